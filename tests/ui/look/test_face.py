from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize

from app.cards.card import Attack, Card, Language, Words
from app.ui.look.face import paint_back, paint_face
from app.ui.look.face_large import _fit, _Sizes
from app.ui.look.face_small import placeholder_number
from app.ui.look.strokes import blank_image, smooth_painter
from app.ui.look.text_block import TextBlock, _plain
from app.ui.look.tints import kind_line

SIZES = [QSize(72, 100), QSize(80, 112), QSize(160, 224), QSize(1, 1), QSize(7, 300)]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_any_card_has_a_face_of_exactly_the_size_asked_for(
    all_cards: list[Card], size: QSize, language: Language
) -> None:
    for card in all_cards:
        assert paint_face(card, size, language).size() == size


@pytest.mark.parametrize("language", ["ja", "en"])
def test_any_card_can_be_read_large(all_cards: list[Card], language: Language) -> None:
    for card in all_cards:
        assert paint_face(card, QSize(360, 503), language, "large").size() == QSize(360, 503)


def test_the_same_card_is_drawn_the_same_again(all_cards: list[Card]) -> None:
    for card in all_cards:
        first = paint_face(card, QSize(80, 112), "ja")
        assert paint_face(card, QSize(80, 112), "ja") == first


def test_a_face_drawn_in_another_thread_is_the_same(all_cards: list[Card]) -> None:
    size = QSize(80, 112)
    here = [paint_face(card, size, "en") for card in all_cards]
    with ThreadPoolExecutor(2) as threads:
        there = list(threads.map(lambda card: paint_face(card, size, "en"), all_cards))
    assert here == there


def test_corners_are_clear_and_the_middle_is_not(lizard: Card) -> None:
    for image in (paint_face(lizard, QSize(80, 112), "ja"), paint_back(QSize(80, 112))):
        assert image.pixelColor(0, 0).alpha() < 128
        assert image.pixelColor(40, 56).alpha() == 255


def test_both_languages_are_drawn(lizard: Card) -> None:
    size = QSize(160, 224)
    assert paint_face(lizard, size, "ja") != paint_face(lizard, size, "en")


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_word_of_the_longest_card_fits_the_reading_view(
    all_cards: list[Card], language: Language
) -> None:
    inner = QRectF(0, 0, 300, 430)
    for card in all_cards:
        scale, page = _fit(card, language, inner, _Sizes.of(360), 60)
        assert page.height * scale <= inner.height() + 0.5, card.key


def test_a_card_with_few_words_keeps_large_letters() -> None:
    small = Card(
        key="A-1",
        name=Words(en="Pidgey", ja="ポッポ"),
        kind="pokemon",
        attacks=(Attack(name=Words(en="Gust", ja="かぜおこし"), damage="20"),),
    )
    scale, _ = _fit(small, "en", QRectF(0, 0, 300, 430), _Sizes.of(360), 60)
    assert scale == 1.0


def test_the_line_under_the_art_says_stage_and_tags_once(lizard: Card) -> None:
    assert kind_line(lizard, "en") == "Stage 2 · Tera"
    assert kind_line(lizard, "ja") == "2進化 · テラスタル"


def test_a_placeholder_shows_set_and_number() -> None:
    card = Card(key="?Valiant|PAR|89", name=Words(en="V", ja="V"), kind="unknown")
    assert placeholder_number(card) == "PAR 89"


def test_energy_symbols_in_a_text_are_drawn_as_pips() -> None:
    text, symbols = _plain("Attach a {D}Energy, or {C}{C}; {X} stays.")
    assert text == "Attach a 悪Energy, or 無無; {X} stays."
    assert symbols == {9: "D", 21: "C", 22: "C"}
    image = blank_image(60, 20)
    painter = smooth_painter(image)
    TextBlock("{R}", 60, 16).draw(painter, QPointF(0, 0), "#000000")
    painter.end()
    colours = [image.pixelColor(x, 3) for x in range(20)]
    assert any(colour.red() > 180 and colour.blue() < 120 for colour in colours)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("letters", [1.4, 2.0, 3.0])
def test_any_card_has_a_face_of_few_large_words(
    all_cards: list[Card], size: QSize, letters: float
) -> None:
    for card in all_cards:
        for language in ("ja", "en"):
            face = paint_face(card, size, language, letters=letters)
            assert face.size() == size
            assert face == paint_face(card, size, language, letters=letters)


def test_a_plain_face_is_white_where_the_paper_is(all_cards: list[Card]) -> None:
    for card in all_cards:
        for detail in ("small", "large"):
            face = paint_face(card, QSize(160, 224), "en", detail, plain=True)
            assert face.pixelColor(6, 112).name() == "#ffffff", card.key
