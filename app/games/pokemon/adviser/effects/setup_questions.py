"""What the rules of the setup ask alike: who is ready, which mulligans count, what was drawn."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.pokemon.adviser.effects.bench_size import usual
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import sits
from app.games.pokemon.adviser.model.case_marks import SETTING_UP
from app.games.pokemon.adviser.model.known_cards import becomes_pokemon, is_basic_pokemon
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.tasks.setup_marks import LONE, SHARED

BEGINS = ("setting up to play", "対戦準備")
"""What an Ability says that lets a Pokémon begin although it is no Basic Pokémon."""


def in_setup(position: Position) -> bool:
    """Whether the game has not begun."""
    return position.number <= 0 and position.turn.phase != "over"


def acts_in_setup(position: Position, by: int) -> bool:
    """Whether a player of this table does something before the game begins."""
    return in_setup(position) and sits(position, by)


def others(position: Position, player: int) -> tuple[Side, ...]:
    """Return the other players' sides."""
    return tuple(position.side(one.player) for one in position.sides if one.player != player)


# -- cards ----------------------------------------------------------------------------------------


def may_begin(card: Card) -> bool:
    """Whether a game may begin with a card in the Active Spot; one without data may be any."""
    if is_basic_pokemon(card) or card.kind == "unknown":
        return True
    texts = (ability.text for ability in card.abilities)
    return any(BEGINS[0] in text.en or BEGINS[1] in text.ja.replace("の", "") for text in texts)


def holds_a_basic(cards: tuple[Card, ...]) -> Card | None:
    """Return a card that is surely a Basic Pokémon."""
    return next((card for card in cards if is_basic_pokemon(card)), None)


def has_none(cards: tuple[Card, ...] | None) -> bool:
    """Whether a hand that is known whole has nothing to begin with."""
    return bool(cards) and not any(map(may_begin, cards or ()))


def stands_in(cards: tuple[Card, ...]) -> Card | None:
    """Return an Item that is played as a Pokémon: a fossil, a doll."""
    return next((card for card in cards if becomes_pokemon(card)), None)


# -- what lies there ------------------------------------------------------------------------------


def prize_number(position: Position) -> int:
    """Return how many Prizes are played with."""
    said = position.option("prizes")
    return int(said) if said.isdecimal() else position.variant.prizes


def bench_limit(position: Position) -> int:
    """Return how many Pokémon fit on a Bench in the setup: 5, or what people agreed on or noted."""
    noted = next((mark.value for mark in position.marks if mark.key == "bench" and mark.value), 0)
    return noted or usual(position)


def has_active(position: Position, side: Side) -> bool:
    """Whether a player has an Active Pokémon, or puts one down in this gesture."""
    return bool(side.actives) or any(
        isinstance(play, c.PutDown) and play.spot == "active" and play.player == side.player
        for play in position.gesture
    )


def is_set_out(side: Side) -> bool:
    """Whether a player's Active Pokémon and Prizes lie there."""
    return bool(side.actives) and side.prizes != 0 and not side.noted(SETTING_UP)


def begins_now(position: Position) -> bool:
    """Whether the game begins with this gesture: what it turns up and sets out is in time."""
    return any(isinstance(play, t.BeginTurn) for play in position.gesture)


# -- mulligans ------------------------------------------------------------------------------------


def shared_rounds(position: Position) -> int:
    """Return how many rounds of mulligans several players had together."""
    noted = next((mark.value for mark in position.marks if mark.key == SHARED), 0)
    return max(noted, sum(len(set(one)) > 1 for one in position.record.mulligans))


def lone_rounds(position: Position, player: int) -> int:
    """Return how many hands a player redrew while the others kept theirs."""
    together = _each_draws(position)
    told = sum(
        player in one if together else set(one) == {player} for one in position.record.mulligans
    )
    return max(position.side(player).number(LONE), told)


def owed(position: Position, player: int) -> int | None:
    """Return how many cards a player may draw for mulligans; None if nobody told of any.

    At a table, where each may have redrawn without a word, as many as both had were had together.
    """
    most = max((lone_rounds(position, side.player) for side in others(position, player)), default=0)
    if position.record.is_case:
        return most if position.record.mulligans or most else None
    if not position.record.complete:
        return None
    return most if _each_draws(position) else max(0, most - lone_rounds(position, player))


def _each_draws(position: Position) -> bool:
    """Whether the table agreed that a round of both counts for both."""
    return position.option("both-mulligan") == "each-draws"


# -- what was done --------------------------------------------------------------------------------


def done_by(position: Position, player: int) -> Iterator[p.Play]:
    """Yield what a player did in the setup so far."""
    return (play for play in position.record.setup if getattr(play, "by", None) == player)


def is_extra(position: Position, play: c.DrawCards) -> bool:
    """Whether cards are drawn for the opponent's mulligans: said so, or drawn after the Active.

    In a case only what is said counts.
    """
    if not acts_in_setup(position, play.by) or play.deck_of not in (None, play.by):
        return False
    if play.reason or position.record.is_case:
        return play.reason == "mulligan"
    return bool(position.side(play.by).actives)


def extra_drawn(position: Position, player: int) -> int:
    """Return how many cards a player drew for mulligans so far."""
    drawn, down = 0, False
    for play in done_by(position, player):
        down = down or isinstance(play, c.PutDown)
        if isinstance(play, c.DrawCards) and (
            play.reason == "mulligan" or (down and not play.reason)
        ):
            drawn += play.count
    return drawn
