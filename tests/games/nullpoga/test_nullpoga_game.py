"""The game as the table knows it: what it brings, and giving up."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.nullpoga.benches.full_turns import TURNS
from app.games.nullpoga.flow.phase_order import OVER, TITLES
from app.games.nullpoga.learn.eight_steps import EIGHT_STEPS
from app.games.nullpoga.nullpoga_game import ACTIONS, SPEC
from app.games.nullpoga.table.board_reading import winner_of
from app.games.nullpoga.text_play.poga_text_play import TEXT_PLAY
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_who_gives_up_loses_at_any_time() -> None:
    for locked in (False, True):
        table = PogaTable(Half("1:boar", "2:cat"))
        if locked:
            table.lock()
        table.ask(1, Procedure("concede"))
        assert table.view().turn.phase == OVER
        assert winner_of(table.view()) == "A"
        assert SPEC.result is not None
        assert SPEC.result(table.view()) == (0,)


def test_giving_up_after_the_end_changes_no_winner() -> None:
    table = PogaTable()
    table.ask(1, Procedure("concede"))
    table.ask(0, Procedure("concede"))
    assert winner_of(table.view()) == "A"


def test_a_key_starts_one_action_and_digits_name_cells() -> None:
    keys = {action.key: action.id for action in ACTIONS if action.key}
    assert [keys[str(cell)] for cell in range(1, 6)] == [f"cell_{cell}" for cell in range(1, 6)]
    assert (keys["S"], keys["E"]) == ("summon", "phase")
    ids = [action.id for action in ACTIONS]
    assert len(ids) == len(set(ids))


def test_what_is_loaded_when_it_is_asked_for_is_the_games_own() -> None:
    assert SPEC.lesson is not None
    assert SPEC.lesson() is EIGHT_STEPS
    assert SPEC.text_play is not None
    assert SPEC.text_play() is TEXT_PLAY
    assert SPEC.turn_benches is not None
    assert SPEC.turn_benches() is TURNS
    assert dict(SPEC.phases) == TITLES
