"""Which cards of an opening hand a game may begin with, as far as a seat sees (seed 000 §5)."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.table.printed_facts import facts, is_basic, kind
from app.games.table_tools import count, me, own

_SAID = Words("setting up to play", "対戦準備")
"""What an Ability says that lets a Pokémon begin although it is no Basic Pokémon."""


def may_begin(ref: str | None) -> bool:
    """Whether a Pokémon that is no Basic has an Ability to begin in the Active Spot (APR G5)."""
    if kind(ref) != "pokemon" or is_basic(ref):
        return False
    texts = [ability.text for ability in facts(ref or "").abilities]
    # 「対戦準備」 and 「対戦の準備」 are the same.
    return any(_SAID.en in text.en or _SAID.ja in text.ja.replace("の", "") for text in texts)


def for_active(view: SeatView) -> tuple[str, ...]:
    """Return what of the own hand may begin in the Active Spot, Basic Pokémon first.

    A card without data might be one, so it is given the doubt.
    """
    basics = for_bench(view)
    others = tuple(card for card in _own_hand(view) if may_begin(view.cards[card].ref))
    return (*basics, *others)


def for_bench(view: SeatView) -> tuple[str, ...]:
    """Return what of the own hand may begin on the Bench: Basic Pokémon, and cards without data."""
    cards = [card for card in _own_hand(view) if view.cards[card].ref is not None]
    sure = [card for card in cards if is_basic(view.cards[card].ref)]
    doubtful = [card for card in cards if kind(view.cards[card].ref) == "unknown"]
    return (*sure, *doubtful)


def needs_mulligan(view: SeatView) -> bool:
    """Whether the own hand surely has nothing to begin with; cards without data might be it."""
    return not for_active(view)


def surely_has_basic(view: SeatView) -> bool:
    """Whether the own hand has a card that is known to be a Basic Pokémon."""
    return any(is_basic(view.cards[card].ref) for card in _own_hand(view))


def sees_hand(view: SeatView, seat: SeatId) -> bool:
    """Whether this is the view of the player whose hand it is, and not somebody else's."""
    return me(view) == seat and len(_own_hand(view)) == count(view, own(view, "hand"))


def _own_hand(view: SeatView) -> tuple[str, ...]:
    return view.cards_in(own(view, "hand"))
