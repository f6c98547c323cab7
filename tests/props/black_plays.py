"""Random BlackPoker at two seats by moves that are legal, with everything that anybody was sent.

Each seat knows its own view alone. Now and then somebody takes back what they did, or tries what is
not theirs to do. No card is there twice, so that of each can be told who read it.
"""

from __future__ import annotations

import random
from collections import Counter

from app.core import intent as i
from app.core.ids import JUDGE, SPECTATOR, SeatId, place
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import PassChance
from app.core.sight import view
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer import legal_moves
from app.games.blackpoker.flow.deed import Choice, Deed
from app.games.blackpoker.flow.stage_reading import OVER, PREPARED
from app.games.blackpoker.flow.starting import startable
from app.games.blackpoker.flow.trump_setup import SEARCH, lay_with
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, DECK, GRAVE, HAND, TRUMPS
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.host.updates import Accepted, Answer
from tests.helpers.play import Decks, Play, lay
from tests.props.legal_play import dealt_out
from tests.props.oracle import can_read, ever_read_by, may_count
from tests.props.whole_games import cards_of, words_in

PASSES = 0.4
"""How likely a chance is passed, where something could be done."""
TAKES_BACK = 0.03
TRIES = 0.25
"""How likely somebody tries what is not theirs, before a move."""
TEN = 10
"""So many cards of a deck, or more, are not counted for others."""
EYES = (0, 1, SPECTATOR)
"""Whoever may not read everything."""


def halves(seed: int) -> Decks:
    """Return a pack of cards, dealt out to two decks."""
    return dealt_out(CARDS, 2, random.Random(f"halves {seed}"))


class BlackPlay:
    """One game, from the table as it is laid."""

    def __init__(
        self,
        seed: int,
        form: str = "extra",
        *,
        spec: GameSpec = SPEC,
        decks: Decks | None = None,
        entropy: Entropy | None = None,
    ) -> None:
        self.rng = random.Random(f"blackpoker {seed}")
        self.play: Play = lay(spec, seed, seats=2, decks=decks or halves(seed), entropy=entropy)
        self.did: Counter[str] = Counter()
        self._did(0, SetOptions((("format", form), ("extra-base", "master"))))
        for seat in (0, 1):
            self._did(seat, i.Procedure("setup"))
            if form == "extra":
                self._lay_trumps(seat)
        self._did(0, i.Procedure("begin"))

    def _lay_trumps(self, seat: SeatId) -> None:
        self._did(seat, i.Procedure(SEARCH))
        seen = self.play.view(seat).cards_in(f"{DECK}.{seat}")
        self._did(seat, lay_with(tuple(self.rng.sample(seen, 2))))

    @property
    def over(self) -> bool:
        return self.play.truth.turn.phase == OVER

    def to_the_end(self, most: int = 600) -> None:
        """Play until the game is over, or `most` moves were made."""
        for _ in range(most):
            if self.over:
                return
            self.move()

    def move(self) -> None:
        """Let whoever is to do something do it; before, somebody may try what is not theirs."""
        if self.rng.random() < TRIES:
            self.tries(self.rng.choice(EYES))
        seat, intent = self._next()
        answer = self.play.ask(seat, intent)
        done = intent.name if isinstance(intent, i.Procedure) else type(intent).__name__
        self.did[done if isinstance(answer, Accepted) else f"refused {done}"] += 1
        if isinstance(intent, i.Procedure) and isinstance(answer, Accepted):
            self.did[f"started {dict(intent.arguments).get('action', '')}"] += 1
            if self.rng.random() < TAKES_BACK:
                self.did["taken back"] += isinstance(self.play.ask(seat, i.Undo()), Accepted)

    def _next(self) -> tuple[SeatId, i.Intent]:
        for seat in (0, 1):
            resolves = legal_moves.to_resolve(self.play.view(seat), seat, self._answer)
            if resolves is not None:
                return seat, resolves
        for seat in (0, 1):
            seen = self.play.view(seat)
            if legal_moves.has_chance(seen, seat):
                return seat, self._with_the_chance(seen, seat)
        raise AssertionError("nobody has anything to do")

    def _with_the_chance(self, seen: SeatView, seat: SeatId) -> i.Intent:
        could = startable(seen, seat)
        may_pass = legal_moves.may_pass(seen, seat)
        if may_pass and (not could or self.rng.random() < PASSES):
            return PassChance()
        one = self.rng.choice(could)
        keys, target = self.rng.choice(list(legal_moves.ways_of(seen, seat, one)))
        return legal_moves.started(seen, seat, one, keys, target, self._pick, self._answer)

    def _pick(self, things: object, count: int, _why: str) -> tuple[str, ...]:
        return tuple(self.rng.sample(list(things), count))  # type: ignore[call-overload]

    def _answer(self, _view: SeatView, _deed: Deed, choice: Choice) -> tuple[str, ...]:
        least, most = choice.range
        if choice.id.startswith("by:"):
            least, most = 0, min(1, len(choice.among))
        return tuple(self.rng.sample(choice.among, self.rng.randint(least, most)))

    # -- what is not theirs ------------------------------------------------------------------------

    def tries(self, seat: SeatId) -> None:
        """Let somebody try to look at, take, turn or count what the other has."""
        other = 1 - seat if seat in (0, 1) else self.rng.choice((0, 1))
        seen = self.play.view(0 if seat == SPECTATOR else seat)
        before = self.play.host.tree.cursor
        intent = self.rng.choice(self._attempts(seen, other))
        if seat == SPECTATOR:
            # Who watches has no gestures at all, whatever a program sends.
            answer = self.play.submit(i.Request(f"w{len(self.play.asked)}", seat, before, intent))
        else:
            answer = self.play.ask(seat, intent)
        assert not isinstance(answer, Accepted), (seat, intent)
        assert self.play.host.tree.cursor == before
        self.did["tried in vain"] += 1

    def _attempts(self, seen: SeatView, other: SeatId) -> list[i.Intent]:
        deck, hand, grave = (f"{zone}.{other}" for zone in (DECK, HAND, GRAVE))
        mine = f"{HAND}.{1 - other}"
        deep = self.rng.choice((0, 1, 9, 10, 20, 40))
        found: list[i.Intent] = [
            i.Look(deck),
            i.Look(deck, 3),
            i.Look(hand),
            i.Draw(1, deck, mine),
            i.Draw(99, deck, mine),
            i.Show((place(deck, deep),), ()),
            i.Move((place(deck, deep),), mine),
            i.Move((place(hand, 0),), mine),
            i.Move((place(grave, 1),), mine),
            i.Show((place(grave, 1),), ()),
            i.Show((place(hand, 0),), (1 - other,)),
            i.PickRandom(hand, 1, mine),
            i.Shuffle(deck),
            i.Hide(deck),
        ]
        for unit in f.bulwarks(seen, other):
            card = seen.units[unit].base
            found += [i.Face((card,), up=True), i.Show((card,), ()), i.Collect((unit,), mine)]
        return found

    def _did(self, seat: SeatId, intent: i.Intent) -> None:
        answer: Answer = self.play.ask(seat, intent)
        assert isinstance(answer, Accepted), answer

    # -- what must hold ----------------------------------------------------------------------------

    def check(self) -> None:
        """Raise AssertionError where somebody was sent, or sees, what is not theirs."""
        play = self.play
        tree, table = play.host.tree, play.truth
        assert Counter(card.ref for card in table.cards) == Counter(
            ref for deck in play.decks for ref in deck
        ), "cards are lost"
        ever = ever_read_by(tree, EYES)
        every = {ref for _, ref in cards_of(play.decks)}
        for seat in (*EYES, JUDGE):
            held = play.view(seat)
            assert held == view(table, seat), f"seat {seat} holds another view"
            for name in table.zones:
                told = may_count(table, seat, name)
                assert (held.zones[name].count is not None) == told, f"seat {seat} counts {name}"
        for seat in EYES:
            for number, card in enumerate(table.cards):
                seen = play.view(seat).cards.get(card.handle or "")
                read = seen is not None and seen.ref is not None
                assert read == can_read(table, seat, number), f"seat {seat} and {card.ref}"
            named = (every - {ref for _, ref in ever[seat]}) & words_in(play.sent[seat])
            assert not named, f"seat {seat} was sent the names of {sorted(named)}"

    def check_rules(self) -> None:
        """Raise AssertionError where a view at any step tells more than the rules do (4.7.1).

        Of a deck others are told the number below ten alone, of a graveyard they see the top card.
        What lies face down is its owner's to see. Cards of a hand or deck are shown while an action
        is being resolved, and not afterwards.
        """
        tree = self.play.host.tree
        for node in tree.nodes:
            table = tree.table_at(node.id)
            shows = any(mark.key == PREPARED for mark in table.marks.get("table", ()))
            shows = shows or not table.turn.number
            for eyes in EYES:
                seen = view(table, eyes)
                for seat in (0, 1):
                    why = f"step {node.id}, seat {eyes} looks at seat {seat}"
                    self._check_side(seen, seat, why, shows=shows)
                    if seat != eyes:
                        held = len(table.zones[f"{DECK}.{seat}"])
                        told = seen.zones[f"{DECK}.{seat}"].count
                        assert told == (held if held < TEN else None), f"{why}: {told} of {held}"

    @staticmethod
    def _check_side(seen: SeatView, seat: SeatId, why: str, *, shows: bool) -> None:
        own = seen.seat == seat

        def faces(zone: str) -> int:
            cards = seen.cards_in(f"{zone}.{seat}")
            return sum(seen.cards[card].ref is not None for card in cards)

        down = [
            seen.cards[unit.base].ref is not None
            for zone in (BULWARKS, TRUMPS)
            for unit in (seen.units[name] for name in seen.zones[f"{zone}.{seat}"].items)
            if not seen.cards[unit.base].up
        ]
        assert all(down) if own else not any(down), f"{why}: what lies face down"
        if not shows:
            assert not faces(DECK), f"{why}: the deck"
            assert own or not faces(HAND), f"{why}: the hand"
        assert own or faces(GRAVE) <= 1, f"{why}: the graveyard"
