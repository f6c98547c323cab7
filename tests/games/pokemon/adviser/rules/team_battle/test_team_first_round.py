"""The first round in two against two: attacks, Energy, cards that speak of it."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    RIOLU,
    attack,
    four,
    hears,
    mon,
    pokemon,
    round_one,
    says,
    trainer,
)

FAST = pokemon(
    "Fast",
    attack("Raid", "F", "30", "If you go first, you can use this attack during your first turn."),
    attack("Slow", "F", "30"),
)
SUPPORTER = trainer("Helper", "supporter", "Draw 3 cards.")
HAMMER = trainer(
    "Late Hammer", text="You can use this card only if you go second, during your first turn."
)
NOT_A, NOT_TEAM = (("tv-supporter", "first-player"),), (("tv-supporter", "first-team"),)


def table(seat: int, **more: object) -> Position:
    field = ([mon(FAST, energy=(FIGHTING,))], [])
    turn = {**round_one(seat), "phase": "main"}
    return four(field, field, field, field, turn=turn, **more)  # type: ignore[arg-type]


def strike(seat: int, name: str) -> p.Attack:
    return p.Attack(seat, f"{'abcd'[seat]}1", name, target=f"{'badc'[seat]}1")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tv_attack_before_d(seat: int) -> None:
    about = (f"{'abc'[seat]}1",)
    heard = hears("tv-attack-before-d", table(seat), strike(seat, "Slow"))
    assert heard == ("illegal", about, None)


def test_tv_attack_before_d_is_silent_for_d_and_later() -> None:
    assert says(table(3), strike(3, "Slow")) == {}
    assert says(table(3), strike(3, "Raid")) == {}
    later = four(([mon(FAST, energy=(FIGHTING,))], []))
    assert says(later, strike(0, "Slow")) == {}


def test_tv_attack_before_d_is_not_sure_of_unknown_attacks() -> None:
    heard = hears("tv-attack-before-d", table(0), strike(0, "Unknown"))
    assert heard is not None
    assert heard[0] == "suspicious"


def test_tv_fast_attack_b() -> None:
    assert says(table(1), strike(1, "Raid")) == {"tv-fast-attack-b": "illegal"}
    assert says(table(0), strike(0, "Raid")) == {}
    assert says(table(2), strike(2, "Raid")) == {}


def test_tv_fast_attack_b_of_another_attack_of_that_pokemon() -> None:
    assert hears("tv-fast-attack-b", table(1), strike(1, "Slow")) is None


def test_tv_a_no_energy() -> None:
    onto_partner = p.AttachCard(0, "c1", FIRE)
    assert says(table(0), p.AttachCard(0, "a1", FIRE)) == {"tv-a-no-energy": "illegal"}
    assert says(table(0), onto_partner) == {"tv-a-no-energy": "illegal"}
    assert says(table(1), p.AttachCard(1, "b1", FIRE)) == {}
    assert says(table(2), p.AttachCard(2, "a1", FIRE)) == {}


def test_tv_a_no_energy_by_version_and_effect() -> None:
    before = table(0, options=(("tv-version", "1.0"),))
    assert says(before, p.AttachCard(0, "a1", FIRE)) == {}
    by_effect = p.AttachCard(0, "a1", FIRE, manual=False)
    assert hears("tv-a-no-energy", table(0), by_effect) is None
    assert says(four(), p.AttachCard(0, "a1", FIRE)) == {}


def test_tv_first_turn_per_player() -> None:
    heard = hears("tv-first-turn-per-player", table(0), c.PlayTrainer(0, HAMMER))
    assert heard == ("reminder", ("seat.0",), "B, D")
    assert hears("tv-first-turn-per-player", table(2), c.PlayTrainer(2, HAMMER)) is not None
    assert says(table(1), c.PlayTrainer(1, HAMMER)) == {}
    assert says(table(3), c.PlayTrainer(3, HAMMER)) == {}


def test_tv_first_turn_per_player_after_round_one() -> None:
    later = four(turn={"player": 1, "number": 6})
    assert hears("tv-first-turn-per-player", later, c.PlayTrainer(1, HAMMER)) is not None


def test_tv_silent_rules_of_supporters() -> None:
    for seat in (0, 2):
        said = says(table(seat), c.PlayTrainer(seat, SUPPORTER))
        assert said == {"tv-silent-rules": "reminder"}
    assert says(table(1), c.PlayTrainer(1, SUPPORTER)) == {}
    assert says(four(), c.PlayTrainer(0, SUPPORTER)) == {}


def test_what_was_agreed_on_supporters_is_kept_to() -> None:
    assert says(table(2, options=NOT_TEAM), c.PlayTrainer(2, SUPPORTER)) == {
        "first-turn-supporter": "illegal"
    }
    assert says(table(0, options=NOT_A), c.PlayTrainer(0, SUPPORTER)) == {
        "first-turn-supporter": "illegal"
    }
    assert says(table(2, options=NOT_A), c.PlayTrainer(2, SUPPORTER)) == {}
    assert says(table(0, options=(("tv-supporter", "allowed"),)), c.PlayTrainer(0, SUPPORTER)) == {}


def bench(mine: int, theirs: int, **more: object) -> Position:
    return four(
        ([mon()], [mon()] * mine),
        ([mon()], []),
        ([mon()], [mon()] * theirs),
        **more,  # type: ignore[arg-type]
    )


def test_tv_silent_rules_of_the_bench() -> None:
    sixth = c.PutDown(0, (RIOLU,), "bench", 0)
    assert says(bench(3, 2), sixth) == {"tv-silent-rules": "reminder"}
    assert says(bench(2, 2), sixth) == {}
    assert says(bench(5, 5), sixth) == {"bench-limit": "illegal"}


def test_what_was_agreed_on_the_bench_is_kept_to() -> None:
    sixth = c.PutDown(0, (RIOLU,), "bench", 0)
    for places, said in (("5", {"bench-limit": "illegal"}), ("8", {}), ("10", {})):
        assert says(bench(3, 2, options=(("tv-bench", places),)), sixth) == said
