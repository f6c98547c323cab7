"""Examples that hypothesis makes are the same in a test alone and in the whole run."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given, seed
from hypothesis import strategies as st

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"


def examples() -> list[tuple[str, int]]:
    """Return what one test is given."""
    found: list[tuple[str, int]] = []

    @seed(1)
    @given(st.text(), st.integers())
    def takes(text: str, number: int) -> None:
        found.append((text, number))

    takes()
    return found


@pytest.mark.skipif(LONG, reason="the long run has other examples each time")
def test_they_do_not_hang_on_what_else_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = examples()
    told = ", ".join(f'"word {number}", {number + 70_000}' for number in range(200))
    (tmp_path / "full_of_words.py").write_text(f"WORDS = [{told}]\n", encoding="utf-8")
    spec = importlib.util.spec_from_file_location("full_of_words", tmp_path / "full_of_words.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, "full_of_words", module)
    assert examples() == before
