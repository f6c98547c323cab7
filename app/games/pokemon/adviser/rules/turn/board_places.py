"""Rules of what stands in play (group H): Active Spots, and cards that are one Pokémon together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.active_spot import lately_knocked_out, spot_is_empty
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import on_turn, seat, sits
from app.games.pokemon.adviser.model.known_cards import vunion_key
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, is_ordinary
from app.games.pokemon.adviser.model.position import Position, same_name
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.cards.card_record import Card

LEGEND, V_UNION = "LEGEND", "V-UNION"
HALVES = 2


# -- the Active Spot -----------------------------------------------------------------------------


@rule(
    "board-empty-active",
    "illegal",
    *MAIN_PLAYS,
    t.BeginTurn,
    title=Words(
        "While a player has Benched Pokémon, the Active Spot is not left empty.",
        "ベンチポケモンがいる間、バトル場を空けたままにはできません。",
    ),
    source="APR D",
    games=("pokemon",),
)
def board_empty_active(position: Position, play: p.Play) -> Iterator[Said]:
    """Said of the next thing somebody does; after a Knock Out `ko-promote-missing` says it."""
    if not (is_ordinary(position, play) or _ends(position, play)):
        return
    for side in position.sides:
        if side.actives or not side.bench or lately_knocked_out(position, side.player):
            continue
        if not _fills_the_spot(play, side.player):
            yield spot_is_empty(side)


def _ends(position: Position, play: p.Play) -> bool:
    return position.number > 0 and isinstance(play, t.PassTurn) and position.turn.phase == "end"


def _fills_the_spot(play: p.Play, player: int) -> bool:
    return isinstance(play, c.PutDown) and play.spot == "active" and play.player == player


@rule(
    "board-two-actives",
    "illegal",
    *MAIN_PLAYS,
    p.Promote,
    p.Standing,
    title=Words("Each player has one Active Pokémon.", "バトル場に出せるポケモンは1匹だけです。"),
    source="ST067",
    games=("pokemon",),
)
def board_two_actives(position: Position, play: Any) -> Iterator[Said]:
    """`setup-one-active` speaks before the first turn."""
    if position.number <= 0:
        return
    for side in position.sides:
        there = len(side.actives) + _comes_to(position, play, side)
        looked_at = isinstance(play, p.Standing | c.PutDown) or position.record.is_case
        if there > 1 and looked_at:
            yield Said(
                Words(
                    f"{side.name} has {there} Active Pokémon. One is the rule; the other stays on "
                    "the Bench.",
                    f"{side.name}のバトル場にポケモンが{there}匹います。バトル場に出せるのは"
                    "1匹だけです。",
                ),
                (seat(side.player),),
                right=1,
            )


def _promotes(position: Position, play: p.Play, side: Side) -> bool:
    """Whether a case moves a Benched Pokémon up beside an Active one that is not Knocked Out.

    Only in the own turn before the attack: in another player's turn a Knock Out may be meant.
    """
    if not isinstance(play, p.Promote) or play.effect or not position.record.is_case:
        return False
    if not on_turn(position, side.player) or position.turn.phase != "main":
        return False
    mon = position.mon(play.unit)
    if mon is None or mon.player != side.player or mon.spot != "bench":
        return False
    stays = all(one.left != 0 for one in side.actives)
    return stays and not lately_knocked_out(position, side.player)


def _comes_to(position: Position, play: p.Play, side: Side) -> int:
    """Return how many more come to an Active Spot by a play than leave it in the gesture."""
    if not (_fills_the_spot(play, side.player) or _promotes(position, play, side)):
        return 0
    there = {mon.uid for mon in side.actives}
    leaving = (
        one.out if isinstance(one, p.Switch) else one.unit
        for one in position.gesture
        if isinstance(one, p.KnockOut | p.LeavePlay | p.MoveToBench | p.Switch)
    )
    coming = len(play.cards) if isinstance(play, c.PutDown) else 1
    return coming - len(there & set(leaving))


# -- several cards that are one Pokémon ----------------------------------------------------------


@rule(
    "board-legend-both",
    "illegal",
    p.Attack,
    t.PassTurn,
    c.PutDown,
    title=Words(
        "Both halves of a Pokémon LEGEND are put down together.",
        "ポケモンLEGENDは、2枚そろえて出します。",
    ),
    source="CARD",
)
def board_legend_both(position: Position, play: Any) -> Iterator[Said]:
    """At a table the second half may follow until the turn goes on; a case tells it at once."""
    if isinstance(play, c.PutDown):
        for card in play.cards if position.record.is_case and not play.effect else ():
            halves = [one for one in play.cards if same_name(card, one)]
            if card is not None and LEGEND in card.tags and len(halves) < HALVES:
                yield _half(card.name, seat(play.by))
    elif not position.record.is_case and on_turn(position, play.by):
        for mon in position.side(play.by).mons:
            cards = [card for card in (*mon.stack, *mon.others) if LEGEND in card.tags]
            if len(cards) == 1 and mon.entered == position.number and not mon.unknown:
                yield _half(mon.name, mon.uid)


def _half(name: Words, about: str) -> Said:
    return Said(
        Words(
            f"{name.en} is one half only. Both halves are put down together.",
            f"{name.ja}は1枚だけでは出せません。上下2枚をそろえて出します。",
        ),
        (about,),
    )


@rule(
    "board-vunion-once",
    "illegal",
    c.PutDown,
    title=Words(
        "A Pokémon V-UNION is combined once in a game, from the discard pile.",
        "ポケモンV-UNIONは、対戦中に1回だけ、トラッシュから4枚を組み合わせて出します。",
    ),
    source="CARD",
)
def board_vunion_once(position: Position, play: c.PutDown) -> Iterator[Said]:
    """The four parts of one turn are one time."""
    card = next((one for one in play.cards if one is not None and V_UNION in one.tags), None)
    if card is None or not sits(position, play.by) or play.effect:
        return
    if position.side(play.by).noted("vunion") or _was_combined(position, play.by, card):
        yield Said(
            Words(
                f"{card.name.en} was combined in this game already. Once in a game is the rule.",
                f"この対戦で{card.name.ja}はすでに組み合わせて出しています。対戦中に1回だけです。",
            ),
            (seat(play.by),),
        )
    elif play.source not in ("discard", ""):
        yield Said(
            Words(
                f"The four parts of {card.name.en} come from the discard pile.",
                f"{card.name.ja}の4枚は、トラッシュから出します。",
            ),
            (seat(play.by),),
            right="discard",
        )


def _was_combined(position: Position, by: int, card: Card) -> bool:
    """Whether a player combined this Pokémon V-UNION in an earlier turn."""
    now, any_turn = vunion_key(card, position.number), vunion_key(card, 0)[:-1]
    return any(
        player == by and key != now and (key == "vunion" or key.startswith(any_turn))
        for player, key in position.record.used_game
    )
