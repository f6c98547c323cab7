"""The contract of the text notation: what a game's sentences look like and what they do.

A game gives `Phrase`s ("attaches {cards} to {unit}") and `Claim`s for `expect` lines. How a script
is laid out, who acts and what is asserted of any table is in `session/notation`.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cache
from typing import TypeVar

from app.cards.name_keys import name_key
from app.core.data.value import value
from app.core.ids import JUDGE, SeatId
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import Event, SeatView
from app.games.contracts.procedure_contract import As

Blanks = Mapping[str, str]
"""What stood in the blanks of a form; "" for one that was left out, or that it does not have."""


class NotationError(Exception):
    """A line that cannot be carried out; `words` says why and what is possible there."""

    def __init__(self, words: Words, weight: int = 1) -> None:
        super().__init__(words.en)
        self.words = words
        self.weight = weight
        """How near the line was to being understood: of several readings the nearest is told."""


class RefusedError(NotationError):
    """A gesture of a line that the host refused, `code` as in its answer."""

    def __init__(self, words: Words, code: str) -> None:
        super().__init__(words, 4)
        self.code = code


def misread(en: str, ja: str, weight: int = 1) -> NotationError:
    """Return the error with these words."""
    return NotationError(Words(en, ja), weight)


@value
class Told:
    """Chance as a script fixes it, in the order in which it is called for."""

    coins: deque[bool] = field(default_factory=deque)
    dice: deque[int] = field(default_factory=deque)
    picked: deque[str] = field(default_factory=deque)
    """Names of cards that are picked at random."""
    orders: dict[SeatId, deque[tuple[str, ...]]] = field(default_factory=dict)
    """For each shuffle of a player's deck to come: what lies on top afterwards, by name."""
    passes_over: bool = False
    """Whether what cannot be, or is not told, is no mistake: names of cards that are not there are
    passed over, and the rest is left to chance."""

    def is_used_up(self) -> bool:
        """Whether everything that was told of coins, dice and picks has happened, or need not."""
        return self.passes_over or not (self.coins or self.dice or self.picked)


@value
class Scene:
    """The table as a line of a script finds it."""

    actor: SeatId
    """Who does what the line says."""
    look: Callable[[SeatId], SeatView]
    """Gives a seat's view as it is now."""
    name: Callable[[str], Words]
    """(card ref) -> the card's name."""
    told: Told
    same_name: Callable[[str, str], bool]
    """(a written name, a card's name) -> whether the card is meant."""
    happened: Callable[[], Iterator[Event]] = lambda: iter(())
    """Everything that happened on the way here, the latest first, as a judge is told it."""

    @property
    def view(self) -> SeatView:
        """What the acting seat sees now."""
        return self.look(self.actor)

    @property
    def truth(self) -> SeatView:
        """Everything: a script fixes which Prize card is taken, as it fixes how a coin falls."""
        return self.look(JUDGE)


Doing = Generator[Step | As, None, None]
"""The gestures of a line, one after the other; each is a step of the history of its own.

Where one is refused, the RefusedError comes from its `yield`: a sentence may say better why.
"""


@value
class Phrase:
    """A sentence about what a player does, without the player's name."""

    form: str
    """Words, with {blanks}, [what may be left out] and (one|of|several)."""
    does: Callable[[Scene, Blanks], Doing]
    """Raises NotationError."""


@value
class Claim:
    """A sentence that an `expect` line asserts of the table."""

    form: str
    holds: Callable[[Scene, Blanks], None]
    """Raises NotationError, which says what is the case instead."""


@value
class Notation:
    """The sentences of a game; of several that fit, the first that makes sense counts."""

    phrases: tuple[Phrase, ...]
    claims: tuple[Claim, ...] = ()
    same_name: Callable[[str, str], bool] = lambda text, name: name_key(text) == name_key(name)
    """(a written name, a card's name) -> whether the card is meant."""
    short: Mapping[str, str] = field(default_factory=dict)
    """Short names of cards in a typed position -> their names in a deck list."""
    used: tuple[str, ...] = ()
    """What of the ledger is used in the middle of any turn: a typed position need not say it."""


_COUNTS = {
    "a": 1,
    "an": 1,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}
_BLANKS = {
    "n": rf"(?P<n>\d{{1,4}}|{'|'.join(_COUNTS)})",
    "points": r"(?P<points>\d{1,4})",
}
_PART = re.compile(r"\{(\w+)\}|([\[\]|()])|(\s+)|([^{}\[\]|()\s]+)")
_SIGNS = {"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|"}


@cache
def _pattern(form: str) -> re.Pattern[str]:
    parts = []
    for blank, sign, space, words in _PART.findall(form):
        if blank:
            parts.append(_BLANKS.get(blank, rf"(?P<{blank}>.+?)"))
        elif sign:
            parts.append(_SIGNS[sign])
        else:
            parts.append(r"\s+" if space else re.escape(words))
    return re.compile("".join(parts), re.IGNORECASE)


def filled_in(form: str, text: str) -> Blanks | None:
    """Return what stands in the blanks of `form` where `text` is such a sentence, or None."""
    found = _pattern(form).fullmatch(text)
    if found is None:
        return None
    return defaultdict(str, {blank: words or "" for blank, words in found.groupdict().items()})


def amount(text: str) -> int:
    """Return a number written in digits or, up to ten, as a word. Raises NotationError."""
    if text.casefold() in _COUNTS:
        return _COUNTS[text.casefold()]
    if not text.isdecimal() or len(text) > 4:
        raise misread(f"“{text}” is not a number.", f"「{text}」は数字ではありません。", 2)
    return int(text)


Sentence = TypeVar("Sentence", Phrase, Claim)


def readings(sentences: Sequence[Sentence], text: str) -> Iterator[tuple[Sentence, Blanks]]:
    """Yield the sentences that `text` may be, the first one first."""
    for sentence in sentences:
        blanks = filled_in(sentence.form, text)
        if blanks is not None:
            yield sentence, blanks
