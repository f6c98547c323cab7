"""The folder of one's own pictures, as it is chosen in the settings."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.places import images_folder
from app.ui.look.look import Look
from app.ui.settings import picture_folder
from app.ui.settings.picture_folder import PictureFolderField


@pytest.fixture
def told() -> list[object]:
    return []


@pytest.fixture
def field(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[object]
) -> PictureFolderField:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    field = PictureFolderField(Look(), Words("Pictures", "画像"))
    qtbot.addWidget(field)
    field.show_value("")
    field.look.change(language="en")
    field.chosen.connect(told.append)
    return field


def test_it_begins_with_the_usual_folder(field: PictureFolderField, told: list[object]) -> None:
    assert field.path.text() == str(images_folder())
    assert told == []


def test_another_folder_is_told(
    field: PictureFolderField, told: list[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_folder, "ask_folder", lambda *_: tmp_path / "mine")
    field.choose.click()
    assert told == [str(tmp_path / "mine")]
    assert field.path.text() == str(tmp_path / "mine")


def test_the_usual_folder_chosen_by_hand_is_the_usual_one(
    field: PictureFolderField, told: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_folder, "ask_folder", lambda *_: images_folder())
    field.choose.click()
    assert told == [""]


def test_thinking_better_of_it_changes_nothing(
    field: PictureFolderField, told: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_folder, "ask_folder", lambda *_: None)
    field.choose.click()
    assert told == []


def test_looking_again_tells_the_same_folder(
    field: PictureFolderField, told: list[object], tmp_path: Path
) -> None:
    field.show_value(str(tmp_path))
    field.again.click()
    assert told == [str(tmp_path)]


def test_opening_makes_the_usual_folder(
    field: PictureFolderField, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(picture_folder, "open_path", lambda path: not opened.append(path))
    field.open.click()
    assert opened == [images_folder()]
    assert images_folder().is_dir()


def test_what_cannot_be_opened_is_said(
    field: PictureFolderField, told: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_folder, "open_path", lambda _path: False)
    field.open.click()
    (words,) = told
    assert isinstance(words, Words)
    assert str(images_folder()) in words.en
