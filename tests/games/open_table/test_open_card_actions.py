"""What is done with cards."""

from __future__ import annotations

from app.core import intent as i
from app.games.game_api import Selection
from app.games.open_table.open_card_actions import CARD_ACTIONS, cards_of, column_from, seat_choices
from tests.games.open_table.table import OpenTable

ACTIONS = {action.id: action for action in CARD_ACTIONS}


def _dealt(seats: int = 2) -> tuple[OpenTable, tuple[str, ...]]:
    table = OpenTable(seats)
    table.do(0, i.Procedure("deal", (("count", "5"),)))
    return table, table.view(0).zones["hand.0"].items


def test_cards_go_where_the_action_says() -> None:
    goals = {"to_front": "front.0", "to_discard": "discard", "to_won": "won.0", "to_stock": "stock"}
    for name, goal in goals.items():
        table, hand = _dealt()
        table.act(0, name, hand[0])
        assert len(table.refs(goal)) == (43 if goal == "stock" else 1)
    table, hand = _dealt()
    table.act(0, "to_front_down", hand[0])
    assert not table.truth.cards[table.truth.zones["front.0"][0]].up
    table.act(0, "to_mat", hand[1])
    (unit,) = table.view(0).units
    table.act(0, "to_hand", units=(unit,))
    assert len(table.refs("hand.0")) == 4


def test_cards_are_named_in_the_order_in_which_they_lie() -> None:
    table, hand = _dealt()
    assert cards_of(table.view(0), Selection(hand[::-1])) == hand


def test_what_lies_open_is_turned_over_and_back() -> None:
    table, hand = _dealt()
    table.act(0, "to_front", hand[0], hand[1])
    front = table.view(0).zones["front.0"].items
    table.act(0, "turn_over", *front)
    assert not any(table.truth.cards[card].up for card in table.truth.zones["front.0"])
    table.act(0, "turn_over", *table.view(0).zones["front.0"].items)
    assert all(table.truth.cards[card].up for card in table.truth.zones["front.0"])
    assert not ACTIONS["turn_over"].when(table.view(0), Selection(hand[3:4]))


def test_what_lies_on_the_mat_is_turned_and_gathered() -> None:
    table, hand = _dealt()
    table.do(0, i.Move(hand[:1], "mat", position=(200.0, 200.0)))
    table.do(0, i.Move(hand[1:2], "mat", position=(600.0, 200.0)))
    units = tuple(table.view(0).units)
    table.act(0, "rotate", units=units[:1])
    assert table.view(0).units[units[0]].turn == 90
    table.act(0, "together", units=units)
    places = [unit.position for unit in table.view(0).units.values()]
    assert all(place is not None and abs(place[0] - 200) < 40 for place in places)


def test_cards_are_handed_on_to_whom_the_form_names() -> None:
    table, hand = _dealt(3)
    handing = ACTIONS["hand_on"]
    selection = Selection(hand[:2])
    assert handing.form is not None
    form = handing.form(table.view(0), selection, {})
    assert form is not None
    assert [one.id for one in seat_choices(table.view(0))] == ["1", "2"]
    form = handing.form(table.view(0), selection, {"seat": "2"})
    assert form is not None
    table.do(0, form.intent)
    assert len(table.refs("hand.2")) == 7
    two, cards = _dealt(2)
    assert handing.form(two.view(0), Selection(cards[:1]), {}) is None
    two.act(0, "hand_on", cards[0])
    assert len(two.refs("hand.1")) == 6


def test_a_card_of_a_column_comes_with_what_lies_on_it() -> None:
    table = OpenTable(1, "klondike")
    column = table.pile("4")
    items = table.view(0).zones[column].items
    assert column_from(table.view(0), items[1]) == (column, items[1:])
