"""Cards are put into piles and hands that people made."""

from __future__ import annotations

from app.core.intent import Draw, Intent, Move
from app.games.form_model import Form
from app.games.game_api import Selection
from app.games.zone_actions.made_piles import put_into_made, whole_title
from tests.games.zone_actions.laid_zones import AKI, REN, Laid

PUT = put_into_made()


def asked(laid: Laid, selection: Selection, **answers: str) -> Form | None:
    assert PUT.form is not None
    return PUT.form(laid.view(), selection, answers)


def comes_to(laid: Laid, selection: Selection, **answers: str) -> Intent | None:
    form = asked(laid, selection, **answers)
    assert form is not None
    return form.intent


def test_it_is_offered_on_cards_where_people_made_a_pile(laid: Laid) -> None:
    laid.do(Draw(1, "stock", "hand.0"))
    card = Selection(laid.view().cards_in("hand.0"))
    assert not PUT.when(laid.view(), card)
    assert asked(laid, card) is None
    pile = laid.made("public")
    assert PUT.when(laid.view(), card)
    assert not PUT.when(laid.view(), Selection(zone=pile))
    assert not PUT.when(laid.view(), Selection(laid.view().cards_in(pile))), "they lie there"


def test_the_form_asks_which_pile_and_which_end_of_it(laid: Laid) -> None:
    laid.do(Draw(1, "stock", "hand.0"))
    cards = laid.view().cards_in("hand.0")
    closed, theirs = laid.made("hidden"), laid.made("public", REN, REN)
    laid.made("hidden", REN, REN)
    form = asked(laid, Selection(cards))
    assert form is not None
    assert sorted(one.id for one in form.fields[0].among) == sorted((closed, theirs))  # type: ignore[union-attr]
    assert comes_to(laid, Selection(cards), zone=closed) == Move(cards, closed, 0)
    assert comes_to(laid, Selection(cards), zone=theirs, at="bottom") == Move(cards, theirs, -1)
    assert comes_to(laid, Selection(cards), zone=closed, at="?") == Move(cards, closed, 0)
    ref = laid.view().cards[cards[0]].ref
    laid.do(comes_to(laid, Selection(cards), zone=theirs))
    assert laid.view().cards[laid.view().cards_in(theirs)[0]].ref == ref
    zones = laid.view().setting.zones
    assert whole_title(laid.view(), zones[theirs]).en == "Ren's public"
    assert whole_title(laid.view(), zones[closed]).en == "hidden"


def test_a_row_goes_on_at_its_end_and_a_unit_gives_all_its_cards(laid: Laid) -> None:
    laid.do(Draw(1, "stock", "hand.0"))
    laid.do(Move(laid.view().cards_in("hand.0"), "field.0"))
    (unit,) = laid.view().units
    row = laid.made("public", AKI, AKI, "row")
    form = asked(laid, Selection(units=(unit,)), at="top")
    assert form is not None
    assert [field.id for field in form.fields] == ["zone"]
    assert form.intent == Move(laid.view().units[unit].parts, row, -1)
