"""What waits until a draw is over: each seat's in its order, and one of each seat by turns."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import TABLE
from app.core.intent import Request
from app.core.intents.agreement_intents import Rule, SetOptions
from app.session.agreement.requests import Outcome, Question, Wish
from app.session.fairness.hash_chain import Chain
from app.session.fairness.signing_key import SigningKey
from app.session.host.local_table import lay_host
from app.session.room.draw_queue import MOST_WAITING, WaitingLine
from app.session.room.hosted_game import HostedGame
from tests.helpers.toy_games import TOYS


def test_what_waits_behind_a_draw_comes_by_turns_and_in_its_order() -> None:
    line, done = WaitingLine(), list[str]()
    for name in ("a1", "a2", "a3", "b1", "b2"):
        assert line.add("ab".index(name[0]), lambda _, name=name: done.append(name))  # type: ignore[misc]
    while line:
        line.pop()(0.0)
    assert done == ["a1", "b1", "a2", "b2", "a3"]


def test_a_seat_cannot_keep_the_others_out_of_the_line() -> None:
    line = WaitingLine()
    waiting = [line.add(0, lambda _: None) for _ in range(MOST_WAITING + 1)]
    assert waiting == [True] * MOST_WAITING + [False]
    assert line.add(1, lambda _: None)


def test_what_the_table_itself_has_to_do_always_waits() -> None:
    line = WaitingLine()
    assert all(line.add(TABLE, lambda _: None) for _ in range(2 * MOST_WAITING))


def test_where_nothing_waits_nothing_comes() -> None:
    line = WaitingLine()
    assert not line
    with pytest.raises(StopIteration):
        line.pop()


def test_what_was_agreed_on_waits_behind_a_draw_whatever_else_somebody_asks_for() -> None:
    host = lay_host(TOYS["duel"], ("Aki", "Ren"), (("a",) * 9, ("b",) * 9), seed=None)
    game = HostedGame(host, lambda: (0, 1))
    asked, decided = list[Question](), list[Outcome]()
    game.requests.asked, game.requests.decided = asked.append, decided.append
    game.requests.ask(Wish("options", 1, 2), 0.0, step=SetOptions((("turn-lock", "off"),)))
    game.commit(1, Chain(bytes(32)).commitment.hex(), SigningKey(bytes(32)).public)
    game.submit(Request("coin", 0, host.tree.cursor, i.Flip()), lambda _: None, 0.0)
    assert not game.at_rest
    for _ in range(2 * MOST_WAITING):
        game.requests.ask(Wish("ruling", 0, 1), 0.0, step=Rule("once", "", (), (0,)))
    game.requests.reply(asked[0].id, 0, "allow", 0.0)
    game.hurry(0.0)
    told = {outcome.question.id: outcome.allowed for outcome in decided}
    assert len(told) == 1 + 2 * MOST_WAITING, "everything asked for is decided"
    assert told.pop(asked[0].id)
    assert sum(told.values()) == MOST_WAITING
