"""What every seat is told of the record of chance, and that nothing sealed is among it."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.core.ids import TABLE
from app.net.encoding.record_form import record_entry, record_form
from app.net.transport.wire_error import WireError
from app.session.host.updates import Asked, Committed, Drew, SignedHead

CHAIN, KEY = "ab" * 32, "cd" * 32
HEAD = SignedHead(CHAIN, CHAIN, 1, CHAIN, 7, CHAIN)


@pytest.mark.parametrize(
    ("entry", "form"),
    [
        (Committed(TABLE, CHAIN, program="0.6"), [0, -3, CHAIN, "", "0.6", ""]),
        (Committed(1, CHAIN, KEY, back="ef" * 32), [0, 1, CHAIN, KEY, "", "ef" * 32]),
        (Asked(3, 17, 1, "cd" * 32), [1, 3, 17, 1, "cd" * 32]),
        (Drew(3, ((-3, "aa"), (1, "bb")), (0,)), [2, 3, ((-3, "aa"), (1, "bb")), (0,), 0]),
        (Drew(4, (), void=True), [2, 4, (), (), 1]),
    ],
    ids=["host", "seat", "asked", "drew", "void"],
)
def test_each_entry_has_its_form(entry: Committed | Asked | Drew, form: list[Any]) -> None:
    assert record_form(entry) == form
    assert record_entry(as_lists(form)) == entry


def as_lists(form: Any) -> Any:
    """What JSON makes of tuples."""
    return [as_lists(one) for one in form] if isinstance(form, list | tuple) else form


def test_what_is_sealed_is_left_out() -> None:
    asked = Asked(1, 2, 0, "cd" * 32, '{"secret":1}', "5a17")
    assert record_entry(as_lists(record_form(asked))) == replace(asked, intent="", salt="")
    drew = Drew(1, ((0, "aa"),), host_link="5ea1ed")
    assert record_entry(as_lists(record_form(drew))) == replace(drew, host_link="")


def test_of_what_a_seat_came_back_with_its_mark_is_told() -> None:
    came = Committed(1, CHAIN, KEY, held=HEAD)
    assert record_entry(record_form(came)) == Committed(1, CHAIN, KEY, back=HEAD.mark)


@pytest.mark.parametrize(
    "form",
    [
        [],
        [0, 1, CHAIN],
        [0, 1, CHAIN, KEY, ""],
        [1, 3, 17, 1],
        [2, 3, [], []],
        [0, "1", CHAIN, KEY, "", ""],
        [0, 1, CHAIN, KEY, None, ""],
        [1, 0, 17, 1, "cd"],
        [1, 3, -1, 1, "cd"],
        [1, 3, 17, 1, 7],
        [2, 3, [[0]], [], 0],
        [2, 3, [[0, 7]], [], 0],
        [2, 3, [[0, "aa"]] * 65, [], 0],
        [2, 3, [], [""], 0],
        [2, 3, [], [], 2],
        [2, 3, [], [], True],
        [3, 3, [], [], 0],
        [2, 3, [], [], 0, 0, 0],
    ],
    ids=range(18),
)
def test_a_record_of_another_form_is_refused(form: list[Any]) -> None:
    with pytest.raises(WireError, match="record"):
        record_entry(form)
