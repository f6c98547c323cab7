"""What a request to let steps happen again comes to: the gestures, and the line in the log."""

from __future__ import annotations

from app.core.data.weight import NOTHING, handled, together, weigh
from app.core.fact import Announced
from app.core.ids import Names, SeatId
from app.core.intent import Repeat
from app.core.past.history import HistoryTree
from app.core.past.node_shape import NodeShape
from app.core.text.table_sentences import REMEDY
from app.core.text.wording import STEP, counted
from app.core.text.words import Words, packed, unpacked
from app.session.host.growth import Growth, growth_of
from app.session.host.history_goals import check_node
from app.session.host.host_limits import check_weight
from app.session.repetition.repeated_steps import MOST_REPEATED, Repetition, repeat
from app.session.steps.rights import check_text, impossible, nothing_changes


def asked_again(
    tree: HistoryTree, seat: SeatId, intent: Repeat, name: Names, *, mixed: bool
) -> list[Growth]:
    """Return the gestures that `intent` comes to, after its step `start`, in their order.

    `mixed` as for `repeat`. Raises ImpossibleError where it comes to nothing, or to too much.
    """
    _check(tree, intent)
    done = repeat(tree, intent.start, intent.steps, name, mixed=mixed)
    growths = done.growths
    if intent.note:
        table = growths[-1].after if growths else tree.table_at(intent.start)
        text = check_text(with_end(intent.note, tree, done))
        # Undo leads back to where the table stands now.
        said = Announced(seat, REMEDY, text, number=tree.cursor)
        growths = [*growths, growth_of(seat, table, (said,))]
    if not growths:
        raise nothing_changes()
    more = NOTHING
    for growth in growths:
        more = together(more, growth.more)
    check_weight(weigh(tree.table_at(intent.start)), more)
    return growths


def handled_by(growth: Growth) -> int:
    """Return how much a gesture handles."""
    return sum(handled(table, touched) for table, touched in growth.results)


def _check(tree: HistoryTree, intent: Repeat) -> None:
    if len(intent.steps) > MOST_REPEATED:
        most = counted(MOST_REPEATED, STEP)
        raise impossible(
            "too-many",
            f"{most.en} happen again at a time at most. Choose a later step.",
            f"一度にやり直せるのは{most.ja}までです。もっと後の手順を選んでください。",
        )
    for node in (intent.start, *intent.steps):
        check_node(tree, node)
    if 0 in intent.steps:
        raise impossible(
            "no-node",
            "A table is set up once. Choose a later step.",
            "卓の用意はやり直せません。後の手順を選んでください。",
        )


def with_end(note: str, tree: HistoryTree, done: Repetition) -> str:
    """Return what the log says of it, with where it stopped and why: `words.packed`."""
    words = Words(unpacked(note, "en"), unpacked(note, "ja"))
    end = told_end(tree, done)
    return note if end is None else packed(Words(f"{words.en} {end.en}", f"{words.ja}{end.ja}"))


def told_end(tree: HistoryTree, done: Repetition) -> Words | None:
    """Return where the steps stopped, and why; None where all happened again."""
    if done.stopped is None or done.why is None:
        return None
    at = step_name(tree.shapes[done.stopped])
    return Words(
        f"What came after stops before {at.en}: {done.why.en}",
        f"その後の手順は{at.ja}の前で止まりました。{done.why.ja}",
    )


def step_name(step: NodeShape) -> Words:
    """Return what a step of the history is called, as in the history itself: "step 5.3"."""
    return Words(f"step {step.turn}.{step.step}", f"手順{step.turn}.{step.step}")
