"""A hosted duel of Aki and Ren, without a room around it and with a clock set by hand."""

from __future__ import annotations

from app.core import intent as i
from app.core.intent import Request
from app.session.agreement.requests import Outcome, Question
from app.session.fairness.hash_chain import Chain
from app.session.fairness.signing_key import SigningKey
from app.session.host.local_table import lay_host
from app.session.host.updates import Answer
from app.session.room.hosted_game import HostedGame
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DECKS = tuple(tuple(f"{name}-{n}" for n in range(13)) for name in "ar")


class Game:
    """A hosted duel of Aki and Ren, whose programs are bound to chains where chance is mixed."""

    def __init__(self, seed: int | None = None) -> None:
        self.now = 0.0
        self._count = 0
        self.host = lay_host(TOYS["duel"], ("Aki", "Ren"), DECKS, seed)
        self.game = HostedGame(self.host, lambda: (AKI, REN))
        self.answers: list[Answer] = []
        self.asked: list[Question] = []
        self.decided: list[Outcome] = []
        self.game.requests.asked = self.asked.append
        self.game.requests.decided = self.decided.append
        self.chains = {seat: Chain(bytes([seat]) * 32) for seat in (AKI, REN)}

    def bind(self) -> None:
        for seat, chain in self.chains.items():
            key = SigningKey(bytes([seat]) * 32).public
            assert self.game.commit(seat, chain.commitment.hex(), key)

    def ask(self, intent: i.Intent, seat: int = AKI) -> None:
        self._count += 1
        name = f"r{self._count}"
        request = Request(name, seat, self.host.tree.cursor, intent)
        self.game.submit(request, self.answers.append, self.now)

    def open(self, seat: int, number: int = 1) -> None:
        self.game.open_link(seat, number, self.chains[seat].link(number).hex(), self.now)
