"""The language of the present listener, and a cache for things that contain sentences.

The language belongs to the context (`contextvars`): a request or a socket of the server has the language of its sender,
a command that of its terminal. So no code has to pass a language on, and none can forget to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from typing import Final, ParamSpec, Protocol, TypeVar, cast

from babel.numbers import get_decimal_symbol

OWN: Final = "en"
"""The language in which the project is written; it is used for every message that another one lacks."""
LANGUAGES: Final = (OWN, "de")
"""All languages that Quarterdeck speaks."""
_SPOKEN: Final[ContextVar[str]] = ContextVar("language", default=OWN)

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


def spoken() -> str:
    """The language of the present listener: one of `LANGUAGES`."""
    return _SPOKEN.get()


def speak(language: str) -> None:
    """From now on, speak this language in this context."""
    _SPOKEN.set(known(language))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Inside, this language is spoken."""
    token = _SPOKEN.set(known(language))
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def known(language: str) -> str:
    """The language; ValueError if Quarterdeck does not speak it."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of the languages {', '.join(LANGUAGES)}")
    return language


def best_of(wanted: Iterable[str]) -> str | None:
    """The language of the first of these tags (`de`, `de-AT`, `de_AT.UTF-8`) that Quarterdeck speaks; None if it speaks none."""
    tags = (tag.replace("_", "-").partition("-")[0].partition(".")[0].strip().lower() for tag in wanted)
    return next((tag for tag in tags if tag in LANGUAGES), None)


def decimals(number: str) -> str:
    """A decimal number as the present listener writes it: `4.2` is 4,2 in German."""
    return number.replace(".", _decimal_symbol(_SPOKEN.get()))


@cache
def _decimal_symbol(language: str) -> str:
    return get_decimal_symbol(language)


class Remembering(Protocol[P, T_co]):
    """A function whose results are remembered in each language."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T_co:
        """The result in the language of the present listener."""

    def here(self) -> Callable[P, T_co]:
        """The function in the language of the present listener, which is faster for many calls in a row."""


def remembered(size: int | None = None) -> Callable[[Callable[P, T]], Remembering[P, T]]:
    """Like `functools.lru_cache`, for functions whose results contain sentences: each language has a cache of its own."""

    def remember(function: Callable[P, T]) -> Remembering[P, T]:
        memories = {language: lru_cache(size)(function) for language in LANGUAGES}

        @wraps(function)
        def remembering(*args: P.args, **kwargs: P.kwargs) -> T:
            return memories[_SPOKEN.get()](*args, **kwargs)  # type: ignore[arg-type]

        found = cast("Remembering[P, T]", remembering)
        found.here = lambda: memories[_SPOKEN.get()]  # type: ignore[method-assign]
        return found

    return remember
