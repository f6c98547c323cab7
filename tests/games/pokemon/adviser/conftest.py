"""Prints which tests and cases look at which rule, at the end of a run that asked the adviser."""

from __future__ import annotations

import pytest

from tests.games.pokemon.adviser.coverage import table

HERE = "tests/games/pokemon/adviser/"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = terminalreporter.stats.get("passed", [])
    if any(report.nodeid.startswith(f"{HERE}test_coverage.py") for report in passed):
        terminalreporter.section("rules of the adviser")
        for line in table():
            terminalreporter.write_line(line)
