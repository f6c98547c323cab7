"""What a card shows: its face and how it reads, as its game tells it, whatever the game.

The window paints a `Face` small, large or in few words, lists it, and lets a screen reader say it;
it knows nothing of the game. All of it is made by the game (`GameCards.face`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Literal

from app.cards.placeholder_keys import placeholder_name
from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Language, Words

Layout = Literal["unit", "text", "emblem", "index", "crest", "name"]
"""What the face gives its room to: numbers and rows; words; one large sign; its corners and a
drawing between them, where its name is for those who read it; a drawing below its name and its one
corner, with its numbers large at the foot; its name alone."""
Role = Literal["name", "other_name", "fact", "ability", "attack", "cost", "text", "print"]
"""What a statement is about; the reading view writes each in its own way."""
Attached = Literal["sign", "name", ""]
"""How a card shows on the unit it is attached to: by its sign, by its name, by itself."""


Laid = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): a point (x, y) lies at (a x + c y + e, b x + d y + f)."""


@value
class Stroke:
    """One closed shape of an emblem, filled."""

    path: str
    """The path as SVG writes it, of absolute M, L, C, Q and Z alone ("M 0.5 0 L 1 1 L 0 1 Z"), in
    shares of the emblem's width, from its upper left corner."""
    colour: str = ""
    """"#rrggbb"; "" for the ink the emblem is drawn in."""
    laid: Laid | None = None
    """Where a path lies that is drawn more than once; None for where it is written."""


@value
class Emblem:
    """A drawing as data: no picture, no font, crisp at any size."""

    strokes: tuple[Stroke, ...]
    """From the lowest to the uppermost."""
    high: float = 1.0
    """Its height in shares of its width."""
    small: tuple[Stroke, ...] = ()
    """What is drawn of it beside a line of text; nothing where that is the same."""


@value
class Placed:
    """An emblem at its place on a face."""

    emblem: Emblem
    x: float = 0.5
    y: float = 0.5
    """Where its middle is, in shares of width and height: of the card where the layout is "index",
    of the panel for art in every other."""
    size: float = 0.5
    """Its width, in shares of that width."""
    turned: bool = False
    """Whether it stands on its head."""
    colour: str = ""
    """Of the ink; "" for that of the face's sign."""


@value
class Corner:
    """What stands at two opposite corners of a card, the second time upside down.

    Where the layout is "crest" it stands once, its index on the emblem: a cost in a drop.
    """

    index: Words
    """A letter or a number: "K", "10"."""
    emblem: Emblem | None = None
    """What stands below it: a suit."""
    colour: str = ""
    """Of both; "" for that of the face's sign."""


@value
class LargeNumber:
    """A number that is seen first, from across a table."""

    text: str
    """As printed: "120", "+2", "0"."""
    label: Words = Words("", "")
    """What it counts, in few letters: "HP"."""
    emblem: Emblem | None = None
    """What stands before it at the foot of a card: a sword, a heart."""


@value
class Back:
    """What the cards of a game show when they lie face down."""

    colour: str = "#28447a"
    """Of the weave."""
    disc: str = "#d2452c"
    """Of the sign in the middle."""
    emblem: Emblem | None = None
    """What is drawn on the disc."""


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
    emblem: Emblem | None = None
    """What is drawn on it in place of the letter; None for the letter."""


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
    numbers: tuple[LargeNumber, ...] = ()
    """What is seen first, the most important one first: hit points; attack and life."""
    unit: int = 0
    """The first of them to reckon with; 0 where it has none."""
    corners: Corner | None = None
    """What stands at two of its corners."""
    art: tuple[Placed, ...] = ()
    """What is drawn in its middle; nothing there for a large sign."""
    crest: Callable[[], tuple[Placed, ...]] = field(default=tuple, compare=False)
    """Returns what is drawn there, for a card with no `art` of its own: made when it is seen."""
    body: Callable[[], FaceBody] = field(default=FaceBody, compare=False)
    """Returns the rest: thousands of cards are scrolled past before one is read."""
    printed: tuple[str, ...] = ()
    """Where it was printed: which print, its set, when."""
    symbols: Mapping[str, Sign] = field(default_factory=dict, compare=False)
    """The signs that stand in its texts, "{D}", by what stands between the braces."""
    told: Callable[[Language], Iterable[Statement]] = field(default=_nothing, compare=False)
    """(language) -> all it says, from top to bottom, in words and no signs."""
    short_line: Words = Words("", "")
    """Its line in a letter or two beside its signs, on a small face: "B", "S2"."""
    tail: Words = Words("", "")
    """The end of its name that is never cut: " ex"."""

    @property
    def number(self) -> str:
        """The number that is seen first; "" where there is none."""
        return self.numbers[0].text if self.numbers else ""

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


PAPER = Sign("", "#8a7f68", Words("", ""), Words("Card", "カード"), pale=0.8)
"""The sign of a card of which no more is known than its name: none, on plain paper."""


def plain_face(key: str) -> Face:
    """Return the face of a card of which no more is known than its key: its name, in large letters.

    "?name|set|number" is called by the name in it, any other key by itself.
    """
    name = placeholder_name(key) or key
    return Face(key, both(name), PAPER, Words("", ""), layout="name")
