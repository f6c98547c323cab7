"""What the strip below a unit shows of what is attached."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from app.core.text.words import Language
from app.games.game_registry import GAMES
from app.ui.board.scene.pieces import strip_paint
from app.ui.board.scene.pieces.strip_paint import StripPainter
from app.ui.look.palette import LIGHT
from app.ui.look.strokes import blank_image, smooth_painter

RECT = QRectF(0, 0, 80, 12)


@pytest.mark.parametrize(("language", "signs"), [("en", ["L"]), ("ja", [])])
def test_an_energy_is_written_once(
    qapp: object, monkeypatch: pytest.MonkeyPatch, language: Language, signs: list[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(
        strip_paint, "ringed_pip", lambda *told: shown.append(told[3].signs.in_(told[4]))
    )
    image = blank_image(80, 120)
    painter = smooth_painter(image)
    face = GAMES.cards("pokemon").face("MEE-4")
    strips = StripPainter(painter, QRectF(0, 12, 80, 108), 1.0, 0, language, LIGHT)
    strips._alone(RECT, face, 2, "#000000")
    painter.end()
    assert face.short.in_("ja") == "雷"
    assert shown == signs
