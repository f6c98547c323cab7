"""The parts of a phase as they are announced and called: "Actions, step 2 of 4".

What the resolver tells in steps is announced step by step, so that a window can rest there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.core.intent import Announce
from app.core.text.table_sentences import UNSAID
from app.core.text.words import Words
from app.core.view import Event, SeatView
from app.games.nullpoga.flow.phase_order import TITLES
from app.games.nullpoga.resolver.resolved_steps import Phase, Step

NUMBERED, ALONE = "part", "part_alone"
"""One of several steps of a phase, and what is all of its phase."""
_NAMED: Mapping[Phase, str] = {
    "action_start": "part_action_start",
    "action_end": "part_action_end",
    "turn_end": "part_turn_end",
    "turn_start": "part_turn_start",
}
"""What stands in no order of its own."""
BEGIN = frozenset({NUMBERED, ALONE, *_NAMED.values()})
"""All verbs with which a part begins."""
_TITLES: Mapping[str, Words] = {
    "part_action_start": Words("Actions: before the first step", "行動：開始時の効果"),
    "part_action_end": Words("Actions: after the last step", "行動：終了時の効果"),
    "part_turn_end": Words("Turn end", "ターン終了"),
    "part_turn_start": Words("Turn {number} begins", "{number}ターン目の開始"),
}
PART_SENTENCES: Mapping[str, Words] = {
    NUMBERED: Words("step {number} of {text}", "ステップ{number}／{text}"),
    ALONE: UNSAID,
    **dict.fromkeys(_NAMED.values(), UNSAID),
}
"""What the log says of them: where several steps follow each other, which one begins."""


def announced(step: Step, steps: Iterable[Step]) -> Announce:
    """Return what is announced as a step begins that is one of `steps` of its phase."""
    if step.phase in _NAMED:
        return Announce(_NAMED[step.phase])
    last = max(one.number for one in steps if one.phase not in _NAMED)
    if last < 2:
        return Announce(ALONE)
    return Announce(NUMBERED, str(last), number=step.number)


def title_of(view: SeatView, events: tuple[Event, ...]) -> Words:
    """Return what a part of a phase is called, by what was announced in it."""
    for event in reversed(events):
        if event.verb in _TITLES:
            words, turn = _TITLES[event.verb], str(view.turn.number)
            return Words(words.en.replace("{number}", turn), words.ja.replace("{number}", turn))
        phase = TITLES.get(view.turn.phase)
        if event.verb == NUMBERED and phase is not None:
            number, last = event.number, event.text
            return Words(
                f"{phase.en}, step {number} of {last}", f"{phase.ja}　ステップ{number}／{last}"
            )
        if event.verb == ALONE and phase is not None:
            return phase
    return Words("", "")
