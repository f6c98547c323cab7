"""Rules of who takes the Active Spot after a Knock Out (group N)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.active_spot import lately_knocked_out, spot_is_empty
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.plays import Promote, Standing
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_plays import BeginTurn


@rule(
    "ko-promote-order",
    "suspicious",
    Promote,
    title=Words(
        "With both Active Spots empty, the player whose turn is next goes first.",
        "両方のバトル場が空いたら、次に番が来るプレイヤーから出します。",
    ),
    source="ST115, APR D5",
    games=("pokemon",),
)
def ko_promote_order(position: Position, play: Promote) -> Iterator[Said]:
    """Said where the other one is still to choose."""
    mon = position.mon(play.unit)
    if mon is None or mon.player != position.turn.player or len(position.sides) != 2:
        return
    following = position.side(position.next_player())
    if following.bench and not following.actives and not position.side(mon.player).actives:
        yield Said(
            Words(
                f"Both Active Spots are empty: {following.name} has the next turn and chooses "
                "first.",
                f"両方のバトル場が空いています。次の番の{following.name}から先に出します。",
            ),
            (mon.uid,),
        )


@rule(
    "ko-promote-missing",
    "illegal",
    *MAIN_PLAYS,
    BeginTurn,
    Standing,
    title=Words(
        "After a Knock Out a Benched Pokémon takes the Active Spot.",
        "きぜつしたら、ベンチポケモンをバトル場に出します。",
    ),
    source="APR D",
    games=("pokemon",),
)
def ko_promote_missing(position: Position, play: Any) -> Iterator[Said]:
    """Said of the next thing somebody does; `board-empty-active` says it without a Knock Out."""
    if not goes_on(position, play):
        return
    for side in position.sides:
        if not side.bench or side.actives:
            continue
        if lately_knocked_out(position, side.player):
            yield spot_is_empty(side)


@rule(
    "ko-promote-chooser",
    "illegal",
    Promote,
    title=Words(
        "Whose Active Spot it is chooses the new Active Pokémon.",
        "新しいバトルポケモンは、そのプレイヤーが選びます。",
    ),
    source="APR D",
)
def ko_promote_chooser(position: Position, play: Promote) -> Iterator[Said]:
    """At a table one person may move cards for both: there it only looks so."""
    mon = position.mon(play.unit)
    chooser = play.by if play.chosen_by is None else play.chosen_by
    if mon is None or chooser < 0 or position.allied(chooser, mon.player) or play.effect:
        return
    owner = position.side(mon.player)
    if not owner.actives:
        yield Said(
            Words(
                f"{owner.name} chooses which Pokémon takes {owner.name}'s Active Spot.",
                f"{owner.name}のバトル場に出すポケモンは、{owner.name}が選びます。",
            ),
            (mon.uid,),
            sure=position.record.is_case,
        )
