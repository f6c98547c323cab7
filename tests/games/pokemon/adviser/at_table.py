"""A real table with a seat's adviser beside it: what it says before and after each gesture."""

from __future__ import annotations

from app.core.advice import Advice
from app.core.intent import Intent
from app.games.game_api import Selection
from app.games.pokemon.adviser.advising import follow, foresee
from app.games.pokemon.adviser.model.game_memory import begin
from app.session.host.updates import Stepped, Update
from tests.games.pokemon_table import Game, action


class Watched:
    """A game that the adviser of one seat follows from now on."""

    def __init__(self, game: Game, seat: int = 0) -> None:
        self.game, self.seat = game, seat
        client = game.table.sit(seat)
        self.memory = begin(client.view)
        self.view = client.view
        self.last: list[Advice] = []
        client.listeners.append(self._told)

    def _told(self, update: Update) -> None:
        after = self.game.table.sit(self.seat).view
        if isinstance(update, Stepped):
            self.last, self.memory = follow(self.memory, self.view, update.facts, after)
        self.view = after

    @property
    def said(self) -> dict[str, str]:
        """What was said of the last gesture: rule -> severity."""
        return {one.rule: one.severity for one in self.last}

    def before(self, intent: Intent) -> dict[str, str]:
        """Return what is said of an intent before it is sent."""
        told = foresee(self.memory, self.view, intent)
        return {one.rule: one.severity for one in told}

    def act(self, name: str, seat: int = 0, selection: Selection | None = None) -> dict[str, str]:
        """Do an action and return what is said of it; it was said before it was done."""
        chosen = selection or Selection()
        intent = action(name).make(self.game.view(seat), chosen)
        assert intent is not None
        foreseen = self.before(intent) if seat == self.seat else None
        self.game.do(intent, seat)
        graver = {rule: how for rule, how in self.said.items() if how != "reminder"}
        if foreseen is not None:
            assert graver.items() <= foreseen.items()
        return self.said
