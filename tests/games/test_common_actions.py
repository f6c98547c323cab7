"""What every game offers on its piles, by what it says of its zones."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.fact import StartCard
from app.core.ids import JUDGE
from app.core.intent import Draw, Hide, Intent, Look, Move, Procedure, Show, Shuffle
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Visibility, ZoneSpec
from app.games.common_actions import piles_of, zone_actions, zone_procedures
from app.games.game_api import GameAction, GameSpec, Layout, Selection
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


def zone(name: str, visibility: Visibility = "public", **more: object) -> ZoneSpec:
    return ZoneSpec(name, Words(name, name), visibility=visibility, **more)  # type: ignore[arg-type]


ZONES = (
    zone("stock", "hidden", scope="table"),
    zone("hand", "owner"),
    zone("prizes", "hidden", keeps_places=True),
    zone("grave"),
    zone("field", holds="units"),
)
ACTIONS = {action.id: action for action in zone_actions(ZONES)}
SPEC = GameSpec(
    id="zones",
    title=Words("Zones", "場所"),
    seats=(1, 4),
    zones=ZONES,
    layout=Layout((400, 400), ()),
    lay=TOYS["duel"].lay,
    procedures=zone_procedures(ZONES),
    actions=tuple(ACTIONS.values()),
)


class Laid:
    """Three at a table with ten cards in the stock."""

    def __init__(self) -> None:

        cards = tuple(StartCard(f"card {n}", AKI, "stock") for n in range(10))
        spec = replace(SPEC, lay=lambda _seats, _decks: cards)
        self.table: LocalTable = lay_table(spec, ("Aki", "Ren", "Mio"), ((), (), ()), seed=4)
        for seat in (AKI, REN, 2, JUDGE):
            self.table.sit(seat)

    def view(self, seat: int = AKI) -> SeatView:
        return self.table.sit(seat).view

    def offered(self, name: str, seat: int = AKI, **selected: object) -> Intent | None:
        """Return what an action does on a selection; None where it is not offered."""
        action: GameAction = ACTIONS[name]
        selection = Selection(**selected)  # type: ignore[arg-type]
        if not action.when(self.view(seat), selection):
            return None
        return action.make(self.view(seat), selection)

    def do(self, intent: Intent | None, seat: int = AKI) -> None:
        assert intent is not None
        assert isinstance(self.table.sit(seat).ask(intent), Accepted)

    def hands(self) -> list[int | None]:
        return [self.view().zones[f"hand.{seat}"].count for seat in range(3)]


@pytest.fixture
def laid() -> Laid:
    return Laid()


def test_which_piles_are_which_follows_from_the_zones() -> None:
    piles = piles_of(ZONES)
    assert (piles.hand, piles.drawn) == ("hand", ("stock",))
    assert piles.looked == ("stock", "prizes")
    assert piles.shuffled == ("stock", "hand", "prizes", "grave")
    assert piles.spread == ("prizes",)


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
    laid.do(laid.offered("look_at_one_more"))
    assert laid.offered("look_at_one_more") == Look("stock", 2)
    assert laid.offered("end_look") == Hide("stock")
    assert laid.offered("look_through", zone="grave.0") is None


def test_a_card_of_a_spread_pile_is_as_good_as_the_pile(laid: Laid) -> None:
    laid.do(Draw(2, "stock", "prizes.0", "move"))
    assert laid.offered("look_through", cards=("prizes.0#1",)) == Look("prizes.0")
    assert laid.offered("draw", cards=("prizes.0#1",)) == Draw(1, "stock", "hand.0")


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
