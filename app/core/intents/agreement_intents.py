"""What a seat asks about what people agree on: options, and what stays as it was done."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.options import Options


@value
class SetOptions:
    """Agree on something about the rules; a table keeps it with everything else."""

    changes: Options
    """(option, value) in any order; what is set so already stays as it is."""
    kind: Literal["set_options"] = "set_options"


@value
class Rule:
    """Keep what the adviser spoke up about, because people agreed to."""

    rule: str
    """Id of the rule of advice."""
    text: str = ""
    """The title of the rule and, if people gave one, their reason: `words.packed`.

    Everybody reads it, so it is not what was said: that may name a card in a hand.
    """
    subjects: tuple[str, ...] = ()
    """Unit ids, handles of cards that lie open, "seat.N"; with "table" it says how a rule is read.

    What lies hidden or is gone by now is left out, for everybody.
    """
    seats: tuple[SeatId, ...] = ()
    """Who agreed. At a hosted table others are asked first
    (`session/agreement/binding.py`); at one screen
    they answer there. Empty for the asker alone."""
    kind: Literal["rule"] = "rule"
