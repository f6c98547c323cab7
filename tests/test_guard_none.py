"""PySide6 6.12.0 on Python 3.11 loses a reference to None in every void Qt call and then aborts."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version
from PySide6.QtCore import QObject

PROJECT = Path(__file__).resolve().parent.parent


def test_void_calls_of_qt_do_not_use_up_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(500):
        thing.setObjectName("card")
    # The interpreter's own work moves the count by a few; a lost reference per call would be 500.
    assert sys.getrefcount(None) > before - 100


def test_the_installed_qt_is_one_the_project_allows() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ranges = [Requirement(text) for text in project["dependencies"]]
    qt = [
        need
        for need in ranges
        if need.name == "pyside6-essentials" and (need.marker is None or need.marker.evaluate())
    ]
    assert len(qt) == 1
    assert Version(version("pyside6-essentials")) in qt[0].specifier


def test_python_3_11_never_gets_the_qt_that_aborts() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for need in map(Requirement, project["dependencies"]):
        on_3_11 = need.marker is None or need.marker.evaluate({"python_version": "3.11"})
        if need.name == "pyside6-essentials" and on_3_11:
            assert "6.12.0" not in need.specifier


def test_the_pinned_qt_and_its_binding_are_one_version_below_6_12() -> None:
    pins = (PROJECT / "packaging" / "requirements-run.txt").read_text(encoding="utf-8")
    found = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", pins, flags=re.MULTILINE))
    assert Version(found["pyside6-essentials"]) < Version("6.12")
    assert found["pyside6-essentials"] == found["shiboken6"]
