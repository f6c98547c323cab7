"""One seat that asks for very much waits itself; the others do not."""

from __future__ import annotations

from app.core import intent as i
from app.core.data.weight import MOST_HANDLED
from app.core.fact import Shuffled
from app.core.intent import Request
from app.core.intents.agreement_intents import SetOptions
from app.games.game_registry import GAMES
from app.session.agreement.requests import Question, Wish
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, Answer, Refused
from app.session.room.hosted_game import HostedGame
from app.session.room.rate_limit import HANDLED_A_SECOND, Pace

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
        table.sit(0).ask(SetOptions((("turn-lock", "off"),)))
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


def test_what_a_seat_handles_comes_back_with_time() -> None:
    pace = Pace()
    assert pace.allows(0, 0.0)
    pace.spend(0, MOST_HANDLED)
    assert pace.allows(0, 0.0), "what is left may be nothing"
    pace.spend(0, int(HANDLED_A_SECOND))
    assert not pace.allows(0, 0.5)
    assert pace.allows(0, 1.0)


def test_who_rests_saves_up_no_more_than_one_gesture() -> None:
    pace = Pace()
    assert pace.allows(0, 0.0)
    assert pace.allows(0, 1e6)
    pace.spend(0, MOST_HANDLED + 1)
    assert not pace.allows(0, 1e6)
    assert pace.allows(1, 1e6), "the other seat has a measure of its own"


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


def test_a_shuffle_that_was_agreed_on_happens_however_much_its_seat_had_handled() -> None:
    seats = Seats()
    asked: list[Question] = []
    seats.game.requests.asked = asked.append
    before = seats.host.tree.cursor
    seats.ask(0, i.Draw(1, "deck.0", "hand.0"))
    while isinstance(seats.ask(0, THERE_AND_BACK), Accepted):
        pass
    seats.game.requests.ask(Wish("travel", 0, 1, goal=before), seats.now)
    seats.game.requests.reply(asked[-1].id, 1, "allow_shuffle", seats.now)
    tree = seats.host.tree
    (shuffled,) = tree.facts(tree.cursor)
    assert isinstance(shuffled, Shuffled)
    assert (tree.parent(tree.cursor), shuffled.zone) == (before, "deck.0")
