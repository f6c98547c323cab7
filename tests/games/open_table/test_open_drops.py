"""What a drop means."""

from __future__ import annotations

from app.core import intent as i
from app.core.ids import place
from app.games.game_api import Selection
from app.games.open_table.open_drops import drops
from tests.games.open_table.table import OpenTable


def test_a_card_goes_onto_piles_face_up_or_down() -> None:
    table = OpenTable(2)
    table.do(0, i.Procedure("deal", (("count", "3"),)))
    hand = table.view(0).zones["hand.0"].items
    titles = [one.title.en for one in drops(table.view(0), Selection(hand[:1]), "discard", "", 0)]
    assert titles == ["To: Discard pile", "Face down: Discard pile"]
    titles = [one.title.en for one in drops(table.view(0), Selection(hand[:1]), "stock", "", 0)]
    assert titles == ["On top: Stock", "At the bottom: Stock"]
    assert not list(drops(table.view(0), Selection(), "stock", "", 0))
    assert not list(drops(table.view(0), Selection(hand), "nowhere", "", 0))


def test_a_closed_card_of_another_hand_is_taken_by_a_drag_into_the_own_one() -> None:
    table = OpenTable(3)
    table.do(0, i.Procedure("deal", (("count", "4"),)))
    wanted = table.refs("hand.2")[1]
    drop, *others = drops(table.view(0), Selection((place("hand.2", 1),)), "hand.0", "", 4)
    assert (drop.title.en, drop.title.ja) == ("Take from Mio", "Mioから取る")
    assert not others
    table.do(0, drop.intent)
    assert wanted in table.refs("hand.0")
    assert [len(table.refs(f"hand.{seat}")) for seat in range(3)] == [5, 4, 3]
    assert wanted not in {card.ref for card in table.view(1).cards.values()}


def test_cards_of_the_own_hand_are_handed_on_by_a_drag_into_another_one() -> None:
    table = OpenTable(3)
    table.do(0, i.Procedure("deal", (("count", "4"),)))
    hand, refs = table.view(0).zones["hand.0"].items, table.refs("hand.0")
    caught = Selection((*hand[:2], place("hand.2", 0)))
    (drop,) = drops(table.view(0), caught, "hand.1", "", 0)
    assert (drop.title.en, drop.title.ja) == ("Hand on to Ren", "Renに渡す")
    table.do(0, drop.intent)
    assert set(refs[:2]) <= set(table.refs("hand.1"))
    # Within the own hand they are put in order, as ever.
    (sorted_in, *_) = drops(table.view(0), Selection(hand[2:3]), "hand.0", "", 0)
    assert isinstance(sorted_in.intent, i.Move)


def test_a_card_on_the_mat_is_moved_or_put_on_another() -> None:
    table = OpenTable(2)
    table.do(0, i.Procedure("deal", (("count", "3"),)))
    hand = table.view(0).zones["hand.0"].items
    table.drag(0, hand[:1], "mat")
    (unit,) = table.view(0).units
    onto = list(drops(table.view(0), Selection(hand[1:2]), "mat", unit, 0))
    assert [one.title.en for one in onto] == [
        "On the mat",
        "On top of this",
        "On the mat, face down",
    ]
    (moved, *_) = drops(table.view(0), Selection(units=(unit,)), "mat", "", 0)
    assert isinstance(moved.intent, i.MoveUnits)


def test_what_lies_on_a_card_of_a_column_comes_along_and_keeps_its_order() -> None:
    table = OpenTable(1, "klondike")
    source, goal = table.pile("5"), table.pile("2")
    items, refs = table.view(0).zones[source].items, table.refs(source)
    table.act(0, "turn_over", *items[:4])
    items = table.view(0).zones[source].items
    table.drag(0, (items[2],), goal)
    assert table.refs(goal)[2:] == refs[2:]
    assert all(table.truth.cards[card].up for card in table.truth.zones[goal][2:])
    table.drag(0, (table.view(0).zones[source].items[0],), goal, reading=1)
    assert table.refs(goal)[-1] == refs[0]


def test_a_card_that_lay_face_down_in_the_open_stays_so() -> None:
    table = OpenTable(2, "memory")
    grid = table.pile("神経衰弱 · Memory")
    table.drag(0, table.view(0).zones[grid].items[:1], "won.0")
    assert not table.truth.cards[table.truth.zones["won.0"][0]].up


def test_a_card_of_a_column_that_lay_face_down_stays_so_on_the_mat() -> None:
    table = OpenTable(1, "klondike")
    column = table.pile("5")
    (down, *_) = table.view(0).zones[column].items
    found = list(drops(table.view(0), Selection((down,)), "mat", "", 0))
    assert [one.title.en for one in found] == ["On the mat, face down", "On the mat, face up"]
    table.drag(0, (down,), "mat")
    (unit,) = table.truth.units.values()
    assert not table.truth.cards[unit.base].up
    table.drag(0, (table.view(0).zones[column].items[0],), "mat", reading=1)
    assert sorted(table.truth.cards[one.base].up for one in table.truth.units.values()) == [
        False,
        True,
    ]


def test_cards_dropped_in_front_of_another_are_passed_on_face_down() -> None:
    table = OpenTable(3, "hearts")
    hand = table.view(0).zones["hand.0"].items
    titles = [one.title.en for one in drops(table.view(0), Selection(hand[:3]), "front.1", "", 0)]
    assert titles == ["Pass on to Ren, face down", "To: In front", "Face down: In front"]
    table.drag(0, hand[:3], "front.1")
    assert not any(table.truth.cards[card].up for card in table.truth.zones["front.1"])
    table.act(2, "to_front", table.view(2).zones["hand.2"].items[0])
    (first, *_) = drops(table.view(0), Selection(hand[3:4]), "front.2", "", 0)
    assert first.title.en == "To: In front", "there is a card that was played"
    (own, *_) = drops(table.view(0), Selection(hand[3:4]), "front.0", "", 0)
    assert own.title.en == "To: In front"
