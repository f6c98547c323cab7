"""How whole games are played whose moves are no double clicks: by what the rules allow a seat now.

A game that is played so has an entry in `BY_RULES`. It knows the view of its seat alone, and picks
whatever is legal at random: what is to be resolved, a choice, something to start, a pass.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from app.core.intent import Intent, Procedure, Step
from app.core.intents.turn_intents import PassChance, Settle
from app.core.options import Options
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.computer import legal_moves as legal
from app.games.blackpoker.effects.battle_effects import BLOCKED_BY
from app.games.blackpoker.flow.deed import Choice, Deed, deed_of
from app.games.blackpoker.flow.stage_reading import top
from app.games.blackpoker.flow.starting import startable
from app.games.blackpoker.flow.trump_setup import MOST, SEARCH, awaits_trumps, lay_with
from app.games.blackpoker.rules.rule_set import FORMATS, rules_of
from app.games.blackpoker.table.blackpoker_zones import DECK, HAND
from tests.props import planned_play

Decks = tuple[tuple[str, ...], ...]
Moves = Callable[[SeatView, random.Random], Intent | None]
"""(what a seat sees, chance) -> something that it may do now; None where others are to act."""

RESPONDS = 0.5
"""How likely something is started rather than the chance let pass."""
ENDS = 0.4
"""How likely a turn is ended by who could do something else."""


@dataclass(frozen=True)
class ByRules:
    """How a game is played by its rules."""

    moves: Moves
    tables: tuple[Options, ...]
    """What people agree on, for one game after the other."""
    deck: tuple[str, ...]
    other: Callable[[random.Random], tuple[str, ...]] | None = None
    """Another thing that players may bring, as chance has it."""

    tokens: frozenset[str] = frozenset()
    """Cards that the rules put on the table and nobody brings."""

    def decks(self, seed: int, seats: int, chance: random.Random) -> Decks:
        """Return what is brought to a game, in another way for each round of the tables.

        All have the same cards; or the cards are dealt out, so that of none is there a second one
        and whoever knows another's was told of it; or each brings something else.
        """
        ways = 2 if self.other is None else 3
        way = seed // len(self.tables) % ways
        if way == 1:
            return dealt_out(self.deck, seats, chance)
        if way == 2 and self.other is not None:
            return tuple(self.other(chance) for _ in range(seats))
        return (self.deck,) * seats


def dealt_out(pack: Sequence[str], seats: int, chance: random.Random) -> Decks:
    """Return a pack as a deck for each seat: of no card is there a second one."""
    cards = list(pack)
    chance.shuffle(cards)
    return tuple(tuple(cards[seat::seats]) for seat in range(seats))


def _blackpoker(view: SeatView, chance: random.Random) -> Step | None:
    seat = view.seat
    if not view.turn.number:
        return _set_up(view, chance)

    def pick(things: Sequence[str], number: int, _why: str) -> tuple[str, ...]:
        return tuple(chance.sample(list(things), number))

    def answer(_view: SeatView, _deed: Deed, choice: Choice) -> tuple[str, ...]:
        least, most = choice.range
        if choice.id.startswith(BLOCKED_BY):
            return tuple(chance.sample(choice.among, min(most, chance.choice((0, 0, 1, 1, 2)))))
        return tuple(chance.sample(choice.among, chance.randint(least, most)))

    lies = top(view)
    if lies is not None and deed_of(view, lies) is None:
        # Started in a format that people left since: they take it off by hand.
        return Settle(lies.id) if lies.seat == seat else None
    resolves = legal.to_resolve(view, seat, answer)
    if resolves is not None or not legal.has_chance(view, seat):
        return resolves
    starts = startable(view, seat)
    if legal.may_pass(view, seat) and (not starts or chance.random() > RESPONDS):
        return PassChance()
    if not starts:
        return None
    one = chance.choice(starts)
    if one.action.id == "end" and chance.random() > ENDS:
        one = chance.choice(starts)
    keys, target = chance.choice(list(legal.ways_of(view, seat, one)))
    return legal.started(view, seat, one, keys, target, pick, answer)


def _set_up(view: SeatView, chance: random.Random) -> Step | None:
    """Look for two trumps and lay them, where there are some, and take the first hand."""
    seat = view.seat
    if view.zones[f"{HAND}.{seat}"].items:
        return None
    if not awaits_trumps(view, seat):
        return Procedure("setup")
    deck = view.cards_in(f"{DECK}.{seat}")
    if not deck:
        return Procedure(SEARCH)
    able = [card for card in deck if view.cards[card].ref in rules_of(view).trumps]
    return lay_with(tuple(chance.sample(able, min(MOST, len(able)))))


def _tables(*formats: str) -> tuple[Options, ...]:
    """Return each format of each edition as what people agree on."""
    return tuple(
        (("edition", edition), ("format", name)) for edition in ("6", "9") for name in formats
    )


BY_RULES: Mapping[str, ByRules] = {
    "blackpoker": ByRules(_blackpoker, _tables(*FORMATS), tuple(CARDS)),
    "nullpoga": ByRules(
        planned_play.moves,
        planned_play.tables(),
        planned_play.CARDS,
        planned_play.bundles,
        planned_play.TOKENS,
    ),
}
