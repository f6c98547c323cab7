"""How long the browser takes for a letter and for a frame of scrolling: for the bench."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QEventLoop, QSize, Qt
from PySide6.QtWidgets import QApplication

from app.ui.cards.browser.browser import CardBrowser
from app.ui.look.faces.card_sides import paint_face
from app.ui.look.look import Look
from app.ui.look.pictures.own_pictures import OwnPictures, PictureKey

if TYPE_CHECKING:
    from pathlib import Path

    from app.core.text.words import Words
    from app.games.contracts.card_contract import GameCards

SIZE = QSize(1600, 960)
SCAN = QSize(734, 1024)
"""Of the larger pictures that people have."""


def pictures_of(faces: Iterable[Any], folder: Path, key_of: PictureKey) -> OwnPictures:
    """Put a picture of each card into a folder, as large as a scan, and return the pictures."""
    for face in faces:
        paint_face(face, SCAN, "en", "large").save(str(folder / f"{face.key}.png"))
    return OwnPictures(folder, _raise, key_of)


def _raise(words: Words) -> None:
    raise RuntimeError(words.en)


def typing_times(cards: GameCards, texts: Iterable[str]) -> list[float]:
    """Return the milliseconds from each letter of `texts` to the repainted browser."""
    times = []
    with _browser(cards) as browser:
        for text in texts:
            browser.filters.field.clear()
            _rest(browser)
            for end in range(1, len(text) + 1):
                began = perf_counter()
                browser.filters.field.setText(text[:end])
                _repaint(browser)
                times.append((perf_counter() - began) * 1000)
    return times


def scroll_frames(cards: GameCards, frames: int) -> list[float]:
    """Return the milliseconds of each of `frames` steps downwards, a third of a screen each.

    What is read of the base for it is part of a frame; faces are baked when scrolling rests.
    """
    times = []
    with _browser(cards) as browser:
        bar = browser.grid.verticalScrollBar()
        for _ in range(frames):
            began = perf_counter()
            bar.setValue(bar.value() + browser.grid.viewport().height() // 3)
            _repaint(browser)
            times.append((perf_counter() - began) * 1000)
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 4)
    return times


@contextmanager
def _browser(cards: GameCards) -> Iterator[CardBrowser]:
    browser = CardBrowser(Look(), cards)
    try:
        browser.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        browser.resize(SIZE)
        browser.show()
        _rest(browser)
        yield browser
    finally:
        browser.close_browser()
        browser.close()
        # At once: a fetch that still waits would come to a base that is closed.
        browser.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _rest(browser: CardBrowser) -> None:
    """Wait until nothing goes on in the background."""
    QApplication.processEvents()
    while browser.busy:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    QApplication.processEvents()


def _repaint(browser: CardBrowser) -> None:
    """Repaint what changed, now: a window would wait for its screen."""
    QApplication.sendPostedEvents()
    QApplication.sendEvent(browser, QEvent(QEvent.Type.UpdateRequest))
