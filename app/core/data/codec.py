"""Core values <-> JSON, for files and for the wire.

Writing leaves defaults out and is the same bytes for equal values. Reading is strict: no unknown
field, no missing `kind`, no text where a number belongs, no endless message. The readers are
pydantic's engine, built on first use (`read_schema.py`).
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from app.core.data.json_text import compact
from app.core.data.plain_data import plain
from app.core.data.read_schema import STRICT, ByKind, config_of, schema_of
from app.core.data.reading_engine import engine
from app.core.data.validation import misfit
from app.core.data.wrong_data import why_wrong
from app.core.fact import Fact
from app.core.intent import Batch, ForSeat, Step, TableIntent
from app.core.text.wording import number
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

T = TypeVar("T")

LONGEST_MESSAGE = 64 * 1024
"""Bytes of one request."""
DEEPEST_BATCH = 4
"""Gestures within gestures."""


class CodecError(ValueError):
    """JSON that is not what it should be; `reason` is for people."""

    def __init__(self, reason: Words) -> None:
        super().__init__(reason.en)
        self.reason = reason


# -- writing ------------------------------------------------------------------------------


_encode = compact(sort_keys=True)


def to_bytes(value: Any) -> bytes:
    """Return `value` as compact JSON: equal values give equal bytes, whatever their past.

    Raises CodecError for a number that JSON has no form for (infinity).
    """
    try:
        text = _encode(plain(value))
    except ValueError as problem:
        raise _unreadable("number", _NO_FORM) from problem
    # Half of a surrogate pair, which a paste can bring along, has no form in UTF-8: it becomes "?".
    return text.encode("utf-8", "replace")


def seat_bytes(told: SeatFact | SeatView) -> bytes:
    """Return what a seat is told as canonical JSON."""
    return to_bytes(told)


# -- reading ------------------------------------------------------------------------------


def reader(form: Any) -> SchemaValidator:
    """Return a strict reader of `form`, any type made of core dataclasses.

    Raises UnknownFormError for another.
    """
    made: SchemaValidator = engine().SchemaValidator(schema_of(tuple[form]), config_of(STRICT))
    return made


def by_kind(union: Any, key: str = "kind") -> Any:
    """Return `union` as a type whose members are told apart by their field `key`."""
    return Annotated[union, ByKind(key)]


def read(reader: SchemaValidator, data: bytes) -> Any:
    """Return what `data` holds. Raises CodecError."""
    try:
        return reader.validate_json(b"[" + data + b"]")[0]
    except ValueError as problem:
        # pydantic's ValidationError is one, and what else is one it has made into that.
        raise _not_understood(problem) from problem


def _not_understood(problem: Any) -> CodecError:
    first = problem.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(step) for step in first["loc"][1:])
    return _unreadable(where, why_wrong(first))


_NO_FORM = Words("there is no JSON form for it", "JSONでは表せません")
_NO_JSON = Words("it is not JSON", "JSONとして読み取れません")
_OUT_OF_RANGE = Words("it is too large", "大きすぎます")
_NO_OBJECT = Words("it is not an object", "項目の組ではありません")
_NO_LIST = Words("it is not a list of steps", "操作の一覧ではありません")
_NO_TRAVEL = Words(
    "the history cannot be moved through in the middle of an action",
    "操作の途中で履歴は移動できません",
)


def _at_most(most: int) -> Words:
    return Words(f"it may be {number(most)} at most", f"{number(most)}までです")


def _unreadable(where: str, why: Words) -> CodecError:
    where = where[:80] or "?"
    return CodecError(
        Words(
            f"The data cannot be understood at “{where}” ({why.en}).",
            f"データの「{where}」を読み取れません（{why.ja}）。",
        )
    )


@cache
def _facts() -> SchemaValidator:
    return reader(by_kind(Fact))


def fact_to_json(fact: Fact) -> bytes:
    """Return `fact` as compact JSON."""
    return to_bytes(fact)


def fact_from_json(data: bytes) -> Fact:
    """Return the fact in `data`. Raises CodecError."""
    fact: Fact = read(_facts(), data)
    return fact


@cache
def _seat_reader(form: Any) -> SchemaValidator:
    return reader(form)


def seat_from_bytes(form: type[T], data: bytes) -> T:
    """Return the `SeatFact` or `SeatView` (`form`) in `data`. Raises CodecError."""
    kind: Any = form
    told: T = read(_seat_reader(kind), data)
    return told


# -- intents: they come from outside --------------------------------------------------------


@cache
def _intents() -> SchemaValidator:
    return reader(by_kind(TableIntent))


def intent_to_json(intent: TableIntent) -> bytes:
    """Return `intent` as compact JSON."""
    return to_bytes(intent)


def intent_from_json(data: bytes) -> TableIntent:
    """Return the intent in `data`, which nobody vouches for. Raises CodecError."""
    return intent_of(checked(data))


def intent_of(raw: Any) -> TableIntent:
    """Return the intent that a part of a message is. Raises CodecError."""
    intent = _intent(raw, 0)
    where = misfit(intent)
    if where is not None:
        raise _unreadable(where, _OUT_OF_RANGE)
    return intent


def _intent(raw: Any, depth: int) -> TableIntent:
    if not isinstance(raw, dict):
        raise _unreadable("intent", _NO_OBJECT)
    if raw.get("kind") == "for_seat":
        return _for_seat(raw, depth)
    if raw.get("kind") != "batch":
        intent: TableIntent = read(_intents(), _again(raw))
        return intent
    # The steps are read one by one: as a field of Batch they are a union without a mark, and a
    # step with no `kind` would be taken for whichever it resembles.
    steps = raw.get("steps")
    if raw.keys() != {"kind", "steps"} or not isinstance(steps, list):
        raise _unreadable("batch", _NO_LIST)
    if depth >= DEEPEST_BATCH:
        raise _unreadable("batch", _at_most(DEEPEST_BATCH))
    return Batch(tuple(_step(step, depth + 1) for step in steps))


def _for_seat(raw: dict[str, Any], depth: int) -> ForSeat:
    """Return a step in a seat's place; like those of a batch, the step is read by itself."""
    if raw.keys() != {"kind", "seat", "step"} or type(raw["seat"]) is not int:
        raise _unreadable("for_seat", _NO_OBJECT)
    return ForSeat(raw["seat"], _step(raw["step"], depth + 1))


def _step(raw: Any, depth: int) -> Step:
    intent = _intent(raw, depth)
    if not isinstance(intent, Step):
        raise _unreadable("batch", _NO_TRAVEL)
    return intent


def _again(raw: Any) -> bytes:
    return json.dumps(raw, separators=(",", ":")).encode()


def checked(data: bytes) -> dict[str, Any]:
    """Return the JSON object in `data`, which an honest seat would send. Raises CodecError."""
    if len(data) > LONGEST_MESSAGE:
        raise _unreadable("message", _at_most(LONGEST_MESSAGE))
    try:
        raw = engine().from_json(data, allow_inf_nan=False)
    except ValueError as problem:
        raise _unreadable("message", _NO_JSON) from problem
    if not isinstance(raw, dict):
        raise _unreadable("message", _NO_OBJECT)
    return raw
