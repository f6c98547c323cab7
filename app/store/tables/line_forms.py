"""The forms that lines of a table file have when they are read, checked strictly.

A module of its own: only reading needs a validation library, and every start would pay for it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Literal

from app.core.data import codec
from app.core.data.read_schema import ByKind
from app.core.data.value import value
from app.core.fact import Fact
from app.core.ids import NodeId, SeatId
from app.session.host.updates import Asked, Committed, Drew, FairEntry, Signed, SignedHead, Travel

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator


@value
class GrewLine:
    """A gesture."""

    actor: SeatId
    facts: tuple[Annotated[Fact, ByKind()], ...]
    request: str = ""
    do: Literal["grew"] = "grew"


@value
class WentLine:
    """The cursor moved."""

    actor: SeatId
    to: NodeId
    do: Travel
    agreed: tuple[SeatId, ...] = ()
    request: str = ""


@value
class LabelLine:
    """Somebody wrote on a node."""

    actor: SeatId
    node: NodeId
    name: str
    note: str
    request: str = ""
    do: Literal["label"] = "label"


@value
class CommittedLine:
    """A seat, or the host, was bound to a chain of links."""

    seat: SeatId
    commitment: str
    key: str = ""
    program: str = ""
    held: SignedHead | None = None
    back: str = ""
    do: Literal["committed"] = "committed"


@value
class AskedLine:
    """Links were asked for."""

    number: int
    node: NodeId
    actor: SeatId
    purpose: str
    intent: str = ""
    salt: str = ""
    do: Literal["asked"] = "asked"


@value
class DrewLine:
    """Links were opened."""

    number: int
    links: tuple[tuple[SeatId, str], ...]
    away: tuple[SeatId, ...] = ()
    void: bool = False
    host_link: str = ""
    do: Literal["drew"] = "drew"


@value
class SignedLine:
    """A seat signed what it was told."""

    seat: SeatId
    count: int
    head: str
    left_out: tuple[int, ...] = ()
    signature: str = ""
    do: Literal["signed"] = "signed"


FairLine = CommittedLine | AskedLine | DrewLine | SignedLine
Line = GrewLine | WentLine | LabelLine | FairLine


def fair_entry(line: FairLine) -> FairEntry:
    """Return the entry that a line of the record of chance tells of."""
    if isinstance(line, CommittedLine):
        return Committed(line.seat, line.commitment, line.key, line.program, line.held, line.back)
    if isinstance(line, AskedLine):
        return Asked(line.number, line.node, line.actor, line.purpose, line.intent, line.salt)
    if isinstance(line, DrewLine):
        return Drew(line.number, line.links, line.away, line.void, line.host_link)
    return Signed(line.seat, line.count, line.head, line.left_out, line.signature)


@cache
def _reader() -> SchemaValidator:
    return codec.reader(codec.by_kind(Line, "do"))


def read_line(payload: bytes) -> Line:
    """Return what a sound line says. Raises CodecError."""
    line: Line = codec.read(_reader(), payload)
    return line


def facts_of(payload: bytes) -> tuple[Fact, ...]:
    """Return the facts of a gesture's line that was read before."""
    line = read_line(payload)
    assert isinstance(line, GrewLine)
    return line.facts
