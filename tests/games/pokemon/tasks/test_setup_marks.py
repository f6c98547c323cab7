"""How far each player is with the setup: what was said is marked, the rest lies on the table."""

from __future__ import annotations

from app.core.intent import Move, PutMark
from app.core.intents.agreement_intents import SetOptions
from app.games.pokemon.tasks import setup_marks as marks
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, NO_BASIC, READY
from tests.games.pokemon_table import DREEPY, Game
from tests.games.setup_table import put_down, run, says, two


def test_players_sit_in_the_order_of_who_goes_first() -> None:
    game = Game()
    assert marks.decided(game.view()) is None
    assert marks.in_order(game.view()) == (0, 1)
    run(game, "first", by="choice", seat="1")
    assert (marks.decided(game.view()), marks.first_seat(game.view())) == (1, 1)
    assert marks.in_order(game.view()) == (1, 0)


def test_one_thing_that_is_said_takes_the_place_of_another() -> None:
    game = two()
    says(game, NO_BASIC, 0)
    said = PutMark(("seat.0",), HAS_BASIC, value=1)
    assert marks.say(game.view(), 0, HAS_BASIC) == (
        PutMark(("seat.0",), NO_BASIC, value=0),
        said,
    )
    assert marks.say(game.view(), 1, HAS_BASIC) == (PutMark(("seat.1",), HAS_BASIC, value=1),)


def test_what_was_said_can_be_taken_back_where_something_was() -> None:
    game = two()
    assert marks.unsaid(game.view(), 0) == ()
    says(game, NO_BASIC, 0)
    assert marks.marked(game.view(1), 0, NO_BASIC) == 1, "everybody sees it"
    assert marks.unsaid(game.view(), 0) == (PutMark(("seat.0",), NO_BASIC, value=0),)


def test_a_hand_is_dealt_once_it_is_drawn_or_something_was_put_down() -> None:
    game = Game()
    assert not marks.is_dealt(game.view(), 0)
    assert marks.is_dealt(two().view(1), 0)
    game.put(DREEPY, "active.0")
    assert marks.is_dealt(game.view(), 0)


def test_a_side_is_set_out_with_an_active_pokemon_and_prizes() -> None:
    game = two()
    assert not marks.is_set_out(game.view(), 0)
    put_down(game, 0)
    assert marks.is_set_out(game.view(), 0)
    assert marks.has_prizes(game.view(), 0)
    game.do(Move(("hand.1#0",), "active.1", up=False), 1)
    assert not marks.is_set_out(game.view(), 1), "there are no Prizes yet"


def test_a_table_without_prizes_has_none_to_set_out() -> None:
    game = two()
    assert (marks.prize_number(game.view()), marks.has_prizes(game.view(), 0)) == (6, False)
    game.do(SetOptions((("prizes", "4"),)))
    assert marks.prize_number(game.view()) == 4
    bare = Game(deck=())
    assert marks.has_prizes(bare.view(), 0), "there is no deck to take them from"


def test_all_of_it_goes_when_the_game_begins() -> None:
    game = two()
    says(game, READY, 0)
    says(game, NO_BASIC, 1)
    game.do(PutMark(("table",), marks.SHARED, value=2))
    assert marks.shared(game.view()) == 2
    for step in marks.all_off(game.view()):
        game.do(step)
    assert not any(game.view().marks.values())
    assert marks.all_off(game.view()) == ()
