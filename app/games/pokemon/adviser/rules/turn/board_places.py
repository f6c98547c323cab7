"""Rules of what lies where (group H): Active Spots, halves, owners, the Lost Zone, Tools."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.pokemon.adviser.effects.active_spot import lately_knocked_out, spot_is_empty
from app.games.pokemon.adviser.effects.effects_said import allowed, used
from app.games.pokemon.adviser.effects.tool_limits import most_tools
from app.games.pokemon.adviser.model.acting import called, on_turn, seat, sits
from app.games.pokemon.adviser.model.advice_rule import Rule, Said, rule
from app.games.pokemon.adviser.model.known_cards import kind, vunion_key
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, is_ordinary
from app.games.pokemon.adviser.model.plays import (
    AttachCard,
    Attack,
    BeginTurn,
    Detach,
    Evolve,
    KnockOut,
    LeavePlay,
    MoveCards,
    MoveToBench,
    PassTurn,
    Play,
    PlayStadium,
    PlayTrainer,
    Promote,
    PutDown,
    Standing,
    Switch,
)
from app.games.pokemon.adviser.model.position import Mon, Position, Side, same_name
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import Card

LEGEND, V_UNION = "LEGEND", "V-UNION"
HALVES = 2
OF_SOMEBODY = ("deck", "hand", "discard", "lost", "prizes")
"""Zones of one player, where only the own cards lie."""
LOST_ZONE = re.compile(r"lost zone|ロストゾーン")
TOUCHES_TOOLS = re.compile(
    r"\btools?\b|attached|all (?:other )?cards|どうぐ|ついている|ついたカード|つけたカード"
)
"""How an effect speaks that may move a Tool."""
GOES_BY_ITSELF = re.compile(r"discard (?:this|it)|トラッシュ")
"""How a Tool speaks that is discarded by its own text."""


# -- the Active Spot -----------------------------------------------------------------------------


@rule(
    "board-empty-active",
    "illegal",
    *MAIN_PLAYS,
    BeginTurn,
    title=Words(
        "While a player has Benched Pokémon, the Active Spot is not left empty.",
        "ベンチポケモンがいる間、バトル場を空けたままにはできません。",
    ),
    source="APR D",
)
def board_empty_active(position: Position, play: Play) -> Iterator[Said]:
    """Said of the next thing somebody does; after a Knock Out `ko-promote-missing` says it."""
    if not (is_ordinary(position, play) or _ends(position, play)):
        return
    for side in position.sides:
        if side.actives or not side.bench or lately_knocked_out(position, side.player):
            continue
        if not _fills_the_spot(play, side.player):
            yield spot_is_empty(side)


def _ends(position: Position, play: Play) -> bool:
    return position.number > 0 and isinstance(play, PassTurn) and position.turn.phase == "end"


def _fills_the_spot(play: Play, player: int) -> bool:
    return isinstance(play, PutDown) and play.spot == "active" and play.player == player


@rule(
    "board-two-actives",
    "illegal",
    *MAIN_PLAYS,
    Promote,
    Standing,
    title=Words("Each player has one Active Pokémon.", "バトル場に出せるポケモンは1匹だけです。"),
    source="ST067",
)
def board_two_actives(position: Position, play: Any) -> Iterator[Said]:
    """`setup-one-active` speaks before the first turn."""
    if position.number <= 0:
        return
    for side in position.sides:
        there = len(side.actives) + _comes_to(position, play, side)
        looked_at = isinstance(play, Standing | PutDown) or position.record.is_case
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


def _promotes(position: Position, play: Play, side: Side) -> bool:
    """Whether a case moves a Benched Pokémon up beside an Active one that is not Knocked Out.

    Only in the own turn before the attack: in another player's turn a Knock Out may be meant.
    """
    if not isinstance(play, Promote) or play.effect or not position.record.is_case:
        return False
    if not on_turn(position, side.player) or position.turn.phase != "main":
        return False
    mon = position.mon(play.unit)
    if mon is None or mon.player != side.player or mon.spot != "bench":
        return False
    stays = all(one.left != 0 for one in side.actives)
    return stays and not lately_knocked_out(position, side.player)


def _comes_to(position: Position, play: Play, side: Side) -> int:
    """Return how many more come to an Active Spot by a play than leave it in the gesture."""
    if not (_fills_the_spot(play, side.player) or _promotes(position, play, side)):
        return 0
    there = {mon.uid for mon in side.actives}
    leaving = (
        one.out if isinstance(one, Switch) else one.unit
        for one in position.gesture
        if isinstance(one, KnockOut | LeavePlay | MoveToBench | Switch)
    )
    coming = len(play.cards) if isinstance(play, PutDown) else 1
    return coming - len(there & set(leaving))


# -- several cards that are one Pokémon ----------------------------------------------------------


@rule(
    "board-legend-both",
    "illegal",
    Attack,
    PassTurn,
    PutDown,
    title=Words(
        "Both halves of a Pokémon LEGEND are put down together.",
        "ポケモンLEGENDは、2枚そろえて出します。",
    ),
    source="CARD",
)
def board_legend_both(position: Position, play: Any) -> Iterator[Said]:
    """At a table the second half may follow until the turn goes on; a case tells it at once."""
    if isinstance(play, PutDown):
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
    PutDown,
    title=Words(
        "A Pokémon V-UNION is combined once in a game, from the discard pile.",
        "ポケモンV-UNIONは、対戦中に1回だけ、トラッシュから組み立てます。",
    ),
    source="CARD",
)
def board_vunion_once(position: Position, play: PutDown) -> Iterator[Said]:
    """The four parts of one turn are one time."""
    card = next((one for one in play.cards if one is not None and V_UNION in one.tags), None)
    if card is None or not sits(position, play.by) or play.effect:
        return
    if position.side(play.by).noted("vunion") or _was_combined(position, play.by, card):
        yield Said(
            Words(
                f"{card.name.en} was combined in this game already. Once in a game is the rule.",
                f"この対戦で{card.name.ja}はすでに組み立てています。対戦中に1回だけです。",
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


# -- whose cards ---------------------------------------------------------------------------------


@rule(
    "board-own-zone",
    "illegal",
    Detach,
    KnockOut,
    LeavePlay,
    MoveCards,
    title=Words(
        "Cards go to their owner's deck, hand and discard pile.",
        "カードは、持ち主の山札・手札・トラッシュに置きます。",
    ),
    source="APR C-01, C-02",
)
def board_own_zone(position: Position, play: Any) -> Iterator[Said]:
    """Said of the first card that goes astray."""
    goal = play.goal_player
    if play.goal not in OF_SOMEBODY or goal is None or not sits(position, goal):
        return
    astray = next((one for one in _owned(position, play) if one[1] != goal), None)
    if astray is None or not sits(position, astray[1]):
        return
    name, owner = astray[0], called(position, astray[1])
    whose = called(position, goal)
    yield Said(
        Words(
            f"{name.en} is {owner}'s card and would go to {whose}'s {_ZONES[play.goal].en}. It "
            f"goes to {owner}'s.",
            f"{name.ja}は{owner}のカードです。{whose}ではなく、{owner}の"
            f"{_ZONES[play.goal].ja}に置きます。",
        ),
        (getattr(play, "unit", "") or seat(goal),),
        right=owner,
    )


_ZONES = {
    "deck": Words("deck", "山札"),
    "hand": Words("hand", "手札"),
    "discard": Words("discard pile", "トラッシュ"),
    "lost": Words("Lost Zone", "ロストゾーン"),
    "prizes": Words("Prize cards", "サイド"),
}


def _owned(position: Position, play: Any) -> Iterator[tuple[Words, int]]:
    """Yield (name, owner) of the cards that a play moves, where the owner is known."""
    a_card = Words("The card", "このカード")
    if isinstance(play, MoveCards):
        for card, owner in zip(play.cards, play.owners, strict=False):
            yield (a_card if card is None else card.name), owner
    elif isinstance(play, Detach):
        if play.owner is not None:
            yield (a_card if play.card is None else play.card.name), play.owner
    else:
        mon = position.mon(play.unit)
        # Cards of another player on it have a pile of their own; the Pokémon itself counts.
        if mon is not None:
            yield mon.name, mon.owners[0] if mon.owners else mon.player


@rule(
    "board-lost-zone-return",
    "illegal",
    AttachCard,
    Evolve,
    MoveCards,
    PlayStadium,
    PlayTrainer,
    PutDown,
    title=Words("Cards in the Lost Zone stay there.", "ロストゾーンに置いたカードは戻せません。"),
    source="RB app.",
)
def board_lost_zone_return(position: Position, play: Any) -> Iterator[Said]:
    """Silent where an effect speaks of the Lost Zone."""
    if play.source != "lost" or getattr(play, "goal", "") == "lost":
        return
    if getattr(play, "effect", False) or not sits(position, play.by):
        return
    if isinstance(play, AttachCard) and position.record.is_case and not play.manual:
        return
    lets = allowed(position, play.by, LOST_ZONE)
    if lets is True:
        return
    cards = getattr(play, "cards", None) or (getattr(play, "card", None),)
    name = cards[0].name if cards[0] is not None else Words("A card", "カード")
    yield Said(
        Words(
            f"{name.en} comes back from the Lost Zone. Cards stay there unless a text takes them "
            "out.",
            f"{name.ja}がロストゾーンから戻っています。そう書かれた効果がなければ戻せません。",
        ),
        (seat(play.by),),
        sure=lets is False,
    )


# -- Tools ---------------------------------------------------------------------------------------


@rule(
    "board-tool-detached",
    "suspicious",
    AttachCard,
    Detach,
    title=Words(
        "A Pokémon Tool stays where it was attached.",
        "一度つけたポケモンのどうぐは、はずしたりつけ替えたりできません。",
    ),
    source="ST057, APR B-02",
)
def board_tool_detached(position: Position, play: AttachCard | Detach) -> Iterator[Said]:
    """Silent where an effect used this turn may do it; `tool-replace` speaks of an exchange."""
    uid = play.unit if isinstance(play, Detach) else play.came_from
    if kind(play.card) != "tool" or position.number <= 0 or play.card is None:
        return
    if isinstance(play, AttachCard):
        by_hand = play.source == "attached" and (play.manual or not position.record.is_case)
    else:
        by_hand = not play.effect
    mon = position.mon(uid)
    if not by_hand or _has_to_go(position, play.card, mon) or _leaves(position, uid):
        return
    if used(position, TOUCHES_TOOLS) is False:
        yield Said(
            Words(
                f"{play.card.name.en} leaves its Pokémon. A Tool stays attached unless an effect "
                "takes it off.",
                f"「{play.card.name.ja}」がポケモンからはずれます。効果がなければ、ポケモンの"
                "どうぐはついたままです。",
            ),
            (uid,) if uid else (seat(play.by),),
        )


def _has_to_go(position: Position, tool: Card, mon: Mon | None) -> bool:
    """Whether a Tool's own text discards it, or its Pokémon has too many of them."""
    if GOES_BY_ITSELF.search(printed_text(tool)):
        return True
    return mon is not None and len(mon.tools) > most_tools(position, mon).most


def _leaves(position: Position, uid: str) -> bool:
    """Whether its Pokémon goes in the gesture too, or another Tool takes the place."""
    for one in position.gesture:
        if isinstance(one, KnockOut | LeavePlay) and one.unit == uid:
            return True
        if isinstance(one, AttachCard) and one.onto == uid and kind(one.card) == "tool":
            return True
    return False


RULES: tuple[Rule, ...] = (
    board_empty_active,
    board_two_actives,
    board_legend_both,
    board_vunion_once,
    board_own_zone,
    board_lost_zone_return,
    board_tool_detached,
)
