"""Plays of the turn and between turns: its beginning and end, the Checkup, what is announced."""

from __future__ import annotations

from app.core.data.value import value
from app.games.pokemon.adviser.model.card_plays import Amounts, By, Uid


@value
class Checkup:
    """The Pokémon Checkup, or one step of it."""

    by: By
    counters: Amounts | None = None
    """Points put on each Pokémon; None where nobody said."""
    flips: tuple[tuple[Uid, str], ...] = ()
    """(Pokémon, condition) that a coin was flipped for, in order."""
    cause: str = ""
    """The card whose effect it is, where it is not a condition."""
    step: str = ""
    """"poisoned", "burned", "asleep", "paralyzed", where it is one step."""
    ended: tuple[tuple[Uid, str], ...] = ()
    """(Pokémon, condition) that ended in it."""
    unit: Uid = ""
    """The Pokémon, where it is one step."""
    said: tuple[str, ...] = ()
    """What is told whole: "flips", "ended"; what is missing there did not happen."""
    order: tuple[str, ...] = ()
    """What was done, in order, where that is said: conditions, "counters", "flip", "effect",
    "knock out", "end of turn"."""
    chooser: By | None = None
    """Who put other effects in order, where that is said."""
    players: tuple[By, ...] = ()
    """Whose Pokémon were checked, where that is said; empty for both."""
    thrower: By | None = None
    """Who threw its coins, where that is said."""


@value
class BeginTurn:
    """A player's turn begins."""

    by: By
    player: By


@value
class PassTurn:
    """The turn is ended."""

    by: By
    to: By | None = None


@value
class Announce:
    """Something is said that moves nothing: a ready mark, who goes first, an extra draw.

    `by` is who says it, also where another player ticks it off.
    """

    by: By
    verb: str
    text: str = ""
    number: int = 0


@value
class Claim:
    """Somebody says how the game ends."""

    by: By
    result: str
    winner: By | None = None
    """Who is said to win; None for a tie or another ending."""
    tie: bool = False

    @property
    def concedes(self) -> bool:
        """Whether somebody gives the game up (投了), which is always possible."""
        said = self.result.casefold()
        words = ("conced", "concession", "resign", "forfeit", "give up", "gives up", "投了", "降参")
        return any(word in said for word in words)
