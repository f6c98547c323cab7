"""A line of a battle log with what stands around it, and what lines have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_cards import DECK, LogCard
from app.games.pokemon.battle_log.log_deed import Deed
from app.games.pokemon.battle_log.log_forms import Said

if TYPE_CHECKING:
    from app.games.pokemon.battle_log.log_block import Block
    from app.games.pokemon.battle_log.log_lines import LogLine


class LogState(Protocol):
    """Where the reading of a log stands."""

    sides: dict[str, LogSide]
    abilities: frozenset[str]
    """Names that are known to be an Ability's."""
    from_hand: frozenset[str]
    """Names of what is known to attach cards from the hand."""
    turn: int
    player: str
    """Whose turn it is."""
    stadium: str
    """The name of the Stadium in play."""
    returned: list[LogSide]
    """Whose hands went back to the deck in this block: they draw, whoever the log names."""
    hit: list[LogPokemon]
    """Who was hit in this block, once for each time: of several of a name each has its line."""
    attacked: int
    """The number of the line of this turn's first attack; 0 before it."""
    search: Deed | None
    """What searched a deck last: it shuffles as well."""
    unread: list[int]
    """Numbers of lines that are not understood, or are about nothing that lies there."""

    def other(self, name: str) -> LogSide:
        """Return the side of the other player."""


@dataclass
class At:
    """A line, and what stands around it."""

    script: LogState
    block: Block
    index: int
    """Of the line below the margin; -1 at the margin."""
    line: LogLine
    said: Said
    in_checkup: bool
    last: bool
    """Whether nothing else of the turn comes after the block."""

    @property
    def side(self) -> LogSide:
        """The player of the line."""
        return self.script.sides[self.said.player]

    @property
    def other(self) -> LogSide:
        """The second player that the line names."""
        return self.script.sides[self.said.other or self.said.player]

    @property
    def is_search(self) -> bool:
        """Whether the deck is shuffled after the line."""
        return self.index >= 0 and self.block.searches_after(self.index)

    @property
    def names(self) -> list[str]:
        """The cards of the line, "" for each that is not named."""
        if self.line.cards:
            return list(self.line.cards)
        if self.said.card:
            return [self.said.card]
        return [""] * min(self.said.count, DECK)


def deed(text: str, *cards: LogCard, otherwise: tuple[str, ...] = ()) -> Deed:
    """Return a sentence, with "{}" for its cards."""
    return Deed(text, tuple(cards), otherwise)


def in_hand(side: LogSide, name: str) -> tuple[LogCard | None, list[Deed]]:
    """Return a card of the hand; where none can be meant, one that comes from the deck."""
    card = side.cards.take(side.cards.hand, name)
    if card is not None and card.name in ("", name):
        return card, []
    if card is not None:
        side.cards.hand.append(card)
    card = side.cards.search(name)
    if card is None:
        return None, []
    side.cards.assumed += 1
    return card, [deed(f"{side.name} takes {{}} from the deck", card)]


def struck(side: LogSide, name: str) -> LogPokemon | None:
    """Return who is hit: the Active Pokémon, where it has the name."""
    if side.active is not None and side.active.name == name:
        return side.active
    return side.likeliest(name)


def whose(at: At, side: LogSide, names: list[str]) -> LogSide:
    """Return whose cards are told of: the app may name who does it, not whose they are."""
    other = at.script.other(side.name)

    def known(one: LogSide) -> int:
        every = {card.name for card in one.cards.every}
        return sum(name in every for name in names)

    return other if known(other) > known(side) else side


Does = Mapping[str, Callable[[At], Iterator[Deed]]]
"""What a line says -> what it comes to."""
