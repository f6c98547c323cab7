"""Which zones are piles to draw from, to look at, to shuffle."""

from __future__ import annotations

from app.core.intent import Draw
from app.games.game_api import Selection
from app.games.zone_actions.pile_names import DRAWN, SHUFFLED, aimed, over, piles_of, topped
from tests.games.zone_actions.laid_zones import AKI, REN, ZONES, Laid


def test_which_piles_are_which_follows_from_the_zones() -> None:
    piles = piles_of(ZONES)
    assert (piles.hand, piles.drawn) == ("hand", ("stock",))
    assert piles.looked == ("stock", "prizes")
    assert piles.shuffled == ("stock", "hand", "prizes", "grave")
    assert piles.spread == ("prizes",)
    assert topped(piles) == ("stock",)


def test_where_people_are_free_open_piles_are_drawn_from_as_well() -> None:
    piles = piles_of(ZONES, free=True)
    assert (piles.hand, piles.drawn, piles.spread) == ("hand", ("stock", "grave"), ())
    assert topped(piles) == ("stock",)


def test_free_people_mean_open_piles_of_others_and_the_pile_of_a_card(laid: Laid) -> None:
    laid.do(Draw(2, "stock", "grave.1"), REN)
    laid.do(Draw(2, "stock", "hand.1"), REN)
    view, card = laid.view(AKI), laid.view(AKI).cards_in("grave.1")[0]
    usual, free = piles_of(ZONES), piles_of(ZONES, free=True)
    for selection in (Selection((card,)), Selection(zone="grave.1")):
        assert over(view, aimed(view, selection, free), DRAWN, free) == "grave.1"
        assert over(view, aimed(view, selection, usual), SHUFFLED, usual) == ""
    for closed in (Selection(("hand.1#0",)), Selection(zone="hand.1")):
        assert over(view, aimed(view, closed, free), SHUFFLED, free) == ""
    mine = laid.made("owner", AKI, AKI)
    assert over(laid.view(AKI), Selection(zone=mine), DRAWN, free) == mine
    assert over(laid.view(REN), Selection(zone=mine), DRAWN, free) == ""
