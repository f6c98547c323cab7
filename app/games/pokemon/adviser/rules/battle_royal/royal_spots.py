"""Rules of free Active Spots and of checkups in a Battle Royal (group Q)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL, by_the_sheet
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import (
    called,
    in_a_turn,
    on_turn,
    own_action,
    seat,
)
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.readers.checkup_reading import is_due

COUNTS = ("poisoned", "burned")


def _has_free_spot(position: Position, side: Side) -> bool:
    return len(side.actives) < position.variant.actives and bool(side.bench)


def _knocked_out_since(position: Position, player: int, first: int) -> bool:
    """Whether a Pokémon of a player was Knocked Out in this turn or since the turn `first`."""
    return any(ko.owner == player and ko.turn >= first for ko in position.record.kos)


def _left(plays: tuple[Play, ...], player: int, position: Position) -> bool:
    """Whether one of the player's Pokémon left an Active Spot in these plays."""
    for play in plays:
        if isinstance(play, p.MoveToBench | p.LeavePlay | p.KnockOut):
            mon = position.mon(play.unit)
            if (mon is not None and mon.player == player) or (mon is None and play.by == player):
                return True
    return False


@rule(
    "br-promote-too-early",
    "illegal",
    p.Promote,
    title=Words(
        "A free Active Spot waits for its player's own turn.",
        "あいたバトル場には、次の自分の番のはじめに出します。",
    ),
    source="BR033, BR069, BR111, BR114",
    games=ROYAL,
)
def br_promote_too_early(position: Position, play: p.Promote) -> Iterator[Said]:
    """What an effect brings there is fine; between two turns the next player may begin."""
    mon = position.mon(play.unit)
    if mon is None or play.effect or not in_a_turn(position) or on_turn(position, mon.player):
        return
    if position.turn.phase == "checkup" and position.next_player() == mon.player:
        return
    if not position.record.is_case and _is_called(position, play):
        return
    record, sure = position.record, True
    if by_the_sheet(position, "br-promotion") and not record.is_case:
        # The sheet speaks of a Knock Out alone.
        sure = _knocked_out_since(position, mon.player, position.round_ago())
        if not sure and record.complete:
            return
    owner = called(position, mon.player)
    yield Said(
        Words(
            f"It is not {owner}'s turn: {owner} fills the Active Spot at the start of the "
            "next turn of their own.",
            f"いまは{owner}の番ではありません。次の自分の番のはじめにバトル場へ出します。",
        ),
        (mon.uid,),
        sure=sure,
    )


def _is_called(position: Position, play: p.Promote) -> bool:
    """Whether a Trainer, attack or Ability was used just before that may have brought it there."""
    mon = position.mon(play.unit)
    last = position.turn.plays[-1] if position.turn.plays else None
    used = (c.PlayTrainer, p.Attack, p.UseAbility)
    return isinstance(last, used) and mon is not None and last.by != mon.player


@rule(
    "br-promote-turn-start",
    "illegal",
    c.DrawCards,
    *MAIN_PLAYS,
    title=Words(
        "A free Active Spot is filled at the start of its player's turn, before the draw.",
        "番のはじめ、山札を引く前に、あいたバトル場へベンチポケモンを出します。",
    ),
    source="BR069, BR114",
    games=ROYAL,
)
def br_promote_turn_start(position: Position, play: Any) -> Iterator[Said]:
    """Of the draw, or of whatever comes before it; not sure where nobody saw a Pokémon leave.

    By the sheet of whatever comes but the draw, as long as a Spot is free that waited.
    """
    if not on_turn(position, play.by) or not _has_free_spot(position, position.side(play.by)):
        return
    side, sheet = position.side(play.by), by_the_sheet(position, "br-promotion")
    draws = isinstance(play, c.DrawCards) and play.reason in ("", "turn")
    if (draws and sheet) or not (draws or own_action(position, play)):
        return
    seen = _has_waited(position, play.by)
    if position.turn.drew and not (sheet and seen):
        return
    sure = position.record.is_case or not side.actives or seen
    yield Said(
        Words(
            f"{side.name} has a free Active Spot: a Benched Pokémon takes it as the turn begins.",
            f"{side.name}のバトル場があいています。番のはじめに、ベンチポケモンを出します。",
        )
        if sheet
        else Words(
            f"{side.name} has a free Active Spot: a Benched Pokémon takes it before the draw.",
            f"{side.name}のバトル場があいています。山札を引く前に、ベンチポケモンを出します。",
        ),
        (seat(side.player),),
        sure=sure,
    )


def _has_waited(position: Position, player: int) -> bool:
    """Whether a Pokémon of a player was seen to leave an Active Spot since their last turn."""
    first, now = position.round_ago(), position.number
    fell = any(ko.owner == player and first <= ko.turn < now for ko in position.record.kos)
    return fell or _left(position.record.since_turn_of(player), player, position)


@rule(
    "br-promote-own-turn",
    "illegal",
    *MAIN_PLAYS,
    title=Words(
        "A Spot that becomes free in its player's own turn is filled at once.",
        "自分の番の中でバトル場があいたら、ただちにベンチポケモンを出します。",
    ),
    source="BR070, BR112, BR115",
    games=ROYAL,
)
def br_promote_own_turn(position: Position, play: Any) -> Iterator[Said]:
    """Of whoever plays on; where one Active Pokémon is left, only if one was seen to leave."""
    if not on_turn(position, play.by) or not position.turn.drew:
        return
    side = position.side(play.by)
    acts = isinstance(play, t.PassTurn) or own_action(position, play) is not False
    fills = isinstance(play, c.PutDown) and play.spot == "active"
    if not _has_free_spot(position, side) or not acts or fills:
        return
    left = (
        _knocked_out_since(position, play.by, position.number)
        or _left(position.turn.plays, play.by, position)
        or any(position.mon(past.attacker) is None for past in position.turn.attacks)
    )
    if left or not side.actives:
        yield Said(
            Words(
                f"{side.name}'s Active Spot became free in the player's own turn: a Benched "
                "Pokémon takes it at once.",
                f"{side.name}のバトル場が自分の番の中であきました。"
                "ただちにベンチポケモンを出します。",
            ),
            (seat(side.player),),
        )


# -- checkups -------------------------------------------------------------------------------------


@rule(
    "br-checkup-owner-only",
    "illegal",
    t.Checkup,
    t.BeginTurn,
    title=Words(
        "A Pokémon is checked before and after its own player's turn only.",
        "ポケモンチェックは、持ち主の番の前と後にだけ行います。",
    ),
    source="BR071, BR117, BR119",
    games=ROYAL,
)
def br_checkup_owner_only(position: Position, play: t.Checkup | t.BeginTurn) -> Iterator[Said]:
    """By the sheet so for Poisoned and Burned alone. Effects of cards have a rule of their own."""
    if position.number <= 0:
        return
    wrong = [mon for mon in _checked(position, play) if not is_due(position, mon.player)]
    if wrong:
        names = listed([mon.name for mon in wrong])
        yield Said(
            Words(
                f"Not checked now: {names.en}. That is done only before and after its own player's "
                "turn.",
                f"{names.ja}は、いまはチェックしません。持ち主の番の前と後にだけ行います。",
            ),
            tuple(mon.uid for mon in wrong),
            right=_right(position, play),
        )


def _right(position: Position, play: t.Checkup | t.BeginTurn) -> dict[str, int] | None:
    """Return the counters that stay of those that were put; None where they are not told whole."""
    if not isinstance(play, t.Checkup) or play.counters is None:
        return None
    owners = {uid: mon.player for uid, _ in play.counters if (mon := position.mon(uid)) is not None}
    return {
        uid: points // 10
        for uid, points in play.counters
        if uid in owners and is_due(position, owners[uid])
    }


def _checked(position: Position, play: t.Checkup | t.BeginTurn) -> list[Mon]:
    """Return the Pokémon that something was done to in a checkup."""
    if isinstance(play, t.BeginTurn):
        if position.turn.phase != "checkup" or position.record.is_case:
            return []
        steps = [one for one in position.record.checkup if isinstance(one, p.ChangeDamage)]
        uids = [one.unit for one in steps if one.points > 0]
        return [mon for mon in _mons(position, uids) if any(mon.has(key) for key in COUNTS)]
    if play.cause:
        return []
    sheet = by_the_sheet(position, "br-checkup")
    uids = [uid for uid, points in play.counters or () if points]
    told = (*play.flips, *play.ended, *(((play.unit, play.step),) if play.step else ()))
    uids += [uid for uid, key in told if key in COUNTS or not sheet]
    if not uids:
        there = (mon for player in play.players for mon in position.side(player).actives)
        uids = [mon.uid for mon in there]
    return _mons(position, uids)


def _mons(position: Position, uids: list[str]) -> list[Mon]:
    found = (position.mon(uid) for uid in dict.fromkeys(uids))
    return [mon for mon in found if mon is not None]
