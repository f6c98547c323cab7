"""Each screen once, in a look of its own: nothing raises, warns, stays behind or goes on for ever.

The long form, which makes pictures to look at, is `python -m tests.gallery`.
"""

from __future__ import annotations

import logging
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.gallery.screens import SCREENS
from tests.gallery.sheets import contact_sheet
from tests.gallery.studio import Shot, open_studio
from tests.helpers.at_rest import still_laid_out

LOOKS = (
    Shot("en", "light"),
    Shot("ja", "dark", text=2.0),
    Shot("en", "contrast", text=3.0),
    Shot("ja", "light", (1600, 960)),
    Shot("en", "dark"),
    Shot("ja", "contrast", text=1.5),
)


@pytest.mark.parametrize(("name", "look"), list(zip(SCREENS, cycle(LOOKS), strict=False)))
def test_the_screen_can_be_shown(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
    look: Shot,
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    with caplog.at_level(logging.WARNING), open_studio(qapp, look) as studio:
        SCREENS[name](studio)
        picture = studio.photograph()
        assert not still_laid_out()
    assert (picture.width(), picture.height()) == look.size
    assert not caplog.records


def test_every_screen_says_what_it_shows() -> None:
    assert all(make.__doc__ for make in SCREENS.values())


def test_pictures_are_laid_out_in_rows(qapp: QApplication) -> None:
    picture = QImage(400, 300, QImage.Format.Format_RGB32)
    sheet = contact_sheet([(str(number), picture) for number in range(5)], columns=2, wide=100)
    assert sheet.width() == 2 * 110 + 10
    assert sheet.height() > 3 * 75
