"""What somebody writes onto a table for four by hand: no mark makes anything go wrong.

Marks are for everybody to put, with any number and any words; a game reads its own again. Each
table here is one on which people wrote nonsense, and everything that a host, a window or the
adviser asks of it is asked.
"""

from __future__ import annotations

import random

import pytest

from app.core import intent as i
from app.core.intents.seal_intents import LockPlan, UnlockPlan
from app.core.intents.turn_intents import NextTurn, SetPhase, Use
from app.core.view import SeatView
from app.games.contracts.out_contract import seats_out, tasks_of, turn_of, whose_turn
from app.games.game_api import GameSpec, Selection
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, TEAM_BATTLE_SPEC
from app.games.pokemon.procedures.game_result import result
from app.games.pokemon.table import prize_cards
from app.games.pokemon.table.seat_board import CHOSEN, NOBODY_CHOSEN
from tests.helpers.play import Decks, Play, lay
from tests.props.whole_games import decks_of

SEATS = 4
VALUES = (0, 1, 2, 3, 4, 5, 6, 7, 99, 99999)
WORDS = (
    *("", "seat.0", "seat.3", "seat.4", "seat.99", "seat.-1", "seat.x", "seat.²", "seat."),
    *("1:0+2,2", "0+2", "1:9+x", "0+9"),
    *("1,2", "²", ",", "99,99,99", "-1", "1" * 500, "no_active", "concede", "prizes/", "/" * 9),
)
KEYS = (
    *("out", "stays_in", "prizes_due", "prizes_taken", "prizes_unshared", "hit", "felled"),
    *("first", "chooses_first", "has_basic", "no_basic", "ready", "mulligans", "pair_redrawn"),
    *("mulligans_shared", "mulligan_together", "hand_round", "pair_first", "order_back"),
    *("play_on", "attacked", "poisoned", "burned", "asleep", "used", "damage", "hp", "check"),
    *("prizes_more", "prizes_less", "target", CHOSEN, NOBODY_CHOSEN),
    *("felled_among", "spot_attacked", "turn_ended", "opens_round", "team_energy", "team_retreat"),
)
ARGUMENTS = {
    "seat": ("0", "1", "3", "4", "99", "-1", "x", "²", ""),
    "of": ("0", "2", "4", "99", "x"),
    "among": ("all", "x"),
    "count": ("0", "1", "99", "x"),
    "by": ("hands", "pair", "choice", "loser", "coin", "dice", "random", "x"),
    "hand": ("1", "2", "3", "4", "x"),
    "first": ("0", "3", "4", "99", "coin", "x"),
    "without": ("0", "0,1,2,3", "9", "x"),
    "why": ("no_active", "x"),
    "winner": ("0", "4", "99", "tie", "chooses", "x"),
    "card": ("hand.0#0", "hand.2#1", "x"),
    "cards": ("prizes.1#0", "hand.2#0", "prizes.0#99", "x"),
    "checkup": ("step-by-step", "at-once", "x"),
    "instead": ("x",),
}
NAMES = (
    *("first", "get_ready", "deal", "announce", "setup", "mulligan", "start", "end_turn"),
    *("turn_draw", "promote", "checkup", "knock_out", "take_prizes", "share", "leave"),
    *("finish", "play_on", "concede", "play_trainer", "retreat", "extra_draw", "reveal"),
)


class Scribbler:
    """Somebody who writes onto a table what comes to mind."""

    names = NAMES
    """Of the procedures they try."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.spec = spec
        self.rng = random.Random(f"scribbler {seed}")
        self.play: Play = lay(spec, seed, seats=SEATS, decks=self._decks())
        for seat in range(SEATS):
            self.play.ask(seat, i.Draw(5, f"deck.{seat}", f"hand.{seat}"))
            self.play.ask(seat, i.Draw(3, f"deck.{seat}", f"prizes.{seat}"))
            for name in ("active", "bench"):
                own = next(
                    zone.id
                    for zone in self.play.view(seat).setting.zones.values()
                    if zone.spec.name == name and seat in zone.holders
                )
                for _ in range(2):
                    self.play.ask(seat, i.Move((f"hand.{seat}#0",), own, up=True))
        if self.rng.random() < 0.7:
            self.play.ask(0, NextTurn(self.rng.randrange(SEATS)))

    def _decks(self) -> Decks:
        return tuple(
            tuple(self.rng.sample(deck, len(deck)))
            for deck in self.rng.sample(decks_of(self.spec.id), SEATS)
        )

    def scribble(self) -> None:
        """Write something, or do something by what is written."""
        seat = self.rng.randrange(SEATS)
        self.play.ask(seat, self._something(self.play.view(seat)))

    def _something(self, seen: SeatView) -> i.Intent:
        rng = self.rng
        roll = rng.random()
        if roll < 0.6:
            among = ("table", *(f"seat.{n}" for n in range(SEATS)), *seen.units)
            value, words = rng.choice(VALUES), rng.choice(WORDS)
            return i.PutMark((rng.choice(among),), rng.choice(KEYS), value=value, text=words)
        if roll < 0.65:
            return rng.choice((LockPlan("Rock 1"), LockPlan("x 9999"), UnlockPlan()))
        if roll < 0.7:
            phases = ("start", "end", "checkup", "over", "main", "nonsense")
            begins = NextTurn(rng.randrange(SEATS), "start")
            return rng.choice((SetPhase(rng.choice(phases)), begins))
        if roll < 0.73:
            return Use(rng.choice(("draw", "attack", "supporter")), rng.choice((1, 9, -1)))
        chosen = rng.sample(sorted(ARGUMENTS), rng.randrange(3))
        arguments = [(key, rng.choice(ARGUMENTS[key])) for key in chosen]
        if seen.units:
            arguments += [(key, rng.choice(sorted(seen.units))) for key in ("unit", "units")]
        return i.Procedure(rng.choice(self.names), tuple(arguments))

    def look(self) -> None:
        """Ask everything that is asked of a table whenever something happened on it."""
        spec = self.spec
        for seat in (*self.play.seats, -1, -2):
            seen = self.play.view(seat)
            tasks_of(seen, spec.tasks, spec.out)
            seats_out(seen, spec.out)
            turn_of(seen, spec.out)
            whose_turn(seen, spec.out, spec.over)
            assert spec.planners is not None
            spec.planners(seen)
            assert spec.beginning is not None
            spec.beginning.awaited(seen)
            result(seen)
            for unit in seen.units:
                prize_cards.takers(seen, unit)
            about = [Selection(), *(Selection(units=(unit,)) for unit in seen.units)]
            for one in spec.actions:
                one.when(seen, self.rng.choice(about))


@pytest.mark.parametrize("spec", [BATTLE_ROYAL_SPEC, TEAM_BATTLE_SPEC], ids=lambda spec: spec.id)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_goes_wrong_by_what_is_written_onto_a_table(spec: GameSpec, seed: int) -> None:
    scribbler = Scribbler(spec, seed)
    for _ in range(40):
        scribbler.scribble()
        scribbler.look()
