"""The cards of one player as a battle log tells of them: each unnamed until it shows itself.

A card that was drawn unseen and is played later had that name all along. Where a card of the name
lay in the deck as it was drawn, it was that one; else it is one more.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

DECK = 60


@dataclass(eq=False)
class LogCard:
    """A card of one deck."""

    name: str = ""
    """"" as long as nobody named it."""
    since: int = 0
    """When it came to where it lies."""
    drawn: tuple[list[LogCard], int, int] | None = None
    """The order in which it came off the deck last, its place there, and when; None for a card
    that came otherwise."""


@dataclass
class LogCards:
    """One player's."""

    deck: list[LogCard] = field(default_factory=lambda: [LogCard() for _ in range(DECK)])
    hand: list[LogCard] = field(default_factory=list)
    prizes: list[LogCard] = field(default_factory=list)
    discard: list[LogCard] = field(default_factory=list)
    lost: list[LogCard] = field(default_factory=list)
    top: list[LogCard] = field(default_factory=list)
    """What was put on top of the deck since it was shuffled, the top one last."""
    bottom: list[LogCard] = field(default_factory=list)
    """What was put under the deck since: nothing of it is drawn while anything else is left."""
    order: list[LogCard] = field(default_factory=list)
    """What came off the top since the deck was shuffled, in order."""
    assumed: int = 0
    """Cards of which the log does not say how they came to where they were."""
    now: int = 0

    def __post_init__(self) -> None:
        self.every = tuple(self.deck)
        """All sixty."""

    # -- the deck -------------------------------------------------------------------------

    def shuffle(self) -> list[LogCard]:
        """Begin a new order, and return it: what comes off the top will stand in it."""
        self.order = []
        self.top.clear()
        self.bottom.clear()
        return self.order

    def draw(self, name: str = "") -> LogCard | None:
        """Take the top card off the deck; None from an empty one."""
        self.now += 1
        if self.top:
            card = self.top.pop()
            card.name, card.drawn = card.name or name, None
        else:
            above = [card for card in self.deck if card not in self.bottom] or self.deck
            found = self._named(above, name, unseen=True) if name else self._unnamed(above)
            if found is None:
                return None
            card = found
            if card in self.bottom:
                self.bottom.remove(card)
            card.drawn = (self.order, len(self.order), self.now)
            self.order.append(card)
        self.deck.remove(card)
        return card

    def search(self, name: str = "") -> LogCard | None:
        """Take a card out of the deck, wherever it lies; None from an empty one."""
        self.now += 1
        card = self._named(self.deck, name) if name else self._unnamed(self.deck)
        if card is not None:
            self.deck.remove(card)
            card.drawn = None
            for pile in (self.top, self.bottom):
                if card in pile:
                    pile.remove(card)
        return card

    def put_under(self, cards: Iterable[LogCard]) -> None:
        """Put cards on the bottom of the deck."""
        cards = tuple(cards)
        self.put(cards, self.deck)
        self.bottom += cards

    # -- zones ----------------------------------------------------------------------------

    def put(self, cards: Iterable[LogCard], zone: list[LogCard]) -> None:
        """Put cards into a zone."""
        for card in cards:
            card.since = self.now
            zone.append(card)

    def has(self, zone: list[LogCard], names: Iterable[str]) -> bool:
        """Whether cards of all these names are known to lie in a zone."""
        there = [card.name for card in zone]
        for name in names:
            if name not in there:
                return False
            there.remove(name)
        return True

    def take(self, zone: list[LogCard], name: str = "") -> LogCard | None:
        """Take a card out of a zone, named by it where none of the name is known; None for none."""
        self.now += 1
        card = self._named(zone, name) if name else self._unnamed(zone)
        if card is not None:
            zone.remove(card)
        return card

    def name_one(self, zone: list[LogCard], name: str) -> None:
        """Give a card of a zone a name that it turns out to have."""
        if (card := self.take(zone, name)) is not None:
            zone.append(card)

    def _unnamed(self, zone: list[LogCard]) -> LogCard | None:
        free = next((card for card in zone if not card.name), None)
        return free if free is not None else next(iter(zone), None)

    def _named(self, zone: list[LogCard], name: str, *, unseen: bool = False) -> LogCard | None:
        """Return the card of a zone that has a name, or now gets it; `unseen`: off the deck."""
        known = next((card for card in zone if card.name == name), None)
        if known is not None:
            return known
        card = next((one for one in zone if not one.name), None)
        if card is None:
            return None
        other = None if unseen else self._drawn_instead(zone, card, name)
        if other is not None:
            return other
        card.name = name
        return card

    def _drawn_instead(self, zone: list[LogCard], card: LogCard, name: str) -> LogCard | None:
        """Return the card of a name that lay in the deck as this one was drawn: it was that one."""
        if zone is self.deck or card.drawn is None:
            return None
        order, at, when = card.drawn
        other = next((one for one in self.deck if one.name == name and one.since <= when), None)
        if other is None:
            return None
        order[at] = other
        zone[zone.index(card)], self.deck[self.deck.index(other)] = other, card
        other.drawn, card.drawn = card.drawn, None
        other.since, card.since = card.since, other.since
        return other
