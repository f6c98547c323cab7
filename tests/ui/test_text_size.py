"""Text that was made larger and small again leaves no trace: not one pixel is another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from app.core.intent import Procedure
from app.core.text.words import Language
from tests.gallery.game import duel
from tests.gallery.studio import Shot, Studio, open_studio

pytestmark = pytest.mark.painted

SIZES = ((1280, 720), (1600, 960))
LANGUAGES: tuple[Language, ...] = ("en", "ja")


@pytest.fixture
def studio(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Studio]:
    """A table in the middle of a game, a card read at the side."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    size, language = request.param
    with open_studio(qapp, Shot(language, "light", size)) as studio:
        studio.lay(duel())
        studio.board.setFocus()
        read_active(studio)
        rest(studio)
        yield studio


def read_active(studio: Studio) -> None:
    """Read the Active Pokémon, with all that lies on it."""
    assert studio.window.bridge is not None
    view = studio.window.bridge.view
    studio.side.preview.show_unit(view.units[view.zones["active.0"].items[0]])


def rest(studio: Studio) -> None:
    """Let everything that follows a change of size be done, and what was taken off be gone."""
    for _ in range(4):
        studio.settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def scale(studio: Studio, *scales: float) -> None:
    for one in scales:
        studio.window.looks.apply("text_scale", one)
        rest(studio)


def name_of(widget: QWidget) -> str:
    """Where a widget stands among the others: its way from the window."""
    way = []
    part: QWidget | None = widget
    while part is not None:
        above = part.parentWidget()
        at = above.children().index(part) if above is not None else 0
        way.append(f"{type(part).__name__}{at}")
        part = above
    return "/".join(reversed(way))


def geometry(studio: Studio) -> dict[str, tuple[QRect, int]]:
    """Where every widget of the window stands that shows, and how far what scrolls is scrolled."""
    found = {}
    for widget in studio.window.findChildren(QWidget):
        if widget.isVisible():
            scrolled = widget.value() if isinstance(widget, QScrollBar) else 0
            found[name_of(widget)] = (widget.geometry(), scrolled)
    return found


def differences(before: dict[str, object], after: dict[str, object]) -> list[str]:
    names = sorted({*before, *after})
    return [
        f"{name}: {before.get(name)} -> {after.get(name)}"
        for name in names
        if before.get(name) != after.get(name)
    ]


def picture(studio: Studio) -> QImage:
    return studio.photograph()


@pytest.mark.parametrize(
    "studio", [(size, language) for size in SIZES for language in LANGUAGES], indirect=True
)
def test_larger_and_small_again_is_the_same_picture(studio: Studio) -> None:
    before, seen = geometry(studio), picture(studio)
    scale(studio, 2.0, 3.0, 1.0)
    assert differences(before, geometry(studio)) == []
    assert picture(studio) == seen


@pytest.mark.parametrize("studio", [(SIZES[0], "en")], indirect=True)
@pytest.mark.parametrize("tab", ["outline", "messages"])
def test_so_with_another_tab_in_front(studio: Studio, tab: str) -> None:
    studio.side.tabs.bring(tab)
    rest(studio)
    before, seen = geometry(studio), picture(studio)
    scale(studio, 3.0, 1.0)
    assert differences(before, geometry(studio)) == []
    assert picture(studio) == seen


@pytest.mark.parametrize("studio", [(SIZES[0], "en")], indirect=True)
def test_so_step_by_step_with_advice_beside_the_log(studio: Studio) -> None:
    for _ in range(2):
        studio.window.ask(Procedure("attack"))
        rest(studio)
    before, seen = geometry(studio), picture(studio)
    scale(studio, 1.15, 1.3, 1.5, 1.75, 2.0, 2.5, 3.0, 2.5, 2.0, 1.75, 1.5, 1.3, 1.15, 1.0)
    assert differences(before, geometry(studio)) == []
    assert picture(studio) == seen


def drag(handle: QWidget, across: int, down: int) -> None:
    """Take hold of what divides the room, and move it."""
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + QPoint(across, down))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)


@pytest.mark.parametrize("studio", [(SIZES[1], "en")], indirect=True)
def test_so_after_the_room_was_divided_by_hand(studio: Studio) -> None:
    side = studio.side
    drag(side.parts.handle(2), 0, -60)
    drag(side.parts.handle(1), 0, -40)
    assert studio.window.place is not None
    drag(studio.window.place.handle(1), -60, 0)
    rest(studio)
    before, seen = geometry(studio), picture(studio)
    scale(studio, 2.0, 3.0, 1.0)
    assert differences(before, geometry(studio)) == []
    assert picture(studio) == seen


@pytest.mark.parametrize("studio", [(SIZES[0], "en")], indirect=True)
def test_so_where_one_was_reading_in_the_log_and_in_the_history(studio: Studio) -> None:
    log = studio.side.log.view
    log.verticalScrollBar().setValue(log.verticalScrollBar().maximum() // 2)
    studio.side.history.reveal(10)
    rest(studio)
    before, seen = geometry(studio), picture(studio)
    scale(studio, 2.0, 3.0, 1.0)
    assert differences(before, geometry(studio)) == []
    assert picture(studio) == seen


@pytest.mark.parametrize("studio", [(SIZES[0], "en")], indirect=True)
def test_so_where_the_panel_was_kept_from_the_last_time(studio: Studio) -> None:
    """It was closed with large text, and is opened with it."""
    studio.side.preview.clear()
    studio.window.take_off_board()
    studio.lay(duel())
    rest(studio)
    before, seen = geometry(studio), picture(studio)
    scale(studio, 3.0)
    studio.window.take_off_board()
    studio.lay(duel())
    scale(studio, 1.0)
    assert differences(before, geometry(studio)) == []
    assert picture(studio) == seen
