"""Cards are dealt from a pile that all draw from."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import Draw, Procedure
from app.games.form_model import Pick
from app.games.game_api import Selection
from app.games.zone_actions.common_actions import zone_actions
from app.games.zone_actions.dealing_actions import deal_actions, shares
from app.games.zone_actions.pile_names import piles_of
from app.session.host.updates import Refused
from tests.games.zone_actions.laid_zones import ACTIONS, AKI, REN, ZONES, Laid, zone


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


def test_cards_are_shared_out_as_if_dealt_one_by_one(laid: Laid) -> None:
    assert shares(7, (1, 2, 0)) == [(1, 3), (2, 2), (0, 2)]
    laid.do(laid.offered("deal_all"))
    assert laid.hands() == [3, 4, 3]
    assert laid.offered("deal_all") is None


def test_people_choose_where_a_deal_goes_to(laid: Laid) -> None:
    (deal, _) = deal_actions(ZONES, piles_of(ZONES), ("hand", "grave"))
    assert deal.form is not None
    for answer, up in (("grave", True), ("grave:down", False)):
        form = deal.form(laid.view(), Selection(), {"count": "1", "zone": answer})
        assert form is not None
        (where,) = (field for field in form.fields if isinstance(field, Pick))
        assert [one.id for one in where.among] == ["hand", "grave", "grave:down"]
        laid.do(form.intent)
        newest = laid.view(REN).cards[laid.view(REN).cards_in("grave.1")[-1]]
        assert newest.up == up
    assert form.lines[0].en == "4 left in the stock"
    asked = deal.form(laid.view(), Selection(), {"zone": "nowhere"})
    assert asked is not None
    assert asked.intent == Procedure("deal", (("count", "1"), ("zone", "hand")))


def test_a_deal_to_what_is_no_pile_of_a_seat_is_refused(laid: Laid) -> None:
    for name in ("stock", "field", "nowhere"):
        answer = laid.table.sit(AKI).ask(Procedure("deal", (("zone", name),)))
        assert isinstance(answer, Refused)


def test_a_judge_draws_for_whose_turn_it_is_and_deals_nothing(laid: Laid) -> None:
    assert laid.offered("draw", JUDGE) == Draw(1, "stock", "hand.0")
    assert laid.offered("deal", JUDGE) is None


def test_where_everybody_draws_from_a_pile_of_their_own_nothing_is_dealt() -> None:
    own = (zone("deck", "hidden"), zone("hand", "owner"))
    assert "deal" not in {action.id for action in zone_actions(own)}
