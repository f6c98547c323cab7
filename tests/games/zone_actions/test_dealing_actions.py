"""Cards are dealt from a pile that all draw from."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import Draw, Procedure
from app.games.game_api import Selection
from app.games.zone_actions.common_actions import zone_actions
from tests.games.zone_actions.laid_zones import ACTIONS, Laid, zone


def test_a_deal_gives_each_the_same_and_the_rest_to_those_who_come_first(laid: Laid) -> None:
    action = ACTIONS["deal"]
    assert action.form is not None
    form = action.form(laid.view(), Selection(), {"count": "3"})
    assert form is not None
    assert form.intent == Procedure("deal", (("count", "3"),))
    laid.do(form.intent)
    assert laid.hands() == [3, 3, 3]
    laid.do(Procedure("deal", (("count", "9"),)))
    # One was left: who sits after the dealer gets it.
    assert laid.hands() == [3, 4, 3]
    assert laid.offered("deal") is None


def test_a_judge_draws_for_whose_turn_it_is_and_deals_nothing(laid: Laid) -> None:
    assert laid.offered("draw", JUDGE) == Draw(1, "stock", "hand.0")
    assert laid.offered("deal", JUDGE) is None


def test_where_everybody_draws_from_a_pile_of_their_own_nothing_is_dealt() -> None:
    own = (zone("deck", "hidden"), zone("hand", "owner"))
    assert "deal" not in {action.id for action in zone_actions(own)}
