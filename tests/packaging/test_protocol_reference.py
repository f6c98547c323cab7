"""docs/protocol-messages.md says what the code says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from app.core.intent import TableIntent
from app.net.encoding.step_words import WORDS
from app.session.room.messages.from_people import FromPeople
from app.session.room.messages.to_people import ToPeople

PROJECT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def reference() -> ModuleType:
    path = PROJECT / "packaging" / "protocol_reference.py"
    spec = importlib.util.spec_from_file_location("protocol_reference", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_messages_of_the_docs_are_up_to_date(reference: ModuleType) -> None:
    assert reference.problems() == []


def test_a_page_that_lies_is_found(
    reference: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stale = tmp_path / "protocol-messages.md"
    monkeypatch.setattr(reference, "PAGE", stale)
    assert reference.problems()
    stale.write_text(reference.page().replace("`sit`", "`stand`"), encoding="utf-8")
    assert reference.problems()


def test_every_message_and_gesture_has_its_section(reference: ModuleType) -> None:
    lines = reference.page().splitlines()
    for kind in (
        *get_args(FromPeople),
        *get_args(ToPeople),
        *get_args(TableIntent),
    ):
        assert f"### `{reference.called(kind)}`" in lines
    assert " ".join(WORDS) in " ".join(lines)


def test_what_comes_back_is_said_of_messages_that_there_are(reference: ModuleType) -> None:
    kinds = {reference.called(kind) for kind in get_args(FromPeople)}
    assert set(reference.ANSWERS) == kinds
