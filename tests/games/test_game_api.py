"""The contract of a game, where it does something: which mat, what a gesture is called and asks."""

from __future__ import annotations

from app.core.intent import Draw, Procedure
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Form
from app.games.game_api import Drop, GameAction, Layout, Selection
from app.games.game_registry import GAMES
from tests.games.pokemon_table import Game

TABLE, ONE_SEAT = Layout((976, 708), (), alone=Layout((800, 578), ())), Layout((500, 500), ())


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


def test_one_player_alone_has_a_mat_without_an_opposite_half() -> None:
    assert TABLE.for_seats(1).size == (800, 578)
    assert TABLE.for_seats(2) is TABLE
    assert ONE_SEAT.for_seats(1) is ONE_SEAT, "a game may have one mat for any number"


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


def test_a_variant_is_of_the_family_of_its_game() -> None:
    assert GAMES["battle-royal"].family == GAMES["pokemon"].family == "pokemon"
