"""Rules of what is put onto the Bench (ベンチ), and how (group H)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import allowed
from app.games.pokemon.adviser.model.acting import in_a_turn, seat
from app.games.pokemon.adviser.model.card_plays import PutDown
from app.games.pokemon.adviser.model.known_cards import becomes_pokemon, is_pokemon
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.printed_texts import english_texts
from app.games.pokemon.cards.card_record import Card

WITH_OTHERS = frozenset({"LEGEND", "V-UNION"})
"""Tags of Pokémon that come into play as several cards at once."""
BENCHES_FROM_HAND = re.compile(
    r"(?:put|play) (?!this)[^.]*from (?:your|their|his or her) hand onto [^.]*bench"
    r"|bench [^.]*from (?:your |their )?hand|手札[^。]*ベンチに出(?:す|せ)"
)
"""How an effect speaks that puts cards from the hand onto the Bench."""
COMES_BY_ITSELF = re.compile(r"(?:put|play) (?:it|this card|this pokémon)[^.]* onto (?:your|the) b")


def _from_hand(play: PutDown) -> bool:
    return play.spot == "bench" and play.source == "hand" and not play.effect


@rule(
    "bench-basic-only",
    "illegal",
    PutDown,
    title=Words(
        "Only Basic Pokémon are put onto the Bench from the hand.",
        "手札からベンチに出せるのは、たねポケモンだけです。",
    ),
    source="APR A-04",
)
def bench_basic_only(position: Position, play: PutDown) -> Iterator[Said]:
    """Items that are played as Basic Pokémon count as such; effects may put others there."""
    wrong = next((card for card in play.cards if _is_no_basic(card)), None)
    if wrong is None or not _from_hand(play) or COMES_BY_ITSELF.search(english_texts(wrong)):
        return
    lets = allowed(position, play.by, BENCHES_FROM_HAND)
    if lets is not True:
        yield Said(
            Words(
                f"{wrong.name.en} is not a Basic Pokémon and cannot be put onto the Bench "
                "by itself.",
                f"{wrong.name.ja}はたねポケモンではないので、手札からベンチに出せません。",
            ),
            (seat(play.by),),
            sure=lets is False,
        )


def _is_no_basic(card: Card | None) -> bool:
    """Whether a card surely cannot come onto the Bench by itself."""
    if card is None or card.kind == "unknown":
        return False
    if not is_pokemon(card):
        return not becomes_pokemon(card)
    return card.stage not in (None, "basic") and WITH_OTHERS.isdisjoint(card.tags)


@rule(
    "bench-one-by-one",
    "reminder",
    PutDown,
    title=Words(
        "Pokémon are put onto the Bench from the hand one at a time.",
        "手札のポケモンは、1匹ずつベンチに出します。",
    ),
    source="APR A-04",
)
def bench_one_by_one(position: Position, play: PutDown) -> Iterator[Said]:
    """Before the first turn they are put down together; effects may put several there."""
    if not in_a_turn(position) or not _from_hand(play):
        return
    together = [
        card
        for one in position.gesture
        if isinstance(one, PutDown) and one.by == play.by and _from_hand(one)
        for card in one.cards
    ]
    parts = any(card is not None and WITH_OTHERS & set(card.tags) for card in together)
    if len(together) < 2 or parts or allowed(position, play.by, BENCHES_FROM_HAND) is not False:
        return
    yield Said(
        Words(
            f"{len(together)} Pokémon are put onto the Bench at once. From the hand they come one "
            "at a time.",
            f"{len(together)}匹を同時にベンチに出しています。手札のポケモンは1匹ずつ出します。",
        ),
        (seat(play.by),),
    )
