"""Rules of the decks of a Battle Royal (group Q): what a GLC deck may not hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Player
from app.games.pokemon.cards.card_record import Card, has_rule_box


@rule(
    "br-deck-glc",
    "illegal",
    c.PutDown,
    c.PlayTrainer,
    c.PlayStadium,
    p.AttachCard,
    p.Evolve,
    title=Words(
        "A Battle Royal is played with GLC decks.", "バトルロイヤルはGLCのデッキで遊びます。"
    ),
    source="BR013",
    games=ROYAL,
)
def br_deck_glc(position: Position, play: Any) -> Iterator[Said]:
    """Of a card from the hand: a Rule Box, or a name that lies there once already.

    The whole deck is looked at where it is chosen, and in a case by a check of the deck.
    """
    if position.record.is_case or not sits(position, play.by):
        return
    if getattr(play, "source", "") != "hand" or getattr(play, "effect", False):
        return
    cards = play.cards if isinstance(play, c.PutDown) else (play.card,)
    there = Counter(name_key(card.name.en) for card in _seen(position, play.by))
    for card in cards:
        if card is None or kind(card) in ("unknown", "basic_energy"):
            continue
        if card.kind == "pokemon" and has_rule_box(card):
            why = Words("has a Rule Box", "ルールを持つポケモンです")
        elif there[name_key(card.name.en)]:
            why = Words("is in this deck more than once", "同じ名前のカードが2枚あります")
        else:
            continue
        yield Said(
            Words(
                f"{card.name.en} {why.en}: this is not a GLC deck.",
                f"{card.name.ja}：{why.ja}。GLCのデッキには入れられません。",
            ),
            (seat(play.by),),
        )


def _seen(position: Position, player: Player) -> Iterator[Card]:
    """Yield the cards of a player that lie open."""
    side = position.side(player)
    for mon in side.mons:
        yield from (*mon.stack, *mon.energy, *mon.tools, *mon.others)
    yield from side.discard or ()
    yield from side.lost
    yield from (one.card for one in position.stadiums if one.owner == player and one.card)
