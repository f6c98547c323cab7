"""Sentences of the notation that lines of a battle log come to."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.pokemon.battle_log.log_cards import LogCard


@dataclass
class Deed:
    """A sentence, whose cards may be named by a later line."""

    text: str
    """With "{}" for the cards."""
    cards: tuple[LogCard, ...] = ()
    otherwise: tuple[str, ...] = ()
    """What is done where the table does not do it so."""
    turn: int = 0
    """The turn that it leads to; 0 for none."""
    coins: tuple[str, ...] = ()
    orders: list[tuple[str, list[LogCard]]] = field(default_factory=list)
    """(player, cards): what comes off the player's deck after the shuffle that it does."""


@dataclass
class LogStep:
    """Lines of the log, and what they come to."""

    lines: tuple[int, ...]
    deeds: list[Deed] = field(default_factory=list)
