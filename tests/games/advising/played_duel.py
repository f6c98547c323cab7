"""A duel whose gestures are read as plays, before them and afterwards."""

from __future__ import annotations

from typing import Any

from app.core import intent as i
from app.core.data.value import replace
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView
from app.games.advising.meant_plays import plays_meant
from app.games.advising.told_plays import plays_told
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Stepped, Update
from tests.helpers.toy_games.duel import SPEC

HAND, DECK, FIELD, GRAVE = "hand.0", "deck.0", "field.0", "grave.0"

SAID = dict.fromkeys(("summon", "fall", "taunt", "take_off"), Words("{actor}", "{actor}"))
TALKING = replace(SPEC, sentences={**SPEC.sentences, **SAID})


class Duel:
    """A duel in which Aki holds five cards and a unit with two cards stands on her field."""

    def __init__(self) -> None:
        decks = (tuple(f"a{n}" for n in range(20)), tuple(f"b{n}" for n in range(20)))
        self.table: LocalTable = lay_table(TALKING, ("Aki", "Ren"), decks, seed=5)
        self.table.sit(0).ask(i.Draw(5, DECK, HAND))
        for place in (0, 0):
            self.table.sit(0).ask(i.Move((f"{HAND}#{place}",), FIELD, -1))
        self.one, self.other = self.view.zones[FIELD].items
        self.table.sit(0).ask(i.Attach((f"{HAND}#0",), self.one))

    @property
    def view(self) -> SeatView:
        return self.table.sit(0).view

    def ref(self, handle: str) -> str | None:
        return self.view.cards[handle].ref

    def meant(self, *steps: Any) -> list[Any]:
        return list(plays_meant(self.view, i.Batch(steps)))

    def facts(self, *steps: Any, by: int = 0) -> tuple[SeatFact, ...]:
        """Make a gesture, and return what Aki is told of it."""
        facts = list[SeatFact]()

        def listen(update: Update) -> None:
            facts.extend(update.facts if isinstance(update, Stepped) else ())

        listeners = self.table.sit(0).listeners
        listeners.append(listen)
        self.table.sit(by).ask(i.Batch(steps))
        listeners.remove(listen)
        return tuple(facts)

    def told(self, *steps: Any, by: int = 0) -> list[Any]:
        """Make a gesture, and return what Aki reads of it."""
        before = self.view
        return [one.play for one in plays_told(before, self.facts(*steps, by=by))]

    def both(self, *steps: Any) -> list[Any]:
        """Return what a gesture is read as, before it and after it alike."""
        meant = self.meant(*steps)
        assert self.told(*steps) == meant
        return meant
