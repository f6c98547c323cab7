"""Bench, Energy, Trainers and retreats at a real table: gestures that the adviser speaks of."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Attach, Batch, Collect, Move, MoveUnits, Procedure, PutMark
from app.core.intents.turn_intents import Use
from app.games.game_api import Selection
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DRAGAPULT,
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

SUDOWOODO, BALLOON, DARUMAKA = "DRI-93", "ASC-181", "JTG-26"
CARDS = (
    *(DREEPY, DUSKULL, DRAKLOAK, DRAGAPULT, LATIAS, IONO, ULTRA_BALL, TOWER, ARTAZON, BELT),
    *(FIRE, PSYCHIC, SUDOWOODO, BALLOON, DARUMAKA),
)
DECK = tuple(ref for ref in CARDS for _ in range(12))


@pytest.fixture
def table() -> Watched:
    """Aki's turn, the third of all: Dreepy Active with Energy, Duskull on the Bench."""
    game = Game(deck=DECK)
    game.stand(DREEPY, "active.0", PSYCHIC, FIRE)
    game.stand(DUSKULL, "bench.0")
    game.stand(DREEPY, "active.1", PSYCHIC)
    game.stand(DUSKULL, "bench.1")
    for seat in (0, 1):
        for ref in CARDS:
            for _ in range(2):
                game.put(ref, f"hand.{seat}")
        for _ in range(6):
            game.put(FIRE, f"prizes.{seat}")
    watched = Watched(game)
    game.start(first="0")
    for seat in (0, 1):
        game.do(Procedure("end_turn"), seat)
    assert watched.view.turn.number == 3
    return watched


def hand(table: Watched, ref: str, which: int = 0) -> str:
    view = table.view
    return [h for h in view.cards_in("hand.0") if view.cards[h].ref == ref][which]


def play(table: Watched, ref: str) -> dict[str, str]:
    return table.act("play", 0, Selection((hand(table, ref),)))


def do(table: Watched, *steps: object) -> dict[str, str]:
    """Make a gesture; what is graver than a reminder was said before as well."""
    gesture = steps[0] if len(steps) == 1 else Batch(steps)  # type: ignore[arg-type]
    before = table.before(gesture)  # type: ignore[arg-type]
    table.game.do(gesture)  # type: ignore[arg-type]
    graver = {rule: how for rule, how in table.said.items() if how != "reminder"}
    assert graver.items() <= before.items()
    return table.said


def bench(table: Watched, *refs: str) -> dict[str, str]:
    cards = tuple(hand(table, ref, refs[:n].count(ref)) for n, ref in enumerate(refs))
    return do(table, Move(cards, "bench.0", -1, verb="bench"))


def unit(table: Watched, zone: str, index: int = 0) -> str:
    return table.game.unit(zone, index)


# -- the Bench -------------------------------------------------------------------------------------


def test_bench_limit_at_a_table(table: Watched) -> None:
    for _ in range(2):
        assert bench(table, DREEPY) == {}
        assert bench(table, DUSKULL) == {}
    assert bench(table, LATIAS) == {"bench-limit": "illegal"}
    assert bench(table, LATIAS) == {"bench-limit": "illegal"}


def test_bench_limit_of_a_search_at_a_table(table: Watched) -> None:
    for _ in range(4):
        table.game.stand(LATIAS, "bench.0")
    deck = table.game._judge.view.cards_in("deck.0")[0]
    table.game.do(Move((deck,), "bench.0", -1), JUDGE)
    assert table.said == {"bench-limit": "illegal"}


def test_bench_basic_only_at_a_table(table: Watched) -> None:
    said = bench(table, DRAKLOAK)
    assert said == {"bench-basic-only": "illegal", "evolve-direct-to-bench": "illegal"}
    assert "bench-basic-only" in bench(table, FIRE)


def test_bench_one_by_one_at_a_table(table: Watched) -> None:
    assert bench(table, DREEPY, LATIAS) == {"bench-one-by-one": "reminder"}


def test_board_empty_active_at_a_table(table: Watched) -> None:
    away = table.game.unit("active.0")
    assert do(table, Collect((away,), "hand.0")) == {"turn-take-back": "suspicious"}
    attach = (Attach((hand(table, FIRE),), unit(table, "bench.0")), Use("energy"))
    assert do(table, *attach) == {"board-empty-active": "illegal"}
    assert do(table, MoveUnits((unit(table, "bench.0"),), "active.0", verb="promote")) == {}
    assert play(table, ULTRA_BALL) == {}


def test_board_two_actives_at_a_table(table: Watched) -> None:
    said = do(table, Move((hand(table, LATIAS),), "active.0", -1, verb="promote"))
    assert said == {"board-two-actives": "illegal"}
    assert play(table, ULTRA_BALL) == {}


def test_board_tool_detached_at_a_table(table: Watched) -> None:
    active, benched = unit(table, "active.0"), unit(table, "bench.0")
    assert do(table, Attach((hand(table, BELT),), active)) == {}
    belt = table.view.units[active].attached[-1]
    assert do(table, Attach((belt,), benched)) == {"board-tool-detached": "suspicious"}


def test_tool_limit_and_replace_at_a_table(table: Watched) -> None:
    active = unit(table, "active.0")
    assert do(table, Attach((hand(table, BELT),), active)) == {}
    assert do(table, Attach((hand(table, BALLOON),), active)) == {"tool-limit": "illegal"}
    for _ in range(2):
        tool = table.view.units[active].attached[-1]
        table.game.do(Move((tool,), "discard.0", verb="discard"))
    assert do(table, Attach((hand(table, BALLOON),), active)) == {"tool-replace": "illegal"}


# -- Energy ----------------------------------------------------------------------------------------


def test_energy_once_at_a_table(table: Watched) -> None:
    active = unit(table, "active.0")
    attach = Selection((hand(table, FIRE),), (active,))
    assert table.act("attach", 0, attach) == {}
    again = Selection((hand(table, PSYCHIC),), (active,))
    assert table.act("attach", 0, again) == {"energy-once": "illegal"}


def test_energy_by_an_effect_at_a_table(table: Watched) -> None:
    active = unit(table, "active.0")
    for ref in (FIRE, PSYCHIC):
        assert do(table, Attach((hand(table, ref),), active)) == {}


def test_energy_opponent_at_a_table(table: Watched) -> None:
    theirs = unit(table, "active.1")
    said = do(table, Attach((hand(table, FIRE),), theirs), Use("energy"))
    assert said == {"energy-opponent": "illegal"}


def test_energy_moved_and_from_the_discard_pile_at_a_table(table: Watched) -> None:
    active, benched = unit(table, "active.0"), unit(table, "bench.0")
    moved = table.view.units[active].attached[0]
    assert do(table, Attach((moved,), benched)) == {"energy-moved-free": "suspicious"}
    discarded = table.game.put(FIRE, "discard.0")
    assert do(table, Attach((discarded,), benched)) == {"energy-hand-only": "suspicious"}


# -- Trainers --------------------------------------------------------------------------------------


def test_supporter_once_at_a_table(table: Watched) -> None:
    assert play(table, IONO) == {}
    assert play(table, IONO) == {"supporter-once": "illegal"}


def test_stadiums_at_a_table(table: Watched) -> None:
    assert play(table, TOWER) == {}
    said = play(table, TOWER)
    assert said == {"stadium-once": "illegal", "stadium-same-name": "illegal"}
    assert play(table, ARTAZON) == {"stadium-once": "illegal"}


def test_stadium_old_discarded_at_a_table(table: Watched) -> None:
    assert play(table, TOWER) == {}
    table.game.do(Procedure("end_turn"))
    card = next(
        h
        for h in table.game.view(1).cards_in("hand.1")
        if table.game.view(1).cards[h].ref == ARTAZON
    )
    table.game.do(Batch((Move((card,), "stadium", verb="play"), Use("stadium"))), 1)
    assert table.said == {"stadium-old-discarded": "illegal"}


def test_stadium_effect_once_at_a_table(table: Watched) -> None:
    assert play(table, ARTAZON) == {}
    stadium = Selection((), (unit(table, "stadium"),))
    assert table.act("use_stadium", 0, stadium) == {}
    assert table.act("use_stadium", 0, stadium) == {"stadium-effect-once": "suspicious"}


def test_item_locked_at_a_table(table: Watched) -> None:
    assert play(table, ULTRA_BALL) == {}
    table.game.do(PutMark(("seat.0",), "no_items", value=1), 1)
    said = play(table, ULTRA_BALL)
    assert said["item-locked"] == "illegal"
    belt = Attach((hand(table, BELT),), unit(table, "bench.0"))
    assert do(table, belt) == {}


def test_trainer_cost_discard_at_a_table(table: Watched) -> None:
    card = hand(table, ULTRA_BALL)
    others = [h for h in table.view.cards_in("hand.0") if h != card]
    table.game.do(Move(tuple(others[1:]), "deck.0", -1), JUDGE)
    assert play(table, ULTRA_BALL) == {"trainer-cost-discard": "suspicious"}


# -- retreating ------------------------------------------------------------------------------------


def retreat(table: Watched, **said: str) -> dict[str, str]:
    arguments = {"unit": unit(table, "active.0"), "to": unit(table, "bench.0"), **said}
    return do(table, Procedure("retreat", tuple(arguments.items())))


def first_energy(table: Watched) -> str:
    return table.view.units[unit(table, "active.0")].attached[0]


def test_retreat_at_a_table(table: Watched) -> None:
    assert retreat(table, energy=first_energy(table)) == {}
    assert table.game.refs("discard.0") == [PSYCHIC]


def test_retreat_once_at_a_table(table: Watched) -> None:
    assert retreat(table, energy=first_energy(table)) == {}
    table.game.stand(LATIAS, "bench.0")
    said = retreat(table, free="1")
    assert said["retreat-once"] == "illegal"


def test_retreat_cost_over_at_a_table(table: Watched) -> None:
    both = ",".join(table.view.units[unit(table, "active.0")].attached)
    assert retreat(table, energy=both) == {"retreat-cost-over": "suspicious"}


def test_retreat_asleep_and_locked_at_a_table(table: Watched) -> None:
    active = unit(table, "active.0")
    table.game.do(PutMark((active,), "asleep", value=1), JUDGE)
    table.game.do(PutMark((active,), "no_retreat", value=1, until=3), JUDGE)
    said = retreat(table, energy=first_energy(table))
    assert said == {"retreat-asleep-paralyzed": "illegal", "retreat-locked": "illegal"}


def test_retreat_paid_by_hand_at_a_table(table: Watched) -> None:
    """Psychic or Fire: the drop leaves the choice to the player, who pays a moment later."""
    assert retreat(table) == {}
    out = unit(table, "bench.0", -1)
    energy = table.view.units[out].attached[0]
    table.game.do(Move((energy,), "discard.0", verb="discard"))
    assert table.said == {}
    table.game.do(Procedure("end_turn"))
    assert table.said == {}


def test_retreat_never_paid_at_a_table(table: Watched) -> None:
    assert retreat(table) == {}
    table.game.do(Procedure("end_turn"))
    assert table.said == {"retreat-cost-short": "illegal"}


def test_retreat_free_at_a_table(table: Watched) -> None:
    arguments = (("unit", unit(table, "active.0")), ("to", unit(table, "bench.0")), ("free", "1"))
    assert table.before(Procedure("retreat", arguments)) == {"retreat-cost-short": "illegal"}


def test_retreat_for_free_beside_latias_at_a_table(table: Watched) -> None:
    table.game.stand(LATIAS, "bench.0")
    assert retreat(table, free="1") == {}


def test_retreat_by_the_form_with_a_tool_at_a_table(table: Watched) -> None:
    active = unit(table, "active.0")
    assert do(table, Attach((hand(table, BALLOON),), active)) == {}
    said = retreat(table, energy=first_energy(table))
    assert said == {"retreat-cost-over": "suspicious"}


def test_switching_by_an_effect_at_a_table(table: Watched) -> None:
    active = unit(table, "active.0")
    table.game.do(PutMark((active,), "asleep", value=1), JUDGE)
    assert table.act("to_active", 0, Selection((), (unit(table, "bench.0"),))) == {}


def test_a_whole_ordinary_turn_at_a_table(table: Watched) -> None:
    active = unit(table, "active.0")
    assert bench(table, LATIAS) == {}
    assert table.act("attach", 0, Selection((hand(table, FIRE),), (active,))) == {}
    assert play(table, TOWER) == {}
    assert play(table, ULTRA_BALL) == {}
    two = tuple(h for h in table.view.cards_in("hand.0") if table.view.cards[h].ref == IONO)
    assert do(table, Move(two[:1], "discard.0", verb="discard")) == {}
    assert play(table, IONO) == {}
    assert retreat(table, free="1") == {}
    table.game.do(Procedure("end_turn"))
    assert table.said == {}
