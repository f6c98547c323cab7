"""Which opening a seat put down, told from nothing but its own view."""

from __future__ import annotations

from app.core.intent import Draw, Procedure
from app.games.game_api import PutDown
from app.games.pokemon.tasks.kept_opening import opened
from app.games.pokemon.tasks.start_conditions import BEGINNING
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, IONO, Game
from tests.games.setup_table import told_of

KEEPING = (DREEPY,) * 20 + (FIRE,) * 20


def dealt(*refs: str) -> Game:
    game = Game(deck=(DREEPY,) * 5 + (DUSKULL,) * 5 + (FIRE,) * 20 + (IONO,) * 10)
    for ref in refs:
        game.put(ref, "hand.0")
    return game


def test_setup_in_one_gesture_is_an_opening() -> None:
    game = Game(deck=KEEPING)
    found = opened(*told_of(game, Procedure("setup", (("auto", "1"),))))
    assert found is not None
    assert len(found.cards) == 7
    assert found.basics == found.cards.count(DREEPY)


def test_dealing_is_none_yet_for_the_hand_may_still_be_redrawn() -> None:
    game = Game(deck=KEEPING)
    assert opened(*told_of(game, Procedure("setup"))) is None


def test_what_was_put_down_belongs_to_the_hand() -> None:
    game = dealt(FIRE, DUSKULL, DREEPY, IONO, FIRE, FIRE, FIRE)
    basics = (("active", game.card(DREEPY)), ("bench", game.card(DUSKULL)))
    assert opened(*told_of(game, Procedure("setup_place", basics))) == PutDown(
        tuple(sorted((FIRE,) * 4 + (DUSKULL, DREEPY, IONO))), basics=2, mulligans=0
    )


def test_a_game_that_begins_without_prizes_has_no_opening() -> None:
    game = dealt(FIRE, DREEPY, FIRE, FIRE, FIRE, FIRE, FIRE)
    begins = BEGINNING.begin(without=(0, 1))
    assert opened(*told_of(game, begins)) is None
    assert game.view().turn.number == 1


def test_mulligans_are_counted() -> None:
    game = dealt(FIRE)
    for _ in range(2):
        game.do(Procedure("mulligan"))
    found = opened(*told_of(game, Draw(6, "deck.0", "prizes.0", verb="set_prizes")))
    assert found is not None
    assert found.mulligans == 2


def test_the_other_seat_learns_of_no_opening() -> None:
    game = Game(deck=KEEPING)
    assert opened(*told_of(game, Procedure("setup", (("auto", "1"),)), seat=1)) is None


def test_prizes_of_a_game_under_way_are_no_opening() -> None:
    game = dealt(FIRE, DREEPY)
    game.turn(0)
    assert opened(*told_of(game, Draw(6, "deck.0", "prizes.0"))) is None
    game.turn(1)
    assert opened(*told_of(game, Draw(1, "deck.0", "prizes.0"))) is None
