"""What happened, as a sentence: from an event that a seat was told, never from a fact."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.ids import TABLE, SeatId
from app.core.table import Setting
from app.core.text.actor_names import actor_name, listed_seats
from app.core.text.event_things import AIMS, IN_PLACE
from app.core.text.log_lexicon import Lexicon
from app.core.text.sentence_choice import is_unsaid, own_keys
from app.core.text.table_sentences import AIMED, ASKED, NOTED, REMEDY
from app.core.text.teller import Teller
from app.core.text.wording import (
    STEP,
    bracketed,
    counted,
)
from app.core.text.words import Language, Sentence, Span, Words
from app.core.view import Event

MOVING = frozenset(
    {"move", "draw", "deal", "attach", "evolve", "tuck", "swap", "pick", "discard", "play"}
)
"""Verbs of moves that every table knows; a game adds its own."""
SPOKEN = frozenset({"say", "attack", "ability", REMEDY, NOTED})
"""Verbs of announcements that every table knows; a game adds its own.

No others: an announced "coins" would read like a throw that never happened.
"""

LAYS = "lay"
"""The verb of an announcement under which a whole table is laid."""

_QUIET = frozenset({"use", "rotate", "gather", "make_zone", "remove_zone"})
"""Happenings not worth a word beside others of the same gesture."""


def describe(
    event: Event, language: Language, setting: Setting, lexicon: Lexicon, *, named: bool = True
) -> Sentence:
    """Return the sentence for one event; `named` False leaves the actor out."""
    return Teller(event, language, setting, lexicon).sentence(named=named)


def describe_all(
    events: Sequence[Event], language: Language, setting: Setting, lexicon: Lexicon
) -> Sentence:
    """Return one sentence for all events of a gesture."""
    anew = any(event.verb == "anew" for event in events)
    counted_through = _counted_through(events, setting)
    heard = [
        event
        for at, event in enumerate(events)
        if not _is_quiet(event, lexicon)
        and not (anew and event.verb == "unmark")
        and at not in counted_through
    ]
    if all(event.verb == ASKED for event in heard):
        # Who asked for it says nothing of what it was.
        heard = list(events)
    spans: list[Span] = []
    actor: SeatId | None = None
    tellers = [
        Teller(first, language, setting, lexicon, more) for first, *more in _told_together(heard)
    ]
    before: Teller | None = None
    for teller in tellers:
        event = teller.event
        if before is not None:
            spans.append(Span(before.joint(teller)))
        headed = before is None or not teller.goes_on_with(before)
        ends = teller is tellers[-1]
        spans.extend(teller.sentence(named=event.actor != actor, headed=headed, ends=ends))
        actor = _subject(event, language, setting, lexicon)
        before = teller
    return tuple(spans)


def _told_together(events: Sequence[Event]) -> list[list[Event]]:
    """Return the events in runs that are one sentence: “turns A, B and Ren's C face up”."""
    runs: list[list[Event]] = []
    for event in events:
        if event.verb == AIMED and runs and runs[-1][0].verb in AIMS:
            runs[-1].append(event)
            continue
        # What ends by itself ends all at once: there the order says nothing.
        near = runs if event.actor == TABLE else runs[-1:]
        run = next((run for run in near if _goes_with(event, run[-1])), None)
        if run is None:
            runs.append([event])
        else:
            run.append(event)
    return runs


def _goes_with(event: Event, before: Event) -> bool:
    """Whether two happenings differ only in what they happened to."""
    if (event.verb, event.actor, event.way) != (before.verb, before.actor, before.way):
        return False
    if event.verb in IN_PLACE:
        return True
    expires = event.verb == "unmark" and event.actor == TABLE
    return expires and (event.mark, event.text) == (before.mark, before.text)


def _is_quiet(event: Event, lexicon: Lexicon) -> bool:
    """Whether other happenings of a gesture tell enough.

    A mark that is taken off a player or the table is bookkeeping of what is told beside it, unless
    it is counted, the game has a sentence of its own for it, or it has words of its own. What a
    game has an empty sentence for goes untold.
    """
    if is_unsaid(event, lexicon):
        return True
    if any(key in lexicon.sentences for key in own_keys(event)):
        return False
    if event.verb != "unmark" or not event.seats or event.text:
        return event.verb in _QUIET
    family = f"unmark:{event.mark.partition(':')[0]}"
    return event.mark not in lexicon.counted and family not in lexicon.sentences


def _counted_through(events: Sequence[Event], setting: Setting) -> frozenset[int]:
    """Return which looks only served to lay a table, and are told by what was laid.

    Whoever lays one goes through the packs to see what is missing. Only a look at a pile that
    nobody holds, and that is shuffled afterwards: any other might be more than that.
    """
    if all(event.verb != LAYS for event in events):
        return frozenset()
    shuffled = {event.source: at for at, event in enumerate(events) if event.verb == "shuffle"}
    return frozenset(
        at
        for at, event in enumerate(events)
        if event.verb in ("look", "hide")
        and at < shuffled.get(event.source, 0)
        and event.source in setting.zones
        and not setting.zones[event.source].holders
    )


def _subject(event: Event, language: Language, setting: Setting, lexicon: Lexicon) -> SeatId | None:
    """Return of whom a sentence without an actor would be said next; None if of no actor."""
    if event.verb == "turn":
        return event.seats[0] if len(event.seats) == 1 else None
    template = Teller(event, language, setting, lexicon).template()
    return event.actor if template.startswith("{actor}") else None


def describe_travel(
    how: str,
    actor: SeatId,
    steps: int,
    to: str,
    language: Language,
    setting: Setting,
    agreed: tuple[SeatId, ...] = (),
) -> Sentence:
    """Return the sentence for undo, redo or a jump to the step called `to` ("5.3").

    `agreed` are those who were asked: "Ren takes back 2 steps (Aki agreed)".
    """
    name, number_of = actor_name(actor, setting), counted(steps, STEP)
    if how == "undo":
        words = Words(
            f"{name.en} takes back {number_of.en}", f"{name.ja}が{number_of.ja}取り消した"
        )
    elif how == "redo":
        words = Words(
            f"{name.en} does {number_of.en} again", f"{name.ja}が{number_of.ja}やり直した"
        )
    else:
        words = Words(f"{name.en} goes to step {to}", f"{name.ja}が手順{to}へ移った")
    said = words.in_(language)
    if agreed:
        said += bracketed(_agreed(agreed, setting)).in_(language)
    return (Span(said),)


def _agreed(seats: tuple[SeatId, ...], setting: Setting) -> Words:
    names = listed_seats(seats, setting)
    return Words(f"{names.en} agreed", f"{names.ja}が同意")
