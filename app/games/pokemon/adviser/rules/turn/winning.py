"""Rules of winning (勝敗): who has met a condition (group P)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.standings import conditions, said, standings
from app.games.pokemon.procedures.game_result import WHY
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

SEEN = "play_on"
"""The mark on the table: a result was seen, and people play on all the same."""


def is_decided(position: Position) -> bool:
    """Whether people know already how it ended, or play on although it did."""
    return position.turn.phase == "over" or position.noted(SEEN)


# -- the three conditions -------------------------------------------------------------------------


@rule(
    "win-last-prize",
    "reminder",
    *MAIN_PLAYS,
    c.TakePrizes,
    t.Claim,
    p.Standing,
    title=Words(
        "A player who takes their last Prize wins.", "サイドをすべてとったプレイヤーの勝ちです。"
    ),
    source="ST148",
    games=NOT_BATTLE_ROYAL,
)
def win_last_prize(position: Position, play: Any) -> Iterator[Said]:
    """Said when it is taken, and of a case in which it was."""
    if is_decided(position):
        return
    if isinstance(play, c.TakePrizes):
        for player, taken in play.taken:
            if 0 <= player < len(position.sides) and taken > 0:
                side = position.side(player)
                if _takes_last(position, play, player) and position.foes(player):
                    yield _wins(position, _winner(position, side), "prizes")
        return
    yield from _wins_by(position, play, "prizes")


def _takes_last(position: Position, play: c.TakePrizes, player: int) -> bool:
    """Whether a player takes the last Prize: where partners play together, theirs as well."""
    team = position.team_of(player) if position.shares_field else (position.side(player),)
    if position.shares_field and player != next(one for one, taken in play.taken if taken > 0):
        return False  # said of the first one
    taken = dict(play.taken)
    return all(
        one.prizes is not None and one.prizes <= max(0, taken.get(one.player, 0)) for one in team
    )


def _winner(position: Position, side: Side) -> Side:
    """Return who is said to win: a player, or the team as its first member."""
    return next((one for one in position.fields if position.allied(one.player, side.player)), side)


@rule(
    "win-no-pokemon",
    "reminder",
    *MAIN_PLAYS,
    p.KnockOut,
    t.Claim,
    p.Standing,
    title=Words(
        "A player without a Pokémon in play loses.", "場のポケモンがいなくなったら負けです。"
    ),
    source="ST149",
    games=NOT_BATTLE_ROYAL,
)
def win_no_pokemon(position: Position, play: Any) -> Iterator[Said]:
    """Said when the last one is Knocked Out, and of a case in which it was."""
    if is_decided(position):
        return
    if isinstance(play, p.KnockOut):
        out = {one.unit for one in position.gesture if isinstance(one, p.KnockOut)} | {play.unit}
        mon = position.mon(play.unit)
        foes = position.foes(mon.player) if mon is not None and position.number > 0 else ()
        mine = position.side(mon.player) if mon is not None else None
        alone = len({foe.team for foe in foes}) == 1 and mine is not None and mine.shown
        if alone and mine is not None and all(one.uid in out for one in mine.mons):
            yield _wins(position, _winner(position, foes[0]), "no_pokemon")
        return
    yield from _wins_by(position, play, "no_pokemon")


def _wins_by(position: Position, play: Any, key: str) -> Iterator[Said]:
    """Say who meets a condition: once at a table, of every play of a case."""
    if isinstance(play, p.Standing) or position.record.is_case:
        for side in position.fields:
            if key in conditions(position, side):
                yield _wins(position, side, key)


def _wins(position: Position, side: Side, key: str) -> Said:
    name, why = side.name, WHY[key]
    alone = Words(f"{name} wins: {why.en}.", f"{name}の勝ち：{why.ja}。")
    several = Words(f"{name} win: {why.en}.", f"{name}の勝ち：{why.ja}。")
    partners = len(position.team_of(side.player)) > 1
    return Said(several if partners else alone, (f"seat.{side.player}",))


@rule(
    "win-deck-out",
    "reminder",
    t.BeginTurn,
    c.DrawCards,
    t.Claim,
    title=Words(
        "A player who cannot draw at the start of the turn loses.",
        "番の最初に山札を引けないプレイヤーの負けです。",
    ),
    source="ST150",
    games=("pokemon",),
)
def win_deck_out(position: Position, play: t.BeginTurn | c.DrawCards | t.Claim) -> Iterator[Said]:
    """An empty deck at the end of a turn, or in it, loses nothing."""
    waits = position.turn.phase == "draw" or not position.turn.drew
    if isinstance(play, t.BeginTurn):
        player = play.player
    elif isinstance(play, t.Claim):
        player = position.turn.player if waits and position.record.is_case else -1
    else:
        player = play.by if waits or play.reason == "turn" else -1
    if position.number <= 0 or not 0 <= player < len(position.sides):
        return
    side = position.side(player)
    if side.deck == 0:
        yield Said(
            Words(
                f"{side.name} has no card to draw at the start of the turn and loses.",
                f"{side.name}は番の最初に山札を引けないので負けです。",
            ),
            (f"seat.{player}",),
        )


@rule(
    "win-play-goes-on",
    "suspicious",
    *MAIN_PLAYS,
    t.BeginTurn,
    title=Words(
        "When a condition for winning is met, the game is over.",
        "勝敗の条件を満たしたら、対戦は終わりです。",
    ),
    source="APR E",
)
def win_play_goes_on(position: Position, play: Any) -> Iterator[Said]:
    """Not once the result was announced, or where people agreed to play on.

    In a case the end of a turn may be all that is done, before anybody counted.
    """
    ends = isinstance(play, t.PassTurn) and position.record.is_case
    if is_decided(position) or ends or not goes_on(position, play):
        return
    # Of a deck that ran out in two against two `tv-deck-empty-loss` speaks.
    left_out = ("deck_out",) if position.shares_field else ()
    for player, every in standings(position).items():
        met = tuple(one for one in every if one not in left_out)
        if met:
            name = _winner(position, position.side(player)).name
            yield Said(
                Words(
                    f"The game is decided ({name}: {said(met).en}).",
                    f"勝敗の条件を満たしています（{name}：{said(met).ja}）。",
                ),
                (f"seat.{player}",),
            )
            return
