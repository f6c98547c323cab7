"""How a program sets its side up: where trumps are laid, with two that need little thought."""

from __future__ import annotations

from app.core.intent import Procedure
from app.core.view import SeatView
from app.games.blackpoker.flow.trump_setup import MOST, SEARCH, awaits_trumps, lay_with
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.blackpoker_zones import DECK
from app.games.table_tools import count, me, own

LIKED = ("C-7", "D-9", "S-2", "D-3", "H-3", "C-4", "C-9", "S-A")
"""What works without much ado, the best first."""


def set_up(view: SeatView) -> Procedure:
    """Return what a program does before its first hand; it looks through its deck for trumps."""
    if not awaits_trumps(view, me(view)):
        return Procedure("setup")
    deck = own(view, DECK)
    seen = view.cards_in(deck)
    if len(seen) < count(view, deck):
        return Procedure(SEARCH)
    known = rules_of(view).trumps
    by_ref = {view.cards[card].ref: card for card in seen}
    liked = tuple(by_ref[ref] for ref in LIKED if ref in known and ref in by_ref)
    return lay_with(liked[:MOST])
