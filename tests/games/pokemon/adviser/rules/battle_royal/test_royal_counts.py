"""Rules of what attacks count in a Battle Royal."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.royal import PLAIN, A, royal
from tests.games.pokemon.adviser.situation import FIRE, attack, hears, mon, pokemon

BENCH, BOTH = "br-bench-count", "br-effect-both-actives"
PACK = "This attack does 10 more damage for each of your Benched Pokémon."
LEADER = pokemon("Leader", attack("Pack", "", "20+", PACK))
BALL = "This attack does 20 damage for each Energy attached to both Active Pokémon."
FLYER = pokemon("Flyer", attack("Ball", "", "20×", BALL))


def hit(name: str, points: int) -> p.Attack:
    return p.Attack(A, "a1", name, target="b1", damage=(("b1", points),), entered=True)


def energized(count: int) -> Any:
    return mon(None, plain=True, energy=(FIRE,) * count)


def test_br_bench_count() -> None:
    table = royal([mon(LEADER), PLAIN], bench={A: [PLAIN] * 4})
    assert hears(BENCH, table, hit("Pack", 70)) == ("suspicious", ("b1",), 60)


def test_br_bench_count_is_silent_for_the_benched_ones() -> None:
    table = royal([mon(LEADER), PLAIN], bench={A: [PLAIN] * 4})
    assert hears(BENCH, table, hit("Pack", 60)) is None
    assert hears(BENCH, table, hit("Pack", 200)) is None, "something else is the matter"


def test_br_effect_both_actives() -> None:
    flyer = mon(FLYER, energy=(FIRE,) * 2)
    table = royal([flyer, PLAIN], b=[energized(1), energized(2)])
    assert hears(BOTH, table, hit("Ball", 100)) == ("suspicious", ("b1",), 60)


def test_br_effect_both_actives_is_silent_for_attacker_and_target() -> None:
    flyer = mon(FLYER, energy=(FIRE,) * 2)
    table = royal([flyer, PLAIN], b=[energized(1), energized(2)])
    assert hears(BOTH, table, hit("Ball", 60)) is None
