"""What follows from zones is written the same in every game: draw, move, shuffle, look, show."""

from __future__ import annotations

import pytest

from tests.session.notation.any_game import OUTPOST, hand, played, seen, why


def test_cards_are_drawn_from_the_own_pile_to_the_hand() -> None:
    assert hand(seen("Aki draws 2 cards: Moss 1, Moss 3"))[-2:] == ["Moss 1", "Moss 3"]
    assert hand(seen("Aki draws Moss 1"))[-1] == "Moss 1"
    assert hand(seen("Aki draws 1 card from the pile"))[-1] == "Moss 1"


def test_what_is_told_of_a_draw_is_checked() -> None:
    assert why("Aki draws Moss 3").startswith("there is no Moss 3 in Aki's Hand; there: Moss 1")
    assert why("Aki draws 2 cards: Moss 1") == "2 drawn, but 1 told."


@pytest.mark.parametrize(
    "line",
    [
        "moves Moss 5 from hand to the stream, cell 4",
        "puts Moss 5 into the Stream, place 4",
        "plays 苔5 on the 流れ, place 4",
    ],
)
def test_a_card_is_put_at_a_place_of_a_field(line: str) -> None:
    view = seen(f"Aki {line}")
    (unit,) = view.zones["stream"].items
    assert (view.cards[view.units[unit].base].ref, view.units[unit].cell) == ("Moss 5", 4)


def test_a_unit_goes_to_another_place_and_into_a_pile() -> None:
    view = seen(
        "Aki plays Moss 5 to the stream, cell 4\n"
        "moves Moss 5 (Stream 4) to the stream, cell 2\n"
        "plays Moss 9 to the stream, cell 7\n"
        "puts Moss 9 with everything on it into hand"
    )
    assert [view.units[unit].cell for unit in view.zones["stream"].items] == [2]
    assert hand(view) == ["Moss 2", "Moss 9"]


def test_cards_go_on_top_and_to_the_bottom_of_a_pile() -> None:
    again = "puts Moss 9 on top of the pile\nputs Moss 5 at the bottom of the pile\ndraws Moss 9"
    assert hand(seen(f"Aki {again}")) == ["Moss 2", "Moss 9"]
    assert hand(seen("Aki moves the top 2 cards of the pile to hand"))[-2:] != ["Moss 5", "Moss 9"]


def test_a_pile_is_looked_at_and_shuffled_as_it_is_told() -> None:
    view = seen("Aki looks at the top 2 cards of the pile")
    assert [view.cards[card].ref for _, card in view.zones["pile.0"].seen] == ["Moss 1", "Moss 3"]
    assert not seen("Aki looks through the pile\nends the look at the pile").zones["pile.0"].seen
    shuffled = "stack Aki: Moss 12\nAki shuffles the pile\nshuffles"
    assert hand(seen(f"{shuffled.removesuffix('shuffles')}Aki draws Moss 12"))[-1] == "Moss 12"


def test_cards_are_shown_and_turned() -> None:
    shown = seen("Aki shows Moss 5", seat=1)
    assert [f"{shown.cards[card].ref}" for card in shown.cards_in("hand.0")] == ["Moss 5"]
    turned = seen("Aki plays Moss 5 to the stream\nturns Moss 5 face down", seat=1)
    assert not next(iter(turned.cards.values())).up


def test_what_is_not_there_is_answered_with_what_is() -> None:
    assert why("Aki moves Moss 5 to the river").startswith("there is no zone “the river”.")
    assert why("Aki plays Moss 11 to the stream").startswith("there is no Moss 11 ")
    assert why("Aki turns Moss 11 face up") == "there is no Moss 11 in the open."
    assert why("Aki whistles").startswith("“whistles” is not understood. Possible here: ")


def test_a_game_whose_deck_is_its_own_is_played_the_same() -> None:
    view = seen("Aki plays spear 02 to the wilderness, cell 3", OUTPOST)
    assert [view.units[unit].cell for unit in view.zones["wild"].items] == [1, 5, 3]
    assert played("Aki plays spear 02 to the camp", OUTPOST).table.host.tree.table
