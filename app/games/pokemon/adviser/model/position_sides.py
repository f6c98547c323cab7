"""The players of a position as the rules read them: their Pokémon, piles and Stadiums.

What is not known is None, and a rule that needs it stays silent or lowers what it says.
"""

from __future__ import annotations

from typing import Literal

from app.core.card import Marks, mark_of, value_of
from app.core.data.asked_once import asked_of_each
from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card

Player = int
"""Index in the order of turns: 0 went first in a case; the seat at a table."""
Spot = Literal["active", "bench"]

LONG_AGO = 0
"""The turn of what happened before anybody remembers."""


@value
class Condition:
    """A Special Condition (特殊状態) on a Pokémon."""

    key: str
    """"asleep", "paralyzed", "confused", "poisoned" or "burned"."""
    counters: int = 1
    """Damage counters it puts at a checkup: Poisoned usually 1, Burned 2. Of Paralyzed at a table:
    how many ends of its own turn it still sees."""
    source: Player | None = None
    """Who gave it, where that is remembered."""
    since: int | None = None
    """The turn it was given in."""


NAMELESS: dict[Spot, Words] = {
    "active": Words("the Active Pokémon", "バトルポケモン"),
    "bench": Words("the Benched Pokémon", "ベンチポケモン"),
}
"""What a Pokémon is called whose card is not known."""


@value
class Mon:
    """A Pokémon in play."""

    uid: str
    """The unit's id at a table, the case's own name for it in a case."""
    player: Player
    """Whose side it stands on."""
    spot: Spot
    card: Card | None
    """The card on top; None where the seat does not know it or a case leaves it open."""
    stack: tuple[Card, ...] = ()
    """All its stages from the bottom to the top, the top one included; as far as known."""
    energy: tuple[Card, ...] = ()
    tools: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()
    """What else is attached."""
    owners: tuple[Player, ...] = ()
    """Owner of every card of it, in the order stack, energy, tools, others."""
    unknown: int = 0
    """Attached cards that nobody can see."""
    damage: int = 0
    """In points."""
    hp_left: int | None = None
    """What is left of its HP, where a case gives that instead of the damage."""
    conditions: tuple[Condition, ...] = ()
    turned: int = 0
    """How far the card is turned, clockwise in degrees."""
    entered: int = LONG_AGO
    """Number of the turn it came into play."""
    evolved: int = LONG_AGO
    """Number of the turn it evolved last; LONG_AGO if it never did."""
    devolved: int = LONG_AGO
    marks: Marks = ()
    """What was noted on it by hand: locks, changed costs, extra HP."""
    down: bool = False
    """Whether it lies face down."""
    plain: bool = False
    """A case's stand-in: any Basic Pokémon without a text that matters."""
    energy_marks: tuple[Marks, ...] = ()
    """What was noted on each card of `energy`; empty where nothing was."""
    by_name: tuple[Card, ...] = ()
    """Those of `unknown` that lie open and only lack data: their names are known."""
    straight: bool = False
    """Whether a case says that it was put straight into the Active Spot."""

    def has(self, key: str) -> bool:
        """Whether a condition is on it."""
        return any(one.key == key for one in self.conditions)

    def noted(self, key: str) -> bool:
        """Whether people noted this on it ("no_attack")."""
        return mark_of(self.marks, key) is not None

    def number(self, key: str) -> int:
        """Return the number noted on it ("hp"); 0 if there is none."""
        return value_of(self.marks, key)

    @property
    def hp(self) -> int | None:
        """Its HP, what people noted included; None where they are not known."""
        if self.card is None or not self.card.hp:
            return None
        return max(10, self.card.hp + self.number("hp") - self.number("hp_less"))

    @property
    def left(self) -> int | None:
        """HP left, at least 0; None where that is not known."""
        if self.hp_left is not None:
            return max(0, self.hp_left)
        return None if self.hp is None else max(0, self.hp - self.damage)

    @property
    def name(self) -> Words:
        """What it is called in a sentence: its name, or where it stands."""
        return self.card.name if self.card is not None else NAMELESS[self.spot]


@value
class Side:
    """A player and what lies on the player's side of the table."""

    player: Player
    name: str
    team: int = 0
    mons: tuple[Mon, ...] = ()
    """Active Pokémon first, then the Bench in its order."""
    prizes: int | None = 6
    """Prize cards left."""
    prizes_up: int = 0
    """Prize cards that lie face up."""
    deck: int | None = 20
    """Cards in the deck."""
    hand: tuple[Card, ...] | None = None
    """The cards in hand, where the adviser may know all of them."""
    hand_count: int | None = None
    discard: tuple[Card, ...] | None = None
    lost: tuple[Card, ...] = ()
    marks: Marks = ()
    """What was noted on the player: locks, GX and VSTAR used, mulligans."""
    turns: int | None = None
    """How many turns the player has begun."""
    shown: bool = True
    """Whether it is told which Pokémon are in play: a case may leave that open."""
    out: bool = False
    """Whether the player is out of the game, and the others go on."""

    @property
    def actives(self) -> tuple[Mon, ...]:
        """The Active Pokémon; one, but for a moment of handling."""
        return _standing(self, "active")

    @property
    def bench(self) -> tuple[Mon, ...]:
        """The Benched Pokémon."""
        return _standing(self, "bench")

    def noted(self, key: str) -> bool:
        """Whether people noted this on the player ("no_items")."""
        return mark_of(self.marks, key) is not None

    def number(self, key: str) -> int:
        """Return the number noted on the player."""
        return value_of(self.marks, key)


@asked_of_each
def _standing(side: Side, spot: Spot) -> tuple[Mon, ...]:
    return tuple([mon for mon in side.mons if mon.spot == spot])


@value
class InStadium:
    """A Stadium in play."""

    uid: str
    card: Card | None
    owner: Player
    player: Player | None = None
    """Who played it, where that is remembered."""
    turned: int = 0
    """How far the card is turned: some work on one side only."""
    faces: Player | None = None
    """Whom it works on, where it works on one side only and that is said."""
