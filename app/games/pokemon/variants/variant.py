"""What the variants of the game differ in: one value, chosen by the game of a table.

What is a number or a name stands here; what is a question is a function of plain values, which the
table asks of a view and the adviser of a position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.text.words import Words
from app.games.pokemon.variants.players import Players

VariantId = Literal["pokemon", "battle-royal", "team-battle"]
"""The id of the registered game."""
NOT_BATTLE_ROYAL: tuple[VariantId, ...] = ("pokemon", "team-battle")
"""The variants of a rule for which a Battle Royal has one of its own, or none."""
NOT_TEAMS: tuple[VariantId, ...] = ("pokemon", "battle-royal")
"""The variants of a rule for which two against two has one of its own, or none."""
Met = tuple[str, ...]
"""Conditions for winning that a player meets: "prizes", "no_pokemon", "deck_out", "last" …"""


@value
class KnockOutCause:
    """What the Prizes for a Knocked Out Pokémon depend on."""

    owner: SeatId
    """On whose side it stood."""
    turn: SeatId
    """Whose turn it is; in a checkup, whose turn has just ended."""
    cause: SeatId | None = None
    """Who knocked it out: the attacker, or the giver of the condition; None where nobody knows."""
    in_checkup: bool = False
    among: tuple[SeatId, ...] = ()
    """Of whom one did, where several had a part in it; nobody where that is not known either."""


@value
class Takers:
    """Who takes the Prizes for a Knock Out."""

    seats: tuple[SeatId, ...]
    choose: bool = False
    """Whether one of them takes, as they agree; otherwise each of them does."""


@value
class Standing:
    """How a player stands, as far as winning and losing ask."""

    prizes_taken: bool = False
    """Whether the last Prize was taken: a table laid without Prizes is no game won."""
    prizes_left: int | None = None
    has_pokemon: bool = True
    has_active: bool = True
    could_draw: bool = True
    """False for who could not draw at the start of the turn under way."""
    deck: int | None = None
    """Cards left in the deck."""


AskTakers = Callable[[Players, KnockOutCause], Takers]
AskPromoters = Callable[[Players, SeatId, SeatId | None], tuple[SeatId, ...]]
"""(players, whose free Active Spot, whose turn: None between two turns) -> who may fill it now;
nobody where it waits."""
AskChecked = Callable[[Players, SeatId, SeatId, SeatId], bool]
"""(players, whose Pokémon, whose turn ended, whose comes) -> whether this checkup is for it."""
AskStandings = Callable[[Players, tuple[Standing, ...]], tuple[Met, ...]]
"""The conditions for winning that each player meets."""
AskLoses = Callable[[Standing, bool], str]
"""(how a player stands in the own turn, whether the turn ends) -> why that player is out of the
game, a key of `WHY_OUT` (`table/seat_board.py`); "" for nothing."""


@value
class Variant:
    """One of the games that are played with Pokémon cards."""

    id: VariantId
    title: Words
    sign: str
    """The one sign that stands for it on the home screen."""
    seats: tuple[int, int]
    takers: AskTakers
    """Who takes the Prizes for a Knock Out."""
    promoters: AskPromoters
    """Who fills a free Active Spot, and when."""
    checked: AskChecked
    """Which Pokémon a checkup sees to."""
    standings: AskStandings
    """Who meets which condition for winning."""
    teams: Callable[[int], tuple[int, ...]] = lambda count: tuple(range(count))
    shared: frozenset[str] = frozenset()
    """Names of the zones that a team holds together."""
    actives: int = 1
    """Active Spots of a side: a player's, or a team's where they share."""
    bench: int = 5
    """Places on the Bench of a side."""
    bench_option: str = ""
    """The option by which a table agrees on another number of them; "" where there is none."""
    prizes: int = 6
    """Prizes of each player."""
    stadiums: int = 1
    """Stadiums in play at the same time."""
    format: str = ""
    """The format that its decks are built by; "" for the one of the day."""
    decks: Words | None = None
    """What decks of that format are called where the game is chosen."""
    limits: tuple[tuple[str, int], ...] = ()
    """Usual limits of a turn where they are not 1: ("attack", 2)."""

    loses: AskLoses | None = None
    """Why a player is out while the others play on; None where whoever loses ends the game."""
    causes: bool = False
    """Whether it matters who knocked a Pokémon out: then the table remembers who was attacked in a
    turn and who gave a condition."""

    def limit(self, key: str) -> int:
        """Return how often something of the ledger is usual in a turn."""
        return dict(self.limits).get(key, 1)
