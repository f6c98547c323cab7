"""The description of what is read is the one that pydantic makes of it."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import field
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, ClassVar, get_args

import pytest
from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from app.core.data import codec
from app.core.data.field_limits import characters
from app.core.data.read_schema import STRICT, ByKind, UnknownFormError, schema_of
from app.core.data.value import value
from app.core.fact import Fact
from app.core.intent import Batch, ForSeat, TableIntent
from app.core.placed.table_position import TablePosition
from app.core.table import Setting
from app.core.view import SeatFact, SeatView
from app.net.auth import handshake_messages
from app.session.computer import thoughts
from app.session.readings.judges_copy import ToldStep
from app.session.room.messages.from_people import FromPeople
from app.session.room.messages.to_people import ToPeople
from app.store import host_state
from app.store.tables import line_forms, seat_file


def described(
    schema: Any, known: dict[str, Any] | None = None, within: tuple[str, ...] = ()
) -> Any:
    """Return a description without what says nothing, each dataclass where it stands."""
    known = {} if known is None else known
    if isinstance(schema, list):
        return [described(one, known, within) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("type") == "definitions":
        for one in schema["definitions"]:
            known[one["ref"]] = one
        return described(schema["schema"], known, within)
    if schema.get("type") == "definition-ref":
        ref = schema["schema_ref"]
        return {"itself": ref} if ref in within else described(known[ref], known, within)
    if "ref" in schema:
        within = (*within, schema["ref"])
    return {
        key: described(one, known, within)
        for key, one in schema.items()
        if key not in ("metadata", "ref") and not (key == "default_factory_takes_data" and not one)
    }


def _by_field(kind: ByKind, source: Any, handler: Any) -> Any:
    """Say to pydantic itself what it says by a discriminator."""
    return handler.generate_schema(Annotated[source, Field(discriminator=kind.key)])


@pytest.fixture(autouse=True)
def _known_to_pydantic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ByKind, "__get_pydantic_core_schema__", _by_field, raising=False)


def by_pydantic(form: Any) -> TypeAdapter[Any]:
    settings: Any = ConfigDict(**STRICT)  # type: ignore[typeddict-item]
    return TypeAdapter(tuple[form], config=settings)


SIMPLE: Any = reduce(or_, (kind for kind in get_args(TableIntent) if kind not in (Batch, ForSeat)))

FORMS: dict[str, Any] = {
    "facts": codec.by_kind(Fact),
    "intents": codec.by_kind(TableIntent),
    "intents that are no batches": codec.by_kind(SIMPLE),
    "lines of a table": codec.by_kind(line_forms.Line, "do"),
    "lines of a seat": codec.by_kind(seat_file.Line, "do"),
    "what a host keeps": host_state._Form,
    "what a seat is told": SeatFact,
    "what a seat sees": SeatView,
    "settings": Setting,
    "from people": codec.by_kind(FromPeople),
    "to people": codec.by_kind(ToPeople),
    "from a client": codec.by_kind(handshake_messages.FromClient),
    "from a host": codec.by_kind(handshake_messages.FromHost),
    "questions to a computer": thoughts.Question,
    "positions": TablePosition,
    "steps of a reading": tuple[ToldStep, ...],
}
"""All that the program reads strictly; `test_every_form_is_compared` finds what is missing."""


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_it_is_the_one_that_pydantic_makes(form: Any) -> None:
    assert described(schema_of(tuple[form])) == described(by_pydantic(form).core_schema)


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind":"shuffled","zone":"deck.0","order":["1"]}',
        b'{"kind":"shuffled","zone":"deck.0","order":[1.0]}',
        b'{"kind":"shuffled","zone":"deck.0","order":[true]}',
        b'{"kind":"shuffled","zone":7,"order":[]}',
        b'{"kind":"shuffled","order":[]}',
        b'{"kind":"shuffled","zone":"deck.0","order":[],"more":1}',
        b'{"kind":"shuffled","zone":"deck.0","zone":"deck.1","order":[]}',
        b'{"kind":"rotated","units":["u1"],"degrees":NaN}',
        b'{"kind":"nothing"}',
        b'{"zone":"deck.0"}',
        b"[]",
        b"{",
        b'"\\ud800"',
    ],
)
def test_what_is_wrong_is_found_alike(data: bytes) -> None:
    form = codec.by_kind(Fact)

    def told(reader: Any) -> Any:
        try:
            return reader.validate_json(b"[" + data + b"]")
        except ValidationError as problem:
            return problem.errors(include_url=False, include_input=False)

    assert told(codec.reader(form)) == told(by_pydantic(form).validator)


def test_every_form_is_compared() -> None:
    """A reader that is made anywhere is made of a form above; the ask is one of its own."""
    app = Path(codec.__file__).parents[2]
    calls = re.compile(r"(?<!def )\b(?:codec\.)?reader\((?!form\b)(.*)\)")
    found = {
        call[1]
        for file in app.rglob("*.py")
        if "pydantic_core" in (text := file.read_text(encoding="utf-8"))
        for call in calls.finditer(text)
    }
    assert found == {
        "by_kind(Fact)",
        "by_kind(TableIntent)",
        'codec.by_kind(Line, "do")',
        "_Form",
        "Setting",
        "codec.by_kind(FromPeople)",
        "codec.by_kind(ToPeople)",
        "by_kind(FromClient)",
        "by_kind(FromHost)",
        "Question",
        "TablePosition",
        "tuple[ToldStep, ...]",
        'make_dataclass("SimpleAsk", own)',
    }


# -- what the forms above do not show ------------------------------------------------------------


@value
class Kept:
    """A value with defaults of all kinds, and one that may hold itself."""

    names: dict[str, int] = field(default_factory=dict)
    held: Kept | None = None
    pair: tuple[int, str] = (1, "one")
    text: Annotated[str, characters(0, 3)] = ""
    there: frozenset[str] = frozenset()


@value
class Loose:
    """A value that says itself how it is read."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    number: int = 0


@value
class Finished:
    """A value that finishes itself."""

    number: float = 0.0

    def __post_init__(self) -> None:
        assert self.number >= 0


@pytest.mark.parametrize("form", [Kept, Loose, Finished, Kept | Loose, int | str | None])
def test_other_values_are_described_alike(form: Any) -> None:
    assert described(schema_of(tuple[form])) == described(by_pydantic(form).core_schema)


def test_what_nobody_reads_is_refused() -> None:
    @value
    class Odd:
        made: int = field(default=0, init=False)

    for form in (Odd, list[int], Annotated[int, "what?"], codec.by_kind(Kept), bytes):
        with pytest.raises(UnknownFormError):
            schema_of(form)


def test_pydantic_itself_is_not_loaded_to_read_a_file() -> None:
    code = "import sys; from app.store.tables import line_forms as f; f._reader(); "
    code += "sys.exit('pydantic' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(codec.__file__).parents[3])
