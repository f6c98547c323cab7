"""A table at which both choose two of four bundles."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.nullpoga.cards.bundles import BUNDLE_SIZE
from app.games.nullpoga.nullpoga_game import SPEC
from app.session.host.local_table import LocalTable, lay_table

KINDS = ("rat", "cat", "boar", "meteor")
"""The cards of each bundle, all alike."""
FOUR = tuple(kind for kind in KINDS for _ in range(BUNDLE_SIZE))


def bundle_table() -> LocalTable:
    """Return a table whose four bundles lie before both."""
    laid = lay_table(SPEC, ("Aki", "Ren"), (FOUR, FOUR), 3)
    for seat in (0, 1):
        laid.sit(seat).ask(Procedure("setup"))
    return laid
