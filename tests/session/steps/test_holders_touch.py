"""Zones whose cards only their holders touch, and whose cards those in a team's zone are."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import JUDGE
from app.core.intents.turn_intents import Declare
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, Refused
from tests.helpers.play import NAMES, decks_for
from tests.helpers.told import told_last
from tests.helpers.toy_games import TOYS

OUTPOST = TOYS["outpost"]
AKI, REN, MIO = range(3)


@pytest.fixture
def table() -> LocalTable:
    """Aki and Mio are a team; Aki has a soldier in their camp, and a line of two cards."""
    table = lay_table(OUTPOST, NAMES[:4], decks_for(OUTPOST, 4), seed=2)
    aki = table.sit(AKI)
    aki.ask(i.Bring(("soldier-07",), "camp.t0", cell=2))
    aki.ask(i.Bring(("soldier-08",), "line.0"))
    aki.ask(i.Bring(("lost-01",), "discard.0"))
    return table


def _steps(table: LocalTable) -> list[i.Step]:
    view = table.sit(AKI).view
    (soldier,), (line,) = (view.zones[zone].items for zone in ("camp.t0", "line.0"))
    (lost,) = view.zones["discard.0"].items
    base = view.units[soldier].base
    return [
        i.MoveUnits((soldier,), "wild"),
        i.SwapUnits(soldier, table.sit(AKI).view.zones["wild"].items[0]),
        i.Rotate((soldier,), 90),
        i.PutMark((soldier,), "life", add=-1),
        i.PutMark(("camp.t0#1",), "fire", value=1),
        i.PutMark((lost,), "fire", value=1),
        i.Face((base,), up=False),
        i.Collect((line,), "discard.1"),
        i.Attach((lost,), soldier),
        i.Move((lost,), "hand.1"),
        i.Draw(1, "discard.0", "discard.1"),
        i.PickRandom("discard.0", 1, "discard.1"),
        i.Shuffle("discard.0"),
    ]


@pytest.mark.parametrize("number", range(13))
def test_others_do_not_touch_what_lies_open_there(table: LocalTable, number: int) -> None:
    step = _steps(table)[number]
    answer = table.sit(REN).ask(step)
    assert isinstance(answer, Refused)
    assert answer.reason.en.startswith("In this game only its holder touches ")
    assert answer.reason.ja.startswith("このゲームでは")


def test_its_holders_do_and_so_does_a_judge(table: LocalTable) -> None:
    (soldier,) = table.sit(AKI).view.zones["camp.t0"].items
    for seat in (AKI, MIO, JUDGE):
        answer = table.sit(seat).ask(i.PutMark((soldier,), "life", add=-1))
        assert isinstance(answer, Accepted)


def test_others_aim_there_all_the_same(table: LocalTable) -> None:
    (soldier,) = table.sit(AKI).view.zones["camp.t0"].items
    answer = table.sit(REN).ask(Declare("strike", targets=(soldier, "camp.t0#1")))
    assert isinstance(answer, Accepted)


def test_where_a_game_says_nothing_anybody_touches_what_lies_open(table: LocalTable) -> None:
    (unit, *_) = table.sit(AKI).view.zones["wild"].items
    assert isinstance(table.sit(REN).ask(i.Rotate((unit,), 90)), Accepted)


def test_the_log_says_whose_unit_in_a_teams_zone_it_is(table: LocalTable) -> None:
    (soldier,) = table.sit(AKI).view.zones["camp.t0"].items
    table.sit(MIO).ask(i.PutMark((soldier,), "life", add=-1))
    for seat in (AKI, MIO, REN):
        said = told_last(table.sit(seat), OUTPOST, "en")
        assert said == "Mio changes life of Aki's soldier-07: 4 → 3"
    table.sit(MIO).ask(i.Rotate((soldier,), 90, verb="drives"))
    assert told_last(table.sit(MIO), OUTPOST, "ja") == "MioがAkiのsoldier-07を走らせた"
