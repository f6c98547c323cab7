"""Whether a record is signed by who looks at it: a host could show a file of a game of its own."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.ids import SeatId
from app.core.text.words import Words
from app.session.fairness.discrepancies import Discrepancy
from app.session.host.updates import Committed, JournalEntry, Signed


def own_signature(journal: Iterable[JournalEntry], seat: SeatId, key: str) -> list[Discrepancy]:
    """Return what is odd about the own seat's part: signatures with another key than `key` (hex).

    Whether those that are there fit is found by `check_fair`.
    """
    bound, signed = "", False
    for entry in journal:
        if isinstance(entry, Committed) and entry.seat == seat:
            bound, signed = entry.key, False
        elif isinstance(entry, Signed) and entry.seat == seat:
            signed = True
    if bound == key and signed:
        return []
    return [
        Discrepancy(
            "not-mine",
            Words(
                "Your own signature is not in this record, or with another key than yours: it may "
                "not be the game that you were told. Ask for the file again, and compare it with "
                "the others.",
                "この記録にはあなたの署名がないか、別の鍵で署名されています。実際の対戦と違う可能性が"
                "あります。ファイルをもう一度もらい、ほかの人のものと比べてください。",
            ),
        )
    ]
