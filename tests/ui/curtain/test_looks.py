"""The curtain reads at every size of text, in every theme, and is spoken."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.app.window import Window
from app.ui.look.colour import contrast
from app.ui.look.palette import PALETTES
from app.ui.table.curtain.cloth import paint_curtain
from tests.helpers.pairwise import pairwise
from tests.ui.curtain.conftest import curtain, end_turn, sit


def _where(widget: QWidget, window: Window) -> QRect:
    return QRect(widget.mapTo(curtain(window), widget.rect().topLeft()), widget.size())


@pytest.mark.parametrize(
    ("text", "size", "asked"),
    pairwise((1.0, 2.0, 3.0), ((1280, 720), (1024, 640)), (False, True)),
)
def test_every_word_is_whole_and_none_lies_over_another(
    window: Window, size: tuple[int, int], text: float, asked: bool
) -> None:
    window.resize(*size)
    window.looks.apply("text_scale", text)
    sit(window)
    if asked:
        window.run_action("see_hand")
    else:
        end_turn(window)
    for language in ("en", "ja"):
        window.looks.apply("language", language)
        QApplication.processEvents()
        hung = curtain(window)
        parts: list[QWidget] = [hung.above, hung.title, hung.hint, *hung.buttons]
        places = [_where(part, window) for part in parts]
        assert all(hung.rect().contains(place) for place in places)
        assert not any(one.intersects(other) for one, other in combinations(places, 2))
        for label in (hung.above, hung.title, hung.hint):
            assert label.height() >= label.heightForWidth(label.width())
        for button in hung.buttons:
            assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("theme", PALETTES)
def test_words_read_on_the_cloth(theme: str) -> None:
    palette = PALETTES[theme]  # type: ignore[index]
    image = paint_curtain(QSize(640, 360), palette)
    grounds = {
        QColor(image.pixelColor(x, y)).name() for x in range(100, 540, 7) for y in range(60, 300, 7)
    }
    assert min(contrast(palette.mat_text, ground) for ground in grounds) >= 4.5
    if palette.plain:
        assert min(contrast(palette.mat_text, ground) for ground in grounds) >= 7


@pytest.mark.parametrize("theme", PALETTES)
def test_the_cloth_lets_nothing_through(theme: str) -> None:
    image = paint_curtain(QSize(320, 200), PALETTES[theme])  # type: ignore[index]
    assert all(
        image.pixelColor(x, y).alpha() == 255
        for x in range(image.width())
        for y in range(image.height())
    )


def test_it_says_aloud_whose_turn_it_is(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(
        "app.ui.table.curtain.curtain.announce", lambda _widget, text, **_: spoken.append(text)
    )
    sit(window)
    end_turn(window)
    assert spoken == [
        "Ren's turn. Hand the device over. Ren: press Enter or the button to sit down.",
    ]


def test_it_rises_where_things_move(window: Window) -> None:
    window.looks.apply("animations", True)
    sit(window)
    hung = curtain(window)
    assert hung.page is None
    assert not any(button.isEnabled() for button in hung.buttons)
    # It falls again at once, however far it was.
    end_turn(window)
    QApplication.processEvents()
    assert hung.page is not None
    assert hung.geometry() == window.room.rect()
