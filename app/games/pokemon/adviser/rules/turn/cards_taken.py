"""Rules of which cards an effect takes from the deck or the discard pile (group E)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import (
    another_may,
    part_used,
    used_last,
)
from app.games.pokemon.adviser.effects.meant.cards_wanted import Wanted, wanted_by
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import in_a_turn, seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card

_Taken = c.MoveCards | c.PutDown | p.AttachCard
_SPEAKS = {
    "deck": re.compile(r"\bdeck\b|山札"),
    "discard": re.compile(r"\bdiscard pile\b|トラッシュ"),
}
"""How a text speaks that may take a card from there."""


@rule(
    "search-wrong-card",
    "suspicious",
    c.MoveCards,
    c.PutDown,
    p.AttachCard,
    title=Words(
        "An effect takes only cards of the kind that it says.",
        "効果で選べるのは、書かれた種類のカードだけです。",
    ),
    source="CARD",
)
def search_wrong_card(position: Position, play: _Taken) -> Iterator[Said]:
    """Of what was used last, where all of it is read; silent where a text in play may do it."""
    if play.source not in _SPEAKS or not sits(position, play.by):
        return
    if isinstance(play, c.MoveCards) and play.goal not in ("hand", "deck", "bench"):
        return
    last = used_last(position, play)
    if last is None or last.by != play.by or not in_a_turn(position):
        return
    part = part_used(position, last)
    if part is None or part.text is None:
        return
    wanted = wanted_by(part.text.en, play.source)
    if wanted is None or another_may(position, last, _SPEAKS[play.source]):
        return
    cards = (play.card,) if isinstance(play, p.AttachCard) else play.cards
    for card in cards:
        if card is not None and kind(card) != "unknown" and not _is_among(wanted, card):
            yield _said(part.name, wanted, card, play.by)
            return


def _is_among(wanted: tuple[Wanted, ...], card: Card) -> bool:
    return any(one.is_met(card) for one in wanted)


def _said(name: Words, wanted: tuple[Wanted, ...], card: Card, by: int) -> Said:
    en = " or ".join(one.words.en for one in wanted)
    ja = "か".join(one.words.ja for one in wanted)
    return Said(
        Words(
            f"{name.en} takes {en}. {card.name.en} is not one.",
            f"「{name.ja}」で選べるのは{ja}です。{card.name.ja}は選べません。",
        ),
        (seat(by),),
    )
