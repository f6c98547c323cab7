"""The game at a hosted table: gestures, draws that wait for links, and what people ask each other.

Who leaves or keeps everybody waiting is in `test_leaving.py`, who asks too much in
`test_rate_limit.py`.
"""

from __future__ import annotations

import math

import pytest

from app.core import intent as i
from app.core.data.weight import MOST_HANDLED
from app.core.intents.turn_intents import NextTurn, PassChance
from app.core.text.log_lexicon import Lexicon
from app.games.common_options import CHANCE, TURN_LOCK
from app.session.fairness.record_book import WAIT
from app.session.host.updates import Accepted, Refused
from app.session.remedies.remedy import Remedies
from app.session.room.draw_queue import MOST_WAITING
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.session.steps.rights import ImpossibleError
from tests.helpers.toy_games import skirmish
from tests.session.room.hosted_duel import AKI, REN, Game
from tests.session.room.small_room import Evening


@pytest.fixture
def game() -> Game:
    """Aki's turn, the seats mix the chance."""
    game = Game()
    game.ask(NextTurn(AKI))
    game.answers.clear()
    game.bind()
    return game


def test_it_says_of_itself_how_chance_is_made_and_that_turns_are_locked() -> None:
    options = dict(Game().host.tree.table.options)
    assert (options[CHANCE.id], options[TURN_LOCK.id]) == (CHANCE.usual, "on")
    assert CHANCE.id not in dict(Game(seed=7).host.tree.table.options)


def test_a_gesture_without_chance_is_answered_at_once(game: Game) -> None:
    game.ask(i.Draw(1, "deck.0", "hand.0"))
    assert isinstance(game.answers[0], Accepted)
    game.ask(i.Draw(1, "deck.1", "hand.1"), REN)
    assert isinstance(game.answers[1], Refused)
    assert game.answers[1].code == "turn-lock"


def test_one_with_chance_waits_for_the_links_of_all_who_are_bound(game: Game) -> None:
    game.ask(i.Flip())
    game.open(AKI)
    assert (game.answers, game.game.at_rest, game.game.due) == ([], False, WAIT)
    game.open(REN)
    assert isinstance(game.answers[0], Accepted)
    assert (game.game.at_rest, game.game.due) == (True, math.inf)


def test_with_an_announced_seed_nobody_waits() -> None:
    game = Game(seed=7)
    game.ask(i.Flip())
    assert isinstance(game.answers[0], Accepted)


def test_a_link_that_does_not_come_is_done_without(game: Game) -> None:
    game.ask(i.Flip())
    game.open(AKI)
    game.game.tick(WAIT - 0.01)
    assert game.answers == []
    game.game.tick(WAIT)
    assert isinstance(game.answers[0], Accepted)


def test_what_comes_meanwhile_waits_behind_the_draw_and_not_without_end(game: Game) -> None:
    game.ask(i.Flip())
    for _ in range(MOST_WAITING + 1):
        game.ask(i.Announce("say", "quick"))
    (busy,) = game.answers
    assert isinstance(busy, Refused)
    assert busy.code == "busy"
    game.open(AKI)
    game.open(REN)
    assert len(game.answers) == MOST_WAITING + 2
    assert all(isinstance(one, Accepted) for one in game.answers[1:])


def test_before_it_closes_everything_that_came_is_answered(game: Game) -> None:
    game.ask(i.Flip())
    game.ask(i.Flip())
    game.game.hurry(game.now)
    assert len(game.answers) == 2
    assert game.game.at_rest


# -- several in turn, and who is out -------------------------------------------------------------


@pytest.fixture
def evening() -> Evening:
    """Aki, Ren and Mio at a hosted skirmish with a turn lock, in a turn of Aki and Ren."""
    evening = Evening(spec=skirmish.SPEC, seats=3)
    for person in (evening.aki, evening.ren, evening.mio):
        assert evening.do(person, i.Procedure("ready")) == ""
    assert evening.do(evening.aki, i.Procedure("begin")) == ""
    assert evening.do(evening.mio, NextTurn(0, "plan", (1,))) == "", "it was everybody's turn"
    return evening


def test_at_a_hosted_table_both_in_turn_act_and_the_third_asks_both(evening: Evening) -> None:
    for person in (evening.aki, evening.ren, evening.aki):
        assert evening.do(person, i.Announce("taunt")) == ""
    assert evening.do(evening.mio, i.Announce("taunt")) == "turn-lock"
    evening.hear(evening.mio, AskLeave("act"))
    (question,) = evening.heard(evening.aki, Questioned)
    assert evening.heard(evening.ren, Questioned)[0].question == question.question
    assert question.wish.whose_turn == (0, 1)
    evening.hear(evening.aki, GiveReply(question.question, "allow"))
    assert evening.do(evening.mio, i.Announce("taunt")) == "turn-lock", "Ren was asked as well"
    evening.hear(evening.ren, GiveReply(question.question, "allow"))
    assert evening.do(evening.mio, i.Announce("taunt")) == ""


def test_at_a_hosted_table_each_in_turn_takes_back_what_only_they_did_since(
    evening: Evening,
) -> None:
    assert evening.do(evening.aki, i.Announce("taunt")) == ""
    assert evening.do(evening.ren, i.Announce("taunt")) == ""
    assert evening.do(evening.aki, i.Undo()) == "ask-first"
    assert evening.do(evening.ren, i.Undo()) == ""
    assert evening.do(evening.aki, i.Undo()) == ""


def test_at_a_hosted_table_nobody_waits_for_who_is_out(evening: Evening) -> None:
    assert evening.do(evening.ren, i.PutMark(("seat.0",), "damage", value=30)) == ""
    assert evening.do(evening.aki, i.Announce("taunt")) == "turn-lock"
    assert evening.do(evening.ren, i.Flip()) == ""
    evening.hear(evening.ren, AskLeave("travel", goal=0))
    assert not evening.heard(evening.aki, Questioned), "they are out"
    assert evening.heard(evening.mio, Questioned)
    assert evening.do(evening.ren, PassChance()) == ""
    assert evening.host.tree.table.stage.chance == 2


def test_what_is_handled_beside_gestures_counts_as_well(game: Game) -> None:
    hosted = game.game
    hosted.spend(AKI, 10 * MOST_HANDLED, game.now)
    with pytest.raises(ImpossibleError) as refused:
        hosted.spend(AKI, 1, game.now)
    assert refused.value.code == "too-fast"
    hosted.spend(REN, 1, game.now)
    hosted.spend(AKI, 1, game.now + 3600.0)


def test_a_remedy_by_hand_that_comes_twice_is_done_once(game: Game) -> None:
    """Also while it waits for the links of those who mix its chance."""
    game.ask(i.Draw(2, "deck.0", "hand.0"))
    game.answers.clear()
    tree = game.host.tree
    words = Lexicon()
    offered = {one.id: one for one in Remedies(game.host, tree.cursor, AKI, words).all()}
    tip, hand = tree.cursor, len(tree.table.zones["hand.0"])
    asked = i.Request("once", AKI, tip, offered["random hand.0"].because(None))
    for _ in range(2):
        game.game.submit(asked, game.answers.append, game.now)
    assert game.answers == []
    for number in (1, 2):
        for seat in (AKI, REN):
            game.open(seat, number)
    game.game.submit(asked, game.answers.append, game.now)
    done = Accepted("once", tree.cursor)
    assert game.answers == [done] * 3
    assert tree.parent(tree.cursor) == tip
    assert len(tree.table.zones["hand.0"]) == hand - 2
