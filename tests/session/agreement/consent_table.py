"""A hosted duel whose players ask each other before they go through the history."""

from __future__ import annotations

from app.core import intent as i
from app.core.ids import JUDGE, NodeId, SeatId
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn
from app.core.text.describe import describe_travel
from app.core.text.words import plain
from app.games.common_options import LOCKED
from app.session.agreement.consent import Consent
from app.session.agreement.requests import Outcome, Question, Reply
from app.session.agreement.turn_lock import TurnLock
from app.session.host.updates import Accepted, Went
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
HERE = (AKI, REN)


class Table:
    """A hosted duel in Aki's turn, each with a hand of four."""

    def __init__(self, game: str = "duel", seats: int = 2) -> None:
        self.play: Play = lay(TOYS[game], 6, seats=seats)
        for seat in self.play.seats:
            if game == "duel":
                self.play.ask(seat, i.Procedure("setup"))
        self.play.ask(JUDGE, SetOptions(LOCKED))
        self.play.ask(JUDGE, NextTurn(AKI))
        self.host = self.play.host
        self.lock = TurnLock(self.host)
        self.consent = Consent(self.host, self.lock)

    @property
    def cursor(self) -> NodeId:
        return self.host.tree.cursor

    def do(self, *steps: i.Step, seat: SeatId = AKI) -> NodeId:
        """Let a seat do something; the step before it."""
        before = self.cursor
        for step in steps:
            answer = self.play.ask(seat, step)
            assert isinstance(answer, Accepted), answer
        return before

    def asks(self, seat: SeatId, goal: NodeId, now: float = 0.0) -> Question:
        opened = self.consent.ask_to_go(seat, goal, HERE, now)
        assert isinstance(opened, Question)
        return opened

    def answers(self, question: Question, seat: SeatId, reply: Reply = "allow") -> Outcome:
        outcome = self.consent.asking.answer(question.id, seat, reply, 1.0)
        assert outcome is not None
        for request in self.consent.carry_out(outcome):
            answer = self.play.submit(request)
            assert isinstance(answer, Accepted), answer
        return outcome

    def log(self) -> str:
        """What the last journey is told as."""
        went = next(one for one in reversed(self.host.journal) if isinstance(one, Went))
        nodes = self.host.tree.nodes
        steps = abs(nodes[went.origin].depth - nodes[went.goal].depth)
        setting = self.host.tree.table.setting
        told = describe_travel(went.how, went.actor, steps, "0.1", "en", setting, went.agreed)
        return plain(told)
