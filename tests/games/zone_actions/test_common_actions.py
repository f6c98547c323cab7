"""Drawing, shuffling, looking, showing and putting come from the zones of a game."""

from __future__ import annotations

from app.core.intent import Draw, Hide, Look, Move, Show, Shuffle
from app.games.zone_actions.common_actions import with_keys, zone_actions
from app.games.zone_actions.dealing_actions import zone_procedures
from tests.games.zone_actions.laid_zones import ACTIONS, REN, Laid, zone


def test_a_game_without_hidden_piles_has_nothing_to_draw_or_look_at() -> None:
    ids = {action.id for action in zone_actions((zone("grave"), zone("field", holds="units")))}
    assert ids == {"shuffle", "to_grave", "to_field"}
    assert zone_procedures((zone("grave"),)) == {}


def test_cards_are_drawn_from_the_pile_under_the_pointer_or_the_usual_one(laid: Laid) -> None:
    assert laid.offered("draw") == Draw(1, "stock", "hand.0")
    assert laid.offered("draw_3", zone="stock") == Draw(3, "stock", "hand.0")
    assert laid.offered("draw_3") is None
    assert laid.offered("draw_up_to_5", zone="stock") == Draw(5, "stock", "hand.0")
    laid.do(Draw(6, "stock", "hand.0"))
    assert laid.offered("draw_up_to_5", zone="stock") is None
    laid.do(Draw(4, "stock", "hand.1"), REN)
    assert laid.offered("draw") is None


def test_the_pile_under_the_pointer_is_shuffled_or_the_usual_one(laid: Laid) -> None:
    assert laid.offered("shuffle") == Shuffle("stock")
    laid.do(Draw(2, "stock", "hand.0"))
    assert laid.offered("shuffle", zone="hand.0") == Shuffle("hand.0")
    assert laid.offered("shuffle", zone="hand.1") == Shuffle("stock")
    assert laid.offered("shuffle", zone="grave.0") is None


def test_hidden_piles_are_looked_at_and_shown_from_the_top(laid: Laid) -> None:
    assert laid.offered("look_2", zone="stock") == Look("stock", 2)
    assert laid.offered("look_through", zone="stock") == Look("stock")
    assert laid.offered("show_top", zone="stock") == Show(("stock#0",), ())
    assert laid.offered("end_look") is None
    laid.do(laid.offered("look_at_one_more", zone="stock"))
    assert laid.offered("look_at_one_more", zone="stock") == Look("stock", 2)
    assert laid.offered("look_at_one_more") is None, "the others draw from it too"
    assert laid.offered("end_look") == Hide("stock")
    assert laid.offered("look_through", zone="grave.0") is None


def test_a_card_of_a_spread_pile_is_as_good_as_the_pile(laid: Laid) -> None:
    laid.do(Draw(2, "stock", "prizes.0", "move"))
    assert laid.offered("look_through", cards=("prizes.0#1",)) == Look("prizes.0")
    assert laid.offered("draw", cards=("prizes.0#1",)) == Draw(1, "stock", "hand.0")


def test_selected_cards_are_shown_that_not_everybody_sees(laid: Laid) -> None:
    laid.do(Draw(2, "stock", "hand.0"))
    card, other = laid.view().cards_in("hand.0")
    laid.do(Move((other,), "grave.0"))
    assert laid.offered("show", cards=(card, other)) == Show((card,), ())
    assert laid.offered("show", cards=(other,)) is None


def test_a_closed_pile_that_people_made_is_like_one_of_the_game(laid: Laid) -> None:
    pile = laid.made("hidden")
    assert laid.offered("draw", REN, zone=pile) == Draw(1, pile, "hand.1")
    assert laid.offered("draw_2", zone=pile) == Draw(2, pile, "hand.0")
    assert laid.offered("look_through", zone=pile) == Look(pile)
    assert laid.offered("look_2", zone=pile) == Look(pile, 2)
    assert laid.offered("show_top", zone=pile) == Show((f"{pile}#0",), ())
    assert laid.offered("shuffle", zone=pile) == Shuffle(pile)


def test_an_open_pile_that_people_made_is_shuffled_and_no_more(laid: Laid) -> None:
    pile = laid.made("public")
    assert laid.offered("shuffle", zone=pile) == Shuffle(pile)
    assert laid.offered("draw", zone=pile) == Draw(1, "stock", "hand.0")
    assert laid.offered("draw_2", zone=pile) is None
    assert laid.offered("look_through", zone=pile) is None


def test_what_another_made_for_their_own_is_out_of_reach(laid: Laid) -> None:
    pile = laid.made("hidden", REN, REN)
    assert laid.offered("draw", zone=pile) == Draw(1, "stock", "hand.0")
    assert laid.offered("shuffle", zone=pile) == Shuffle("stock")
    assert laid.offered("look_through", zone=pile) is None
    assert laid.offered("look_through", REN, zone=pile) == Look(pile)


def test_a_game_gives_keys_of_its_own() -> None:
    usual = {action.id: action.key for action in ACTIONS.values()}
    changed = {
        action.id: action.key for action in with_keys(tuple(ACTIONS.values()), {"draw": "N"})
    }
    assert changed == {**usual, "draw": "N"}


def test_cards_are_put_into_every_zone(laid: Laid) -> None:
    laid.do(Draw(2, "stock", "hand.0"))
    card, other = laid.view().cards_in("hand.0")
    assert laid.offered("to_grave", cards=(card,)) == Move((card,), "grave.0")
    assert laid.offered("to_stock_bottom", cards=(card, other)) == Move((card, other), "stock", -1)
    assert laid.offered("to_field", cards=(card,)) == Move((card,), "field.0")
    assert laid.offered("to_hand", cards=(card,)) is None
    laid.do(Move((card,), "field.0"))
    (unit,) = laid.view().units
    parts = laid.view().units[unit].parts
    assert laid.offered("to_hand", units=(unit,)) == Move(parts, "hand.0")
