"""Half decks (ハーフデッキ): thirty cards, two of a name, three Prize cards."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.text.wording import PRIZE, counted
from app.core.text.words import Words
from app.games.pokemon.cards.check.check_rule import Said, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.copies import too_many, wrong_size


@rule("half-size", "illegal", "HALF, TV014")
def half_size(deck: Checked) -> Iterable[Said]:
    """A half deck has 30 cards."""
    return wrong_size(deck) if deck.rules == "half" else ()


@rule("half-copies", "illegal", "HALF")
def half_copies(deck: Checked) -> Iterable[Said]:
    """No name comes more than twice; basic Energy is free, Special Energy counts."""
    return too_many(deck) if deck.rules == "half" else ()


@rule("half-prizes", "illegal", "HALF, APR D-17, TV026")
def half_prizes(deck: Checked) -> Iterable[Said]:
    """Three Prize cards are set aside. Asked only where the table says how many it has."""
    wanted = deck.format.prizes
    if deck.rules == "half" and deck.prizes not in (None, wanted):
        assert deck.prizes is not None
        held, right = counted(deck.prizes, PRIZE), counted(wanted, PRIZE)
        yield Said(
            Words(
                f"The table has {held.en}, and this format {right.en}. Set out {wanted}.",
                f"サイドが{held.ja}になっていますが、このレギュレーションでは{right.ja}です。"
                f"{wanted}枚にしてください。",
            )
        )


RULES = (half_size, half_copies, half_prizes)
