"""A position is written as a case that reads as the same position."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.intents.turn_intents import Declare
from app.games.advising.cases.case_fields import CaseReader
from app.games.blackpoker.adviser.black_case_writing import case_of, state_of
from app.games.blackpoker.adviser.blackpoker_cases import judge_case, position_written
from app.games.blackpoker.adviser.blackpoker_position import Position, position_of
from tests.games.blackpoker.adviser.black_watch import Watch
from tests.games.blackpoker.adviser.guided_games import GuidedGame

NAMES = ("Aki", "Ren")


def same(one: Position, other: Position) -> bool:
    """Whether two positions say the same, but for what a case does not write."""

    def plain(position: Position) -> Position:
        past = replace(position.past, turn=(), paying=(), open=None, due=None, drove=frozenset())
        doing = past.doing and replace(past.doing, keys=(), early=False)
        past = replace(past, doing=doing)
        stage = tuple(replace(waiting, cards=()) for waiting in position.stage)
        return replace(
            position,
            pieces=dict(position.pieces),
            lying=None,
            past=past,
            doing=None,
            stage=stage,
            owned=(),
            options=tuple(o for o in position.options if o[0] not in ("edition", "format")),
            waits=False,
            pending=False,
            names=(),
            chance=position.holder if position.stage else position.turn,
        )

    return plain(one) == plain(other)


def test_a_table_as_a_case_and_back() -> None:
    watch = Watch().begun()
    mine = watch.stands("C-9")
    watch.wall_set("D-9")
    watch.do(Declare("attack"))
    written = case_of(watch.memories[0], watch.view())
    (case,) = written["cases"]
    assert (written["game"], case["id"]) == ("blackpoker", "turn-1-Aki")
    position = position_of(watch.view(), watch.memories[0], ())
    read = position_written(CaseReader(case["state"], "case"))
    assert same(read, position)
    assert read.pieces[mine].cards == ("C-9",)
    judged = judge_case(
        {**case, "moves": [{"type": "start", "by": "Aki", "action": "end"}]}, 1, None
    )
    assert {one.rule for one in judged.moves[0]} == {"NO_CHANCE", "STAGE_NOT_EMPTY"}


def test_of_the_others_no_more_is_written_than_the_seat_sees() -> None:
    watch = Watch().begun()
    watch.wall_set("D-9")
    state = case_of(watch.memories[1], watch.view(1))["cases"][0]["state"]
    (wall,) = state["players"]["Aki"]["bulwarks"]
    assert wall["cards"] == ["any"]
    assert "D9" not in str(state)


@pytest.mark.parametrize("table", [("extra", "6"), ("master", "9")], ids="-".join)
def test_positions_of_whole_games(table: tuple[str, str]) -> None:
    game = GuidedGame(4, *table, most=60)
    for seat in (0, 1):
        position = position_of(game.views[seat], game.memories[seat], ())
        read = position_written(CaseReader(state_of(position, NAMES), "case"))
        assert same(read, position)
