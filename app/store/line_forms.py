"""The forms that lines of a table file have when they are read, checked strictly.

A module of its own: only reading needs a validation library, and every start would pay for it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from app.core import codec
from app.core.fact import Fact
from app.core.ids import NodeId, SeatId
from app.core.value import value
from app.session.updates import Travel


@value
class GrewLine:
    """A gesture."""

    actor: SeatId
    facts: tuple[Annotated[Fact, Field(discriminator="kind")], ...]
    do: Literal["grew"] = "grew"


@value
class WentLine:
    """The cursor moved."""

    actor: SeatId
    to: NodeId
    do: Travel


@value
class LabelLine:
    """Somebody wrote on a node."""

    actor: SeatId
    node: NodeId
    name: str
    note: str
    do: Literal["label"] = "label"


Line = GrewLine | WentLine | LabelLine


@cache
def _reader() -> TypeAdapter[Any]:
    return codec.reader(codec.by_kind(Line, "do"))


def read_line(payload: bytes) -> Line:
    """Return what a sound line says. Raises CodecError."""
    line: Line = codec.read(_reader(), payload)
    return line
