"""What is done with piles, hands, scores and dice."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.games.game_api import Selection
from app.games.open_table.open_pile_actions import PILE_ACTIONS, TABLE_ACTIONS
from tests.games.open_table.table import OpenTable

ACTIONS = {action.id: action for action in (*PILE_ACTIONS, *TABLE_ACTIONS)}


def test_cards_are_drawn_from_the_stock_or_the_pile_pointed_at() -> None:
    table = OpenTable(2)
    table.act(0, "draw")
    table.act(0, "draw_3", zone="stock")
    assert len(table.refs("hand.0")) == 4
    table.act(0, "turn_top", zone="stock")
    assert len(table.refs("discard")) == 1
    table.act(1, "draw", zone="discard")
    assert len(table.refs("hand.1")) == 1
    meant = ACTIONS["draw"].make(table.view(0), Selection(zone="hand.1"))
    assert meant == i.Draw(1, "stock", "hand.0"), "nobody draws from another's hand"
    of_a_card = Selection(table.view(0).zones["discard"].items)
    assert ACTIONS["shuffle"].make(table.view(0), of_a_card) == i.Shuffle("stock")
    table.do(0, i.Draw(2, "stock", "front.1"))
    of_a_card = Selection(table.view(0).zones["front.1"].items[:1])
    assert ACTIONS["shuffle"].make(table.view(0), of_a_card) == i.Shuffle("front.1")
    assert ACTIONS["draw"].make(table.view(0), of_a_card) == i.Draw(1, "front.1", "hand.0")


def test_the_keys_of_looks_leave_room_for_turning_cards_over() -> None:
    keys = {name: ACTIONS[name].key for name in ("look_at_one_more", "look_through", "end_look")}
    assert keys == {"look_at_one_more": "L", "look_through": "Shift+L", "end_look": "E"}
    assert "T" not in {action.key for action in ACTIONS.values()}


def test_a_pile_is_shuffled_looked_at_and_shown() -> None:
    table = OpenTable(2)
    before = table.refs("stock")
    table.act(0, "shuffle", zone="stock")
    assert sorted(table.refs("stock")) == sorted(before) != list(before)
    table.act(0, "look_at_one_more", zone="stock")
    assert table.view(0).zones["stock"].seen
    assert not table.view(1).zones["stock"].seen
    table.act(0, "end_look", zone="stock")
    assert not table.view(0).zones["stock"].seen
    table.act(0, "draw_2", zone="stock")
    hand = table.view(0).zones["hand.0"].items
    table.act(0, "show", hand[0])
    assert table.view(1).zones["hand.0"].seen


@pytest.mark.parametrize(
    ("answer", "seen"), [("hand", True), ("front", True), ("front:down", False)]
)
def test_the_form_of_the_deal_says_where_to_and_what_is_left(answer: str, seen: bool) -> None:
    table = OpenTable(2)
    dealing = ACTIONS["deal"]
    assert dealing.form is not None
    form = dealing.form(table.view(0), Selection(), {"count": "3", "zone": answer})
    assert form is not None
    assert form.lines[0].en == "46 left in the stock"
    table.do(0, form.intent)
    zone = "hand.0" if answer == "hand" else "front.0"
    assert len(table.refs(zone)) == 3
    faces = [card.ref for card in table.view(0).cards.values() if card.zone == zone]
    assert all(faces) == seen or answer == "front:down"


def test_too_few_are_said_and_nonsense_is_as_nothing() -> None:
    table = OpenTable(3)
    dealing = ACTIONS["deal"]
    assert dealing.form is not None
    form = dealing.form(table.view(0), Selection(), {"count": "30"})
    assert form is not None
    assert form.lines[0].en == "38 too few in the stock"
    odd = dealing.form(table.view(0), Selection(), {"count": "²", "zone": "nowhere"})
    assert odd is not None
    assert odd.intent == i.Procedure("deal", (("count", "1"), ("zone", "hand")))


def test_a_card_is_taken_from_the_hand_pointed_at_or_asked_for() -> None:
    table = OpenTable(3)
    table.act(0, "deal_all")
    taking = ACTIONS["take"]
    assert taking.form is not None
    assert taking.form(table.view(0), Selection(zone="hand.2"), {}) is None
    table.act(0, "take", zone="hand.2")
    assert len(table.refs("hand.2")) == 16
    form = taking.form(table.view(0), Selection(), {"seat": "1"})
    assert form is not None
    table.do(0, form.intent)
    assert len(table.refs("hand.1")) == 17


def test_the_turn_is_taken_and_all_is_collected() -> None:
    table = OpenTable(2)
    table.act(1, "my_turn")
    assert table.truth.turn.seat == 1
    assert not ACTIONS["my_turn"].when(table.view(1), Selection())
    assert not ACTIONS["collect"].when(table.view(0), Selection())
    table.act(0, "deal_all")
    table.act(0, "collect")
    assert len(table.refs("stock")) == 52
