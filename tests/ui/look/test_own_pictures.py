"""People's own pictures: found by id or by set and number, any size, and never a hidden card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import get_ident

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from pytestqt.qtbot import QtBot

from app.cards.face import Face
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.faces.pokemon_face import face_of
from app.games.pokemon.cards.print_index import print_key
from app.ui.look.card_art import CardArt
from app.ui.look.faces.bake import card_rect
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.faces.marks.badges import Badges
from app.ui.look.look import Look
from app.ui.look.pictures.own_pictures import OwnPictures, as_face, files_in
from app.ui.panels.cards.large_card import LargeCard

pytestmark = pytest.mark.painted

SIZE = QSize(126, 176)
GREEN, RED, BLUE = QColor("#00c000"), QColor("#c00000"), QColor("#0000c0")


@pytest.fixture
def dragon() -> Face:
    card = Card(key="TWM-130", id="sv6-130", name=Words("Dragon", "竜"), kind="pokemon", hp=320)
    return face_of(card)


def put(path: Path, colour: QColor = GREEN, width: int = 63, height: int = 88) -> Path:
    """Put a picture of one colour in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(colour)
    assert image.save(str(path))
    return path


def told_nothing(words: Words) -> None:
    raise AssertionError(words.en)


def centre(image: QImage) -> QColor:
    return image.pixelColor(image.rect().center())


# -- which file is whose ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "sv6-130.png",
        "SV6-130.PNG",
        "TWM-130.jpg",
        "twm_130.bmp",
        "TWM/130.png",
        "twm/0130.png",
        "sv6/130.png",
        "sv6/130_hires.png",
        "english/sv6/130.png",
        "anything/TWM-130.png",
    ],
)
def test_a_picture_is_found_by_id_by_key_and_by_its_set_folder(
    tmp_path: Path, dragon: Face, name: str
) -> None:
    path = put(tmp_path / name)
    assert OwnPictures(tmp_path, told_nothing, print_key).path_of(dragon) == path


@pytest.mark.parametrize(
    "name", ["130.png", "TWM-131.png", "TWM/13.png", "TWM-130.txt", "TWM-130", "Dragon.png"]
)
def test_another_file_is_not_taken_for_it(tmp_path: Path, dragon: Face, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"")
    assert OwnPictures(tmp_path, told_nothing, print_key).path_of(dragon) is None


def test_the_id_counts_before_the_key(tmp_path: Path, dragon: Face) -> None:
    put(tmp_path / "TWM-130.png")
    path = put(tmp_path / "sv6-130.png")
    assert OwnPictures(tmp_path, told_nothing, print_key).path_of(dragon) == path


def test_of_two_pictures_the_larger_one_counts(tmp_path: Path, dragon: Face) -> None:
    put(tmp_path / "sv6" / "130.png")
    path = put(tmp_path / "sv6" / "130_hires.png")
    assert OwnPictures(tmp_path, told_nothing, print_key).path_of(dragon) == path


def test_a_placeholder_has_no_picture(tmp_path: Path) -> None:
    put(tmp_path / "TWM-130.png")
    unknown = face_of(Card(key="?Dragon|TWM|130", name=Words("Dragon", "Dragon"), kind="unknown"))
    assert OwnPictures(tmp_path, told_nothing, print_key)(unknown, SIZE) is None


def test_a_folder_that_is_not_there_has_no_pictures(tmp_path: Path, dragon: Face) -> None:
    assert files_in(tmp_path / "nowhere", print_key) == {}
    assert OwnPictures(tmp_path / "nowhere", told_nothing, print_key)(dragon, SIZE) is None


def test_how_many_cards_have_one(tmp_path: Path) -> None:
    for name in ("TWM-1.png", "TWM-2.png", "TWM/2.png", "note.txt"):
        put(tmp_path / name) if name.endswith("png") else (tmp_path / name).write_text("x")
    assert OwnPictures(tmp_path, told_nothing, print_key).count == 2


# -- any size and shape -----------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(63, 88), (734, 1024), (16, 22), (600, 800), (1500, 2100)])
@pytest.mark.parametrize("ending", ["png", "jpg", "webp"])
def test_a_picture_of_any_size_fills_the_card(
    tmp_path: Path, dragon: Face, shape: tuple[int, int], ending: str
) -> None:
    assert ending.encode() in [bytes(f.data()) for f in QImageReader.supportedImageFormats()]
    put(tmp_path / f"sv6-130.{ending}", GREEN, *shape)
    face = OwnPictures(tmp_path, told_nothing, print_key)(dragon, SIZE)
    assert face is not None
    assert face.size() == SIZE
    for x, y in ((63, 88), (63, 1), (63, 174), (1, 88), (124, 88)):
        seen = face.pixelColor(x, y)
        assert seen.alpha() == 255
        assert abs(seen.green() - GREEN.green()) < 12
        assert seen.red() < 12
    assert face.pixelColor(0, 0).alpha() == 0  # corners are round


def test_a_picture_of_another_shape_is_shown_whole() -> None:
    wide = QImage(400, 200, QImage.Format.Format_RGB32)
    wide.fill(GREEN)
    painter = QPainter(wide)
    painter.fillRect(0, 0, 40, 200, RED)
    painter.fillRect(360, 0, 40, 200, BLUE)
    painter.end()
    face = as_face(wide, SIZE)
    assert face.pixelColor(3, 88).red() > 150
    assert face.pixelColor(122, 88).blue() > 150
    assert face.pixelColor(63, 5).lightness() > 200  # paper above


def test_fine_lines_become_grey_and_not_noise() -> None:
    fine = QImage(630, 880, QImage.Format.Format_RGB32)
    fine.fill(Qt.GlobalColor.white)
    painter = QPainter(fine)
    for x in range(0, 630, 2):
        painter.fillRect(x, 0, 1, 880, Qt.GlobalColor.black)
    painter.end()
    face = as_face(fine, QSize(63, 88))
    row = [face.pixelColor(x, 44).lightness() for x in range(5, 58)]
    assert max(row) - min(row) < 30
    assert 100 < sum(row) / len(row) < 155


# -- on the table -----------------------------------------------------------------------------


def test_a_card_shows_its_picture_and_its_badges(
    qtbot: QtBot, tmp_path: Path, dragon: Face
) -> None:
    put(tmp_path / "sv6-130.png")
    art = CardArt(Look(), own_face=OwnPictures(tmp_path, told_nothing, print_key))
    want = CardPicture(dragon, (SIZE.width(), SIZE.height()), "en")
    plain = art.now(want).toImage()
    badged = art.now(replace(want, badges=Badges(damage=120))).toImage()
    art.close()
    middle = card_rect(SIZE).center()
    assert plain.pixelColor(middle) == GREEN
    changed = sum(
        plain.pixelColor(x, y) != badged.pixelColor(x, y)
        for x in range(0, plain.width(), 3)
        for y in range(0, plain.height(), 3)
    )
    assert changed > 20


def test_a_hidden_card_stays_a_back(qtbot: QtBot, tmp_path: Path, dragon: Face) -> None:
    asked = []

    def own_face(card: Face, _size: QSize) -> QImage | None:
        asked.append(card.key)
        return None

    art = CardArt(Look(), own_face=own_face)
    art.now(CardPicture(None, (SIZE.width(), SIZE.height()), "en"))
    assert asked == []
    art.now(CardPicture(dragon, (SIZE.width(), SIZE.height()), "en"))
    assert asked == ["TWM-130"]
    art.close()


def test_pictures_are_looked_for_again(qtbot: QtBot, tmp_path: Path, dragon: Face) -> None:
    art = CardArt(Look(), own_face=OwnPictures(tmp_path, told_nothing, print_key))
    want = CardPicture(dragon, (SIZE.width(), SIZE.height()), "en")
    drawn = art.now(want).toImage()
    put(tmp_path / "sv6-130.png")
    assert art.now(want).toImage() == drawn
    art.set_own_face(OwnPictures(tmp_path, told_nothing, print_key))
    assert art.now(want).toImage().pixelColor(card_rect(SIZE).center()) == GREEN
    art.close()


# -- what cannot be read ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"", b"no picture at all", b"\x89PNG\r\n\x1a\n" + b"\x00" * 40]
)
def test_a_broken_picture_is_told_once_and_the_drawn_face_is_shown(
    qtbot: QtBot, tmp_path: Path, dragon: Face, content: bytes
) -> None:
    told: list[Words] = []
    (tmp_path / "sv6-130.png").write_bytes(content)
    drawn, art = (
        CardArt(Look()),
        CardArt(Look(), own_face=OwnPictures(tmp_path, told.append, print_key)),
    )
    for width in (63, 126):
        want = CardPicture(dragon, (width, width * 88 // 63), "en")
        assert art.now(want).toImage() == drawn.now(want).toImage()
    art.close()
    drawn.close()
    (words,) = told
    assert str(tmp_path / "sv6-130.png") in words.en
    assert str(tmp_path / "sv6-130.png") in words.ja


def test_a_file_is_what_it_holds_whatever_its_name_says(tmp_path: Path, dragon: Face) -> None:
    put(tmp_path / "sv6-130.jpg").rename(tmp_path / "sv6-130.png")
    face = OwnPictures(tmp_path, told_nothing, print_key)(dragon, SIZE)
    assert face is not None
    assert centre(face).green() > 150


# -- the large card ---------------------------------------------------------------------------


def test_the_large_card_shows_the_picture_when_it_is_read(
    qtbot: QtBot, tmp_path: Path, dragon: Face
) -> None:
    put(tmp_path / "sv6-130.png")
    own = OwnPictures(tmp_path, told_nothing, print_key)
    face = LargeCard(Look(language="en"))
    qtbot.addWidget(face)
    face.resize(300, 420)
    face.set_own(own)
    face.show_card(dragon)
    face.show()
    qtbot.waitUntil(lambda: centre(face.grab().toImage()) == GREEN)
    face.show_card(None)
    assert centre(face.grab().toImage()) != GREEN
    # A second time it is at hand: no drawn face flashes up before it.
    face.show_card(dragon)
    assert centre(face.grab().toImage()) == GREEN
    own.close()


def test_large_pictures_are_read_off_the_gui_thread(
    qtbot: QtBot, tmp_path: Path, dragon: Face, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "sv6-130.png")
    threads = []
    found = OwnPictures.path_of

    def path_of(pictures: OwnPictures, card: Card) -> Path | None:
        threads.append(get_ident())
        return found(pictures, card)

    monkeypatch.setattr(OwnPictures, "path_of", path_of)
    own = OwnPictures(tmp_path, told_nothing, print_key)
    with qtbot.waitSignal(own.came):
        own.ask(dragon, SIZE)
    own.close()
    assert threads
    assert get_ident() not in threads
