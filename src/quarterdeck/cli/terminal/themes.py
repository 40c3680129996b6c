"""The table's two themes; their colours are those of the pictures."""

from __future__ import annotations

from textual.theme import Theme as ScreenTheme

from quarterdeck.scene.theme import ThemeName, find_theme


def screen_theme(name: ThemeName) -> ScreenTheme:
    """The theme of the screen around pictures in the same theme."""
    style = find_theme(name).style
    return ScreenTheme(
        name=name,
        dark=name == "dark",
        primary=style("panel-turn").line,
        secondary=style("words-soft").fill,
        accent=style("panel-turn").line,
        error=style("banner").fill,
        warning=style("banner").line,
        foreground=style("words").fill,
        background=style("page").fill,
        surface=style("panel").fill,
        panel=style("slot").fill,
        variables={
            "quiet": style("words-soft").fill,
            "frame": style("panel").line,
            "alarm": style("banner").fill,
            "alarm-ink": style("words-banner").fill,
            "cursor-ground": style("words-title").fill,
            "cursor-ink": style("page").fill,
            "footer-key-foreground": style("words-title").fill,
            "footer-description-foreground": style("words-soft").fill,
            "footer-background": style("page").fill,
            "block-cursor-background": style("words-title").fill,
            "block-cursor-foreground": style("page").fill,
            "block-cursor-blurred-background": style("slot").fill,
            "block-cursor-blurred-foreground": style("words").fill,
        },
    )
