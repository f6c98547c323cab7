"""The table of ptcg-sim as its export tells of it: cards are named by where they lie in a zone.

How cards that belong together move along is the simulator's own, followed here step by step:
otherwise every number after it would mean another card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

PLAYERS = ("self", "opp")
IN_PLAY = ("active", "bench")
_KEEPS = (*IN_PLAY, "attachedCards")
"""Zones in which a Pokémon keeps its damage."""
ZONES = (
    *("deck", "lostZone", "discard", "prizes", "active", "bench", "hand"),
    *("attachedCards", "viewCards", "board"),
)
STADIUM = "stadium"
POKEMON = "Pokémon"
HAND, PRIZES = 7, 6


class NotThereError(Exception):
    """An entry is about a card or a zone that is not there."""


@dataclass(eq=False)
class SimCard:
    """A card of the simulator."""

    name: str
    kind: str
    user: str
    usual: str = ""
    """What it is printed as, while it counts as something else."""
    attached: bool = False
    on: bool = False
    """Whether it was attached by itself, and not with what it lies on."""
    under: SimCard | None = None
    """The Pokémon that it belongs to."""
    damage: int = 0
    condition: str = ""

    def let_go(self) -> None:
        """Let it lie by itself."""
        self.attached = self.on = False
        self.under = None


@dataclass
class SimBoard:
    """All cards of both players."""

    decks: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)
    """Player -> (copies, name, kind) of the deck."""
    zones: dict[tuple[str, str], list[SimCard]] = field(default_factory=dict)
    rows: dict[tuple[str, str], list[SimCard]] = field(default_factory=dict)
    """Pokémon in play in the order in which they stand."""
    from_active: bool = False
    """Whether what was set aside last comes from the Active Spot."""

    def zone(self, user: str, name: str) -> list[SimCard]:
        """Return a zone's cards. Raises NotThereError."""
        name = name.replace("Cover", "") if isinstance(name, str) else ""
        if user not in PLAYERS or name not in (*ZONES, STADIUM):
            raise NotThereError
        return self.zones.setdefault(("" if name == STADIUM else user, name), [])

    def card(self, user: str, name: str, index: object) -> SimCard:
        """Return a card of a zone. Raises NotThereError."""
        cards = self.zone(user, name)
        if not isinstance(index, int) or not 0 <= index < len(cards):
            raise NotThereError
        return cards[index]

    def lay(self, user: str, *, build: bool = True) -> None:
        """Take all cards of a player away, and lay the deck."""
        self.zones[("", STADIUM)] = [one for one in self.zone(user, STADIUM) if one.user != user]
        for name in ZONES:
            self.zone(user, name).clear()
        for name in IN_PLAY:
            self.rows[(user, name)] = []
        if build:
            self.zone(user, "deck").extend(
                SimCard(name, kind, user)
                for copies, name, kind in self.decks.get(user, ())
                for _ in range(copies)
            )

    def order(self, user: str, name: str, indices: object) -> None:
        """Put a zone into an order that is told. Raises NotThereError."""
        cards = self.zone(user, name)
        if not isinstance(indices, list) or sorted(indices, key=str) != sorted(
            range(len(cards)), key=str
        ):
            raise NotThereError
        cards[:] = [cards[index] for index in indices]

    def refresh(self) -> None:
        """Let every Pokémon in play be moved to its own place, as the simulator draws anew."""
        for user in PLAYERS:
            for name in IN_PLAY:
                for card in list(self.rows.get((user, name), ())):
                    cards = self.zone(user, name)
                    if card in cards and not card.attached:
                        self.move(user, name, name, cards.index(card))

    def all_to(self, user: str, name: str, goal: str) -> None:
        """Move all of a zone elsewhere."""
        for _ in range(len(self.zone(user, name))):
            self.move(user, name, goal, 0)

    # -- one card -----------------------------------------------------------------------------

    def move(self, user: str, origin: str, goal: str, index: object, target: object = None) -> None:
        """Move a card, with all that goes with it. Raises NotThereError."""
        origin, goal = origin.replace("Cover", ""), goal.replace("Cover", "")
        there, here = self.zone(user, origin), self.zone(user, goal)
        moved = self.card(user, origin, index)
        onto = None
        if isinstance(target, int) and not isinstance(target, bool) and 0 <= target < len(here):
            onto = here[target]
        there.remove(moved)
        here.append(moved)
        free = origin not in IN_PLAY or moved.attached
        if (
            onto is not None
            and goal in IN_PLAY
            and not onto.attached
            and free
            and onto is not moved
        ):
            if moved.kind == POKEMON and origin not in IN_PLAY:
                self._evolve(user, moved, onto, goal)
            else:
                self._attach(user, moved, onto, goal, by_itself=moved.on or origin not in IN_PLAY)
        else:
            self._put(user, moved, onto, origin, goal, target)
        if origin in _KEEPS and not moved.attached:
            self._take_along(user, moved, origin, goal)
        if goal not in _KEEPS:
            moved.damage = 0
        if goal != "active":
            moved.condition = ""
        if goal not in (*_KEEPS, "board") and moved.usual:
            moved.kind, moved.usual = moved.usual, ""

    def _stand(self, user: str, card: SimCard, name: str, instead: SimCard | None = None) -> None:
        place = None
        row = self.rows.setdefault((user, name), [])
        if instead is not None and instead in row:
            place = row.index(instead)
            row[place] = card
        for one in self.rows.values():
            while card in one and not (one is row and place is not None):
                one.remove(card)
        if place is None:
            row.append(card)

    def _evolve(self, user: str, moved: SimCard, onto: SimCard, goal: str) -> None:
        here = self.zone(user, goal)
        moved.let_go()
        self._stand(user, moved, goal, onto)
        moved.damage, onto.damage, onto.condition = onto.damage, 0, ""
        for card in here:
            if card is onto or card.under is onto:
                card.under = moved
        for card in [one for one in here if one.under is moved]:
            card.let_go()
            card.attached = True
            self.move(user, goal, goal, here.index(card), here.index(moved))

    def _attach(
        self, user: str, moved: SimCard, onto: SimCard, goal: str, *, by_itself: bool
    ) -> None:
        here = self.zone(user, goal)
        moved.attached = moved.on = True
        moved.under = onto
        if moved.kind == "Energy" and by_itself:
            # Tools come behind the Energy.
            others = [one for one in here if one.under is onto and one is not moved]
            for tool in others:
                if tool.kind not in (POKEMON, "Energy"):
                    here.remove(tool)
                    here.append(tool)

    def _put(
        self,
        user: str,
        moved: SimCard,
        onto: SimCard | None,
        origin: str,
        goal: str,
        target: object,
    ) -> None:
        there, here = self.zone(user, origin), self.zone(user, goal)
        moved.let_go()
        for row in self.rows.values():
            if moved in row and (origin != goal or row is not self.rows.get((user, goal))):
                row.remove(moved)
        if goal in IN_PLAY and moved not in self.rows.setdefault((user, goal), []):
            self.rows[(user, goal)].append(moved)
        if goal == "active" and len(here) > 1 and not here[0].attached and here[0] is not moved:
            self.move(user, "active", "bench", 0)
        elif (
            (goal, origin) == ("bench", "active")
            and sum(not one.attached for one in here) == 2
            and all(one.attached for one in there)
            and not here[0].attached
        ):
            self.move(user, "bench", "active", 0)
        elif goal in IN_PLAY and onto is not None and onto is not moved and origin in IN_PLAY:
            assert isinstance(target, int)
            if target < len(here) and not here[target].attached:
                self.move(user, goal, origin, target)
        if goal == STADIUM and len(here) > 1:
            self.move(here[0].user, STADIUM, "discard", 0)

    def _take_along(self, user: str, moved: SimCard, origin: str, goal: str) -> None:
        there, here = self.zone(user, origin), self.zone(user, goal)
        before: Sequence[SimCard] = there[: there.index(moved)] if moved in there else list(there)
        for card in [one for one in before if one.under is moved]:
            card.let_go()
            if goal in IN_PLAY and moved in here:
                card.attached = True
                self.move(user, origin, goal, there.index(card), here.index(moved))
            else:
                if card.kind == POKEMON:
                    card.damage = moved.damage
                self.from_active = origin == "active"
                self.move(user, origin, "attachedCards", there.index(card))
