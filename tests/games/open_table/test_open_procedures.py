"""Dealing, collecting, taking, handing on, turns."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import place
from app.core.intents.zone_intents import MakeZone
from app.games.open_table.open_procedures import is_round_over, out_of_turn
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


def test_whoever_wins_a_whole_trick_takes_it_in_any_turn_and_leads() -> None:
    table = OpenTable(3, "hearts")
    winning = i.Procedure("take_fronts")
    for seat in range(3):
        assert not out_of_turn(table.view(2), winning), "the trick is not whole"
        table.act(seat, "to_front", table.view(seat).zones[f"hand.{seat}"].items[0])
    assert out_of_turn(table.view(2), winning)
    assert not out_of_turn(table.view(2), i.Procedure("take_fronts", (("seat", "1"),)))
    _run(table, "take_fronts", by=2)
    assert (len(table.refs("won.2")), table.truth.turn.seat) == (3, 2)
    table.do(2, i.Undo())
    assert (len(table.refs("won.2")), table.truth.turn.seat) == (0, 0)
    # Two cards in front of somebody are no trick, and change no turn.
    table.act(1, "to_front", table.view(1).zones["hand.1"].items[0])
    assert not out_of_turn(table.view(2), winning)
    _run(table, "take_fronts", by=2)
    assert (len(table.refs("won.2")), table.truth.turn.seat) == (4, 0)


def test_whoever_begins_takes_the_turn_before_anything_is_played() -> None:
    table = OpenTable(3)
    taking = i.Procedure("end_turn", (("seat", "1"),))
    assert not out_of_turn(table.view(1), taking), "nothing is dealt"
    _run(table, "deal", count="all")
    assert out_of_turn(table.view(1), taking)
    assert not out_of_turn(table.view(2), taking), "for oneself only"
    assert not out_of_turn(table.view(1), i.Procedure("end_turn"))
    table.act(0, "to_front", table.view(0).zones["hand.0"].items[0])
    assert not out_of_turn(table.view(1), taking)


def test_scores_are_anybodys_to_write_once_the_hands_are_empty() -> None:
    table = OpenTable(2)
    one = i.PutMark(("seat.1",), "score", add=3)
    assert out_of_turn(table.view(0), i.Batch((one, one)))
    assert not out_of_turn(table.view(0), i.Batch((one, i.Shuffle("stock"))))
    assert not out_of_turn(table.view(0), i.Batch(()))
    assert not out_of_turn(table.view(0), i.PutMark(("seat.1",), "bid", add=3))
    _run(table, "deal", count="1")
    assert not out_of_turn(table.view(0), i.Batch((one,)))


def test_who_has_no_cards_left_is_passed_by_where_nobody_draws() -> None:
    table = OpenTable(3)
    _run(table, "end_turn")
    _run(table, "deal", count="1")
    table.act(1, "to_front", table.view(1).zones["hand.1"].items[0])
    _run(table, "end_turn")
    assert table.truth.turn.seat == 1, "there is a card to draw"
    _run(table, "end_turn", seat="0")
    _run(table, "deal", count="all")
    table.act(1, "to_front", *table.view(1).zones["hand.1"].items)
    _run(table, "end_turn")
    assert table.truth.turn.seat == 2
    for seat in (0, 2):
        table.act(seat, "to_front", *table.view(seat).zones[f"hand.{seat}"].items)
    _run(table, "end_turn")
    _run(table, "end_turn")
    assert table.truth.turn.seat == 1, "nobody has any: all have their turn"


def test_collecting_forgets_the_passes_and_keeps_the_scores() -> None:
    table = OpenTable(2)
    _run(table, "end_turn")
    _run(table, "pass_turn")
    table.act(0, "score_up")
    _run(table, "deal", count="2")
    _run(table, "collect")
    assert [mark.key for mark in table.truth.marks["seat.0"]] == ["score"]


@pytest.mark.parametrize("preset", ["hearts", "daifugo", "sevens", "memory"])
def test_anybody_deals_again_once_the_round_is_over(preset: str) -> None:
    table = OpenTable(3, preset)
    again = i.Procedure("lay_out", (("preset", preset),))
    assert not out_of_turn(table.view(2), again)
    for seat in range(3):
        hand = table.view(seat).zones[f"hand.{seat}"].items
        if hand:
            table.act(seat, "play", *hand[1:])
            assert not out_of_turn(table.view(2), again)
            table.act(seat, "play", *hand[:1])
    if preset == "memory":
        grid = table.pile("神経衰弱 · Memory")
        for _ in range(26):
            assert not out_of_turn(table.view(2), again), "closed cards lie there"
            table.act(0, "turn_over", *table.view(0).zones[grid].items[:2])
            table.act(0, "to_won", *table.view(0).zones[grid].items[:2])
    assert out_of_turn(table.view(2), again)


def test_no_round_is_over_where_cards_are_in_the_stock_or_a_closed_pile() -> None:
    table = OpenTable(2)
    assert not is_round_over(table.view(0))
    table.do(0, MakeZone("Kitty", (400.0, 300.0, 67.0, 92.0), None, "hidden", "pile"))
    kitty = table.pile("Kitty")
    stock = tuple(place("stock", at) for at in range(52))
    table.do(0, i.Move(stock, kitty))
    assert not is_round_over(table.view(0))
    table.do(0, i.Draw(52, kitty, "discard"))
    assert is_round_over(table.view(0))
