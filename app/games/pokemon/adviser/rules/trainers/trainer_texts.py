"""Rules of Items, and of what Trainer cards ask for (グッズ、トレーナーズの条件) (group J)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.effects.locks.locks import items_locked
from app.games.pokemon.adviser.effects.printed_conditions import cards_to_discard, unmet
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, is_ordinary
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.printed_texts import printed_text

LIES = ("stage", "table", "mat", "active", "bench")
"""Where a Trainer card lies that was not discarded."""
STAYS = re.compile(r"stays? in play|remains? in play|attach|場に(?:残|出し)|つける")
"""How a Trainer card speaks that is not discarded after use."""


item_free = guard(
    "item-free",
    Words("Any number of Items may be played.", "グッズは番に何枚でも使えます。"),
    "ST053",
)


# -- Items ---------------------------------------------------------------------------------------


@rule(
    "item-locked",
    "illegal",
    c.PlayTrainer,
    c.PutDown,
    title=Words(
        "Under an effect that says so, no Items are played.",
        "グッズが使えなくなる効果を受けている間、グッズは使えません。",
    ),
    source="APR C-19, CARD",
)
def item_locked(position: Position, play: c.PlayTrainer | c.PutDown) -> Iterator[Said]:
    """Pokémon Tools are no Items; an Item that is put down as a Pokémon is one."""
    if play.source != "hand" or not sits(position, play.by) or position.number <= 0:
        return
    cards = play.cards if isinstance(play, c.PutDown) else (play.card,)
    item = next((card for card in cards if kind(card) == "item"), None)
    if item is None or getattr(play, "effect", False):
        return
    locked = items_locked(position, play.by)
    if locked is not None:
        name, cause = called(position, play.by), locked.cause
        yield Said(
            Words(
                f"{name} cannot play Items now because of {cause.en}: {item.name.en} is an Item.",
                f"{cause.ja}により、いま{name}はグッズを使えません（{item.name.ja}はグッズです）。",
            ),
            (seat(play.by),),
            sure=locked.sure,
        )


# -- after use -----------------------------------------------------------------------------------


@rule(
    "trainer-discard-after",
    "reminder",
    *MAIN_PLAYS,
    t.BeginTurn,
    title=Words(
        "Items and Supporters are discarded after use.",
        "使ったグッズとサポートはトラッシュします。",
    ),
    source="APR B-01, B-03",
)
def trainer_discard_after(position: Position, play: p.Play) -> Iterator[Said]:
    """Said when the turn is over: while it goes on people carry out what the card says."""
    if isinstance(play, c.PlayTrainer) and play.goal in LIES:
        if play.card is not None and _is_used_up(play.card.kind, printed_text(play.card)):
            yield _lies(play.card.name, seat(play.by))
        return
    over = isinstance(play, t.BeginTurn) and position.number > 0
    told = position.record.is_case and (is_ordinary(position, play) or isinstance(play, t.PassTurn))
    if not over and not told:
        return
    for uid, card, _ in position.loose:
        if card is not None and _is_used_up(card.kind, printed_text(card)):
            yield _lies(card.name, uid)


def _is_used_up(what: str, text: str) -> bool:
    return what in ("item", "supporter") and not finds(STAYS, text)


def _lies(name: Words, about: str) -> Said:
    return Said(
        Words(
            f"{name.en} still lies on the table. After use it goes to the discard pile.",
            f"{name.ja}がまだ場に残っています。使い終わったらトラッシュします。",
        ),
        (about,),
        right="discard",
    )


# -- what a card asks for ------------------------------------------------------------------------


@rule(
    "trainer-condition",
    "suspicious",
    c.PlayTrainer,
    title=Words(
        "Some Trainer cards can be used only under the condition printed on them.",
        "トレーナーズには、書かれた条件を満たすときにだけ使えるものがあります。",
    ),
    source="CARD sv4-160",
)
def trainer_condition(position: Position, play: c.PlayTrainer) -> Iterator[Said]:
    """Only conditions in a fixed wording are judged, and where all they ask about is known."""
    if play.card is None or not sits(position, play.by) or play.source != "hand":
        return
    why = unmet(position, play)
    if why is not None:
        yield Said(
            Words(
                f"{play.card.name.en} can be used only {why.en}.",
                f"{play.card.name.ja}が使えるのは、{why.ja}だけです。",
            ),
            (seat(play.by),),
        )


@rule(
    "trainer-cost-discard",
    "suspicious",
    c.PlayTrainer,
    title=Words(
        "Some Trainer cards are paid for by discarding other cards from the hand.",
        "手札をトラッシュしなければ使えないトレーナーズがあります。",
    ),
    source="CARD",
)
def trainer_cost_discard(position: Position, play: c.PlayTrainer) -> Iterator[Said]:
    """At a table the discards follow: said there only where too few cards are in hand."""
    if play.card is None or not sits(position, play.by) or play.source != "hand":
        return
    cost = cards_to_discard(play.card)
    there = play.discarded
    if there is None and not position.record.is_case:
        side = position.side(play.by)
        in_hand = side.hand is None or play.card in side.hand
        there = None if side.hand_count is None else side.hand_count - int(in_hand)
    if cost and there is not None and there < cost:
        name, cards = play.card.name, counted(cost, CARD)
        yield Said(
            Words(
                f"{name.en} asks to discard {cards.en} from the rest of the hand, not {there}.",
                f"{name.ja}は、ほかの手札を{cards.ja}トラッシュしなければ使えません"
                f"（トラッシュできるのは{there}枚です）。",
            ),
            (seat(play.by),),
            right=cost,
        )
