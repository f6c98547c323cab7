"""Numbers that units carry: 0 is one, and below it where the game says so."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.card import Marks, mark_of, value_of
from app.core.data.value import replace
from app.core.text.words import Language, Words
from app.games.contracts.board.number_contract import Refs, UnitNumber, numbers_of, open_refs
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
    assert numbers_of(OUTPOST.numbers, unit.marks, ("soldier-07",)) == [
        (ATTACK, 3, 3),
        (LIFE, 4, 4),
    ]
    assert numbers_of(OUTPOST.numbers, unit.marks, (None,)) == []
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


# -- what a game reckons from all cards ------------------------------------------------------------


def _might(refs: Refs, marks: Marks) -> int | None:
    """All its cards together, and what is blessed on it; none for what lies face down."""
    if refs[0] is None:
        return None
    return sum(int(ref[-2:]) for ref in refs if ref is not None) + value_of(marks, "blessed")


MIGHT = UnitNumber("might", Words("might", "力"), sign="⚑", reckoned=_might)


@pytest.fixture
def leader() -> SeatClient:
    """Aki, whose soldier 07 leads a soldier 05 that lies open and a 03 that lies face down."""
    spec = replace(OUTPOST, numbers=(MIGHT,))
    seat = lay_table(spec, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2).sit(0)
    seat.ask(i.Bring(("soldier-07",), "camp.t0"))
    for ref in ("soldier-05", "soldier-03"):
        seat.ask(i.Bring((ref,), "hand.0"))
        (card,) = (c.handle for c in seat.view.cards.values() if c.ref == ref)
        seat.ask(i.Attach((card,), _unit(seat)))
    hidden = seat.view.units[_unit(seat)].attached[1]
    seat.ask(i.Face((hidden,), up=False))
    return seat


def _reckoned(seat: SeatClient) -> tuple[int, int | None] | None:
    unit = seat.view.units[_unit(seat)]
    held = numbers_of((MIGHT,), unit.marks, open_refs(unit, seat.view.cards))
    return held[0][1:] if held else None


def test_a_game_reckons_a_number_from_all_cards_that_lie_open_and_all_marks(
    leader: SeatClient,
) -> None:
    unit = leader.view.units[_unit(leader)]
    assert open_refs(unit, leader.view.cards) == ("soldier-07", "soldier-05", None)
    assert _reckoned(leader) == (12, 12)
    leader.ask(i.PutMark((unit.id,), "blessed", value=4))
    assert _reckoned(leader) == (16, 12)
    leader.ask(i.Face((unit.attached[0],), up=False))
    assert _reckoned(leader) == (11, 7)
    leader.ask(i.Face((leader.view.units[unit.id].base,), up=False))
    assert _reckoned(leader) is None


def test_what_people_say_goes_before_what_is_reckoned_and_begins_there(leader: SeatClient) -> None:
    leader.ask(i.PutMark((_unit(leader),), "blessed", value=4))
    leader.ask(i.PutMark((_unit(leader),), "might", add=-1))
    assert (_now(leader, "might"), _reckoned(leader)) == (15, (15, 12))
    spec = replace(OUTPOST, numbers=(MIGHT,))
    assert told_last(leader, spec, "en") == "Aki changes might of soldier-07: 16 → 15"


def test_an_arrow_says_that_it_is_not_what_the_cards_make() -> None:
    assert [MIGHT.shown(now, 5) for now in (5, 7, 2)] == ["⚑5", "⚑7↑", "⚑2↓"]
    assert MIGHT.shown(7, None) == "⚑7"
    assert MIGHT.forms(7, 5) == ("⚑7↑", "7↑", "7")
    assert MIGHT.told(5, 5) == Words("might 5", "力 5")
    assert MIGHT.told(7, 5) == Words("might 7 (its cards 5)", "力 7（カードは5）")
    assert MIGHT.told(1, -2) == Words("might 1 (its cards −2)", "力 1（カードは−2）")
    assert replace(MIGHT, of=True).shown(7, 5) == "⚑7/5", "that says it already"
    assert ATTACK.shown(2, 3) == "⚔+2", "an arrow only for what is reckoned"
