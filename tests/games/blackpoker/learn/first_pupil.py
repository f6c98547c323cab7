"""Somebody who plays the first game, and does at every step what the hint says."""

from __future__ import annotations

from app.core.fact import Began
from app.core.intent import Step
from app.core.intents.turn_intents import PassChance
from app.core.options import with_options
from app.core.view import SeatView
from app.core.zone import Seat
from app.games.blackpoker.actions.every_action import PREFIX
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer.legal_moves import started, to_resolve, ways_of
from app.games.blackpoker.flow.deed import Choice, Deed
from app.games.blackpoker.flow.starting import start_of
from app.games.blackpoker.learn.first_game import FIRST_GAME
from app.games.blackpoker.table import field as f
from app.games.contracts.learning.lesson_contract import OPTION, PUPIL, TEACHER, passed
from app.session.host.entropy import Entropy
from app.session.host.local_table import LocalTable
from app.session.host.opening import host_table
from app.session.host.updates import Accepted

KEYS = {"setBulwark": "C-3", "summonsSoldier": "D-8", "up": "H-5", "counter": "C-9"}


class Pupil:
    """Does at every step what the hint says, by the action it names."""

    def __init__(self) -> None:
        sitting = (Seat("You", 0), Seat("Teacher", 1))
        cards = FIRST_GAME.cards()
        options = with_options(FIRST_GAME.options, ((OPTION, FIRST_GAME.id),))
        began = Began(SPEC.id, sitting, SPEC.zones, cards, 1, 0, options)
        self.table = LocalTable(host_table(SPEC, began, Entropy(1)))
        for step in FIRST_GAME.begins(self.view):
            self.do(step)
        self.done = 0
        self.hints: list[str] = []

    @property
    def view(self) -> SeatView:
        return self.table.sit(PUPIL).view

    def do(self, step: Step, seat: int = PUPIL) -> None:
        answer = self.table.sit(seat).ask(step)
        assert isinstance(answer, Accepted), answer

    def look(self) -> None:
        self.done = passed(FIRST_GAME, self.done, self.view)

    def teacher(self) -> bool:
        """Let the teacher do one thing; False where there is nothing to do."""
        step = FIRST_GAME.plays(self.table.sit(TEACHER).view, self.done)
        if step is None:
            return False
        self.do(step, TEACHER)
        self.look()
        return True

    def follow(self) -> None:
        """Do what is said."""
        hint = FIRST_GAME.steps[self.done].hint(self.view)
        self.hints.append(hint.says.en)
        resolves = to_resolve(self.view, PUPIL, self.answer)
        if resolves is not None:
            self.do(resolves)
        elif hint.action.startswith(PREFIX):
            self.start(hint.action.removeprefix(PREFIX))
        else:
            self.do(PassChance())
        self.look()

    def start(self, name: str) -> None:
        (one,) = start_of(self.view, PUPIL, name)
        for keys, target in ways_of(self.view, PUPIL, one):
            refs = [self.view.cards[card].ref for card in keys]
            downs = [d.id for d in self.view.stage.declarations if d.text == "down"]
            if name == "counter" and target not in downs:
                continue
            if not keys or refs == [KEYS[name]]:
                self.do(started(self.view, PUPIL, one, keys, target, self.pick, self.answer))
                return
        raise LookupError(name)

    def pick(self, things: tuple[str, ...], count: int, why: str) -> tuple[str, ...]:
        """Discard what is not needed any more; drive the bulwark that was placed."""
        if why == "discards":
            spare = [c for c in things if self.view.cards[c].ref in ("S-2", "D-4", "C-3")]
            return tuple(spare)[:count]
        return tuple(things)[-count:] if count else ()

    def answer(self, _view: SeatView, _deed: Deed, choice: Choice) -> tuple[str, ...]:
        if choice.id == "attackers":
            return choice.among
        if choice.id.startswith("by:"):
            return tuple(u for u in choice.among if f.is_bulwark(self.view, u))[:1]
        if choice.id in ("card", "cards") and choice.among:
            cards = {self.view.cards[c].ref: c for c in choice.among}
            return (cards.get("C-3", choice.among[0]),)
        return choice.among[: choice.range[0]]


def play(pupil: Pupil, until: int) -> None:
    for _ in range(120):
        pupil.look()
        if pupil.done >= until:
            return
        if not pupil.teacher():
            pupil.follow()
    raise AssertionError((pupil.done, pupil.hints[-3:], pupil.view.stage))
