"""One seat that asks for very much waits itself; the others do not."""

from __future__ import annotations

from app.core import intent as i
from app.core.data.weight import MOST_HANDLED
from app.core.fact import Shuffled
from app.core.intent import Request
from app.games.game_registry import GAMES
from app.session.agreement.requests import Outcome, Question, Wish
from app.session.fairness.hash_chain import Chain
from app.session.fairness.signing_key import SigningKey
from app.session.host.local_table import LocalTable, lay_host, lay_table
from app.session.host.updates import Accepted, Answer, Refused
from app.session.room.draw_queue import MOST_WAITING, WaitingLine
from app.session.room.hosted_game import HostedGame
from app.session.room.rate_limit import HANDLED_A_SECOND
from tests.helpers.toy_games import TOYS

THERE_AND_BACK = i.Batch(
    (i.Draw(1000, "deck.0", "discard.0"), i.Draw(1000, "discard.0", "deck.0")) * 4
)
HANDLED = 4 * 1000
"""Cards that are singled out by that, at least: those that come to lie in the open."""


class Seats:
    """Two seats with a thousand cards each at a hosted table, and a clock."""

    def __init__(self) -> None:
        decks = tuple(tuple(f"{name}-{number}" for number in range(1000)) for name in "AR")
        table: LocalTable = lay_table(GAMES["pokemon"], ("Aki", "Ren"), decks, seed=1)
        self.host = table.host
        table.sit(0).ask(i.SetOptions((("turn-lock", "off"),)))
        self.game = HostedGame(self.host, lambda: (0, 1))
        self.now = 0.0
        self.count = 0

    def ask(self, seat: int, intent: i.Intent, name: str = "") -> Answer:
        self.count += 1
        answers: list[Answer] = []
        request = Request(name or f"r{self.count}", seat, self.host.tree.cursor, intent)
        self.game.submit(request, answers.append, self.now)
        (answer,) = answers
        return answer


def test_who_has_thousands_of_cards_moved_waits_and_the_other_does_not() -> None:
    seats = Seats()
    answers = [seats.ask(0, THERE_AND_BACK) for _ in range(8)]
    assert isinstance(answers[0], Accepted)
    assert isinstance(answers[-1], Refused)
    assert answers[-1].code == "too-fast"
    assert answers[-1].reason.ja
    made = sum(isinstance(answer, Accepted) for answer in answers)
    assert made <= 1 + MOST_HANDLED // HANDLED
    assert isinstance(seats.ask(1, i.Announce("say", "my turn")), Accepted)
    assert isinstance(seats.ask(1, i.Draw(60, "deck.1", "hand.1")), Accepted)
    seats.now += 2 * MOST_HANDLED / HANDLED_A_SECOND
    assert isinstance(seats.ask(0, i.Flip()), Accepted)


def test_what_is_not_possible_in_the_end_counts_as_well() -> None:
    seats = Seats()
    useless = i.Batch((*THERE_AND_BACK.steps, i.Draw(1, "nowhere", "hand.0")))
    codes = [answer.code for _ in range(8) if isinstance(answer := seats.ask(0, useless), Refused)]
    assert codes[0] == "no-zone"
    assert codes[-1] == "too-fast"


def test_a_gesture_that_comes_again_is_answered_as_before_however_fast() -> None:
    seats = Seats()
    first = seats.ask(0, i.Flip(), "coin")
    while isinstance(seats.ask(0, THERE_AND_BACK), Accepted):
        pass
    assert seats.ask(0, i.Flip(), "coin") == first


def test_a_usual_evening_is_never_too_fast() -> None:
    seats = Seats()
    for _ in range(200):
        seats.now += 0.1
        assert isinstance(seats.ask(0, i.Draw(60, "deck.0", "hand.0")), Accepted)
        assert isinstance(seats.ask(0, i.Draw(60, "hand.0", "deck.0")), Accepted)


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


def test_a_shuffle_that_was_agreed_on_happens_however_much_its_seat_had_handled() -> None:
    seats = Seats()
    asked: list[Question] = []
    seats.game.asked = asked.append
    before = seats.host.tree.cursor
    seats.ask(0, i.Draw(1, "deck.0", "hand.0"))
    while isinstance(seats.ask(0, THERE_AND_BACK), Accepted):
        pass
    seats.game.ask(Wish("travel", 0, 1, goal=before), seats.now)
    seats.game.reply(asked[-1].id, 1, "allow_shuffle", seats.now)
    tree = seats.host.tree
    (shuffled,) = tree.facts(tree.cursor)
    assert isinstance(shuffled, Shuffled)
    assert (tree.parent(tree.cursor), shuffled.zone) == (before, "deck.0")


def test_what_was_agreed_on_waits_behind_a_draw_whatever_else_somebody_asks_for() -> None:
    host = lay_host(TOYS["duel"], ("Aki", "Ren"), (("a",) * 9, ("b",) * 9), seed=None)
    game = HostedGame(host, lambda: (0, 1))
    asked, decided = list[Question](), list[Outcome]()
    game.asked, game.decided = asked.append, decided.append
    game.ask(Wish("options", 1, 2), 0.0, step=i.SetOptions((("turn-lock", "off"),)))
    game.commit(1, Chain(bytes(32)).commitment.hex(), SigningKey(bytes(32)).public)
    game.submit(Request("coin", 0, host.tree.cursor, i.Flip()), lambda _: None, 0.0)
    assert not game.at_rest
    for _ in range(2 * MOST_WAITING):
        game.ask(Wish("ruling", 0, 1), 0.0, step=i.Rule("once", "", (), (0,)))
    game.reply(asked[0].id, 0, "allow", 0.0)
    game.hurry(0.0)
    told = {outcome.question.id: outcome.allowed for outcome in decided}
    assert len(told) == 1 + 2 * MOST_WAITING, "everything asked for is decided"
    assert told.pop(asked[0].id)
    assert sum(told.values()) == MOST_WAITING
