"""Rules of which cards an effect takes from the deck or the discard pile (group E)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.cards_wanted import Wanted, wanted_by
from app.games.pokemon.adviser.effects.effects_said import EFFECTS, finds, text_used, working
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import in_a_turn, seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Ability, Attack, Card

_GOES = {"deck": ("hand", "bench"), "discard": ("hand", "deck", "bench")}
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
    title=Words(
        "An effect takes only cards of the kind that it says.",
        "効果で選べるのは、書かれた種類のカードだけです。",
    ),
    source="CARD",
)
def search_wrong_card(position: Position, play: c.MoveCards | c.PutDown) -> Iterator[Said]:
    """Of what was used last, where all of it is read; silent where a text in play may do it."""
    goal = play.goal if isinstance(play, c.MoveCards) else play.spot
    if goal not in _GOES.get(play.source, ()) or not sits(position, play.by):
        return
    last = _used_last(position, play)
    if last is None or last.by != play.by or not in_a_turn(position):
        return
    part = _part(position, last)
    if part is None or part.text is None:
        return
    wanted = wanted_by(part.text.en, play.source)
    if wanted is None or _may_be_another(position, play, last):
        return
    for card in play.cards:
        if card is not None and kind(card) != "unknown" and not _is_among(wanted, card):
            yield _said(part.name, wanted, card, play.by)
            return


def _used_last(position: Position, play: c.MoveCards | c.PutDown) -> p.Play | None:
    """Return what was used last before a play, in this turn or in its own gesture."""
    before: list[p.Play] = list(position.turn.plays)
    for one in position.gesture:
        if one is play:
            break
        before.append(one)
    return next((one for one in reversed(before) if isinstance(one, EFFECTS)), None)


def _may_be_another(position: Position, play: c.MoveCards | c.PutDown, last: p.Play) -> bool:
    """Whether something in play may have taken the cards instead, without being announced."""
    own = text_used(position, last)
    return any(
        text is None or (text != own and finds(_SPEAKS[play.source], text))
        for text in working(position, play.by)
    )


def _is_among(wanted: tuple[Wanted, ...], card: Card) -> bool:
    return any(one.is_met(card) for one in wanted)


def _part(position: Position, last: p.Play) -> Card | Attack | Ability | None:
    """Return the card, attack or Ability that was used; None where it is not known."""
    if isinstance(last, p.Attack):
        return printed(position, last)
    if isinstance(last, p.UseAbility):
        mon = position.mon(last.unit)
        own = mon.card.abilities if mon is not None and mon.card is not None else ()
        named = [one for one in own if one.name.en == last.ability or len(own) == 1]
        return named[0] if named else None
    card: Card | None = getattr(last, "card", None)
    return card


def _said(name: Words, wanted: tuple[Wanted, ...], card: Card, by: int) -> Said:
    en = " or ".join(one.words.en for one in wanted)
    ja = "か".join(one.words.ja for one in wanted)
    return Said(
        Words(
            f"{name.en} takes {en}; {card.name.en} is none.",
            f"「{name.ja}」で選べるのは{ja}です。{card.name.ja}は選べません。",
        ),
        (seat(by),),
    )
