"""Which zones are piles to draw from, to look at, to shuffle."""

from __future__ import annotations

from app.games.zone_actions.pile_names import piles_of
from tests.games.zone_actions.laid_zones import ZONES


def test_which_piles_are_which_follows_from_the_zones() -> None:
    piles = piles_of(ZONES)
    assert (piles.hand, piles.drawn) == ("hand", ("stock",))
    assert piles.looked == ("stock", "prizes")
    assert piles.shuffled == ("stock", "hand", "prizes", "grave")
    assert piles.spread == ("prizes",)
