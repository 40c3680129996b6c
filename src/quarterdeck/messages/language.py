"""The language in which whoever is spoken to is spoken to, and a memory for what holds sentences.

The language belongs to the context (`contextvars`): a request or a socket of the server has that of its sender, a command
that of its terminal. So nothing hands a language on, and nothing can forget to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Final, ParamSpec, TypeVar

from babel.numbers import get_decimal_symbol

OWN: Final = "en"
"""The language in which the project is written; it stands in for every message that another one lacks."""
LANGUAGES: Final = (OWN, "de")
"""All languages that somebody can be spoken to in."""
_SPOKEN: Final[ContextVar[str]] = ContextVar("language", default=OWN)

P = ParamSpec("P")
T = TypeVar("T")


def spoken() -> str:
    """The language of whoever is spoken to now: one of `LANGUAGES`."""
    return _SPOKEN.get()


def speak(language: str) -> None:
    """From now on whoever is spoken to in this context is spoken to in this language."""
    _SPOKEN.set(known(language))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Inside, whoever is spoken to is spoken to in this language."""
    token = _SPOKEN.set(known(language))
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def known(language: str) -> str:
    """The language; ValueError if nobody is spoken to in it here."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of the languages {', '.join(LANGUAGES)}")
    return language


def best_of(wanted: Iterable[str]) -> str | None:
    """The first of these language tags (`de`, `de-AT`, `de_AT.UTF-8`) that is spoken here; None if none is."""
    tags = (tag.replace("_", "-").partition("-")[0].partition(".")[0].strip().lower() for tag in wanted)
    return next((tag for tag in tags if tag in LANGUAGES), None)


def decimals(number: str) -> str:
    """A number with a point, as whoever is spoken to writes it: `4.2` is 4,2 in German."""
    return number.replace(".", get_decimal_symbol(_SPOKEN.get()))


def remembered(size: int | None = None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Like `functools.lru_cache`, for functions whose results hold sentences: each language has a memory of its own."""

    def remember(function: Callable[P, T]) -> Callable[P, T]:
        memories = {language: lru_cache(size)(function) for language in LANGUAGES}

        @wraps(function)
        def remembering(*args: P.args, **kwargs: P.kwargs) -> T:
            return memories[_SPOKEN.get()](*args, **kwargs)  # type: ignore[arg-type]

        return remembering

    return remember
