"""Rules of Pokémon Tools (ポケモンのどうぐ) (group J)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.effects_said import used
from app.games.pokemon.adviser.effects.tool_limits import most_tools
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import AttachCard, Detach
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.rules.turn.owned_places import TOUCHES_TOOLS
from app.games.pokemon.cards.card_record import Card


def _onto(position: Position, play: AttachCard) -> Mon | None:
    """Return the Pokémon that gets a Tool; None where it is no Tool, or not known."""
    return position.mon(play.onto) if kind(play.card) == "tool" else None


def _taken_off(position: Position, mon: Mon) -> tuple[Detach, ...]:
    """Return the Tools that left a Pokémon in the gesture."""
    return tuple(
        one
        for one in position.gesture
        if isinstance(one, Detach) and one.unit == mon.uid and kind(one.card) == "tool"
    )


@rule(
    "tool-limit",
    "illegal",
    AttachCard,
    title=Words(
        "A Pokémon may have one Pokémon Tool.",
        "ポケモンのどうぐは、1匹に1枚だけつけられます。",
    ),
    source="ST056, APR B-02",
)
def tool_limit(position: Position, play: AttachCard) -> Iterator[Said]:
    """Abilities and Ancient Traits may allow more; a Tool taken off for it is `tool-replace`."""
    mon = _onto(position, play)
    if mon is None or play.card is None or play.came_from == mon.uid:
        return
    there = [tool for tool in mon.tools if tool not in play.replaced]
    for gone in _taken_off(position, mon):
        if gone.card in there:
            there.remove(gone.card)
    limit = most_tools(position, mon)
    if len(there) < limit.most:
        return
    names = listed([tool.name for tool in there])
    yield Said(
        Words(
            f"{mon.name.en} has {names.en} attached already. {limit.most} Pokémon Tool is the "
            f"limit: {play.card.name.en} cannot be attached.",
            f"{mon.name.ja}には、すでに「{names.ja}」がついています。ポケモンのどうぐは"
            f"{limit.most}枚までなので、「{play.card.name.ja}」はつけられません。",
        ),
        (mon.uid,),
        sure=limit.sure,
        right=limit.most,
    )


@rule(
    "tool-replace",
    "illegal",
    AttachCard,
    title=Words(
        "A Tool is not taken off to attach another one.",
        "ポケモンのどうぐを、別のどうぐにつけ替えることはできません。",
    ),
    source="ST057, APR B-02",
)
def tool_replace(position: Position, play: AttachCard) -> Iterator[Said]:
    """Silent where an effect used this turn may have taken the old one off."""
    mon = _onto(position, play)
    if mon is None or play.card is None or play.source != "hand" or position.number <= 0:
        return
    tool = next((card for card in (*_off_by_hand(position, mon), *play.replaced) if card), None)
    lets = used(position, TOUCHES_TOOLS)
    if tool is None or lets is True:
        return
    yield Said(
        Words(
            f"{tool.name.en} was taken off {mon.name.en} for {play.card.name.en}. A Tool stays "
            "attached unless an effect takes it off.",
            f"{mon.name.ja}の「{tool.name.ja}」をはずして「{play.card.name.ja}」をつけています。"
            "効果がなければ、ポケモンのどうぐはつけ替えられません。",
        ),
        (mon.uid,),
        sure=lets is False,
    )


def _off_by_hand(position: Position, mon: Mon) -> tuple[Card | None, ...]:
    """Return the Tools that were taken off a Pokémon this turn, no effect being named."""
    return tuple(
        one.card
        for one in (*position.turn.plays, *position.gesture)
        if isinstance(one, Detach) and one.unit == mon.uid
        if kind(one.card) == "tool" and not one.effect
    )


tool_old_item_word = guard(
    "tool-old-item-word",
    Words(
        "An older Tool with the word “Item” is not an Item: an Item lock does not stop it.",
        "「グッズ」と書かれた以前のポケモンのどうぐは、グッズが使えないときにも使えます。",
    ),
    "APR B-02",
)
