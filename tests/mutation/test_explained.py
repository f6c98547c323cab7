"""The survivors that were read: the file keeps to its form, and to the rules as they are."""

from __future__ import annotations

import re
from pathlib import Path

from tests.mutation.explained import FILE, explained, read, written

ADVISER = Path(__file__).resolve().parents[2] / "app" / "games" / "pokemon" / "adviser"


def test_what_is_written_is_read() -> None:
    keys = [
        ("retreat", "_is", 'return "is"', 'return "IS"'),
        ("retreat", "_is", 'return "is"', ""),
        ("turn", "", "MANY = 1", "MANY = 2"),
    ]
    assert [key for key, _ in read(written(keys))] == keys


def test_a_reason_holds_for_what_follows_it() -> None:
    text = "### turn: `f`\nThe same\nagain.\n\n- `` a `` → `` b ``\n- `` a `` → `` c ``\nOther.\n"
    text += "- `` a `` → `` d ``\n"
    reasons = [(key[3], why) for key, why in read(text)]
    assert reasons == [("b", "The same again."), ("c", "The same again."), ("d", "Other.")]


def _whole(text: str) -> str:
    return re.sub(r"\s+", "", text)


def test_every_survivor_that_is_explained_can_still_come_about() -> None:
    sources = {
        file.stem: _whole(file.read_text(encoding="utf-8")) for file in ADVISER.rglob("*.py")
    }
    gone = [key for key in explained() if _whole(key[2]) not in sources.get(key[0], "")]
    assert gone == []


def test_every_survivor_has_a_reason() -> None:
    assert FILE.exists()
    assert [key for key, why in explained().items() if len(why) < 20] == []
