"""The turn of a position and what is remembered of the game before it."""

from __future__ import annotations

from app.core.data.asked_once import asked_once
from app.core.data.value import value
from app.games.pokemon.adviser.model.plays import Attack, Play
from app.games.pokemon.adviser.model.position_sides import LONG_AGO, Player
from app.games.pokemon.cards.card_record import Card


@value
class Turn:
    """Whose turn it is, and what was used in it."""

    player: Player
    number: int
    """Counted over all players from 1; 0 in setup."""
    phase: str = "main"
    """"setup", "draw", "main", "between_attacks", "attack", "checkup", "end" or "over"."""
    drew: bool = True
    used: tuple[tuple[str, int], ...] = ()
    """The ledger, which people correct by hand: ("energy", 1)."""
    plays: tuple[Play, ...] = ()
    """What was done this turn, in order, as far as remembered; nothing of the gesture in hand."""
    hit: tuple[str, ...] = ()
    """Pokémon that took an attack's damage or effect this turn."""
    also: tuple[Player, ...] = ()
    """Who plays it at the same time; nobody in a game by the rules."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody whose turn it is."""
        return (self.player, *self.also)

    def count(self, key: str) -> int:
        """Return how often something was used this turn."""
        for name, times in self.used:
            if name == key:
                return times
        return 0

    @property
    def attacks(self) -> tuple[Attack, ...]:
        """The attacks of this turn."""
        return tuple(play for play in self.plays if isinstance(play, Attack))


@value
class Cause:
    """Something that Knocked a Pokémon Out, or had a part in it."""

    player: Player | None
    """Whose doing it is; None where nobody knows."""
    what: str = ""
    """"attack", a condition ("poisoned", "burned"), or "" for another effect."""


@value
class PlayedTurn:
    """A turn that is over, the checkup after it left out."""

    player: Player
    plays: tuple[Play, ...] = ()


@value
class KnockedOut:
    """A Knock Out that is remembered."""

    turn_of: Player
    """In whose turn (or in the checkup after it)."""
    owner: Player
    turn: int = LONG_AGO
    card: Card | None = None
    prizes: int = 1
    """What it is worth in Prize cards."""
    cause: Player | None = None
    """Who knocked it out: the attacker, or the giver of the condition; None where nobody knows."""


@value
class Record:
    """What is remembered of the game beyond this turn."""

    kos: tuple[KnockedOut, ...] = ()
    mulligans: tuple[tuple[Player, ...], ...] = ()
    """Round by round, who had no Basic Pokémon; two names in a round share it."""
    setup: tuple[Play, ...] = ()
    """What was done before the first turn."""
    turns: tuple[PlayedTurn, ...] = ()
    """The turns before this one, the latest last: as many as it takes that each player's last one
    is among them."""
    checkup: tuple[Play, ...] = ()
    """What was done in the checkup before this turn, or in the one under way."""
    used_game: frozenset[tuple[Player, str]] = frozenset()
    """(player, "gx" or "vstar") of what was used once in this game."""
    is_case: bool = False
    """A case: what it does not mention did not happen."""
    complete: bool = False
    """Whether everything since the first shuffle is remembered: a case or a table that was joined
    late may only be silent about what it does not hold."""
    checked: bool | None = None
    """Whether a case says that the checkup before this turn was done; None where it does not."""

    @property
    def last_turn(self) -> tuple[Play, ...]:
        """What was done in the turn before this one."""
        return self.turns[-1].plays if self.turns else ()

    @property
    def earlier(self) -> tuple[Play, ...]:
        """What was done in all turns that are remembered, in order."""
        return _earlier(self.turns)

    def last_turn_of(self, player: Player) -> tuple[Play, ...]:
        """Return what was done in a player's own last turn before this one."""
        return _last_turn_of(self.turns, player)

    def since_turn_of(self, player: Player) -> tuple[Play, ...]:
        """Return what was done in the others' turns since a player's own last one."""
        return _since_turn_of(self.turns, player)


# The turns that are over stay the same as long as a turn lasts, and each of its gestures asks.


@asked_once
def _earlier(turns: tuple[PlayedTurn, ...]) -> tuple[Play, ...]:
    return tuple(play for turn in turns for play in turn.plays)


@asked_once
def _last_turn_of(turns: tuple[PlayedTurn, ...], player: Player) -> tuple[Play, ...]:
    return next((one.plays for one in reversed(turns) if one.player == player), ())


@asked_once
def _since_turn_of(turns: tuple[PlayedTurn, ...], player: Player) -> tuple[Play, ...]:
    plays: tuple[Play, ...] = ()
    for one in reversed(turns):
        if one.player == player:
            break
        plays = (*one.plays, *plays)
    return plays
