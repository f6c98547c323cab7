"""What is played with on an evening, and the table as its file has it before anybody comes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from app.core.intents.agreement_intents import SetOptions
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable, lay_table
from app.store.tables.table_file import write_table
from tests.helpers.begun import begins
from tests.props.legal_play import BY_RULES, dealt_out
from tests.props.table_player import TablePlayer

DECKS = {
    "pokemon": ("dragapult-dusknoir", "ns-zoroark"),
    "battle-royal": ("glc-fire", "glc-grass", "glc-fighting", "glc-psychic"),
    "team-battle": ("half-water", "half-metal", "half-darkness", "half-lightning"),
    "blackpoker": ("54", "pro40"),
}
"""By game, what its seats play with where they bring decks."""
_TO_BEGIN = 60
"""Gestures in which people have set up, or begin without who has not."""


def lay_evening(file: Path, game: str, names: Sequence[str], chance: random.Random) -> None:
    """Write a table of a game to `file`: some have begun, at others people still set up."""
    table = lay_table(GAMES[game], tuple(names), packs_of(game, names, chance))
    rules = BY_RULES.get(game)
    if rules is not None:
        table.sit(0).ask(SetOptions(chance.choice(rules.tables)))
    if chance.random() < 0.7:
        begin(table, game, chance)
    write_table(file, table.host.journal)


def packs_of(game: str, names: Sequence[str], chance: random.Random) -> tuple[tuple[str, ...], ...]:
    """Return a deck for each seat, no card twice: of every name can be told whose it is.

    A game that is played by its rules is played with its cards; others do without cards that exist.
    """
    rules = BY_RULES.get(game)
    if rules is None:
        return tuple(tuple(f"{name}-{number}" for number in range(60)) for name in names)
    return dealt_out(rules.deck, len(names), chance)


def begin(table: LocalTable, game: str, chance: random.Random) -> None:
    """Let everybody set up as the game offers it, until the first turn has begun."""
    player, seats = (
        TablePlayer(GAMES[game], chance),
        range(len(table.host.tree.table.setting.seats)),
    )
    for number in range(_TO_BEGIN):
        seat = table.sit(number % len(seats))
        if seat.view.turn.number:
            return
        intent = player.next_intent(seat.view)
        if intent is not None:
            seat.ask(intent)
    table.sit(0).ask(begins(table.sit(0).view))
