"""Formats that reach back to a series: what is older needs a reprint with the same text."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.check.check_rule import Said, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.deck_row import names_of
from app.games.pokemon.cards.check.format_rules.print_standing import Old, origin


def before_pool(deck: Checked) -> Iterable[Said]:
    """Yield what is to be said of cards that are older than the format's pool."""
    old = [
        Old(held, "none", deck.reprint(held.card, lambda card: _is_inside(card, deck)))
        for held in deck.held
        if held.exact and _is_before(held.card, deck)
    ]
    # Same facts in another wording: not known to be another card.
    doubtful = [one for one in old if not one.rescued and not one.out]
    for rows, sure in (([one for one in old if one.out], True), (doubtful, False)):
        if rows:
            about = tuple(one.held for one in rows)
            names, title = names_of(about), deck.format.title
            words = Words(
                f"Older than the sets of {title.en}, and no known reprint says the same: "
                f"{names.en}. Take another card.",
                f"{title.ja}で使えるシリーズより古く、同じ内容の再録も見つかりません："
                f"{names.ja}。ほかのカードに替えてください。",
            )
            yield Said(words, about, sure and deck.knows_prints)


def _is_before(card: Card, deck: Checked) -> bool:
    """Tell whether a print came out before the pool; one whose day is not known did not."""
    since = _since(card, deck)
    dated = card.kind != "basic_energy" and bool(card.released)
    return since is not None and dated and card.released < since


def _is_inside(card: Card, deck: Checked) -> bool:
    since = _since(card, deck)
    out = deck.day is None or deck.day.is_out(card)
    return since is not None and card.released >= since and out


def _since(card: Card, deck: Checked) -> str | None:
    """Return the first day of the pool where a print came out."""
    where = origin(card)
    since = deck.format.pool_since.get(where) if where else None
    return None if since is None else since.isoformat()


@rule("deck-pool", "illegal", "TH 4")
def pool(deck: Checked) -> Iterable[Said]:
    """Expanded: a card is from Black & White or later, or a reprint with the same text is."""
    return before_pool(deck) if deck.rules != "glc" else ()


@rule("glc-pool", "illegal", "GLC")
def glc_pool(deck: Checked) -> Iterable[Said]:
    """Gym Leader Challenge: the same from Black & White on."""
    return before_pool(deck) if deck.rules == "glc" else ()


RULES = (pool, glc_pool)
