"""Facts about what people agreed on: options, and what stays as it was done."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.options import Options

MOST_SUBJECTS = 60
"""Things that one ruling is about."""

OF_THE_TABLE = "table"
"""Among what a ruling is about: it keeps nothing, and says how a rule is read at this table."""


@value
class OptionsSet:
    """The table agreed on something else than before."""

    actor: SeatId
    """Who set it alone; `TABLE` where all agreed, or where it begins so."""
    changes: Options
    kind: Literal["options"] = "options"


@value
class Ruled:
    """Something stays as it was done although the adviser spoke up: "kept by ruling".

    It moves nothing.
    """

    actor: SeatId
    """Who made it; `TABLE` for one that others were asked for."""
    rule: str
    """Id of the rule of advice."""
    text: str
    """What the adviser said and, if people gave one, the reason to keep it; `words.packed`."""
    subjects: tuple[str, ...] = ()
    """What it is about, sorted: unit ids, handles as they were then, "seat.N", "table"."""
    seats: tuple[SeatId, ...] = ()
    """Who agreed: who asked, and at a hosted table those who said yes to it."""
    kind: Literal["ruled"] = "ruled"
