"""Rules of whom attacks reach in a Battle Royal."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.royal import PLAIN, A, B, C, royal
from tests.games.pokemon.adviser.situation import attack, hears, mon, pokemon

SCOPE, ACTIVE = "br-attack-bench-scope", "br-attack-own-bench-not-active"
ALL = "Also 10 damage to each Benched Pokémon (both yours and your opponent's)."
WAVER = pokemon("Waver", attack("Wave", "", "10", ALL))
QUAKER = pokemon("Quaker", attack("Quake", "", "60", "30 damage to each of your Benched Pokémon."))
BENCHES = {A: [PLAIN], B: [PLAIN], C: [PLAIN]}


def hit(name: str, *uids: str) -> p.Attack:
    dealt = tuple((uid, 10) for uid in uids)
    return p.Attack(A, "a1", name, target="b1", damage=dealt, entered=True)


def table(card: Any = WAVER) -> Any:
    return royal([mon(card), PLAIN], bench=BENCHES)


def test_br_attack_bench_scope() -> None:
    too_far = hit("Wave", "b1", "a3", "b3", "c3")
    assert hears(SCOPE, table(), too_far) == ("suspicious", ("seat.2",), None)
    assert hears(SCOPE, table(), hit("Wave", "b1", "b3")) == ("suspicious", ("a3",), None)
    assert hears(SCOPE, table(QUAKER), hit("Quake", "b1")) == ("suspicious", ("a3",), None)


def test_br_attack_bench_scope_is_silent_for_the_two_benches() -> None:
    assert hears(SCOPE, table(), hit("Wave", "b1", "a3", "b3")) is None
    assert hears(SCOPE, table(QUAKER), hit("Quake", "b1", "a3")) is None
    assert hears(SCOPE, table(), p.Attack(A, "a1", "Wave", target="b1")) is None


def test_br_attack_own_bench_not_active() -> None:
    quake = hit("Quake", "b1", "a3", "a2")
    assert hears(ACTIVE, table(QUAKER), quake) == ("suspicious", ("a2",), 0)


def test_br_attack_own_bench_not_active_is_silent_for_the_bench() -> None:
    assert hears(ACTIVE, table(QUAKER), hit("Quake", "b1", "a3")) is None
    assert hears(ACTIVE, table(QUAKER), hit("Quake", "b1", "a1")) is None
