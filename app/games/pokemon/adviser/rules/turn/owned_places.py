"""Rules of where a card may go from where it lies: owners, the Lost Zone, Tools (group H)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import allowed, used
from app.games.pokemon.adviser.effects.tool_limits import most_tools
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import Card

OF_SOMEBODY = ("deck", "hand", "discard", "lost", "prizes")
"""Zones of one player, where only the own cards lie."""
LOST_ZONE = re.compile(r"lost zone|ロストゾーン")
TOUCHES_TOOLS = re.compile(
    r"\btools?\b|attached|all (?:other )?cards|どうぐ|ついている|ついたカード|つけたカード"
)
"""How an effect speaks that may move a Tool."""
GOES_BY_ITSELF = re.compile(r"discard (?:this|it)|トラッシュ")
"""How a Tool speaks that is discarded by its own text."""


# -- whose cards ---------------------------------------------------------------------------------


@rule(
    "board-own-zone",
    "illegal",
    p.Detach,
    p.KnockOut,
    p.LeavePlay,
    c.MoveCards,
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
    astray = next((one for one in owned(position, play) if _is_astray(position, play, *one)), None)
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


def _is_astray(position: Position, play: Any, _name: Words, owner: int) -> bool:
    """Whether a card goes to the zone of somebody whose it is not.

    Partners share piles, may have each other's cards in hand, and for decks have rules of their
    own: `tv-deck-foreign`, `tv-hand-return-owner`.
    """
    if position.shares_field and play.goal != "prizes":
        return not position.allied(owner, play.goal_player)
    return bool(owner != play.goal_player)


_ZONES = {
    "deck": Words("deck", "山札"),
    "hand": Words("hand", "手札"),
    "discard": Words("discard pile", "トラッシュ"),
    "lost": Words("Lost Zone", "ロストゾーン"),
    "prizes": Words("Prize cards", "サイド"),
}


def owned(position: Position, play: Any) -> Iterator[tuple[Words, int]]:
    """Yield (name, owner) of the cards that a play moves, where the owner is known."""
    a_card = Words("The card", "このカード")
    if isinstance(play, c.MoveCards):
        for card, owner in zip(play.cards, play.owners, strict=False):
            yield (a_card if card is None else card.name), owner
    elif isinstance(play, p.Detach):
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
    p.AttachCard,
    p.Evolve,
    c.MoveCards,
    c.PlayStadium,
    c.PlayTrainer,
    c.PutDown,
    title=Words("Cards in the Lost Zone stay there.", "ロストゾーンに置いたカードは戻せません。"),
    source="RB app.",
)
def board_lost_zone_return(position: Position, play: Any) -> Iterator[Said]:
    """Silent where an effect speaks of the Lost Zone, and of who leaves the game with all cards."""
    if play.source != "lost" or getattr(play, "goal", "") == "lost":
        return
    if getattr(play, "effect", False) or not sits(position, play.by):
        return
    if position.side(play.by).out:
        return
    if isinstance(play, p.AttachCard) and position.record.is_case and not play.manual:
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
    p.AttachCard,
    p.Detach,
    title=Words(
        "A Pokémon Tool stays where it was attached.",
        "一度つけたポケモンのどうぐは、はずしたりつけ替えたりできません。",
    ),
    source="ST057, APR B-02",
)
def board_tool_detached(position: Position, play: p.AttachCard | p.Detach) -> Iterator[Said]:
    """Silent where an effect used this turn may do it; `tool-replace` speaks of an exchange."""
    uid = play.unit if isinstance(play, p.Detach) else play.came_from
    if kind(play.card) != "tool" or position.number <= 0 or play.card is None:
        return
    if isinstance(play, p.AttachCard):
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
        if isinstance(one, p.KnockOut | p.LeavePlay) and one.unit == uid:
            return True
        if isinstance(one, p.AttachCard) and one.onto == uid and kind(one.card) == "tool":
            return True
    return False
