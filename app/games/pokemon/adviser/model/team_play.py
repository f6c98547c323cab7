"""What the rules of two against two ask alike: rounds, the letters of its players, teams' names.

The players are called A, B, C and D in the order of their turns (TV028): A and C are one team, B
and D the other.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import sits
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.variants.variant import VariantId

IN_TEAMS: tuple[VariantId, ...] = ("team-battle",)
"""What the rules of this game are rules of."""
ALONE: tuple[VariantId, ...] = ("pokemon", "battle-royal")
"""The games in which everybody plays for themselves."""
LETTERS = "ABCD"


def letter(position: Position, player: int) -> str:
    """Return what a player is called by the order of turns; "" for one who does not sit there."""
    way = -1 if position.players.back else 1
    place = way * (player - position.first) % max(1, len(position.sides))
    return LETTERS[place] if sits(position, player) and place < len(LETTERS) else ""


def in_round_one(position: Position, player: int) -> bool:
    """Whether it is the player's turn of the first round, and nothing lifts its limits."""
    return position.is_first_turn(player)


def partner(position: Position, player: int) -> Side | None:
    """Return the side of a player's partner; None where there is not exactly one."""
    others = [side for side in position.team_of(player) if side.player != player]
    return others[0] if len(others) == 1 else None


@value
class Counting:
    """How long something counts that is used once, in words."""

    now: Words
    """"this turn"."""
    per: Words
    """"a turn": how often is the rule."""


_BY_TURN = Counting(Words("this turn", "この番"), Words("a turn", "番に"))
_BY_ROUND = Counting(
    Words("this round of the team", "チームのこの巡で"), Words("a round", "チームの1巡に")
)


def counts_by_rounds(position: Position) -> bool:
    """Whether partners share what is used once a turn, as the table agreed (`tv-once`)."""
    return position.shares_field and position.option("tv-once") == "team"


def counting(position: Position) -> Counting:
    """Return how long something counts that is used once."""
    return _BY_ROUND if counts_by_rounds(position) else _BY_TURN


def plays_counted(position: Position) -> tuple[p.Play, ...]:
    """Return the plays that count with those of this turn: its own, or all since the partner's.

    In the second turn of a team in a round (C's, D's) the partner's is the first.
    """
    player, now = position.turn.player, position.turn.plays
    mate = partner(position, player) if counts_by_rounds(position) else None
    if mate is None or letter(position, player) not in LETTERS[2:]:
        return now
    turns = position.record.turns
    before = [at for at, one in enumerate(turns) if one.player == mate.player]
    since = turns[before[-1] :] if before else ()
    return (*(play for turn in since for play in turn.plays), *now)


def team_name(position: Position, player: int) -> str:
    """Return what a team is called in a sentence: its players' names."""
    return " & ".join(side.name for side in position.team_of(player))


def opposing_actives(position: Position, player: int) -> tuple[str, ...]:
    """Return the Active Pokémon of a player's opponents."""
    return tuple(mon.uid for side in position.foes(player) for mon in side.actives)


def plays_on_alone(position: Position, play: t.Claim) -> Iterator[Side]:
    """Yield the teams that are said to have lost with one Active Pokémon and nobody else."""
    if play.concedes or position.number <= 0 or play.winner is None:
        return
    for field in position.fields:
        alone = len(field.actives) == 1 and not field.bench and field.shown
        lost = alone and not position.allied(play.winner, field.player)
        if lost and not _empty(position, field):
            yield field


def _empty(position: Position, field: Side) -> bool:
    return any(side.deck == 0 for side in position.team_of(field.player))
