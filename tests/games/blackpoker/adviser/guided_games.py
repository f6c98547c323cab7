"""Random games of two, played through the procedures of the game, with both advisers watching."""

from __future__ import annotations

import random
from collections.abc import Sequence

from app.core.advice import Advice
from app.core.intent import Intent, Procedure
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import PassChance
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.adviser.blackpoker_advising import ADVISED
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer import legal_moves as legal
from app.games.blackpoker.flow.deed import Choice, Deed
from app.games.blackpoker.flow.stage_reading import OVER
from app.games.blackpoker.flow.starting import startable
from app.games.blackpoker.flow.trump_setup import MOST, SEARCH, awaits_trumps, lay_with
from app.games.blackpoker.rules.rule_set import rules_of
from app.session.host.updates import Refused, Stepped, Update
from tests.helpers.play import Play, lay

USELESS = frozenset({"COUNTER_TOO_LOW", "LANCE_NO_EFFECT", "TRUMP_NO_EFFECT"})
"""What is rightly said of a legal start that does nothing."""


class GuidedGame:
    """One game; `said` is all that was said of it, as it went on."""

    def __init__(
        self,
        seed: int,
        name: str,
        edition: str,
        most: int = 600,
        trumps: frozenset[str] = frozenset(),
    ) -> None:
        """`trumps`: those that are laid, where not any may be."""
        self._trumps, self.asked = trumps, list[Intent]()
        self.rng, self.said = random.Random(seed), list[tuple[Intent, Advice]]()
        self.play: Play = lay(SPEC, seed, seats=2, decks=(tuple(CARDS), tuple(CARDS)))
        self.views = {seat: self.play.view(seat) for seat in (0, 1)}
        self.memories = {seat: ADVISED.begin(self.views[seat]) for seat in (0, 1)}
        self.intent: Intent = PassChance()
        for seat in (0, 1):
            client = self.play.table.seats[seat]
            client.listeners.append(lambda update, seat=seat: self._told(seat, update))
        said = (("edition", edition), ("extra-base", "master"), ("format", name))
        self._ask(0, SetOptions(said))
        for seat in (0, 1):
            self._ask(seat, Procedure("setup"))
            if awaits_trumps(self.play.view(seat), seat):
                self._ask(seat, Procedure(SEARCH))
                self._ask(seat, self._laying(self.play.view(seat), seat))
        self._ask(0, Procedure("begin"))
        self.gestures = 0
        while self.gestures < most and self.play.view(0).turn.phase != OVER and self._next():
            self.gestures += 1

    def _told(self, seat: int, update: Update) -> None:
        after = self.play.view(seat)
        if isinstance(update, Stepped):
            told, self.memories[seat] = ADVISED.follow(
                self.memories[seat], self.views[seat], update.facts, after
            )
            self.said += [(self.intent, one) for one in told]
        self.views[seat] = after

    def _ask(self, seat: int, intent: Intent) -> bool:
        foreseen = ADVISED.foresee(self.memories[seat], self.play.view(seat), intent)
        self.intent = intent
        self.asked.append(intent)
        if isinstance(self.play.ask(seat, intent), Refused):
            return False
        self.said += [(intent, one) for one in foreseen]
        return True

    def _laying(self, view: SeatView, seat: int) -> Intent:
        known = self._trumps or rules_of(view).trumps
        able = [card for card in view.cards_in(f"deck.{seat}") if view.cards[card].ref in known]
        return lay_with(tuple(self.rng.sample(able, MOST)))

    def _next(self) -> bool:
        """Let whoever may do something do it."""
        for seat in (0, 1):
            view = self.play.view(seat)
            resolving = legal.to_resolve(view, seat, self._answer)
            if resolving is not None:
                return any(self._ask(seat, self._resolving(seat)) for _ in range(30))
            if legal.has_chance(view, seat):
                return any(self._ask(seat, self._starting(view, seat)) for _ in range(30))
        return False

    def _resolving(self, seat: int) -> Intent:
        found = legal.to_resolve(self.play.view(seat), seat, self._answer)
        assert found is not None
        return found

    def _starting(self, view: SeatView, seat: int) -> Intent:
        able = startable(view, seat)
        if legal.may_pass(view, seat) and (not able or self.rng.random() < 0.5):
            return PassChance()
        one = self.rng.choice(able)
        keys, target = self.rng.choice(list(legal.ways_of(view, seat, one)))
        return legal.started(view, seat, one, keys, target, self._pick, self._answer)

    def _pick(self, things: Sequence[str], count: int, _why: str) -> tuple[str, ...]:
        return tuple(self.rng.sample(list(things), count))

    def _answer(self, _view: SeatView, _deed: Deed, choice: Choice) -> tuple[str, ...]:
        if choice.id.startswith("by:"):
            some = self.rng.choice((0, 0, 1)) if choice.among else 0
            return tuple(self.rng.sample(choice.among, some))
        return tuple(self.rng.sample(choice.among, self.rng.randint(*choice.range)))


def wrongly_said(game: GuidedGame) -> list[tuple[Intent, Advice]]:
    """Return what was said of guided play that is no reminder, and no use of a useless start."""
    return [
        (intent, one)
        for intent, one in game.said
        if one.severity != "reminder" and one.rule not in USELESS
    ]
