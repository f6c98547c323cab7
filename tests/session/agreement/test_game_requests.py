"""What is asked of the others at a hosted table, and what becomes of it in the game."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.intents.turn_intents import NextTurn
from app.session.agreement.asking import PATIENCE
from app.session.agreement.requests import Wish
from tests.session.room.hosted_duel import AKI, REN, Game


@pytest.fixture
def game() -> Game:
    """Aki's turn, the seats mix the chance."""
    game = Game()
    game.ask(NextTurn(AKI))
    game.answers.clear()
    game.bind()
    return game


def test_what_others_agree_to_happens(game: Game) -> None:
    game.ask(i.Announce("attack"))
    before = game.host.tree.cursor - 1
    game.ask(i.PutMark(("seat.1",), "note:x", value=1), REN)
    game.game.requests.ask(Wish("travel", AKI, 1, goal=before), game.now)
    (question,) = game.asked
    assert question.asked == (REN,)
    assert game.host.tree.cursor != before
    game.game.requests.reply(question.id, REN, "allow", game.now)
    assert game.host.tree.cursor == before
    assert game.decided[0].allowed


def test_who_has_a_hand_decides_about_it(game: Game) -> None:
    game.game.requests.ask(Wish("hand", -1, 3, "Sora", about=REN), game.now)
    game.game.requests.ask(Wish("chair", REN, 2, about=AKI), game.now)
    game.game.requests.ask(Wish("record", -1, 4, "Mio"), game.now)
    assert [question.asked for question in game.asked] == [(REN,), (AKI,), (AKI, REN)]


def test_no_answer_in_time_is_a_no(game: Game) -> None:
    game.game.requests.ask(Wish("chair", REN, 2, about=AKI), game.now)
    assert game.game.due == PATIENCE
    game.game.tick(PATIENCE)
    assert [(one.allowed, one.why) for one in game.decided] == [(False, "silence")]


def test_who_asked_takes_it_back_with_everything_else_of_theirs(game: Game) -> None:
    game.game.requests.ask(Wish("chair", REN, 2, about=AKI), game.now)
    game.game.requests.ask(Wish("hand", REN, 2, about=AKI), game.now)
    game.game.requests.withdraw_all(2, game.now)
    assert [one.why for one in game.decided] == ["withdrawn"] * 2


def test_what_was_agreed_waits_for_a_draw_and_happens_then(game: Game) -> None:
    game.ask(i.Announce("attack"))
    before = game.host.tree.cursor - 1
    game.game.requests.ask(Wish("travel", AKI, 1, goal=before), game.now)
    game.ask(i.Flip())
    assert game.game.is_drawing
    game.game.requests.reply(game.asked[0].id, REN, "allow", game.now)
    assert game.decided == []
    game.game.hurry(game.now)
    assert len(game.decided) == 1


def test_a_seat_that_somebody_else_has_agreed_to_nothing_for_good(game: Game) -> None:
    requests = game.game.requests
    requests.ask(Wish("act", REN, 2), game.now)
    requests.reply(game.asked[0].id, AKI, "always", game.now)
    requests.ask(Wish("act", REN, 2), game.now)
    assert len(game.asked) == 1
    requests.forget(AKI)
    requests.ask(Wish("act", REN, 2), game.now)
    assert len(game.asked) == 2
