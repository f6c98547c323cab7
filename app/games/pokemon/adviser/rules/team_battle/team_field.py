"""Rules of a team's field in two against two: Active Spots, an empty deck, one Pokémon left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import in_a_turn, seat
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.team_play import IN_TEAMS, plays_on_alone, team_name

ACTIVES = 2
"""Active Spots of a team (TV015)."""
MEMBERS = 2


@rule(
    "tv-actives-two",
    "illegal",
    *MAIN_PLAYS,
    t.BeginTurn,
    p.Promote,
    p.Standing,
    title=Words("A team has two Active Spots.", "バトル場に出せるのは、チームで2匹までです。"),
    source="TV015",
    games=IN_TEAMS,
)
def tv_actives_two(position: Position, play: Any) -> Iterator[Said]:
    """Said of who comes as the third, and of three that stand there."""
    for field in position.fields:
        if len(position.team_of(field.player)) != MEMBERS:
            continue  # `tv-teams` speaks
        there = len(field.actives) + _comes(position, play, field)
        standing = isinstance(play, p.Standing) or position.record.is_case
        if there > ACTIVES and (standing or _comes(position, play, field)):
            yield Said(
                Words(
                    f"{field.name} then have {there} Active Pokémon. A team has {ACTIVES} Active "
                    "Spots.",
                    f"{field.name}のバトルポケモンが{there}匹になります。"
                    f"バトル場に出せるのはチームで{ACTIVES}匹までです。",
                ),
                (seat(field.player),),
                right=ACTIVES,
            )


def _comes(position: Position, play: Any, field: Side) -> int:
    """Return how many Pokémon a play brings into the Active Spots of a team."""
    if isinstance(play, c.PutDown):
        mine = play.spot == "active" and position.allied(play.player, field.player)
        return len(play.cards) if mine else 0
    if isinstance(play, p.Promote):
        mon = position.mon(play.unit)
        comes = mon is not None and mon.spot == "bench"
        leaves = any(isinstance(one, p.MoveToBench) for one in position.gesture)
        return int(comes and not leaves and mon is not None and mon in field.mons)
    return 0


@rule(
    "tv-promote",
    "illegal",
    *MAIN_PLAYS,
    t.BeginTurn,
    p.Standing,
    title=Words(
        "A free Active Spot is filled from the Bench at once.",
        "バトル場のポケモンが1匹になったら、ベンチのポケモンをバトル場に出します。",
    ),
    source="TV069",
    games=IN_TEAMS,
)
def tv_promote(position: Position, play: Any) -> Iterator[Said]:
    """Said of the next thing somebody does."""
    if not goes_on(position, play):
        return
    for field in position.fields:
        if len(field.actives) >= ACTIVES or not field.bench or not field.shown:
            continue
        if not _fills(position, play, field):
            yield Said(
                Words(
                    f"{field.name} have a free Active Spot: choose a Benched Pokémon for it first.",
                    f"{field.name}のバトル場が空いています。先にベンチからポケモンを"
                    "出してください。",
                ),
                (seat(field.player),),
            )


def _fills(position: Position, play: Any, field: Side) -> bool:
    if isinstance(play, c.PutDown) and play.spot == "active":
        return position.allied(play.player, field.player)
    return False


@rule(
    "tv-single-active",
    "reminder",
    t.Claim,
    title=Words(
        "A team without Benched Pokémon plays on with one Active Pokémon.",
        "ベンチにポケモンがいなければ、バトルポケモン1匹のまま対戦を続けます。",
    ),
    source="TV070",
    games=IN_TEAMS,
)
def tv_single_active(position: Position, play: t.Claim) -> Iterator[Said]:
    """Said where a loss is claimed for it."""
    for field in plays_on_alone(position, play):
        yield Said(
            Words(
                f"{field.name} have one Active Pokémon left and play on: nothing is lost yet.",
                f"{field.name}のバトルポケモンは1匹ですが、そのまま対戦を続けます。"
                "まだ負けではありません。",
            ),
            (seat(field.player),),
        )


@rule(
    "tv-deck-empty-loss",
    "reminder",
    *MAIN_PLAYS,
    c.DrawCards,
    c.MoveCards,
    t.BeginTurn,
    t.Claim,
    p.Standing,
    title=Words(
        "A team loses as soon as the deck of one of its players has run out.",
        "片方のプレイヤーの山札がなくなった時点で、そのチームの負けです。",
    ),
    source="TV073",
    games=IN_TEAMS,
)
def tv_deck_empty_loss(position: Position, play: Any) -> Iterator[Said]:
    """Said when it runs out, and of a case in which it has."""
    if not in_a_turn(position) or position.noted("play_on"):
        return
    if not position.record.is_case and not isinstance(play, p.Standing):
        return
    for side in position.sides:
        left = side.deck
        if left is not None and isinstance(play, c.DrawCards):
            whose = play.by if play.deck_of is None else play.deck_of
            left -= play.count if whose == side.player else 0
        if left is not None and left <= 0:
            name = team_name(position, side.player)
            yield Said(
                Words(
                    f"{side.name}'s deck has run out: {name} lose.",
                    f"{side.name}の山札がなくなったので、{name}の負けです。",
                ),
                (seat(side.player),),
            )
