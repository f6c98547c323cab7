"""Playing from the hand, sorting it, passing cards on, clearing what was played."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.card import value_of
from app.core.ids import Handle, SeatId
from app.games._playing_cards.suits_ranks import CARDS, card_of
from app.games.game_api import Selection
from app.games.open_table.open_play_actions import (
    HAND_ACTIONS,
    PLAY_ACTIONS,
    field,
    homes,
    in_order,
)
from app.session.host.updates import Refused
from tests.games.open_table.table import OpenTable

ACTIONS = {action.id: action for action in (*PLAY_ACTIONS, *HAND_ACTIONS)}


def _hand(table: OpenTable, seat: SeatId) -> tuple[Handle, ...]:
    return table.view(seat).zones[f"hand.{seat}"].items


def test_the_piles_of_a_preset_say_where_cards_are_played() -> None:
    assert field(OpenTable(3, "daifugo").view())
    assert {*homes(OpenTable(3, "sevens").view())} == {*"SHDC"}
    for preset in ("sevens", "hearts", "memory"):
        assert not field(OpenTable(3, preset).view()), preset
    assert not homes(OpenTable(3, "hearts").view())


def test_sevens_are_put_in_their_row_by_rank() -> None:
    table = OpenTable(2, "sevens")
    for seat in (0, 1):
        table.act(seat, "play", *_hand(table, seat)[::-1])
        assert not _hand(table, seat)
    for suit, sign in zip("SHDC", "♠♥♦♣", strict=True):
        assert table.refs(table.pile(sign)) == tuple(key for key in CARDS if key[0] == suit)[:13]


def test_cards_are_played_to_the_field_or_in_front_and_end_the_turn() -> None:
    for preset, zone in (("daifugo", ""), ("hearts", "front.0")):
        table = OpenTable(3, preset)
        goal = zone or table.pile("場 · Field")
        held = len(_hand(table, 0))
        two = _hand(table, 0)[:2]
        refs = {table.view(0).cards[card].ref for card in two}
        assert not ACTIONS["play_on"].when(table.view(1), Selection(_hand(table, 1)[:1]))
        table.act(0, "play_on", *two)
        assert set(table.refs(goal)) == refs
        assert table.truth.turn.seat == 1
        assert all(table.truth.cards[card].up for card in table.truth.zones[goal])
        table.do(0, i.Undo())
        assert (len(_hand(table, 0)), table.truth.turn.seat) == (held, 0)


def test_the_last_card_of_a_column_goes_home_only_if_it_is_the_next() -> None:
    table = OpenTable(1, "klondike")
    grave = [card_of(ref) for ref in table.refs(table.pile("1"))]
    (card,) = table.view().zones[table.pile("1")].items
    home = table.pile({"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[grave[0].suit])
    assert ACTIONS["play"].when(table.view(), Selection((card,))) == (grave[0].number == 1)
    lower = [key for key in CARDS if key[0] == grave[0].suit][: grave[0].number - 1]
    table.do(0, i.Look("stock"))
    for key in lower:
        found = [one.handle for one in table.view().cards.values() if one.ref == key]
        if not found:
            table.do(0, i.Bring((key,), home, 0))
        else:
            table.do(0, i.Move((found[0],), home, 0, True))
    table.act(0, "play", card)
    assert table.refs(home)[0] == grave[0].key


def test_a_hand_is_sorted_by_suits_and_then_by_ranks() -> None:
    table = OpenTable(2, "daifugo")
    table.act(0, "sort_hand")
    suits = [card_of(ref) for ref in table.refs("hand.0")]
    assert [card.suit for card in suits if card.suit] == sorted(
        (card.suit for card in suits if card.suit), key="SHCD".index
    )
    spades = [card.rank for card in suits if card.suit == "S"]
    assert "A" not in spades[:-1], "high where tricks are taken"
    table.act(0, "sort_hand")
    order = [*map(str, range(3, 11)), "J", "Q", "K", "A", "2", ""]
    ranks = [card_of(ref).rank for ref in table.refs("hand.0")]
    assert ranks == sorted(ranks, key=order.index)
    assert in_order(table.view(0), "ranks") == _hand(table, 0)
    table.act(0, "sort_hand")
    assert [card_of(ref) for ref in table.refs("hand.0")] == suits


def test_the_ace_stands_first_where_rows_begin_with_it() -> None:
    table = OpenTable(2, "sevens")
    table.act(0, "sort_hand")
    for suit in "SHDC":
        numbers = [card_of(ref).number for ref in table.refs("hand.0") if ref[0] == suit]
        assert numbers == sorted(numbers)
    assert not ACTIONS["sort_hand"].when(OpenTable(2).view(0), Selection())


def test_cards_passed_on_are_taken_up_by_all_together() -> None:
    table = OpenTable(3, "hearts")
    passing = ACTIONS["pass_on"]
    given: list[set[str | None]] = []
    for seat in range(3):
        cards = _hand(table, seat)[:3]
        given.append({table.view(seat).cards[card].ref for card in cards})
        assert passing.form is not None
        to = (seat + 1) % 3
        form = passing.form(table.view(seat), Selection(cards), {"seat": str(to)})
        assert form is not None
        table.do(seat, form.intent)
        if seat < 2:
            lying = table.view(to).zones[f"front.{to}"].items
            assert [table.view(to).cards[card].ref for card in lying] == [None] * 3
            third = 3 - seat - to
            assert not given[seat] & {card.ref for card in table.view(third).cards.values()}
    for seat in range(3):
        assert not table.refs(f"front.{seat}")
        assert given[seat - 1] <= set(table.refs(f"hand.{seat}"))


def test_nothing_is_passed_onto_what_lies_open() -> None:
    table = OpenTable(3, "hearts")
    table.act(1, "to_front", _hand(table, 1)[0])
    card = _hand(table, 0)[0]
    answer = table.ask(0, i.Procedure("pass_on", (("card", card), ("seat", "1"))))
    assert isinstance(answer, Refused)
    two = OpenTable(2)
    two.do(0, i.Procedure("deal", (("count", "3"),)))
    assert ACTIONS["pass_on"].form is not None
    assert ACTIONS["pass_on"].form(two.view(0), Selection(_hand(two, 0)[:1]), {}) is None
    two.act(0, "pass_on", _hand(two, 0)[0])
    assert len(two.refs("front.1")) == 1


def test_passes_are_counted_until_the_field_is_cleared() -> None:
    table = OpenTable(3, "daifugo")
    table.act(0, "play_on", _hand(table, 0)[0])
    for seat in (1, 2):
        table.act(seat, "pass_turn")
    assert table.truth.turn.seat == 0
    passes = [value_of(table.truth.marks.get(f"seat.{seat}", ()), "passes") for seat in range(3)]
    assert passes == [0, 1, 1]
    table.act(0, "clear")
    assert len(table.refs("discard")) == 1
    assert not any(table.truth.marks.get(f"seat.{seat}") for seat in range(3))
    assert not ACTIONS["clear"].when(table.view(0), Selection()), "nothing lies there any more"
    assert not ACTIONS["pass_turn"].when(table.view(1), Selection())


@pytest.mark.parametrize("zone", ["", "discard", "nowhere", "hand.1"])
def test_what_is_no_pile_to_clear_is_refused(zone: str) -> None:
    table = OpenTable(2, "daifugo")
    answer = table.ask(0, i.Procedure("clear", (("zone", zone),)))
    assert isinstance(answer, Refused)


def test_the_discard_pile_is_turned_over_once_the_stock_is_used_up() -> None:
    table = OpenTable(2, deck=("S-A", "S-2", "S-3"))
    before = table.refs("stock")
    for _ in range(3):
        assert not ACTIONS["turn_discard"].when(table.view(0), Selection(zone="stock"))
        table.act(0, "turn_top", zone="stock")
    assert not ACTIONS["turn_discard"].when(table.view(0), Selection(zone="hand.1"))
    table.act(0, "turn_discard", zone="stock")
    assert table.refs("stock") == before, "they come in the same order again"
    assert not any(card.ref for card in table.view(0).cards.values())
    assert not ACTIONS["turn_discard"].when(OpenTable(2, deck=()).view(0), Selection())
