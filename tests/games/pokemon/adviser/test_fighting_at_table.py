"""Attacks, Knock Outs, Prizes and winning at a real table: gestures that the adviser speaks of."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Announce, Collect, Draw, Move, MoveUnits, Procedure, PutMark
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import (
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    LATIAS,
    PSYCHIC,
    Game,
)

URSALUNA = "TWM-141"
DECK = (
    *(FIRE,) * 22,
    *(PSYCHIC,) * 12,
    *(DREEPY,) * 6,
    *(DUSKULL,) * 6,
    *(DRAKLOAK, DRAGAPULT, LATIAS) * 3,
    URSALUNA,
)


def laid(active: str = DREEPY, *attached: str, foe: str = DUSKULL, prizes: int = 6) -> Watched:
    """Aki's second turn: `active` with Energy, Duskull on the Bench; `foe` and Duskull."""
    game = Game(deck=DECK)
    game.stand(active, "active.0", *(attached or (FIRE, PSYCHIC)))
    game.stand(DUSKULL, "bench.0")
    game.stand(foe, "active.1", PSYCHIC)
    game.stand(DUSKULL, "bench.1")
    for seat in (0, 1):
        for _ in range(prizes):
            game.put(FIRE, f"prizes.{seat}")
        for ref in (FIRE, DREEPY):
            game.put(ref, f"hand.{seat}")
    watched = Watched(game)
    game.start(first="0")
    for seat in (0, 1):
        game.do(Procedure("end_turn"), seat)
    return watched


@pytest.fixture
def table() -> Watched:
    return laid()


def do(table: Watched, name: str, seat: int = 0, **arguments: str) -> dict[str, str]:
    """Run a procedure; what is said of it, which was said before it was done."""
    intent = Procedure(name, tuple(arguments.items()))
    foreseen = table.before(intent) if seat == table.seat else None
    table.game.do(intent, seat)
    graver = {rule: how for rule, how in table.said.items() if how != "reminder"}
    if foreseen is not None:
        assert graver.items() <= foreseen.items()
    return table.said


def active(table: Watched, seat: int = 0) -> str:
    return table.game.unit(f"active.{seat}")


def bench(table: Watched, seat: int = 0, index: int = 0) -> str:
    return table.game.unit(f"bench.{seat}", index)


def hits(table: Watched, points: int, attack: str = "1", **more: str) -> dict[str, str]:
    damage = f"{active(table, 1)}:{points}"
    return do(table, "attack", attack=attack, damage=damage, **more)


# -- ordinary play ---------------------------------------------------------------------------------


def test_a_whole_exchange_raises_nothing(table: Watched) -> None:
    foe = active(table, 1)
    assert hits(table, 40) == {}
    table.game.do(PutMark((foe,), "damage", value=60), JUDGE)
    assert do(table, "knock_out") == {}
    assert do(table, "take_prizes") == {}
    table.game.do(MoveUnits((bench(table, 1),), "active.1"), 1)
    assert table.said == {}
    assert do(table, "end_turn") == {}
    assert table.view.turn.seat == 1


def test_an_attack_with_its_damage_worked_out_raises_nothing(table: Watched) -> None:
    assert do(table, "attack", attack="1", hit="1") == {}


def test_the_end_of_a_turn_that_waits_raises_nothing(table: Watched) -> None:
    table.game.do(PutMark((active(table, 1),), "damage", value=60), JUDGE)
    do(table, "knock_out")
    assert do(table, "end_turn") == {}
    assert table.view.turn.phase == "end"


def test_counters_spread_over_a_benched_tera_pokemon_raise_nothing() -> None:
    table = laid(DRAGAPULT)
    table.game.stand(DRAGAPULT, "bench.1")
    tera = bench(table, 1, 1)
    said = hits(table, 200, "1", counters=f"{tera}:60")
    assert said == {}


def test_a_confused_pokemon_flips_in_its_procedure(table: Watched) -> None:
    table.game.do(PutMark((active(table),), "confused", value=1), JUDGE)
    intent = Procedure("attack", (("attack", "1"),))
    assert table.before(intent) == {}
    table.game.do(intent)
    assert table.said == {}


# -- attacks ---------------------------------------------------------------------------------------


def test_an_attack_that_is_not_paid() -> None:
    table = laid(DREEPY, FIRE)
    assert hits(table, 40) == {"attack-cost-short": "illegal"}


def test_a_second_attack(table: Watched) -> None:
    hits(table, 40)
    assert hits(table, 40)["attack-one-per-turn"] == "illegal"


def test_an_attack_from_the_bench_and_an_attack_asleep(table: Watched) -> None:
    said = do(table, "attack", unit=bench(table), attack="0")
    assert said["attack-active-only"] == "illegal"
    other = laid()
    other.game.do(PutMark((active(other),), "asleep", value=1), JUDGE)
    assert hits(other, 40) == {"attack-asleep-paralyzed": "illegal"}


def test_an_attack_that_locks_itself_for_the_next_turn() -> None:
    table = laid(LATIAS, PSYCHIC, PSYCHIC, FIRE, foe=DRAGAPULT)
    assert hits(table, 200, "0") == {}
    for seat in (0, 1):
        table.game.do(Procedure("end_turn"), seat)
    assert hits(table, 200, "0") == {"attack-locked": "illegal"}


def test_an_attack_that_costs_less_by_prizes_taken() -> None:
    table = laid(URSALUNA, FIRE, FIRE, FIRE, FIRE, foe=DRAGAPULT)
    assert hits(table, 240, "0") == {"attack-cost-short": "illegal"}
    fewer = laid(URSALUNA, FIRE, FIRE, FIRE, FIRE, foe=DRAGAPULT)
    fewer.game.do(Move(("prizes.1#0",), "hand.1", -1), JUDGE)
    assert hits(fewer, 240, "0") == {"attack-cost-modified": "reminder"}


# -- damage ----------------------------------------------------------------------------------------


def test_damage_that_is_no_ten_and_damage_that_does_not_follow(table: Watched) -> None:
    assert hits(table, 45) == {"damage-multiple-of-ten": "illegal"}
    assert hits(laid(), 30) == {"damage-mismatch": "suspicious"}


def test_damage_on_the_bench_without_a_text(table: Watched) -> None:
    foe = f"{active(table, 1)}:40,{bench(table, 1)}:40"
    said = do(table, "attack", attack="1", damage=foe)
    assert said == {"damage-bench-needs-text": "suspicious"}


def test_damage_healed_that_is_not_there(table: Watched) -> None:
    table.game.do(PutMark((active(table),), "damage", value=30), JUDGE)
    heal = PutMark((active(table),), "damage", add=-30)
    assert table.before(heal) == {}
    table.game.do(heal)
    assert table.said == {}


# -- Knock Outs and Prizes -------------------------------------------------------------------------


def down(table: Watched, seat: int = 1) -> None:
    unit = active(table, seat)
    table.game.do(PutMark((unit,), "damage", value=400), JUDGE)


def test_a_knock_out_that_is_not_made(table: Watched) -> None:
    down(table)
    do(table, "end_turn")
    assert table.view.turn.phase == "end"
    assert do(table, "end_turn")["ko-not-done"] == "illegal"


def test_a_knock_out_with_hp_left(table: Watched) -> None:
    said = do(table, "knock_out", units=active(table, 1))
    assert said == {"ko-too-early": "suspicious"}


def test_a_spot_left_empty_after_a_knock_out(table: Watched) -> None:
    down(table)
    do(table, "knock_out")
    do(table, "take_prizes")
    do(table, "end_turn")
    assert do(table, "end_turn")["ko-promote-missing"] == "illegal"


def test_prizes_that_are_not_taken(table: Watched) -> None:
    down(table)
    do(table, "knock_out")
    table.game.do(MoveUnits((bench(table, 1),), "active.1"), 1)
    do(table, "end_turn")
    assert do(table, "end_turn")["ko-prize-missing"] == "reminder"


def test_prizes_for_nothing_and_too_many(table: Watched) -> None:
    assert do(table, "take_prizes", count="1")["ko-prize-without-ko"] == "suspicious"
    other = laid()
    down(other)
    do(other, "knock_out")
    assert do(other, "take_prizes", count="2") == {"ko-prize-count": "illegal"}


def test_prizes_taken_one_by_one() -> None:
    table = laid(foe=DRAGAPULT)
    down(table)
    do(table, "knock_out")
    assert do(table, "take_prizes", cards="prizes.0#3") == {}
    assert do(table, "take_prizes", cards="prizes.0#0") == {}


def test_prizes_of_another_player(table: Watched) -> None:
    down(table)
    do(table, "knock_out")
    table.game.do(Draw(1, "prizes.1", "hand.0", verb="take_prize"), JUDGE)
    assert table.said["ko-prize-from-own"] == "illegal"


def test_a_pokemon_chosen_by_the_other_player(table: Watched) -> None:
    down(table)
    do(table, "knock_out")
    table.game.do(MoveUnits((bench(table, 1),), "active.1"), 0)
    assert table.said == {"ko-promote-chooser": "suspicious"}


def test_a_pokemon_that_leaves_by_hand(table: Watched) -> None:
    down(table)
    unit = active(table, 1)
    table.game.do(Collect((unit,), "discard.1", verb="knock_out"), JUDGE)
    assert table.said == {}


# -- winning ---------------------------------------------------------------------------------------


def test_the_last_prize() -> None:
    table = laid(prizes=1)
    down(table)
    do(table, "knock_out")
    assert do(table, "take_prizes") == {"win-last-prize": "reminder"}
    assert table.before(Procedure("finish")) == {}
    table.game.do(Procedure("finish"))
    assert table.said == {}


def test_playing_on_after_the_last_prize() -> None:
    table = laid(prizes=1)
    down(table)
    do(table, "knock_out")
    do(table, "take_prizes")
    table.game.do(MoveUnits((bench(table, 1),), "active.1"), 1)
    assert do(table, "end_turn")["win-play-goes-on"] == "suspicious"
    agreed = laid(prizes=1)
    down(agreed)
    do(agreed, "knock_out")
    do(agreed, "take_prizes")
    agreed.game.do(MoveUnits((bench(agreed, 1),), "active.1"), 1)
    do(agreed, "play_on")
    assert do(agreed, "end_turn") == {}


def test_the_last_pokemon(table: Watched) -> None:
    table.game.do(Collect((bench(table, 1),), "discard.1"), JUDGE)
    down(table)
    assert do(table, "knock_out") == {"win-no-pokemon": "reminder"}


def test_an_empty_deck_at_the_start_of_a_turn(table: Watched) -> None:
    cards = table.game.table.sit(JUDGE).view.cards_in("deck.1")
    table.game.do(Move(tuple(cards), "discard.1", -1), JUDGE)
    assert do(table, "end_turn")["win-deck-out"] == "reminder"


def test_a_win_that_is_none_and_a_concession(table: Watched) -> None:
    assert do(table, "finish", winner="0") == {"win-claim-wrong": "suspicious"}
    other = laid()
    assert do(other, "concede") == {}
    tie = laid()
    assert do(tie, "finish", winner="tie") == {"win-claim-wrong": "suspicious"}


# -- Abilities -------------------------------------------------------------------------------------


def test_an_ability_used_twice() -> None:
    table = laid(DRAKLOAK)
    use = Announce("ability", "Recon Directive", (active(table),))
    table.game.do(use)
    assert table.said == {}
    assert table.before(use) == {"ability-once": "suspicious"}
    table.game.do(use)
    assert table.said == {"ability-once": "suspicious"}
