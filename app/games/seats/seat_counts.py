"""How many may sit at a table of a game, and who plays with whom: asked before a table is laid.

A number comes from a command line, a file or a preset: what does not fit is said in words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.core.data.field_limits import LAST_SEAT
from app.core.ids import SeatId
from app.core.text.wording import PLAYER, counted, spread_of
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.games.game_api import GameSpec

MOST_SEATS = LAST_SEAT + 1
"""At a table of any game."""


class SeatCountError(Exception):
    """So many cannot sit at a table of a game; `words` says how many can."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def room_for(spec: GameSpec) -> Words:
    """Return how many play a game: "2 players", "2–4 players"."""
    fewest, most = spec.seats
    return counted(most, PLAYER) if fewest == most else spread_of(fewest, most, PLAYER)


def usual_count(spec: GameSpec, wanted: int) -> int:
    """Return the number of seats a game has that is nearest to `wanted`."""
    fewest, most = spec.seats
    return min(max(wanted, fewest), most)


def check_count(spec: GameSpec, count: int) -> None:
    """Raise SeatCountError unless a game has tables of so many seats."""
    fewest, most = spec.seats
    if not fewest <= count <= most:
        room, game = room_for(spec), spec.title
        raise SeatCountError(
            Words(
                f"{game.en} is played by {room.en}, not by {count}. Choose another number.",
                f"{game.ja}は{room.ja}用で、{count}人では遊べません。別の人数を選んでください。",
            )
        )


def teams_for(spec: GameSpec, count: int) -> tuple[int, ...]:
    """Return the team of each seat of a table. Raises SeatCountError."""
    check_count(spec, count)
    return spec.teams(count)


def has_partners(teams: Sequence[int]) -> bool:
    """Whether anybody at a table plays with somebody else."""
    return len(set(teams)) < len(teams)


def partners_of(teams: Sequence[int], seat: SeatId) -> tuple[SeatId, ...]:
    """Return the seats of the team of a seat, itself included."""
    return tuple(other for other, team in enumerate(teams) if team == teams[seat])


def team_letter(teams: Sequence[int], team: int) -> str:
    """Return what a team is called: the first of a table is A, the next B."""
    return chr(ord("A") + sorted(set(teams)).index(team))


def team_sizes(teams: Sequence[int]) -> tuple[int, ...]:
    """Return how many play in each team, in the order of their letters."""
    counts = Counter(teams)
    return tuple(counts[team] for team in sorted(counts))
