"""What one screen leaves for the next, cards painted and gestures judged, is what it would make."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, qRgb
from PySide6.QtWidgets import QApplication

from app.core.advice import Advice
from app.core.view import Event, SeatFact
from app.ui.look import card_art
from tests.gallery import studio as studios
from tests.gallery.screens import SCREENS
from tests.gallery.studio import Shot, open_studio
from tests.helpers import advised_once as advised
from tests.helpers.advised_once import Kept
from tests.helpers.painted_once import painted_once
from tests.helpers.shipped import shipped_base


@contextmanager
def nothing_kept() -> Iterator[None]:
    yield


def shown(qapp: QApplication, name: str, look: Shot) -> tuple[QImage, list[Advice]]:
    """Return the picture of a screen, and what its adviser has to say."""
    with open_studio(qapp, look) as studio:
        SCREENS[name](studio)
        picture = studio.photograph()
        said = [one.advice for one in studio.side.advice.watch.open_advice()]
    return picture, said


@pytest.mark.parametrize("name", ["advice", "crowded", "other_side"])
def test_a_screen_is_the_same_without_what_others_left(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    look = Shot("ja", "light")
    first, again = shown(qapp, name, look), shown(qapp, name, look)
    monkeypatch.setattr(studios, "painted_once", nothing_kept)
    monkeypatch.setattr(studios, "advised_once", nothing_kept)
    assert first == again == shown(qapp, name, look)


def test_the_same_picture_is_painted_once_and_another_anew(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    painted = []

    def paint(*given: object, **named: object) -> QImage:
        painted.append((given, named))
        return QImage(4, 4, QImage.Format.Format_RGB32)

    monkeypatch.setattr(card_art, "paint_face", paint)
    size, cards = QSize(40, 56), shipped_base()
    card, other = (cards.face(key) for key in ("TWM-130", "TWM-128"))
    asked: tuple[Callable[[], QImage], ...] = (
        lambda: card_art.paint_face(card, size, "en"),
        lambda: card_art.paint_face(other, size, "en"),
        lambda: card_art.paint_face(card, QSize(41, 56), "en"),
        lambda: card_art.paint_face(card, size, "ja"),
        lambda: card_art.paint_face(card, size, "en", plain=True),
        lambda: card_art.paint_face(card, size, "en", letters=2.0),
    )
    with painted_once():
        for number, ask in enumerate(asked, 1):
            theirs = ask()
            theirs.setPixel(0, 0, qRgb(1, 2, 3))
            assert ask() != theirs, "who paints on a picture has one of their own"
            assert len(painted) == number
    assert card_art.paint_face is paint


def test_a_gesture_is_judged_once_and_another_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = []

    def follow(*given: Any) -> tuple[list[Advice], object]:
        judged.append(given[:4])
        return [], object()

    monkeypatch.setattr(advised, "ADVISED", SimpleNamespace(follow=follow, begin=object))
    kept, memory, broken = Kept(), object(), lambda _rule, _problem: None
    fact, other = SeatFact(events=()), SeatFact(events=(Event("draw", 0),))
    seen: tuple[Any, ...] = (
        (memory, "before", (fact,), "after"),
        (object(), "before", (fact,), "after"),
        (memory, "another", (fact,), "after"),
        (memory, "before", (other,), "after"),
        (memory, "before", (fact,), "another"),
    )
    for number, given in enumerate(seen, 1):
        first = kept.follow(*given, broken)
        assert kept.follow(*given, broken) == first
        assert len(judged) == number
    monkeypatch.setattr(advised, "known_base", lambda: "imported since")
    kept.follow(*seen[0], broken)
    assert len(judged) == len(seen) + 1


def test_a_gesture_at_which_a_rule_broke_is_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def follow(*given: Any) -> tuple[list[Advice], object]:
        given[-1]("rule", ValueError())
        return [], given[0]

    monkeypatch.setattr(advised, "ADVISED", SimpleNamespace(follow=follow, begin=object))
    kept, broken = Kept(), []
    for _ in range(2):
        kept.follow(*((), "before", (), "after"), lambda rule, _: broken.append(rule))  # type: ignore[arg-type]
    assert broken == ["rule", "rule"]
