"""The command that starts a process which thinks."""

from __future__ import annotations

import sys

import pytest

from app.session.computer.think_command import thinking


def test_it_is_this_program_in_python_or_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert thinking() == [sys.executable, "-P", "-m", "app", "think"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert thinking() == [sys.executable, "think"]
