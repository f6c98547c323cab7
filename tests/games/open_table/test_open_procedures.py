"""Dealing, collecting, taking, handing on, turns."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.games.open_table.open_procedures import out_of_turn
from app.session.host.updates import Refused
from tests.games.open_table.table import OpenTable


def _run(table: OpenTable, name: str, by: int = 0, **arguments: str) -> None:
    table.do(by, i.Procedure(name, tuple(arguments.items())))


def test_cards_are_dealt_to_each_whoever_sits_next_first() -> None:
    table = OpenTable(3)
    _run(table, "deal", count="5")
    assert [len(table.refs(f"hand.{seat}")) for seat in range(3)] == [5, 5, 5]
    _run(table, "deal", count="all")
    assert [len(table.refs(f"hand.{seat}")) for seat in range(3)] == [17, 18, 17]


def test_cards_are_dealt_to_the_front_face_up_or_down() -> None:
    table = OpenTable(2)
    _run(table, "deal", count="2", zone="front")
    _run(table, "deal", count="1", zone="front", down="1")
    ups = [table.truth.cards[card].up for card in table.truth.zones["front.1"]]
    assert sorted(ups) == [False, True, True]


def test_all_is_collected_and_shuffled_from_wherever_it_lies() -> None:
    table = OpenTable(2)
    _run(table, "deal", count="7")
    hand = table.view(0).zones["hand.0"].items
    table.do(0, i.Batch((i.Move(hand[:2], "mat"), i.Move(hand[2:3], "aside"))))
    before = table.refs("stock")
    _run(table, "collect")
    assert len(table.refs("stock")) == 51
    assert len(table.refs("aside")) == 1
    assert table.refs("stock")[:20] != before[:20]
    assert not table.truth.units


def test_a_card_of_another_hand_is_taken_and_only_its_taker_sees_it() -> None:
    table = OpenTable(3)
    _run(table, "deal", count="5")
    _run(table, "take", seat="2")
    assert [len(table.refs(f"hand.{seat}")) for seat in range(3)] == [6, 5, 4]
    assert len(table.refs("aside")) == 0
    assert all(table.view(0).cards[card].ref for card in table.view(0).zones["hand.0"].items)
    taken = table.refs("hand.0")[-1]
    assert taken not in {card.ref for card in table.view(1).cards.values()}


def test_cards_are_handed_on_unseen() -> None:
    table = OpenTable(3)
    _run(table, "deal", count="5")
    cards = table.view(0).zones["hand.0"].items[:3]
    refs = [table.view(0).cards[card].ref for card in cards]
    _run(table, "hand_on", card=",".join(cards), seat="1")
    assert [len(table.refs(f"hand.{seat}")) for seat in range(3)] == [2, 8, 5]
    assert set(refs) <= set(table.refs("hand.1"))
    assert not set(refs) & {card.ref for card in table.view(2).cards.values()}


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("take", (("seat", "0"),)),
        ("take", (("seat", "9"),)),
        ("take", (("seat", "1"), ("at", "99"))),
        ("take", (("seat", "1"), ("at", "x"))),
        ("hand_on", (("seat", "1"),)),
        ("deal", (("zone", "mat"),)),
        ("end_turn", (("seat", "x"),)),
    ],
)
def test_what_names_nobody_is_refused(name: str, arguments: tuple[tuple[str, str], ...]) -> None:
    table = OpenTable(2)
    answer = table.ask(0, i.Procedure(name, arguments))
    assert isinstance(answer, Refused)
    assert answer.code == "arguments"


def test_turns_go_round_or_to_whom_they_are_given() -> None:
    table = OpenTable(3)
    seats = []
    for _ in range(4):
        _run(table, "end_turn")
        seats.append(table.truth.turn.seat)
    assert seats == [0, 1, 2, 0]
    _run(table, "end_turn", seat="2")
    assert table.truth.turn.seat == 2


def test_what_lies_in_front_of_all_goes_face_down_to_the_winner() -> None:
    table = OpenTable(3)
    _run(table, "deal", count="1", zone="front")
    _run(table, "take_fronts", by=1)
    assert len(table.refs("won.1")) == 3
    assert not any(table.truth.cards[card].up for card in table.truth.zones["won.1"])


def test_the_own_hand_and_marks_are_ones_own_in_any_turn() -> None:
    table = OpenTable(2)
    _run(table, "deal", count="3")
    view = table.view(1)
    mine = view.zones["hand.1"].items
    assert out_of_turn(view, i.Move(mine[:2], "discard"))
    assert out_of_turn(view, i.PutMark(("seat.1",), "score", add=1))
    assert out_of_turn(view, i.Procedure("hand_on"))
    for other in (i.Draw(1, "stock", "hand.1"), i.PutMark(("seat.0",), "score", add=1)):
        assert not out_of_turn(view, other)
    assert not out_of_turn(view, i.Move(("stock#0",), "discard"))
