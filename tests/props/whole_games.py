"""Whole games played at random, as people play: what is asked for, then whatever comes to mind.

    python -m tests.props.whole_games --game battle-royal --games 300 [--from 0]

Prints every failure with its seed and ends with 1 if there was any. Each seat knows its own view
alone, does what its tasks ask, double-clicks and drops its cards, marks Pokémon across the table,
and ends its turn; now and then somebody gives up or an option is agreed on. What happened how
often is counted, so that it shows what these players never reach.

Games of `legal_play` are played by what their rules allow instead: each game in another format.
While a plan is locked, nothing of it may be in what anybody else is sent.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache

from app.core import intent as i
from app.core.data.codec import fact_from_json, fact_to_json
from app.core.data.value import replace, value
from app.core.fact import Announced, CardMove, Fact, Marked, Moved, UnitsMoved
from app.core.facts.turn_facts import TurnSet
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intents.agreement_intents import SetOptions
from app.core.past.invariants import check_history
from app.core.sight import view
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.out_contract import seats_out, tasks_of, whose_turn
from app.games.contracts.planned.planning_contract import IDLE
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.session.host.updates import Refused
from app.session.trial.stage_forecast import stage_forecast
from tests.helpers.play import Play, lay
from tests.props.legal_play import Moves
from tests.props.locked_plans import LockedPlans
from tests.props.oracle import ever_planned, ever_read_by
from tests.props.table_player import TablePlayer

MOST_GESTURES = 2500
IN_A_TURN = 9
"""Gestures of one's own, besides what is asked for, before a player ends the turn."""
GIVES_UP = 1 / 1500
"""How likely somebody gives up at a gesture."""
AGREES = 1 / 150
"""How likely an option of the table is set at a gesture."""
READS = 1 / 20
"""How likely everybody reads after a gesture what comes of the stage, or of their plan."""
WAITS = 40
"""So often nothing may happen at all: then the table is stuck."""


class StuckError(AssertionError):
    """Nobody can go on."""


@value
class Ended:
    """How a game came to its end."""

    gestures: int
    turns: int
    over: bool
    """Whether the game itself was over, and not only the patience with it."""
    out: tuple[SeatId, ...]
    """Who had left by then."""
    refused: int


class WholeGame:
    """One game, from the table as it is laid to its end."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.spec = spec
        self.rng = random.Random(f"whole game {seed}")
        self._reader = random.Random(f"reader {seed}")
        self.player = TablePlayer(spec, self.rng)
        rules = self.player.by_rules
        if rules is not None:
            seats = 2
            dealt = rules.decks(seed, seats, self.rng)
        else:
            seats, decks = spec.seats[1], decks_of(spec.id)
            dealt = tuple(decks[(seed + seat) % len(decks)] for seat in range(seats))
        self.play: Play = lay(spec, seed, seats=seats, decks=dealt)
        self.made, self.refused, self._in_turn, self._turn = 0, 0, 0, 0
        self.plans = LockedPlans(self.play)
        if rules is not None:
            self.play.ask(0, SetOptions(rules.tables[seed % len(rules.tables)]))

    def to_the_end(self, most: int = MOST_GESTURES) -> Ended:
        """Play until the game is over or `most` gestures were made. Raises StuckError."""
        waited = 0
        while self.made < most and not self._is_over():
            before = self.play.host.tree.cursor
            self._gesture()
            waited = 0 if self.play.host.tree.cursor != before else waited + 1
            if waited > WAITS:
                raise StuckError(f"nothing happens in turn {self._view(0).turn}")
        table = self._view(0)
        gone = tuple(sorted(self._gone()))
        return Ended(self.made, table.turn.number, self._is_over(), gone, self.refused)

    def _is_over(self) -> bool:
        """Whether it is decided; or nobody is left, where people played on after that."""
        decided = bool(self.spec.over) and self.play.truth.turn.phase == self.spec.over
        return decided or len(self._gone()) == len(self.play.seats)

    def _view(self, seat: SeatId) -> SeatView:
        return self.play.view(seat)

    def _gesture(self) -> None:
        seat, intent = self._next()
        answer = self.play.ask(seat, intent)
        self.made += 1
        self.refused += isinstance(answer, Refused)
        self.plans.look()
        if self._reader.random() < READS:
            for eyes in (*self.play.seats, JUDGE, SPECTATOR):
                # Nobody's view is one on which it cannot be told.
                stage_forecast(self.spec, self.play.view(eyes))
                if self.spec.plan_sheet is not None:
                    sheet = self.spec.plan_sheet(self.play.view(eyes), IDLE)
                    for guess in sheet.guesses if sheet is not None else ():
                        self.spec.plan_sheet(self.play.view(eyes), guess.name)

    def _next(self) -> tuple[SeatId, i.Intent]:
        if self.spec.options and self.rng.random() < AGREES:
            return self.rng.choice(self.play.seats), self._agreement()
        if self.player.by_rules is not None:
            return self._by_rules(self.player.by_rules.moves)
        if self._view(0).turn.number == 0:
            return self._setting_up()
        if self.rng.random() < GIVES_UP:
            still = [one for one in self.play.seats if one not in self._gone()]
            return self.rng.choice(still), i.Procedure("concede")
        asked = list(self._asked())
        return self.rng.choice(asked) if asked else self._own_move()

    def _by_rules(self, moves: Moves) -> tuple[SeatId, i.Intent]:
        """Return what the rules let somebody do. Raises StuckError where they let nobody."""
        begins, seen = self.spec.beginning, self._view(0)
        if begins is not None and not seen.turn.number and not begins.awaited(seen):
            return 0, begins.begin()
        for seat in self.rng.sample(self.play.seats, len(self.play.seats)):
            made = moves(self._view(seat), self.rng)
            if made is not None:
                return seat, made
        raise StuckError(f"nobody may do anything: {seen.turn}, {seen.stage}")

    def _agreement(self) -> i.Intent:
        option = self.rng.choice(self.spec.options)
        return SetOptions(((option.id, self.rng.choice(option.values).id),))

    def _gone(self) -> dict[SeatId, Words]:
        return seats_out(self._view(0), self.spec.out)

    def _setting_up(self) -> tuple[SeatId, i.Intent]:
        """Return what somebody does who wants to begin; in the end they begin without others."""
        begins, seen = self.spec.beginning, self._view(0)
        waited = begins.awaited(seen) if begins is not None else ()
        for seat in self.rng.sample(waited, len(waited)):
            made = self.player.sets_up(self._view(seat))
            if made is not None:
                return seat, made
        asked = list(self._asked())
        if asked:
            return self.rng.choice(asked)
        assert begins is not None
        return 0, begins.begin(without=waited)

    def _asked(self) -> Iterator[tuple[SeatId, i.Intent]]:
        """Yield what the tasks of each seat offer, forms filled in as they open."""
        seats: Collection[SeatId] = self.play.seats
        if self._view(0).turn.number:
            # What is called for in a game under way is the same for all who look.
            seats = {one.seat for one in tasks_of(self._view(0), self.spec.tasks, self.spec.out)}
        for seat in sorted(seats):
            for made in self.player.asked(self._view(seat)):
                yield seat, made

    def _own_move(self) -> tuple[SeatId, i.Intent]:
        seen = self._view(0)
        seat = next(iter(whose_turn(seen, self.spec.out, self.spec.over)), seen.turn.seat)
        if seen.turn.number != self._turn:
            self._turn, self._in_turn = seen.turn.number, 0
        self._in_turn += 1
        if self._in_turn > IN_A_TURN:
            return seat, i.Procedure("end_turn")
        return seat, self.player.own_move(self._view(seat)) or i.Procedure("end_turn")

    # -- what must hold ---------------------------------------------------------------------------

    def check(self) -> None:
        """Raise AssertionError where a card is lost, a view lags behind or tells too much."""
        tree = self.play.host.tree
        findings = [one.en for one in check_history(tree, _through)]
        assert not findings, findings[:3]
        cards = Counter(card.ref for card in tree.table.cards)
        brought = Counter(ref for deck in self.play.decks for ref in deck)
        assert not brought - cards, "cards are lost"
        assert set(cards - brought) <= self._made_on_the_way(), (
            "there are cards that nobody brought"
        )
        ever = ever_read_by(tree, (*self.play.seats, SPECTATOR))
        for seat in (*self.play.seats, JUDGE, SPECTATOR):
            # What somebody drafts is their program's alone.
            held = replace(self.play.view(seat), draft="")
            assert held == view(tree.table, seat), f"seat {seat} holds another view"
            if seat == JUDGE:
                continue
            read = ever[seat]
            told = {(card.owner, card.ref) for card in held.cards.values() if card.ref}
            assert told <= read, f"seat {seat} knows what it never saw"
            unread = {ref for _, ref in cards_of(self.play.decks)} - {ref for _, ref in read}
            # Whoever plans a card tells its name when the plans open, played or not.
            unread -= words_in([word.encode() for word in ever_planned(tree, seat)])
            named = unread & words_in(of_the_table(self.spec, self.play.sent[seat]))
            assert not named, f"seat {seat} was sent the names of {sorted(named)}"

    def _made_on_the_way(self) -> frozenset[str]:
        """Return the cards that the rules put on the table beside those that were brought."""
        rules = self.player.by_rules
        return rules.tokens if rules is not None else frozenset()

    def check_over(self, ended: Ended) -> None:
        """Raise StuckError where a game by its rules goes on and on; others may be left early."""
        if self.player.by_rules is not None and not ended.over:
            raise StuckError(f"not over after {ended.gestures} gestures, in turn {ended.turns}")

    def events(self) -> Counter[str]:
        """Return how often each thing happened in the game, as its facts tell."""
        found = Counter[str]()
        for node in self.play.host.tree.nodes:
            for fact in node.facts:
                if isinstance(fact, Announced):
                    found[f"said {fact.verb}"] += 1
                elif isinstance(fact, Moved | UnitsMoved):
                    found[fact.verb] += 1
                    joined = (m for m in fact.moves if isinstance(m, CardMove) and m.unit)
                    found.update({f"{fact.verb} as {move.role}" for move in joined})
                elif isinstance(fact, Marked):
                    found.update({f"mark {change.key}" for change in fact.changes})
                elif isinstance(fact, TurnSet):
                    found[f"{fact.verb} {fact.turn.phase}".strip()] += 1
                else:
                    found[fact.kind] += 1
        found.update(f"out: {why.en}" for why in self._gone().values())
        if self._is_over():
            found[f"over, {len(self._gone())} out"] += 1
        return found


def cards_of(decks: Sequence[tuple[str, ...]]) -> set[tuple[SeatId, str]]:
    return {(seat, ref) for seat, deck in enumerate(decks) for ref in deck}


def words_in(sent: Sequence[bytes]) -> set[str]:
    """Return every word in what somebody was sent: the name of a card is one."""
    return {word.decode() for word in _WORD.findall(b"\n".join(sent))}


def of_the_table(spec: GameSpec, sent: Sequence[bytes]) -> list[bytes]:
    """Return what was sent without what is no news: how options and kinds of cards are called.

    It is sent to everybody, whatever cards lie there.
    """
    pairs = {f'["{one.id}","{to.id}"]' for one in spec.options for to in one.values}
    said = b"|".join([*_NO_NEWS, *(re.escape(pair.encode()) for pair in sorted(pairs))])
    return [re.sub(said, b"", update) for update in sent]


_NO_NEWS = (rb'"lies_open":\[[^]]*\]', rb'"mark":"[^"]*","text":"[^"]*","verb":"option"')
_WORD = re.compile(rb"[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*")


def _through(fact: Fact) -> Fact:
    return fact_from_json(fact_to_json(fact))


def main() -> int:
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    words.add_argument("--games", type=int, default=300)
    words.add_argument("--from", type=int, default=0, dest="first")
    words.add_argument("--game", action="append", default=[])
    asked = words.parse_args()
    failures = 0
    for name in asked.game:
        began, told, seen = time.monotonic(), Counter[str](), Counter[str]()
        for seed in range(asked.first, asked.first + asked.games):
            try:
                game = WholeGame(GAMES[name], seed)
                ended = game.to_the_end()
                game.check()
                game.check_over(ended)
            except Exception as problem:  # noqa: BLE001 - whatever it is, it has this seed
                failures += 1
                print(f"  {name} seed {seed}: {problem!r}"[:1500], flush=True)  # noqa: T201
                continue
            seen += game.events()
            told["over"] += ended.over
            told["out"] += len(ended.out)
            told["turns"] += ended.turns
            told["gestures"] += ended.gestures
            told["refused"] += ended.refused
        each = (time.monotonic() - began) / asked.games
        print(f"{name}: {asked.games} games, {each:.2f} s each, {dict(told)}", flush=True)  # noqa: T201
        print("  " + ", ".join(f"{what} {often}" for what, often in sorted(seen.items())))  # noqa: T201
    return 1 if failures else 0


@cache
def decks_of(game: str) -> tuple[tuple[str, ...], ...]:
    """Return the decks that come with a game's cards and are made for its format."""
    from app.store.decks.deck_files import read_deck, shipped_for

    cards, made_for = GAMES.cards(game), GAMES[game].deck_format
    return tuple(read_deck(path, cards.game).keys for path in shipped_for(game, made_for))


if __name__ == "__main__":
    sys.exit(main())
