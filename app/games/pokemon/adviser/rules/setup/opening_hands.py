"""Rules of the opening hand and of what is put down before the game (対戦準備, group D)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.setup_questions import (
    acts_in_setup,
    bench_limit,
    extra_drawn,
    in_setup,
    may_begin,
    stands_in,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.known_cards import becomes_pokemon
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.table.pokemon_zones import OPENING_HAND
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, READY
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

# -- the opening hand ------------------------------------------------------------------------------


@rule(
    "setup-hand-seven",
    "illegal",
    c.DrawCards,
    c.PutDown,
    t.Announce,
    title=Words("The opening hand is 7 cards.", "最初の手札は7枚です。"),
    source="ST066, APR G4",
)
def setup_hand_seven(
    position: Position, play: c.DrawCards | c.PutDown | t.Announce
) -> Iterator[Said]:
    """Said when too many are drawn, and when the first Pokémon is put down from another number."""
    if not acts_in_setup(position, play.by) or position.side(play.by).mons:
        return
    hand = _after_draw(position, play) if isinstance(play, c.DrawCards) else _held(position, play)
    if hand is None:
        return
    name, cards = called(position, play.by), counted(hand, CARD)
    yield Said(
        Words(
            f"{name}'s opening hand has {cards.en}. {OPENING_HAND} is the rule.",
            f"{name}の最初の手札が{cards.ja}です。最初の手札は{OPENING_HAND}枚です。",
        ),
        (seat(play.by),),
        right=OPENING_HAND,
    )


def _after_draw(position: Position, play: c.DrawCards) -> int | None:
    """Return how many cards a hand then has, if that is wrong; fewer may still be drawn."""
    if play.reason not in ("", "opening") or play.deck_of not in (None, play.by):
        return None
    held = 0 if position.record.is_case else position.side(play.by).hand_count or 0
    drawn = held + play.count
    wrong = drawn > OPENING_HAND or (play.reason == "opening" and drawn < OPENING_HAND)
    return drawn if wrong else None


def _held(position: Position, play: c.PutDown | t.Announce) -> int | None:
    """Return how many cards are held when a hand is kept, if that is wrong.

    A case may list only the cards of a hand that matter.
    """
    held = position.side(play.by).hand_count
    kept = play.verb == HAS_BASIC if isinstance(play, t.Announce) else play.source == "hand"
    if not kept or held is None or extra_drawn(position, play.by):
        return None
    if position.record.is_case and position.side(play.by).hand is not None:
        return held if held > OPENING_HAND else None
    return held if held != OPENING_HAND else None


@rule(
    "setup-shuffle-first",
    "reminder",
    c.DrawCards,
    title=Words(
        "Decks are shuffled before the opening hands are drawn.",
        "最初の手札を引く前に、山札をよく切ります。",
    ),
    source="APR G3",
)
def setup_shuffle_first(position: Position, play: c.DrawCards) -> Iterator[Said]:
    """Said of the first cards of a hand, and again after a mulligan."""
    if not acts_in_setup(position, play.by) or play.deck_of not in (None, play.by):
        return
    if not _is_opening(position, play) or _is_shuffled(position, play.by):
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{name} draws the opening hand from a deck that was not shuffled.",
            f"{name}が山札を切らずに最初の手札を引いています。",
        ),
        (seat(play.by),),
    )


def _is_opening(position: Position, play: c.DrawCards) -> bool:
    """Whether the first cards of an opening hand are drawn."""
    side = position.side(play.by)
    if side.mons or play.reason not in ("", "opening"):
        return False
    if position.record.is_case:
        return play.reason == "opening" or play.count >= OPENING_HAND
    return position.record.complete and not side.hand_count


def _is_shuffled(position: Position, player: int) -> bool:
    """Whether a deck was shuffled since the last hand went back into it."""
    for play in reversed((*position.record.setup, *position.gesture)):
        if isinstance(play, c.ShuffleZone) and play.zone == "deck":
            if player in (play.player, play.by):
                return True
        elif isinstance(play, c.Redraw) and play.by == player:
            return False
    return False


# -- what is put down ---------------------------------------------------------------------------


@rule(
    "setup-active-basic",
    "illegal",
    c.PutDown,
    t.BeginTurn,
    title=Words(
        "The game begins with a Basic Pokémon in the Active Spot.",
        "対戦準備でバトル場に出すのは、たねポケモンです。",
    ),
    source="ST067, APR G5",
)
def setup_active_basic(position: Position, play: c.PutDown | t.BeginTurn) -> Iterator[Said]:
    """Of others' Pokémon it is known when they are turned up, as the game begins."""
    for card, about in _begun_with(position, play):
        if may_begin(card) or becomes_pokemon(card):
            continue
        yield Said(
            Words(
                f"{card.name.en} is not a Basic Pokémon and cannot begin in the Active Spot.",
                f"「{card.name.ja}」はたねポケモンではないので、最初のバトルポケモンにできません。",
            ),
            about,
        )


@rule(
    "setup-item-not-basic",
    "illegal",
    c.PutDown,
    t.BeginTurn,
    t.Announce,
    title=Words(
        "An Item that is played as a Pokémon is not a Basic Pokémon in the setup.",
        "ポケモンとして場に出せるグッズは、対戦準備ではたねポケモンとして使えません。",
    ),
    source="RB, CARD",
)
def setup_item_not_basic(
    position: Position, play: c.PutDown | t.BeginTurn | t.Announce
) -> Iterator[Said]:
    """Neither as the first Active Pokémon nor as a reason to keep a hand."""
    found = [(card, about) for card, about in _begun_with(position, play) if becomes_pokemon(card)]
    if isinstance(play, t.Announce) and play.verb == HAS_BASIC and acts_in_setup(position, play.by):
        hand = position.side(play.by).hand or ()
        card = stands_in(hand) if not any(map(may_begin, hand)) else None
        found += [(card, (seat(play.by),))] if card is not None else []
    for card, about in found:
        yield Said(
            Words(
                f"{card.name.en} is an Item. It does not count as a Basic Pokémon in the setup.",
                f"「{card.name.ja}」はグッズなので、対戦準備ではたねポケモンとして使えません。",
            ),
            about,
        )


def _begun_with(
    position: Position, play: c.PutDown | t.BeginTurn | t.Announce
) -> Iterator[tuple[Card, tuple[str, ...]]]:
    """Yield the cards in Active Spots that a play puts there, or shows for the first time."""
    if isinstance(play, c.PutDown):
        if play.spot == "active" and acts_in_setup(position, play.by):
            for card in play.cards:
                if card is not None:
                    yield card, (seat(play.player),)
    elif isinstance(play, t.BeginTurn) and in_setup(position):
        for side in position.sides:
            known_before = position.seen_by in (None, side.player)
            if known_before and not position.record.is_case:
                continue
            for mon in side.actives:
                if mon.card is not None:
                    yield mon.card, (seat(side.player),)


@rule(
    "setup-one-active",
    "illegal",
    c.PutDown,
    t.BeginTurn,
    t.Announce,
    title=Words(
        "One Pokémon begins in the Active Spot.", "対戦準備でバトル場に出すのは1匹だけです。"
    ),
    source="ST067",
    games=("pokemon",),
)
def setup_one_active(
    position: Position, play: c.PutDown | t.BeginTurn | t.Announce
) -> Iterator[Said]:
    """Said of the second one, and again if both are still there when all is said to be ready.

    After extra cards were drawn `setup-active-fixed-after-draw` speaks of the second one.
    """
    if isinstance(play, c.PutDown) and extra_drawn(position, play.by):
        return
    for side, there in _counts(position, play, "active"):
        if there > 1:
            yield Said(
                Words(
                    f"{side.name} puts {there} Pokémon in the Active Spot. One begins there, the "
                    "others on the Bench.",
                    f"{side.name}がバトル場に{there}匹出しています。"
                    "バトル場は1匹で、ほかはベンチに出します。",
                ),
                (seat(side.player),),
                right=1,
            )


@rule(
    "setup-bench-max",
    "illegal",
    c.PutDown,
    t.BeginTurn,
    t.Announce,
    title=Words(
        "At most 5 Pokémon begin on the Bench.", "対戦準備でベンチに出せるのは5匹までです。"
    ),
    source="ST068, APR G6",
    games=NOT_BATTLE_ROYAL,
)
def setup_bench_max(
    position: Position, play: c.PutDown | t.BeginTurn | t.Announce
) -> Iterator[Said]:
    """No Stadium is in play yet that would make room for more."""
    limit = bench_limit(position)
    for side, there in _counts(position, play, "bench"):
        if there > limit:
            yield Said(
                Words(
                    f"{side.name} has {there} Pokémon on the Bench. {limit} fit on it.",
                    f"{side.name}のベンチが{there}匹です。ベンチに出せるのは{limit}匹までです。",
                ),
                (seat(side.player),),
                right=limit,
            )


def _counts(
    position: Position, play: c.PutDown | t.BeginTurn | t.Announce, spot: str
) -> Iterator[tuple[Side, int]]:
    """Yield how many Pokémon players then have at a spot, where that is settled or put down."""
    if not in_setup(position):
        return
    if isinstance(play, c.PutDown):
        if play.spot == spot and sits(position, play.by) and sits(position, play.player):
            side = position.side(play.player)
            yield side, len([mon for mon in side.mons if mon.spot == spot]) + len(play.cards)
        return
    if isinstance(play, t.Announce) and play.verb != READY:
        return
    for side in position.fields:
        if isinstance(play, t.BeginTurn) or position.allied(side.player, play.by):
            yield side, len([mon for mon in side.mons if mon.spot == spot])
