"""Actions and drops, where they do something: what a gesture is called, and what it asks."""

from __future__ import annotations

from app.core.intent import Draw, Procedure
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.action_contract import Drop, GameAction, Selection
from app.games.form_model import Answers, Form
from tests.games.pokemon_table import Game


def asks_whom(_view: SeatView, about: Selection, _answers: Answers) -> Form | None:
    """Ask only where something is selected."""
    return Form(both("Whom"), (), both("Do it")) if about.units else None


def draw(name: Words | None) -> GameAction:
    return GameAction(
        "draw",
        Words("Draw a card", "1枚引く"),
        lambda _view, _selection: True,
        lambda _view, _selection: Draw(1, "deck.0", "hand.0"),
        name=lambda _view, selection: name if selection.zone else None,
    )


def test_an_action_is_called_after_what_is_selected_otherwise_by_its_title() -> None:
    view, named = Game().view(), Words("Draw Dreepy", "ドラメシヤを引く")
    assert draw(named).words(view, Selection(zone="deck.0")) == named
    assert draw(named).words(view, Selection()).en == "Draw a card"
    assert draw(None).words(view, Selection(zone="deck.0")).en == "Draw a card"


def test_a_drop_asks_about_what_was_dropped_where_there_is_something_to_ask() -> None:
    view, retreat = Game().view(), Procedure("retreat")
    asking = Drop(both("Retreat"), retreat, asks_whom, Selection(units=("u1",)))
    form = asking.form(view)
    assert form is not None
    assert form.title.en == "Whom"
    assert Drop(both("Retreat"), retreat, asks_whom).form(view) is None
    assert Drop(both("Retreat"), retreat).form(view) is None
