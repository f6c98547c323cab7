"""What is gone when a history is replaced: its host came back with a shorter one, or with another.

A history only grows as long as one host goes on. One that was opened again may have lost its end
(the power failed), and may have used the numbers of the lost steps anew by the time a seat comes
back: whatever was made of the history before is to be made again.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.core.past.node_shape import NodeShape
from app.core.text.wording import STEP, counted
from app.core.text.words import Words
from app.session.host.updates import Replaced
from app.session.seat.chronicle import BareEntry
from app.session.seat.chronicle_entries import BareGrew


def replacement(old: Sequence[BareEntry], new: Sequence[BareEntry]) -> Replaced:
    """Return what is gone where the history `new` takes the place of `old`."""
    common = next(
        (place for place, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]),
        min(len(old), len(new)),
    )
    steps = sum(isinstance(entry, BareGrew) for entry in old[:common])
    known = steps + sum(isinstance(entry, BareGrew) for entry in old[common:])
    return Replaced(max(0, steps - 1), known - steps, alike=common == len(old))


def what_is_gone(replaced: Replaced, nodes: Sequence[NodeShape]) -> Words | None:
    """Return a sentence about it for the person, with `nodes` as they are now; None for nothing."""
    if replaced.alike:
        return None
    if not replaced.gone:
        return Words(
            "The host’s file is not quite the one it had, as after a power failure: the last of "
            "what was told here may have changed. Look at the table and the log again.",
            "停電などで、ホストのファイルが以前と少し変わりました。最後のほうは、ここに伝わった内容と"
            "違うかもしれません。卓とログを見直してください。",
        )
    lost, last = counted(replaced.gone, STEP), nodes[replaced.kept]
    number = "0" if last.parent is None else f"{last.turn}.{last.step}"
    return Words(
        "The host lost the end of its file, as in a power failure. Gone: the last "
        f"{lost.en}. Play goes on after step {number}.",
        f"停電などで、ホストのファイルの終わりが失われました。最後の{lost.ja}がなくなり、"
        f"手順{number}の後から続きます。",
    )
