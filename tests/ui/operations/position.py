"""A turn in the middle of a game in which every operation has something to act on."""

from __future__ import annotations

from app.core.card import value_of
from app.core.ids import JUDGE
from app.core.intent import Attach, PutMark
from app.core.intents.turn_intents import Use
from app.core.view import SeatUnit
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DECK,
    DEVOLUTION,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
)


class Position(Game):
    """Aki's third turn against Ren. Places are named as on the table: "active.0", "bench.1:2"."""

    def __init__(self) -> None:
        super().__init__(deck=(*DECK, *DECK))
        self.stand(DRAKLOAK, "active.0", FIRE, PSYCHIC, BELT, DEVOLUTION)
        self.stand(DREEPY, "bench.0")
        self.stand(DUSKULL, "bench.0", PSYCHIC)
        self.stand(DRAKLOAK, "bench.0")
        self.stand(DUSKULL, "active.1", PSYCHIC, BELT)
        for ref in (DREEPY, LATIAS, DREEPY, DUSKULL, DUSKULL):
            self.stand(ref, "bench.1")
        for zone, index, points in (("active.0", 0, 60), ("bench.0", 1, 40)):
            self.do(PutMark((self.unit(zone, index),), "damage", add=points))
        self.do(PutMark((self.unit("active.0"),), "poisoned", value=1))
        for ref in (DRAKLOAK, LATIAS, FIRE, PSYCHIC, IONO, BELT, ARTAZON):
            self.put(ref, "hand.0")
        for ref in (DREEPY, FIRE, ULTRA_BALL, IONO):
            self.put(ref, "hand.1")
        for ref in (FIRE, IONO, DREEPY, PSYCHIC):
            self.put(ref, "discard.0")
        for number in range(12):
            self.put((FIRE, PSYCHIC, ULTRA_BALL)[number % 3], f"prizes.{number % 2}")
        self.stand(TOWER, "stadium", owner=1)
        for seat in (0, 1, 0):
            self.turn(seat)
        self.do(Use("supporter"))
        self.beginning = self.table.host.tree.cursor
        self.before_deck = self.deck()

    def stand(self, ref: str, zone: str, *attached: str, owner: int | None = None) -> str:
        if owner is None:
            return super().stand(ref, zone, *attached)
        self.put(ref, zone, owner)
        return self.view(0).zones[zone].items[-1]

    def evolve(self, place: str, ref: str) -> None:
        """Lay the next stage on a Pokémon."""
        owner = place.partition(":")[0].rpartition(".")[2]
        card = self.put(ref, f"discard.{owner}")
        self.do(Attach((card,), self.named(place).id, "base"), JUDGE)

    def deck(self, number: int | None = None) -> list[str]:
        """Return what really lies in Aki's deck, from the top."""
        table = self.table.host.tree.table
        return [table.cards[card].ref for card in table.zones["deck.0"][:number]]

    def damage(self, place: str) -> int:
        return self.value(place, "damage")

    def value(self, place: str, key: str) -> int:
        """Return the number of a mark on a Pokémon, "seat.N" or "table"."""
        view = self.view()
        marks = view.marks.get(place, ()) if place in TARGETS else self.named(place).marks
        return value_of(marks, key)

    def until(self, place: str, key: str) -> int | None:
        return next(mark.until for mark in self.named(place).marks if mark.key == key)

    def named(self, place: str) -> SeatUnit:
        """Return the Pokémon at a place."""
        view = self.view()
        zone, _, index = place.partition(":")
        return view.units[view.zones[zone].items[int(index or 0)]]

    def top(self, place: str) -> str | None:
        """Return which card a Pokémon is."""
        return self.view().cards[self.named(place).base].ref

    def attached(self, place: str) -> list[str | None]:
        return [self.view().cards[card].ref for card in self.named(place).attached]

    def count(self, zone: str) -> int:
        return self.view().zones[zone].count or 0


TARGETS = ("seat.0", "seat.1", "table")
