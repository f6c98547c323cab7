"""How much each field of a message may hold, in one place: for the reader, the docs and the tests.

Types are checked by the codec; this is about size. What a person typed has only the codec's limit
here where the room answers with a sentence of its own (names, lines of chat).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from app.core.data.codec import LARGEST_NUMBER, LONGEST_LIST, LONGEST_TEXT
from app.core.data.value import value
from app.core.fact import LONGEST_REF, MOST_CARDS, names_card
from app.core.ids import JUDGE, TABLE
from app.core.intent import Rule
from app.core.options import LONGEST_OPTION, MOST_OPTIONS
from app.net.auth.client_key import SIGNATURE_LENGTH
from app.net.auth.invite import SECRET_LENGTH
from app.net.encoding.file_parts import LONGEST_FILE_PART, MOST_FILE_PARTS
from app.net.encoding.journal_rows import RUN_LENGTH
from app.session.agreement import consent, requests
from app.session.fairness import record_book
from app.session.fairness.hash_chain import HASH
from app.session.host import updates
from app.session.host.request_validation import FARTHEST
from app.session.room import game_clock, room_messages
from app.session.room.chat import LONGEST_SAYING
from app.session.room.people import MOST_PEOPLE
from app.session.room.person_names import LONGEST_NAME
from app.session.room.pointers import MOST_DRAGGED

LAST_SEAT = 7
"""The highest number of a seat at any table."""
LONGEST_ID = 64
"""Characters of what a gesture or a request is called."""
LONGEST_HANDLE = 40
"""Characters of a handle; the host's have nine."""
LONGEST_CODE = 100
"""Characters of a code for programs."""
LONGEST_INVITE = 1000
"""Characters of an invite; one of ours has 450 at most."""
MOST_ROWS = 10_000_000
"""Rows of a journal, in all its parts."""
LONGEST_ROW = LAST_SEAT + 4
"""Parts of one: a journey that every seat agreed to."""
LONGEST_LATENCY = 3_600_000
"""Milliseconds."""
LONGEST_PATIENCE = 3600.0
"""Seconds until a request is a no."""


@value
class Allowed:
    """What a field may hold, besides being of its type."""

    said: str
    """For the docs, in signs: of a text the characters, of a list the items × each of them."""
    holds: Callable[[Any], bool]


def characters(least: int, most: int) -> Allowed:
    """Return the texts of such a length."""
    said = f"{least}…{most:,}" if least else f"≤{most:,}"
    return Allowed(said, lambda text: least <= len(text) <= most)


def whole(least: int, most: int = LARGEST_NUMBER) -> Allowed:
    """Return the whole numbers from `least` to `most`."""
    said = f"≥{least}" if most == LARGEST_NUMBER else f"{least}…{most:,}"
    return Allowed(said, lambda amount: least <= amount <= most)


def seconds(most: float) -> Allowed:
    """Return the times from none to `most`."""
    return Allowed(f"0…{int(most):,}", lambda time: 0.0 <= time <= most)


def hexadecimal(count: int) -> Allowed:
    """Return the texts of so many bytes in small hexadecimal digits."""
    digits = frozenset("0123456789abcdef")
    return Allowed(
        f"{2 * count} [0-9a-f]",
        lambda text: len(text) == 2 * count and digits.issuperset(text),
    )


def items(most: int, each: Allowed | None = None) -> Allowed:
    """Return the lists of such a length, `each` item as it says."""
    return Allowed(
        f"≤{most:,}" + (f" × {each.said}" if each is not None else ""),
        lambda row: (
            len(row) <= most
            and (each is None or all(one is None or each.holds(one) for one in row))
        ),
    )


def or_empty(other: Allowed) -> Allowed:
    """Return what `other` allows, and the empty text."""
    return Allowed(f"{other.said} | 0", lambda text: not text or other.holds(text))


NUMBER = whole(0)
COUNTED = whole(1)
SEAT = whole(0, LAST_SEAT)
EYES = whole(JUDGE, LAST_SEAT)
ACTOR = whole(TABLE, LAST_SEAT)
ID = characters(1, LONGEST_ID)
CODE = characters(1, LONGEST_CODE)
SENTENCE = characters(0, LONGEST_TEXT)
HANDLE = characters(1, LONGEST_HANDLE)
INVITE = characters(1, LONGEST_INVITE)
OPTION = characters(1, LONGEST_OPTION)
OPTIONS = items(
    MOST_OPTIONS, Allowed(f"2 × {OPTION.said}", lambda pair: all(map(OPTION.holds, pair)))
)
HEX = hexadecimal(HASH)
SOME_HEX = or_empty(HEX)
COORDINATE = Allowed(
    f"±{int(FARTHEST):,}", lambda amount: math.isfinite(amount) and abs(amount) <= FARTHEST
)
COORDINATES = Allowed(f"2 × {COORDINATE.said}", lambda pair: all(map(COORDINATE.holds, pair)))
TIME = seconds(FARTHEST)
TIME_LEFT = Allowed(f"≤{int(game_clock.LONGEST):,}", lambda time: time <= game_clock.LONGEST)
CARD_NAME = Allowed(f"1…{LONGEST_REF}", names_card)
WORDS = {"code": CODE, "en": SENTENCE, "ja": SENTENCE}
ROWS = Allowed(
    f"≤{MOST_ROWS:,} × ≤{LONGEST_ROW}",
    lambda rows: (
        len(rows) <= MOST_ROWS
        and all(len(row) <= LONGEST_ROW and all(map(_is_sane, row)) for row in rows)
    ),
)

LIMITS: Mapping[type, Mapping[str, Allowed]] = {
    # What people send.
    room_messages.Sit: {"name": SENTENCE, "seat": SEAT},
    room_messages.BringDeck: {
        "refs": items(LONGEST_LIST, CARD_NAME),
    },
    room_messages.Ask: {"id": ID, "on": NUMBER},
    room_messages.Say: {"text": SENTENCE},
    room_messages.Point: {"x": COORDINATE, "y": COORDINATE, "to": COORDINATES},
    room_messages.Drag: {"cards": items(LONGEST_LIST, HANDLE), "x": COORDINATE, "y": COORDINATE},
    room_messages.WantPast: {
        "nodes": items(LONGEST_LIST, NUMBER),
        "views": items(LONGEST_LIST, NUMBER),
    },
    room_messages.Commit: {"commitment": HEX, "key": HEX},
    room_messages.OpenLink: {"number": COUNTED, "link": HEX},
    room_messages.Sign: {
        "count": NUMBER,
        "signature": hexadecimal(SIGNATURE_LENGTH),
        "left_out": items(LONGEST_LIST, COUNTED),
    },
    room_messages.AskLeave: {"goal": NUMBER, "about": EYES, "options": OPTIONS},
    room_messages.GiveReply: {"question": ID},
    room_messages.Withdraw: {"question": ID},
    room_messages.SetClock: {"left": items(LAST_SEAT + 1, TIME_LEFT)},
    room_messages.Chair: {"person": NUMBER},
    # What people are told.
    room_messages.Person: {
        "id": COUNTED,
        "name": characters(1, LONGEST_NAME),
        "seat": SEAT,
        "watches": SEAT,
        "latency": whole(0, LONGEST_LATENCY),
    },
    room_messages.People: {
        "people": items(MOST_PEOPLE),
        "free": items(LAST_SEAT + 1, SEAT),
    },
    room_messages.Seated: {
        "person": COUNTED,
        "seat": EYES,
        "token": or_empty(hexadecimal(SECRET_LENGTH)),
    },
    room_messages.Answered: {
        "id": ID,
        "node": NUMBER,
        "code": characters(0, LONGEST_CODE),
        "en": SENTENCE,
        "ja": SENTENCE,
    },
    room_messages.Said: {"person": COUNTED, "text": characters(1, LONGEST_SAYING)},
    room_messages.Emoted: {"person": COUNTED},
    room_messages.Pointed: {"person": COUNTED, "x": COORDINATE, "y": COORDINATE, "to": COORDINATES},
    room_messages.Ghost: {
        "person": COUNTED,
        "cards": items(MOST_DRAGGED, HANDLE),
        "x": COORDINATE,
        "y": COORDINATE,
    },
    room_messages.Notice: WORDS,
    room_messages.Bye: WORDS,
    room_messages.FilePart: {
        "number": whole(1, MOST_FILE_PARTS),
        "of": whole(1, MOST_FILE_PARTS),
        "data": characters(1, LONGEST_FILE_PART),
    },
    room_messages.Invitation: {
        "invite": INVITE,
        "code": characters(0, LONGEST_CODE),
    },
    room_messages.Journal: {"rows": ROWS, "run": hexadecimal(RUN_LENGTH)},
    room_messages.Questioned: {
        "question": ID,
        "seconds": seconds(LONGEST_PATIENCE),
        "options": OPTIONS,
    },
    room_messages.Decided: {"question": ID, "by": EYES},
    Rule: {
        "rule": OPTION,
        "text": SENTENCE,
        "subjects": items(LONGEST_LIST, HANDLE),
        "seats": items(LAST_SEAT + 3, EYES),
    },
    requests.Wish: {
        "seat": EYES,
        "person": NUMBER,
        "name": characters(0, LONGEST_NAME),
        "goal": NUMBER,
        "about": EYES,
    },
    consent.TravelTold: {"steps": NUMBER, "lines": items(consent.MOST_LINES)},
    consent.Line: {"node": NUMBER, "actor": ACTOR, "turn": NUMBER, "step": NUMBER},
    consent.StillKnown: {"seat": EYES, "cards": items(MOST_CARDS, CARD_NAME)},
    record_book.Standing: {
        "table": SOME_HEX,
        "number": NUMBER,
        "bound": items(LAST_SEAT + 3),
        "asked": items(LAST_SEAT + 3),
    },
    record_book.Bound: {"seat": ACTOR, "known": HEX, "number": NUMBER, "key": SOME_HEX},
    game_clock.ClockSetting: {"seconds": TIME, "increment": TIME, "turn": TIME},
    game_clock.ClockFace: {"left": items(LAST_SEAT + 1), "turn_left": TIME_LEFT, "running": SEAT},
    updates.SignedHead: {
        "table": HEX,
        "host": HEX,
        "seat": EYES,
        "commitment": HEX,
        "count": NUMBER,
        "head": HEX,
        "left_out": items(LONGEST_LIST, COUNTED),
        "signature": hexadecimal(SIGNATURE_LENGTH),
    },
    updates.Asked: {"number": COUNTED, "node": NUMBER, "actor": ACTOR, "purpose": HEX},
}


def misfit(message: Any) -> str | None:
    """Return the path of the first field that holds too much; None if there is none.

    What has no limits of its own has those of any request: texts and numbers of a size that people
    need.
    """
    kind: Any = type(message)
    if kind in _PLAIN:
        return None if _is_sane(message) else ""
    if kind is tuple:
        return _first(enumerate(message))
    if kind is dict:
        return _first((key[:LONGEST_HANDLE], part) for key, part in message.items())
    for name, holds, walks in _plan(kind):
        part = getattr(message, name)
        if part is None:
            continue
        if holds is not None and not holds(part):
            return name
        wrong = misfit(part) if walks else None
        if wrong is not None:
            return f"{name}.{wrong}" if wrong else name
    return None


_PLAIN = frozenset({str, int, float})


def _first(parts: Iterable[tuple[Any, Any]]) -> str | None:
    for name, part in parts:
        wrong = misfit(part)
        if wrong is not None:
            return f"{name}.{wrong}" if wrong else f"{name}"
    return None


@cache
def _plan(kind: Any) -> tuple[tuple[str, Callable[[Any], bool] | None, bool], ...]:
    """Return (name, limit, whether its parts are to be seen) of each field that needs a look."""
    limits = LIMITS.get(kind, {})
    if not is_dataclass(kind):
        return ()
    hints, plan = get_type_hints(kind), []
    for field in fields(kind):
        hint = hints[field.name]
        allowed = limits.get(field.name)
        small = hint is bool or get_origin(hint) is Literal
        walks = _has_parts(hint) or (allowed is None and not small)
        if allowed is not None or walks:
            plan.append((field.name, None if allowed is None else allowed.holds, walks))
    return tuple(plan)


def _has_parts(hint: Any) -> bool:
    return is_dataclass(hint) or any(map(_has_parts, get_args(hint)))


def _is_sane(plain: str | float) -> bool:
    if isinstance(plain, str):
        return len(plain) <= LONGEST_TEXT
    return abs(plain) <= LARGEST_NUMBER
