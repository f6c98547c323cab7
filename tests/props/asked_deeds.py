"""What is asked of who holds a thing tells nobody what is not theirs, over random games.

Each game is played with the rule that nobody touches another's cards, whether it is its own or not.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import NoReturn

from app.core import intent as i
from app.core.fact import Announced
from app.core.ids import JUDGE, SeatId, place
from app.core.view import Event, SeatView
from app.games.game_api import GameSpec
from app.session.agreement.consent import Consent
from app.session.agreement.held_things import HeldThings
from app.session.agreement.requests import Outcome, Question, Wish
from app.session.steps.rights import ImpossibleError
from app.session.trial.asked_steps import AskedSteps, asked_steps
from tests.helpers.play import KINDS, Player, lay
from tests.props.oracle import can_read

OF_HOLDERS = (
    *("move", "field", "attach", "move_units", "swap_units"),
    *("collect", "face", "rotate", "put_mark"),
)
ASKED_KINDS = {kind: weight for kind, weight in KINDS.items() if kind in OF_HOLDERS}
ATTEMPTS = 60


def strict(spec: GameSpec) -> GameSpec:
    """Return a game in which nobody touches what another holds."""
    return replace(spec, zones=tuple(replace(zone, touch="holder") for zone in spec.zones))


class Asked:
    """One random game in which people ask each other, and what came of it."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.play = play = lay(strict(spec), seed)
        self.came: Counter[str] = Counter()
        """How often each answer came."""
        consent = Consent(play.host)
        self.asking, self.held = consent.asking, HeldThings(play.host, consent.asking)
        # Undo is asked for at such a table, and this is not about it.
        play.host.checks.clear()
        self.rng = rng = random.Random(f"asked {seed}")
        self.asks = Player(play.spec, rng, ASKED_KINDS)
        self.plays = Player(play.spec, rng, KINDS)
        self._play_on(20)
        for number in range(ATTEMPTS):
            self._play_on(int(number % 3 == 0))
            self._attempt(float(number))

    def fail(self, why: str) -> NoReturn:
        raise AssertionError(f"{self.play.spec.id}, seed {self.play.seed}: {why}")

    def _play_on(self, gestures: int) -> None:
        """Let everybody do what they do besides."""
        for _ in range(gestures):
            seat = self.rng.choice(self.play.seats)
            view, nodes = self.play.view(seat), len(self.play.host.tree)
            self.play.ask(seat, self.plays.intent(view, nodes))

    def _attempt(self, now: float) -> None:
        play, rng = self.play, self.rng
        asker = rng.choice(play.seats)
        steps = asked_steps(self._wish(play.view(asker)))
        before = len(play.host.tree)
        opened = self._ask(asker, steps, now)
        if len(play.host.tree) != before:
            self.fail(f"asking for {steps} changed the table")
        if isinstance(opened, str):
            self.came[opened] += 1
            return
        assert isinstance(opened, Question)
        self._guess_beside(asker, steps, now)
        holder = opened.wish.about
        assert holder is not None
        for reader in {asker, holder, JUDGE}:
            self._check_read(opened, reader)
        read = self.held.told(opened, holder)
        if rng.random() < 0.3:
            # Somebody does something first: what is agreed to may be another thing by then.
            self._play_on(2)
        self._answer(opened, holder, read, now)

    def _wish(self, view: SeatView) -> i.Intent:
        """Return something to ask for: mostly of what others hold in the asker's sight."""
        rng = self.rng
        zones = view.setting.zones
        cards = [
            card
            for card in view.cards.values()
            if zones[card.zone].holders and view.seat not in zones[card.zone].holders
        ]
        if not cards or rng.random() < 0.3:
            return self.asks.intent(view, 9)
        card = rng.choice(cards)
        theirs = [zone.id for zone in zones.values() if zone.holders == zones[card.zone].holders]
        goal = rng.choice(theirs)
        steps: list[i.Step] = [
            i.Move((card.handle,), goal, rng.choice((0, -1))),
            i.Face((card.handle,), up=not card.up),
            i.PutMark((card.unit or card.handle,), rng.choice(("fire", "damage", "note:")), add=10),
        ]
        if card.unit:
            steps += [i.Collect((card.unit,), goal), i.Rotate((card.unit,), 90)]
            steps += [i.MoveUnits((card.unit,), goal)]
        chosen = rng.sample(steps, rng.choice((1, 1, 1, 2)))
        return i.Batch(tuple(chosen)) if len(chosen) > 1 else chosen[0]

    def _ask(self, asker: SeatId, steps: AskedSteps, now: float) -> Question | str:
        """Ask; return the request, or the code of the refusal."""
        wish, turn = Wish("touch", asker, asker + 1), self.play.truth.turn.number
        self.asking.end("withdrawn", lambda one: True)
        self.asking._opened.clear()
        try:
            opened = self.held.ask(wish, steps, self.play.seats, now)
        except ImpossibleError as refused:
            return refused.code
        if isinstance(opened, Outcome):
            # A computer plays that seat: it does so at once.
            self.fail(f"{steps} was done in turn {turn} without a yes")
        return opened

    def _guess_beside(self, asker: SeatId, steps: AskedSteps, now: float) -> None:
        """Beside what may be asked for, a guess is answered as one of what is not there."""
        play = self.play
        seen = play.view(asker).cards.keys()
        unseen = [card.handle for card in play.truth.cards if card.handle]
        guesses = [handle for handle in unseen if handle not in seen][:4]
        guesses += [
            place(zone.id, 0)
            for zone in play.view(asker).zones.values()
            if zone.count is None and 0 not in dict(zone.seen)
        ]
        hidden = [
            place(zone, at)
            for zone, cards in play.truth.zones.items()
            for at in (0, len(cards) - 1)
            if cards
            and play.truth.setting.zones[zone].spec.visibility in ("owner", "sealed")
            and asker not in play.truth.setting.zones[zone].holders
            and not play.view(asker).cards_in(zone)
        ]
        for guess in guesses + hidden[:4]:
            beside = (*steps, i.Face((guess,), up=True))
            answer = self._ask(asker, beside, now)
            if answer != "not-held":
                self.fail(f"beside {steps} seat {asker} may ask for {guess}: {answer}")
        # What was open is so again: those that were refused did not end it.
        self.asking.end("withdrawn", lambda one: True)

    def _check_read(self, question: Question, reader: SeatId) -> None:
        """Nobody reads the name of a card that they do not see as it lies."""
        told = self.held.told(question, reader)
        truth = self.play.truth
        known = {
            card.ref for number, card in enumerate(truth.cards) if can_read(truth, reader, number)
        }
        named = {ref for event in told for ref in (*event.cards, event.unit) if ref}
        if not named <= known:
            self.fail(f"seat {reader} reads {sorted(named - known)}")
        seen = self.play.table.sit(reader).view
        strange = set(self.held.meant(question, reader)) - seen.units.keys() - seen.cards.keys()
        if strange:
            self.fail(f"seat {reader} is told names that it does not know: {strange}")

    def _answer(
        self, question: Question, holder: SeatId, read: tuple[Event, ...], now: float
    ) -> None:
        """The holder says yes: what they read happens, in one step of theirs, or nothing does."""
        play, before = self.play, len(self.play.host.tree)
        outcome = Outcome(replace(question, given=((holder, "allow"),)), True, "agreed")
        try:
            self.held.carry_out(outcome)
        except ImpossibleError:
            self.came["moved on"] += 1
            if len(play.host.tree) != before:
                self.fail("what was over happened all the same")
            return
        self.came["done"] += 1
        node = play.host.tree.nodes[-1]
        if len(play.host.tree) != before + 1 or node.actor != holder:
            self.fail(f"{question} was no single step of seat {holder}")
        if node.facts[0] != Announced(question.wish.seat, "asked"):
            self.fail(f"step {node.id} does not say who asked")
        told = play.host.told(node.id, holder)[1:]
        if [_bare(event) for event in told] != [_bare(event) for event in read]:
            self.fail(f"seat {holder} agreed to {read}, and it became {told}")


def _bare(event: Event) -> Event:
    """Return an event without what is known only once it has happened: the names of cards."""
    return replace(event, cards=(), unit=None, mark=event.mark.partition(":")[0])


def check_asked(spec: GameSpec, seed: int) -> None:
    """What is asked of holders tells nobody anything, and happens as they read it."""
    Asked(spec, seed)
