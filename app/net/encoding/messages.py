"""The JSON form of what passes between a table and its people, besides steps and views.

What comes from a client is read strictly: nobody vouches for it. A client reads what the host
says as strictly, since it may have joined anybody's table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import make_dataclass
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args

from app.core.data import codec
from app.core.data.codec import CodecError
from app.core.data.validation import limits_of, misfit
from app.core.intent import Batch, ForSeat, TableIntent, Undo
from app.core.text.wording import quoted
from app.core.text.words import Words
from app.net.encoding.past_frames import PAST
from app.net.transport.limits import LONGEST_TOLD
from app.session.room.messages.from_people import Ask, BringDeck, FromPeople
from app.session.room.messages.reading_messages import ReadingsShown, SendReadings
from app.session.room.messages.remedy_messages import RemediesTold
from app.session.room.messages.request_messages import AskLeave, Questioned
from app.session.room.messages.to_people import Answered, Bye, Notice, ToPeople

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

WIDTHS: Mapping[type, int] = {
    BringDeck: 4096,
    Ask: 128,
    AskLeave: 128,
    Questioned: 256,
    SendReadings: 1024,
    ReadingsShown: 1024,
    RemediesTold: 1024,
}
"""Bytes that messages are multiples of, where the length could tell which cards are meant."""

T = TypeVar("T", bound=FromPeople | ToPeople)

_ASK = frozenset({"kind", "id", "on", "intent"})
_ASKS = b'"ask"'

_NOT_AN_ASK = Words(
    "The data cannot be understood as an action.",
    "データを操作として読み取れません。",
)
_OUT_OF_RANGE = Words("it is out of range", "範囲外の値です")
_TOO_LONG = Words("The host sent a message that is too long.", "ホストからのデータが長すぎます。")


@cache
def _from_people() -> SchemaValidator:
    return codec.reader(codec.by_kind(FromPeople))


@cache
def _to_people() -> SchemaValidator:
    return codec.reader(codec.by_kind(ToPeople))


def written(message: Any) -> bytes:
    """Return a message of `app.session.room.messages` as JSON, padded where that hides much.

    Whoever listens on the cable sees lengths: see `WIDTHS`.
    """
    data = codec.to_bytes(message)
    width = WIDTHS.get(type(message), 1)
    return data.ljust(-(-len(data) // width) * width)


@cache
def _asks() -> SchemaValidator:
    """Return a reader of gestures without others in them: nearly all are read in one go."""
    nested = (Batch, ForSeat)
    simple: Any = reduce(or_, (kind for kind in get_args(TableIntent) if kind not in nested))
    own = [("id", str), ("on", int), ("intent", codec.by_kind(simple)), ("kind", Literal["ask"])]
    return codec.reader(make_dataclass("SimpleAsk", own))


def read_from_people(text: bytes) -> FromPeople:
    """Return what a client sent. Raises CodecError, AskError for a gesture with a name.

    How large the parts of a gesture are is looked at by the host, for every gesture.
    """
    if len(text) <= codec.LONGEST_MESSAGE and _ASKS in text:
        try:
            ask = _asks().validate_json(b"[" + text + b"]")[0]
        except ValueError:
            pass  # a batch, or what is wrong is found below
        else:
            return _named(ask.id, ask.on, ask.intent)
    raw = codec.checked(text)
    if raw.get("kind") == "ask":
        return _ask(raw)
    message: FromPeople = codec.read(_from_people(), text)
    return _within(message)


def _within(message: T) -> T:
    """Return a message none of whose fields holds too much. Raises CodecError."""
    where = misfit(message)
    if where is not None:
        field = quoted(f"{message.kind}.{where}")
        raise CodecError(
            Words(
                f"The data cannot be understood at {field.en} ({_OUT_OF_RANGE.en}).",
                f"データの{field.ja}を読み取れません（{_OUT_OF_RANGE.ja}）。",
            )
        )
    return message


class AskError(CodecError):
    """A gesture that cannot be understood, of which it is known what it is called.

    Its sender waits for an answer, and would send it again on coming back.
    """

    def __init__(self, name: str, reason: Words) -> None:
        super().__init__(reason)
        self.id = name


def _ask(raw: dict[str, Any]) -> Ask:
    """Return a gesture; its intent is read by itself, step by step where it is a batch."""
    name, on = raw.get("id"), raw.get("on")
    if raw.keys() != _ASK or type(name) is not str or type(on) is not int:
        raise CodecError(_NOT_AN_ASK)
    _named(name, on, Undo())
    try:
        return Ask(name, on, codec.intent_of(raw["intent"]))
    except CodecError as problem:
        raise AskError(name, problem.reason) from problem


def _named(name: str, on: int, intent: TableIntent) -> Ask:
    """Return a gesture with a sane name. Raises CodecError."""
    limits = limits_of(Ask)
    if not limits["id"].holds(name) or not limits["on"].holds(on):
        raise CodecError(_NOT_AN_ASK)
    return Ask(name, on, intent)


def is_step(text: bytes) -> bool:
    """Whether a message from the host is a step or view, which `patch.seat_reader` reads."""
    return text[:1] == b"[" and not is_past(text)


def is_past(text: bytes) -> bool:
    """Whether a message tells steps of the history again; `patch.seat_reader` reads it too."""
    return text[:3] == b"[%d," % PAST


def read_to_people(text: bytes) -> ToPeople:
    """Return what the host said, besides steps and views. Raises CodecError."""
    if len(text) > LONGEST_TOLD:
        raise CodecError(_TOO_LONG)
    message: ToPeople = codec.read(_to_people(), text)
    return _within(message)


def words_of(message: Answered | Notice | Bye) -> Words:
    """Return what a message says to a person."""
    return Words(message.en, message.ja)
