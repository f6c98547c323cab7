"""What lies in play as a battle log tells of it: where each Pokémon stands, and what is on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from app.games.pokemon.battle_log.log_cards import LogCard, LogCards


@dataclass(eq=False)
class LogPokemon:
    """A Pokémon in play."""

    cards: list[LogCard]
    """From the Basic up."""
    attached: list[LogCard] = field(default_factory=list)
    damage: int = 0
    came: int = 0
    """The turn in which it came, or became what it is."""
    used: int = 0
    """The last turn in which its Ability was used."""

    @property
    def name(self) -> str:
        """What it is called now."""
        return self.cards[-1].name

    @property
    def has_tool(self) -> bool:
        """Whether anything else than Energy is attached, by the names."""
        return any(card.name and not card.name.endswith("Energy") for card in self.attached)


@dataclass
class LogSide:
    """One player's side."""

    name: str
    cards: LogCards = field(default_factory=LogCards)
    active: LogPokemon | None = None
    bench: list[LogPokemon] = field(default_factory=list)

    def every(self) -> Iterator[LogPokemon]:
        """Yield all in play, the Active one first."""
        if self.active is not None:
            yield self.active
        yield from self.bench

    def called(self, name: str, place: str = "") -> list[LogPokemon]:
        """Return those of a name, in a place where that is told."""
        there = list(self.every())
        if "Active" in place:
            there = there[: 1 if self.active is not None else 0]
        elif "Bench" in place:
            there = self.bench
        return [one for one in there if one.name == name]

    def likeliest(
        self, name: str, place: str = "", holds: Iterable[str] = (), *, free: bool = False
    ) -> LogPokemon | None:
        """Return which of several of a name is meant: who holds these cards, or has most on it.

        Of equal ones it is who has been that the longest: who can evolve next, and fight first.
        `free`: it is one without a Tool, where there is one.
        """
        wanted = Counter(holds)
        found = self.called(name, place) or self.called(name)
        if free:
            found = [one for one in found if not one.has_tool] or found

        def fits(one: LogPokemon) -> tuple[int, int, int]:
            on_it = Counter(card.name for card in (*one.cards, *one.attached))
            return -sum((wanted - on_it).values()), len(one.attached), -one.came

        return max(found, key=fits, default=None)

    def where(self, one: LogPokemon) -> str:
        """Return how the notation calls a Pokémon."""
        place = "Active" if one is self.active else f"Bench {self.bench.index(one) + 1}"
        return f"{self.name}'s {one.name} ({place})"

    def swap(self, one: LogPokemon) -> None:
        """Bring a Benched Pokémon to the Active Spot."""
        at = self.bench.index(one)
        if self.active is None:
            self.bench.pop(at)
        else:
            self.bench[at] = self.active
        self.active = one

    def remove(self, one: LogPokemon) -> list[LogCard]:
        """Take a Pokémon out of play; return all its cards."""
        if one is self.active:
            self.active = None
        else:
            self.bench.remove(one)
        return [*one.cards, *one.attached]
