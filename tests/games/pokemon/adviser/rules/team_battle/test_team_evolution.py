"""Evolution in two against two: rounds, the partner's turn, Evolutionary Advantage."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import (
    FIRE,
    GARDEVOIR,
    KIRLIA,
    LUCARIO,
    RALTS,
    RIOLU,
    ability,
    four,
    mon,
    pokemon,
    round_one,
    says,
    trainer,
)

ADVANTAGE = ability(
    "Evolutionary Advantage", "If you go second, this Pokémon can evolve during your first turn."
)
SHINX = pokemon("Shinx", abilities=(ADVANTAGE,))
LUXIO = pokemon("Luxio", stage="stage1", evolves="Shinx")
LUXRAY = pokemon("Luxray", stage="stage2", evolves="Luxio")


def table(seat: int, one: Any, turn: dict[str, Any] | None = None) -> Position:
    """Return a position in which a Pokémon stands with A and another with B."""
    return four(([one], []), ([one], []), turn=turn or round_one(seat))


def test_tv_evolve_round_one() -> None:
    for seat, onto in ((0, "a1"), (1, "b1"), (2, "a1"), (3, "b1")):
        said = says(table(seat, mon(RIOLU)), p.Evolve(seat, onto, LUCARIO))
        assert said == {"tv-evolve-round-one": "illegal"}


def test_tv_evolve_round_one_is_silent_in_round_two() -> None:
    second = table(0, mon(RIOLU), {"player": 0, "number": 5})
    assert says(second, p.Evolve(0, "a1", LUCARIO)) == {}


def test_tv_evolve_advantage() -> None:
    for seat in (0, 2):
        said = says(table(seat, mon(SHINX)), p.Evolve(seat, "a1", LUXIO))
        assert said == {"tv-evolve-advantage": "illegal"}
    for seat in (1, 3):
        assert says(table(seat, mon(SHINX)), p.Evolve(seat, "b1", LUXIO)) == {}


def test_tv_evolve_advantage_in_round_two() -> None:
    second = table(0, mon(SHINX), {"player": 0, "number": 5})
    assert says(second, p.Evolve(0, "a1", LUXIO)) == {}


def test_tv_evolve_advantage_chain() -> None:
    luxio = mon(LUXIO, stack=(SHINX, LUXIO), evolved=2)
    said = says(table(3, luxio), p.Evolve(3, "b1", LUXRAY))
    assert said == {"tv-evolve-advantage-chain": "illegal"}


def test_tv_evolve_advantage_chain_goes_on_in_round_two() -> None:
    luxio = mon(LUXIO, stack=(SHINX, LUXIO), evolved=2)
    second = table(1, luxio, {"player": 1, "number": 6})
    assert says(second, p.Evolve(1, "b1", LUXRAY)) == {}


def test_tv_evolve_next_partner_turn_of_what_came_this_turn() -> None:
    fresh = four(([mon(RALTS, entered=9)], []))
    assert says(fresh, p.Evolve(0, "a1", KIRLIA)) == {"tv-evolve-next-partner-turn": "illegal"}
    partner = four(([mon(RALTS, entered=9)], []), turn={"player": 2, "number": 11})
    assert says(partner, p.Evolve(2, "a1", KIRLIA)) == {}


def test_tv_evolve_next_partner_turn_of_what_evolved_this_turn() -> None:
    twice = four(([mon(KIRLIA, stack=(RALTS, KIRLIA), evolved=9)], []))
    assert says(twice, p.Evolve(0, "a1", GARDEVOIR)) == {"tv-evolve-next-partner-turn": "illegal"}
    partner = four(
        ([mon(KIRLIA, stack=(RALTS, KIRLIA), evolved=9)], []), turn={"player": 2, "number": 11}
    )
    assert says(partner, p.Evolve(2, "a1", GARDEVOIR)) == {}


def test_tv_ally_is_own() -> None:
    tool = trainer("Band", "tool")
    table = four(([mon(RIOLU)], []), ([mon()], []), ([mon(RIOLU)], [mon(RALTS)]))
    assert says(table, p.AttachCard(0, "c2", FIRE)) == {}
    assert says(table, p.Evolve(0, "c1", LUCARIO)) == {}
    assert says(table, c.PlayTrainer(0, tool, onto="c1"), p.AttachCard(0, "c1", tool)) == {}
    assert says(table, p.AttachCard(0, "b1", FIRE)) == {"energy-opponent": "illegal"}
