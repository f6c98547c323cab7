"""An Active Pokémon dropped on an opposing one: which attacks it means, what is said and done."""

from __future__ import annotations

import pytest

from app.core.intent import PutMark
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DRAGAPULT,
    DREEPY,
    DUSKULL,
    FIRE,
    LATIAS,
    PSYCHIC,
    Game,
    on,
    royal,
    teams,
    titles,
)

SPOINK = "MEG-62"


def dropped(game: Game, on_zone: str, index: int = 0, seat: int = 0) -> list[str]:
    """What the first Active Pokémon of Aki could mean on another one."""
    zone = "active.0" if "active.0" in game.view().zones else "active.t0"
    target = game.unit(on_zone, index)
    return titles(game.drops(on(game, zone), on_zone, target, seat=seat))


def test_an_attack_that_is_paid_comes_first_and_one_that_is_not_last_but_the_rest() -> None:
    game = Game()
    game.stand(DRAGAPULT, "active.0", FIRE)
    game.stand(DUSKULL, "active.1")
    game.turn(0)
    said = dropped(game, "active.1")
    assert said[0] == "Attack: Jet Headbutt → Duskull 70; Knocked Out, 1 Prize"
    unpaid = "Attack: Phantom Dive → Duskull 200; Knocked Out, 1 Prize (1 Psychic missing)"
    assert said[1] == unpaid
    game.do(PutMark((game.unit("active.0"),), "damage", value=30))
    said = dropped(game, "active.1")
    assert ["Attack" in title for title in said[:4]] == [True, False, False, True]
    assert said[1:3] == ["Move 10 damage to Duskull", "Move all damage to Duskull"]


def test_it_is_one_gesture_that_attacks_and_puts_the_damage() -> None:
    game = Game()
    game.stand(DRAGAPULT, "active.0", FIRE)
    game.stand(LATIAS, "active.1")
    game.turn(0)
    first, *_ = game.drops(on(game), "active.1", game.unit("active.1"))
    assert first.title.en == "Attack: Jet Headbutt → Latias ex 70"
    assert first.title.ja == "ワザ：ジェットヘッド → ラティアスex 70"
    assert first.form(game.view()) is None
    game.do(first.intent)
    assert game.marks(game.unit("active.1"))["damage"] == 70
    assert game.view().turn.used("attack") == 1


def test_weakness_stands_in_the_sum_and_a_knock_out_with_its_prizes() -> None:
    game = Game()
    game.stand(DREEPY, "active.0", PSYCHIC)
    game.stand(LATIAS, "active.1")
    game.turn(0)
    target = game.unit("active.1")
    game.do(PutMark((target,), "damage", value=200))
    game.do(PutMark((game.unit("active.0"),), "type_D", value=1))
    said = dropped(game, "active.1")
    assert (
        said[0] == "Attack: Petty Grudge → Latias ex 10 ×2 (Weakness) = 20; Knocked Out, 2 Prizes"
    )


def test_what_is_not_plain_damage_is_asked_for_with_the_target_filled_in() -> None:
    game = Game(deck=(SPOINK, DUSKULL, DUSKULL, PSYCHIC))
    game.stand(SPOINK, "active.0", PSYCHIC)
    game.stand(DUSKULL, "active.1")
    game.stand(DUSKULL, "bench.1")
    game.turn(0)
    target = game.unit("active.1")
    first, *_ = game.drops(on(game), "active.1", target)
    assert first.title.en == "Attack: Triple Spin → Duskull 10×…"
    form = first.form(game.view())
    assert form is not None
    assert next(one for one in form.fields if one.id == "target").value == target  # type: ignore[union-attr] # a Pick
    assert first.asks is not None
    answered = first.asks(game.view(), first.about, {"base:0": "30"})
    assert answered is not None
    assert answered.intent is not None
    game.do(answered.intent)
    assert game.marks(target)["damage"] == 30


def test_only_an_active_pokemon_of_ones_own_in_ones_own_turn_attacks_an_active_one(
    game: Game,
) -> None:
    def attacks(zone: str, target: str, seat: int = 0) -> bool:
        drops = game.drops(on(game, zone), target, game.unit(target), seat=seat)
        return any(title.startswith("Attack:") for title in titles(drops))

    assert attacks("active.0", "active.1")
    assert not attacks("bench.0", "active.1")
    assert not attacks("active.0", "bench.1")
    assert not attacks("active.0", "bench.0")
    assert not attacks("active.1", "active.0"), "an opponent's"
    assert not attacks("active.1", "active.0", seat=1), "not in that player's turn"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_in_a_battle_royal_any_opposing_active_pokemon_is_attacked(seat: int) -> None:
    game = royal()
    name = game.view().setting.seats[seat].name
    for index, foe in enumerate(("Dreepy", "Duskull")):
        said = dropped(game, f"active.{seat}", index)
        assert any(title.startswith(f"Attack: Petty Grudge → {name}'s {foe} 10") for title in said)
    target = game.unit(f"active.{seat}", 1)
    drops = game.drops(on(game), f"active.{seat}", target)
    game.do(next(d for d in drops if d.title.en.startswith("Attack: Petty Grudge")).intent)
    hurt = {
        (one, index): game.marks(game.unit(f"active.{one}", index)).get("damage", 0)
        for one in range(4)
        for index in range(2)
    }
    assert {place for place, damage in hurt.items() if damage} == {(seat, 1)}
    assert game.marks(target)["hit"]


def test_two_against_two_a_partners_active_pokemon_attacks_too_and_never_the_own_side() -> None:
    game = teams()
    for attacker in (0, 1):
        one = Selection(units=(game.unit("active.t0", attacker),))
        said = titles(game.drops(one, "active.t1", game.unit("active.t1", 1)))
        assert any(title.startswith("Attack: Petty Grudge → Kai's Dreepy 10") for title in said)
        other = game.unit("active.t0", 1 - attacker)
        assert not [t for t in titles(game.drops(one, "active.t0", other)) if "Attack" in t]
