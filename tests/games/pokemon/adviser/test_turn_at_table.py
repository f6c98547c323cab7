"""Turns, first turns and evolution at a real table: gestures that the adviser speaks of."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Attach, Batch, Draw, Look, Move, Procedure, PutMark, Shuffle
from app.core.intents.turn_intents import NextTurn
from app.games.game_api import Selection
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import (
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    PSYCHIC,
    ULTRA_BALL,
    Game,
)

CANDY = "MEG-125"
DECK = tuple(
    ref
    for ref in (DREEPY, DUSKULL, IONO, ULTRA_BALL, FIRE, PSYCHIC, DRAKLOAK, DRAGAPULT, CANDY)
    for _ in range(8)
)


@pytest.fixture
def table() -> Watched:
    """Aki's first turn, Aki goes first: Dreepy Active, Duskull on the Bench, Ren's Dreepy."""
    game = Game(deck=DECK)
    game.stand(DREEPY, "active.0", PSYCHIC)
    game.stand(DUSKULL, "bench.0")
    game.stand(DREEPY, "active.1", PSYCHIC)
    for seat in (0, 1):
        for ref in (DRAKLOAK, DRAGAPULT, CANDY, IONO, ULTRA_BALL, FIRE, PSYCHIC, DUSKULL):
            game.put(ref, f"hand.{seat}")
        for _ in range(6):
            game.put(FIRE, f"prizes.{seat}")
    watched = Watched(game)
    game.start(first="0")
    return watched


def end_turn(table: Watched) -> None:
    seat = table.view.turn.seat
    table.game.do(Procedure("end_turn"), seat)


def play(table: Watched, ref: str, seat: int = 0) -> dict[str, str]:
    selection = Selection((table.game.card(ref, f"hand.{seat}", seat),))
    return table.act("play", seat, selection)


def evolve(table: Watched, unit: str, ref: str, seat: int = 0) -> dict[str, str]:
    card = table.game.card(ref, f"hand.{seat}", seat)
    intent = Attach((card,), unit, "base")
    foreseen = table.before(intent) if seat == table.seat else None
    table.game.do(intent, seat)
    assert foreseen in (None, table.said)
    return table.said


def test_a_turn_begins_without_a_word(table: Watched) -> None:
    assert table.said == {}
    end_turn(table)
    assert table.said == {}


def test_the_first_turn_of_the_player_going_first(table: Watched) -> None:
    assert play(table, IONO) == {"first-turn-supporter": "illegal"}
    assert play(table, ULTRA_BALL) == {}
    attack = Procedure("attack", (("unit", table.game.unit("active.0")), ("attack", "0")))
    assert table.before(attack)["first-turn-attack"] == "illegal"
    table.game.do(attack)
    assert table.said["first-turn-attack"] == "illegal"


def test_the_first_turn_of_the_player_going_second(table: Watched) -> None:
    end_turn(table)
    assert play(table, IONO, 1) == {}
    said = evolve(table, table.game.unit("active.1"), DRAKLOAK, 1)
    assert said == {"first-turn-evolve": "illegal"}


def test_an_evolution_in_the_second_turn_and_a_second_one(table: Watched) -> None:
    end_turn(table)
    end_turn(table)
    active = table.game.unit("active.0")
    assert evolve(table, active, DRAKLOAK) == {}
    assert evolve(table, active, DRAGAPULT) == {"evolve-twice": "illegal"}


def test_an_evolution_of_a_pokemon_of_this_turn(table: Watched) -> None:
    end_turn(table)
    end_turn(table)
    dreepy = table.game.put(DREEPY, "hand.0")
    table.game.do(Move((table.game.card(DREEPY),), "bench.0", -1, up=True))
    assert dreepy
    fresh = table.game.unit("bench.0", 1)
    assert evolve(table, fresh, DRAKLOAK) == {"evolve-just-played": "illegal"}


def test_a_wrong_base_and_a_stage_left_out(table: Watched) -> None:
    end_turn(table)
    end_turn(table)
    duskull, dreepy = table.game.unit("bench.0"), table.game.unit("active.0")
    assert evolve(table, duskull, DRAKLOAK) == {"evolve-name-mismatch": "illegal"}
    assert evolve(table, dreepy, DRAGAPULT) == {"evolve-skip-stage": "illegal"}


def candy(table: Watched, unit: str) -> Procedure:
    card, evolution = table.game.card(CANDY), table.game.card(DRAGAPULT)
    return Procedure("rare_candy", (("card", card), ("evolution", evolution), ("unit", unit)))


def test_rare_candy_on_the_first_turn_and_on_another_line(table: Watched) -> None:
    use = candy(table, table.game.unit("active.0"))
    assert table.before(use) == {"evolve-rare-candy-timing": "illegal"}
    end_turn(table)
    end_turn(table)
    wrong = candy(table, table.game.unit("bench.0"))
    assert table.before(wrong) == {"evolve-rare-candy-chain": "illegal"}
    table.game.do(wrong)
    assert table.said == {"evolve-rare-candy-chain": "illegal"}


def test_rare_candy_played_first_and_the_stage_2_a_gesture_later(table: Watched) -> None:
    end_turn(table)
    end_turn(table)
    assert play(table, CANDY) == {}
    assert evolve(table, table.game.unit("active.0"), DRAGAPULT) == {}


def test_an_action_in_the_turn_of_the_other_player(table: Watched) -> None:
    said = table.act("play", 1, Selection((table.game.card(ULTRA_BALL, "hand.1", 1),)))
    assert said == {"turn-wrong-player": "illegal"}


def test_a_turn_that_began_without_its_draw(table: Watched) -> None:
    end_turn(table)
    table.game.do(NextTurn(0), JUDGE)
    assert play(table, ULTRA_BALL)["turn-draw-missing"] == "illegal"
    table.game.do(Draw(1, "deck.0", "hand.0"))
    assert table.said == {}
    assert play(table, CANDY) == {}


def test_a_second_draw_without_an_effect(table: Watched) -> None:
    table.game.do(Draw(1, "deck.0", "hand.0"))
    assert table.said == {"turn-draw-twice": "suspicious"}


def test_an_action_after_the_attack(table: Watched) -> None:
    end_turn(table)
    end_turn(table)
    attack = Procedure("attack", (("unit", table.game.unit("active.0")), ("attack", "0")))
    table.game.do(attack)
    assert play(table, ULTRA_BALL)["turn-after-attack"] == "illegal"


def test_a_checkup_that_was_forgotten(table: Watched) -> None:
    table.game.do(PutMark((table.game.unit("active.0"),), "poisoned", value=1), JUDGE)
    table.game.do(NextTurn(1), JUDGE)
    assert table.said["turn-no-checkup"] == "reminder"


def test_a_checkup_that_the_end_of_the_turn_carries_out(table: Watched) -> None:
    table.game.do(PutMark((table.game.unit("active.0"),), "poisoned", value=1), JUDGE)
    end_turn(table)
    assert "turn-no-checkup" not in table.said


def test_energy_taken_back(table: Watched) -> None:
    active = table.game.unit("active.0")
    energy = table.game.view().units[active].attached[0]
    table.game.do(Move((energy,), "hand.0", -1))
    assert table.said == {"turn-take-back": "suspicious"}


def test_a_search_without_a_shuffle(table: Watched) -> None:
    play(table, ULTRA_BALL)
    table.game.do(Look("deck.0"))
    assert table.said == {}
    table.game.do(Move(("deck.0#0",), "hand.0", -1))
    assert table.said == {}
    energy = table.game.card(FIRE)
    table.game.do(Attach((energy,), table.game.unit("active.0")))
    assert table.said == {
        "turn-shuffle-after-search": "reminder",
        "turn-search-reveal": "reminder",
    }


def test_a_search_that_was_shown_and_shuffled(table: Watched) -> None:
    play(table, ULTRA_BALL)
    table.game.do(Procedure("search", (("card", DRAKLOAK), ("goal", "hand"))))
    energy = table.game.card(FIRE)
    table.game.do(Attach((energy,), table.game.unit("active.0")))
    assert table.said == {}


def test_a_look_at_the_own_prizes(table: Watched) -> None:
    look = Look("prizes.0")
    assert table.before(look) == {"turn-own-prizes-peek": "illegal"}
    table.game.do(look)
    assert table.said == {"turn-own-prizes-peek": "illegal"}


def test_conditions_that_stay_on_an_evolved_pokemon(table: Watched) -> None:
    end_turn(table)
    end_turn(table)
    active = table.game.unit("active.0")
    table.game.do(PutMark((active,), "burned", value=1), JUDGE)
    card = table.game.card(DRAKLOAK)
    assert table.before(Attach((card,), active, "base")) == {"evolve-clears-conditions": "reminder"}
    table.game.do(Attach((card,), active, "base"))
    assert table.said == {"evolve-clears-conditions": "reminder"}
    table.game.do(Shuffle("deck.0"))
    assert table.said == {}


def test_conditions_that_the_gesture_of_the_evolution_ends(table: Watched) -> None:
    end_turn(table)
    end_turn(table)
    active = table.game.unit("active.0")
    table.game.do(PutMark((active,), "burned", value=1), JUDGE)
    card = table.game.card(DRAKLOAK)
    steps = (PutMark((active,), "burned", value=0), Attach((card,), active, "base"))
    assert table.before(Batch(steps)) == {}
    table.game.do(Batch(steps))
    assert table.said == {}


def test_an_evolution_card_put_straight_onto_the_bench(table: Watched) -> None:
    put = Move((table.game.card(DRAKLOAK),), "bench.0", -1, up=True)
    assert table.before(put)["evolve-direct-to-bench"] == "illegal"
    table.game.do(put)
    assert table.said["evolve-direct-to-bench"] == "illegal"
