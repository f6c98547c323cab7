"""What a card shows: its face and how it reads, as its game tells it, whatever the game.

The window paints a `Face` small, large or in few words, lists it, and lets a screen reader say it;
it knows nothing of the game. All of it is made by the game (`GameCards.face`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Literal

from app.core.data.value import value
from app.core.text.words import Language, Words

Layout = Literal["unit", "text", "emblem"]
"""What the face gives its room to: numbers and rows; words; one large sign."""
Role = Literal["name", "other_name", "fact", "ability", "attack", "cost", "text", "print"]
"""What a statement is about; the reading view writes each in its own way."""
Attached = Literal["energy", "tool", ""]
"""How a card shows on the unit it is attached to: by its sign, by its name, by itself."""


@value
class Sign:
    """A round sign and the colour that goes with it: a type, a suit, a kind."""

    id: str
    """What stands for it in texts: "{D}" for the sign called "D"."""
    colour: str
    """Of the sign, and of the card that belongs to it."""
    signs: Words
    """What stands on it: a letter in English, one character in Japanese."""
    words: Words
    """What it is called."""
    pale: float = 0.58
    """How much paper there is in the tint of such a card, 0 to 1."""
    cool: bool = False
    """Whether that paper is cool: steel and night would turn cream to mud."""
    far: str = ""
    """How such a card is painted from far away; "" for its colour."""


@value
class FaceRow:
    """One thing that a card can do or says: an attack, an ability."""

    name: Words
    cost: tuple[Sign, ...] = ()
    number: str = ""
    """What stands at the end of the line: damage, as printed."""
    text: Words | None = None
    chip: Words | None = None
    """A word before the name that says what it is; None for the usual."""


@value
class FootEntry:
    """One of the small entries at the foot of a unit."""

    title: Words
    signs: tuple[Sign, ...] = ()
    amount: str = ""
    """What stands behind the signs, or instead of them."""
    arrow: str = ""
    """What leads its signs on a small face, at the right; "" for one at the left."""


@value
class Statement:
    """One line of what a card says in words alone."""

    role: Role
    words: str
    value: str = ""
    """What stands at the end of the line: the damage of an attack."""


@value
class FaceBody:
    """What stands on a card below its name and line, in small letters: read close up only."""

    details: tuple[Words, ...] = ()
    """What follows the line on a large face."""
    rows: tuple[FaceRow, ...] = ()
    text: Words | None = None
    foot: tuple[FootEntry, ...] = ()
    imprint: Words = Words("", "")
    """The last line: set, number, edition."""
    stake: Words | None = None
    """What is at stake with it, at the right of that line."""
    placeholder: str = ""
    """What stands below the name of a card without data: set and number."""
    picture: tuple[str, ...] = ()
    """What a picture of one's own may be called, the best first (`GameCards.picture_key`)."""


def _nothing(_language: Language) -> tuple[Statement, ...]:
    return ()


@value
class Face:
    """A card as it is painted, listed and read."""

    key: str
    name: Words
    sign: Sign
    """What tints it, and is seen in its art."""
    line: Words
    """What it is, in a line: "Basic · Ancient"."""
    kind: str = ""
    """Names its kind, by which piles are filtered."""
    kind_words: Words = Words("", "")
    rank: tuple[int, str] = (0, "")
    """Where it stands among cards sorted by kind."""
    known: bool = True
    """Whether there is data for it, or its name stands in."""
    layout: Layout = "text"
    signs: tuple[Sign, ...] = ()
    """Signs beside its number, and the large sign of an emblem."""
    ringed: bool = False
    """Whether a second ring is around an emblem, in the colours of its signs."""
    attached: Attached = ""
    plain: bool = False
    """Whether its name says already what it is."""
    number: str = ""
    """The number that is seen first: hit points."""
    unit: int = 0
    """The same to reckon with; 0 where it has none."""
    number_label: str = ""
    """What stands small before it on a large face: "HP"."""
    body: Callable[[], FaceBody] = field(default=FaceBody, compare=False)
    """Returns the rest: thousands of cards are scrolled past before one is read."""
    printed: tuple[str, ...] = ()
    """Where it was printed: which print, its set, when."""
    symbols: Mapping[str, Sign] = field(default_factory=dict, compare=False)
    """The signs that stand in its texts, "{D}", by what stands between the braces."""
    told: Callable[[Language], Iterable[Statement]] = field(default=_nothing, compare=False)
    """(language) -> all it says, from top to bottom, in words and no signs."""

    @property
    def short(self) -> Words:
        """What it is called beside others of its kind: a plain sign by its own name."""
        return self.sign.words if self.plain and self.signs else self.name

    def statements(self, language: Language) -> tuple[Statement, ...]:
        """Return all it says; at least its name."""
        return tuple(self.told(language)) or (Statement("name", self.name.in_(language)),)

    def said(self, language: Language) -> str:
        """Return everything it says, one statement a line."""
        lines = (f"{one.words} {one.value}".rstrip() for one in self.statements(language))
        return "\n".join(lines)
