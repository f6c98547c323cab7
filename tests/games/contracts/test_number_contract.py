"""Numbers that units carry: 0 is one, and below it where the game says so."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.card import mark_of
from app.core.text.words import Language, Words
from app.games.contracts.number_contract import UnitNumber, numbers_of
from app.games.game_api import Selection
from app.session.host.local_table import LocalTable, lay_table
from app.session.seat.seat_client import SeatClient
from tests.helpers.play import decks_for
from tests.helpers.told import told_last
from tests.helpers.toy_games import TOYS
from tests.helpers.toy_games.outpost import ATTACK, LIFE

OUTPOST = TOYS["outpost"]


@pytest.fixture
def seat() -> SeatClient:
    """Aki, whose first soldier has the attack 3 and the life 4."""
    table: LocalTable = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    seat = table.sit(0)
    seat.ask(i.Bring(("soldier-07",), "camp.t0"))
    return seat


def _unit(seat: SeatClient) -> str:
    return seat.view.zones["camp.t0"].items[0]


def _now(seat: SeatClient, key: str) -> int | None:
    mark = mark_of(seat.view.units[_unit(seat)].marks, key)
    return None if mark is None else mark.value


def test_a_number_begins_at_what_is_usual_for_its_card(seat: SeatClient) -> None:
    unit = seat.view.units[_unit(seat)]
    assert numbers_of(OUTPOST.numbers, unit.marks, "soldier-07") == [(ATTACK, 3, 3), (LIFE, 4, 4)]
    assert numbers_of(OUTPOST.numbers, unit.marks, None) == []
    seat.ask(i.PutMark((unit.id,), "life", add=-1))
    assert _now(seat, "life") == 3


def test_it_goes_to_0_and_stays_there_and_below_it_only_where_the_game_says_so(
    seat: SeatClient,
) -> None:
    unit = _unit(seat)
    seat.ask(i.PutMark((unit,), "life", add=-9))
    seat.ask(i.PutMark((unit,), "attack", add=-4))
    assert (_now(seat, "life"), _now(seat, "attack")) == (0, -1)
    seat.ask(i.PutMark((unit,), "life", value=2))
    assert _now(seat, "life") == 2


def test_what_changes_nothing_is_no_mark(seat: SeatClient) -> None:
    node = seat.chronicle.cursor
    seat.ask(i.PutMark((_unit(seat),), "life", value=4))
    assert (_now(seat, "life"), seat.chronicle.cursor) == (None, node)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Aki changes life of soldier-07: 4 → 3"),
        ("ja", "Akiがsoldier-07の命を変えた：4→3"),
    ],
)
def test_the_log_says_what_it_was_and_what_it_is(
    seat: SeatClient, language: Language, said: str
) -> None:
    seat.ask(i.PutMark((_unit(seat),), "life", add=-1))
    told = told_last(seat, OUTPOST, language)
    assert told == said
    seat.ask(i.PutMark((_unit(seat),), "life", add=-1))
    assert told_last(seat, OUTPOST, language) == said.replace("4", "3", 1).replace(
        "3 → 3", "3 → 2"
    ).replace("3→3", "3→2")


def test_of_a_card_face_down_nobody_is_told_what_is_usual(seat: SeatClient) -> None:
    seat.ask(i.Bring(("soldier-09",), "camp.t0", up=False))
    hidden = seat.view.zones["camp.t0"].items[1]
    seat.ask(i.PutMark((hidden,), "life", add=1))
    mark = mark_of(seat.view.units[hidden].marks, "life")
    assert mark is not None
    assert mark.value == 1


def test_keys_raise_and_lower_it(seat: SeatClient) -> None:
    actions = {action.key: action for action in OUTPOST.actions if action.key}
    chosen = Selection(units=(_unit(seat),))
    for key, life in (("-", 3), ("-", 2), ("+", 3)):
        made = actions[key].make(seat.view, chosen)
        assert made is not None
        seat.ask(made)
        assert _now(seat, "life") == life


def test_how_it_is_written() -> None:
    plain = UnitNumber("x", Words("x", "数"), lambda _ref: 5)
    assert plain.shown(0, 5) == "0"
    assert ATTACK.shown(2, 3) == "⚔+2"
    assert ATTACK.shown(-1, 3) == "⚔−1"
    assert LIFE.shown(3, 5) == "♥3/5"
    assert LIFE.told(3, 5) == Words("life 3 of 5", "命 3／5")


def test_it_is_written_shorter_where_there_is_less_room() -> None:
    assert LIFE.forms(3, 5) == ("♥3/5", "3/5", "3")
    assert ATTACK.forms(0, None) == ("⚔0", "0")
