"""What happens if everybody passes: a game's short forecast of its stage, shown beside it.

It is worked out from one seat's view alone, so it can tell that seat nothing that it may not know.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import LookAhead


@value
class Forecast:
    """What comes of the stage as it stands, as far as a seat may know."""

    comes: tuple[Words, ...] = ()
    """What will have happened once all of it is resolved, each a clause: "♠9 falls"."""
    each: tuple[tuple[str, Words], ...] = ()
    """Declaration -> what it comes to, in a word or two: "9 → 4"."""
    until: Words | None = None
    """Why nobody knows further, where not all of it is foreseen: "Ren chooses: Block"."""
    status: Words | None = None
    """What goes on at the table meanwhile, as it stands now: who attacks whom."""
    answers: tuple[tuple[Words, tuple[Words, ...]], ...] = ()
    """What this seat could answer the top with -> what comes of it instead, in clauses."""

    def of(self, declaration: str) -> Words | None:
        """Return what one declaration comes to; None where nothing is said of it."""
        return dict(self.each).get(declaration)


Foresees = Callable[[SeatView, LookAhead], Forecast | None]
"""(what a seat sees, how to look ahead) -> what comes of the stage; None for nothing to say."""
