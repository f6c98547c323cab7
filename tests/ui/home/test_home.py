"""The home screen: what it offers, by mouse and by keyboard, in either language."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.text.words import Language, Words
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.store.recent_tables import Entry
from app.ui.home.home import Home
from app.ui.home.home_ground import SMALLEST, round_table
from app.ui.home.moment_words import WHOLE_DAYS
from app.ui.home.tiles.game_tile import INK, PAD, SIGN, title_block
from app.ui.look.fonts import ui_font
from app.ui.look.look import Look
from app.ui.look.palette import CONTRAST, DARK, LIGHT
from app.ui.look.style.style_controls import TARGET

pytestmark = pytest.mark.painted

Made = Callable[..., Entry]


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifiers)


def said(home: Home) -> list[str]:
    return [stop.accessibleName() for stop in home.stops()]


# -- what it offers ---------------------------------------------------------------------------


def test_a_newcomer_is_offered_a_new_table_and_the_shipped_decks(home: Home) -> None:
    assert said(home)[:5] == ["New table", "Join a table", "Open", "Decks", "Settings"]
    assert "Dragapult ex and Dusknoir, Play it alone, at once" in said(home)
    assert home.page.tables_heading.words == "Sit down with a deck"
    assert home.page.new.hasFocus()


def test_it_shows_something_before_it_is_told_of_any_table(
    qapp: QApplication, base: PokemonCards, shipped: list[Path], show: Callable[..., None]
) -> None:
    home = Home(Look(LIGHT, "ja"), base, shipped)
    show(home)
    assert len(home.page.tables) == len(shipped)
    assert home.page.new.hasFocus()


def test_it_speaks_another_language_before_it_is_told_of_any_table(
    base: PokemonCards, shipped: list[Path], qtbot: QtBot
) -> None:
    home = Home(Look(LIGHT, "en"), base, shipped)
    qtbot.addWidget(home)
    home.look.change(language="ja")


def test_a_deck_is_played_at_once(home: Home, qtbot: QtBot, shipped: list[Path]) -> None:
    with qtbot.waitSignal(home.deck_wanted) as wanted:
        home.page.tables[1].click()
    assert wanted.args == [shipped[1]]


def test_the_shipped_decks_stay_beside_the_tables(
    home: Home, entry: Made, qtbot: QtBot, shipped: list[Path]
) -> None:
    tables = (entry("Friday"),)
    home.show_tables(tables[0], tables)
    page = home.page
    assert page.shipped_heading.words == "Sit down with a deck"
    assert [tile.text() for tile in page.shipped] == [
        *("Dragapult ex and Dusknoir", "Froslass and Munkidori"),
        *("Marnie's Grimmsnarl ex", "N's Zoroark ex"),
    ]
    assert all(tile.isVisible() for tile in page.shipped)
    assert page.shipped[0].accessibleDescription() == "Play it alone, at once"
    with qtbot.waitSignal(home.deck_wanted) as wanted:
        QTest.mouseClick(page.shipped[2], Qt.MouseButton.LeftButton)
    assert wanted.args == [shipped[2]]
    home.look.change(language="ja")
    assert page.shipped[3].text() == "Nのゾロアークex"
    home.show_tables(None, ())
    assert page.shipped == []
    assert not page.shipped_heading.isVisible()
    assert len(page.tables) == len(shipped)


def test_a_table_without_a_name_is_called_after_its_decks_and_the_day(
    home: Home, entry: Made
) -> None:
    decks = (Words("Raging Bolt", "タケルライコ"), Words("Charizard", "リザードン"))
    when = datetime.now(UTC) - timedelta(days=3)
    weekday = WHOLE_DAYS[when.astimezone().weekday()]
    table = entry("Aki – Ren", decks=decks, when=when, branches=1, own=False)
    home.show_tables(None, (table,))
    (tile,) = home.page.tables
    time = f"{when.astimezone():%H:%M}"
    assert tile.text() == f"Raging Bolt – Charizard, {weekday.en}"
    about = "Pokémon TCG · turn 5 · Aki – Ren · saved automatically"
    assert tile.accessibleName() == f"{tile.text()}, {about}, {time}"
    home.look.change(language="ja")
    assert tile.text() == f"タケルライコ – リザードン（{weekday.ja}）"


def test_the_table_left_last_comes_first(home: Home, entry: Made, qtbot: QtBot) -> None:
    last = entry("Friday", over=False)
    home.show_tables(last, (last,))
    assert said(home)[:2] == ["Continue", "New table"]
    assert "Pokémon TCG · turn 5 · today" in home.page.go_on.accessibleDescription()
    home.setFocus()
    with qtbot.waitSignal(home.continue_wanted) as wanted:
        press(Qt.Key.Key_Return)
    assert wanted.args == [last]


def test_recent_tables_say_what_is_known_of_them(home: Home, entry: Made) -> None:
    tables = (
        entry("Friday", turn=12, branches=3),
        entry("Aki – Ren", turn=0, branches=1, own=False),
        entry("Later", game="a game of tomorrow"),
        entry("Far away", branches=1, record=True),
    )
    home.show_tables(None, tables)
    friday, unsaved, later, record = (tile.accessibleName() for tile in home.page.tables)
    assert friday.startswith("Friday, Pokémon TCG · turn 12 · Aki – Ren · 3 branches, today ")
    # Who plays is the name of a table without one: not said twice.
    assert unsaved.startswith("Aki – Ren, Pokémon TCG · setting up · saved automatically, today ")
    assert "a game of tomorrow · turn 5" in later
    assert "turn 5 · Aki – Ren · what one seat saw, to look at, today " in record
    home.look.change(language="ja")
    assert "席から見えた記録（閲覧用）" in home.page.tables[3].accessibleName()


def test_recent_tables_say_how_a_game_ended_as_far_as_it_is_known(home: Home, entry: Made) -> None:
    won = Words("Aki won", "Akiの勝ち")
    tables = (
        entry("Won", turn=7, over=True, ended=won),
        entry("Over", turn=7, over=True),
        entry("Open", turn=3, over=False),
        entry("Before the first turn", turn=0, over=True, ended=won),
        entry("Laid", turn=0, over=False),
        entry("Not known", turn=3),
    )

    def said() -> list[str]:
        names = [tile.accessibleName() for tile in home.page.tables]
        return [name.split(" · ")[1] for name in names]

    home.show_tables(None, tables)
    in_english = ["Aki won, turn 7", "over, turn 7", "open, turn 3", "Aki won", "setting up"]
    assert said() == [*in_english, "turn 3"]
    home.look.change(language="ja")
    in_japanese = ["Akiの勝ち（7ターン目）", "対戦終了（7ターン目）", "対戦中（3ターン目）"]
    assert said() == [*in_japanese, "Akiの勝ち", "対戦準備", "3ターン目"]


def test_a_recent_table_is_asked_for(home: Home, entry: Made, qtbot: QtBot) -> None:
    tables = (entry("Friday"), entry("Thursday"))
    home.show_tables(None, tables)
    with qtbot.waitSignal(home.recent_wanted) as wanted:
        QTest.mouseClick(home.page.tables[1], Qt.MouseButton.LeftButton)
    assert wanted.args == [tables[1]]


def test_a_new_table_is_offered_to_as_many_as_the_games_seat(home: Home) -> None:
    assert "over the network" in home.page.new.accessibleDescription()


def test_a_game_starts_a_new_table_of_it(home: Home, qtbot: QtBot) -> None:
    with qtbot.waitSignal(home.new_table_wanted) as wanted:
        home.page.games[0].click()
    assert wanted.args == ["pokemon"]
    assert home.page.games[0].accessibleName() == "New table: Pokémon TCG"


# -- files that are gone ------------------------------------------------------------------------


def test_a_table_whose_file_is_gone_says_so_and_can_be_taken_away(
    home: Home, entry: Made, qtbot: QtBot
) -> None:
    gone = entry("Gone")
    gone.path.unlink()
    home.show_tables(None, (gone,))
    tile = home.page.tables[0]
    assert "The file is gone" in tile.accessibleName()
    with qtbot.assertNotEmitted(home.recent_wanted):
        tile.click()
    assert tile.remove.isVisible()
    with qtbot.waitSignal(home.recent_forgotten) as forgotten:
        QTest.mouseClick(tile.remove, Qt.MouseButton.LeftButton)
    assert forgotten.args == [gone.path]


@pytest.mark.parametrize("pixels", [10, 12, 24, 36])
def test_the_cross_of_a_table_is_large_enough_to_hit(home: Home, entry: Made, pixels: int) -> None:
    gone = entry("Gone")
    gone.path.unlink()
    font = home.font()
    font.setPixelSize(pixels)
    home.setFont(font)
    home.show_tables(None, (gone,))
    tile = home.page.tables[0]
    assert min(tile.remove.width(), tile.remove.height()) >= TARGET
    assert tile.rect().contains(tile.remove.geometry())


def test_a_file_that_came_back_opens_and_one_that_went_is_told(
    home: Home, entry: Made, qtbot: QtBot
) -> None:
    table = entry("Friday")
    table.path.unlink()
    home.show_tables(None, (table,))
    table.path.write_bytes(b"back from the other disk")
    with qtbot.waitSignal(home.recent_wanted):
        home.page.tables[0].click()
    home.show_tables(None, (table,))
    table.path.unlink()
    with qtbot.assertNotEmitted(home.recent_wanted):
        home.page.tables[0].click()
    assert "The file is gone" in home.page.tables[0].accessibleName()


def test_delete_takes_a_table_off_the_list_and_the_focus_stays_there(
    home: Home, entry: Made, qtbot: QtBot
) -> None:
    tables = tuple(entry(name) for name in ("Friday", "Thursday", "Wednesday"))
    home.show_tables(None, tables)
    home.page.tables[2].setFocus()
    with qtbot.waitSignal(home.recent_forgotten) as forgotten:
        press(Qt.Key.Key_Delete)
    assert forgotten.args == [tables[2].path]
    home.show_tables(None, tables[:2])
    assert home.page.tables[1].hasFocus()


# -- keys ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_N, "new_table_wanted"),
        (Qt.Key.Key_O, "open_wanted"),
        (Qt.Key.Key_D, "decks_wanted"),
        (Qt.Key.Key_S, "settings_wanted"),
        (Qt.Key.Key_Question, "keys_wanted"),
    ],
)
def test_each_way_has_its_key_wherever_the_focus_is(
    home: Home, qtbot: QtBot, key: Qt.Key, signal: str
) -> None:
    home.page.games[0].setFocus()
    with qtbot.waitSignal(getattr(home, signal)):
        press(key)
    with qtbot.assertNotEmitted(getattr(home, signal)):
        press(key, Qt.KeyboardModifier.ControlModifier)


def test_the_arrows_walk_from_tile_to_tile(home: Home, entry: Made) -> None:
    tables = tuple(entry(name) for name in ("Friday", "Thursday"))
    home.show_tables(tables[0], tables)
    home.setFocus()
    page = home.page
    for key, there in (
        (Qt.Key.Key_Down, page.new),
        (Qt.Key.Key_Right, page.tables[0]),
        (Qt.Key.Key_Down, page.tables[1]),
        (Qt.Key.Key_Up, page.tables[0]),
        (Qt.Key.Key_Right, page.games[0]),
        (Qt.Key.Key_Left, page.tables[0]),
        (Qt.Key.Key_Left, page.go_on),
        (Qt.Key.Key_Up, page.go_on),
    ):
        press(key)
        assert there.hasFocus(), (key, there.accessibleName())


def test_tab_reaches_everything_in_reading_order(home: Home, entry: Made) -> None:
    tables = tuple(entry(name) for name in ("Friday", "Thursday"))
    home.show_tables(tables[0], tables)
    home.setFocus()
    met = []
    for _ in home.stops():
        met.append(QApplication.focusWidget())
        press(Qt.Key.Key_Tab)
    assert met == home.stops()


def test_everything_that_takes_the_focus_has_a_name_and_shows_that_it_has_it(
    home: Home, entry: Made
) -> None:
    table = entry("Friday")
    home.show_tables(table, (table,))
    for stop in home.stops():
        assert stop.accessibleName()
        home.page.masthead.setFocus()
        stop.clearFocus()
        without = stop.grab().toImage()
        stop.setFocus()
        assert stop.grab().toImage() != without, stop.accessibleName()


# -- languages, themes, sizes ---------------------------------------------------------------------


def test_the_other_language_is_asked_for(home: Home, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(home.language_wanted):
        home.page.english.click()
    with qtbot.waitSignal(home.language_wanted) as wanted:
        home.page.japanese.click()
    assert wanted.args == ["ja"]
    assert not home.page.japanese.isChecked()
    home.look.change(language="ja")
    assert home.page.japanese.isChecked()
    assert not home.page.english.isChecked()


def test_the_language_changes_while_it_shows(home: Home, entry: Made) -> None:
    table = entry("Friday", own=False)
    home.show_tables(table, (table,))
    assert home.page.go_on.text() == "Continue"
    home.look.change(language="ja")
    assert home.page.go_on.text() == "つづきから"
    assert home.page.tables_heading.words == "最近の卓"
    assert "一覧から外す" in home.page.tables[0].accessibleDescription()
    assert home.page.keys.text() == "キー一覧 ?"
    assert "ポケモンカードゲーム" in home.page.tables[0].accessibleName()
    assert "2本の分岐" in home.page.tables[0].accessibleName()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 960), (2560, 1440)])
@pytest.mark.parametrize("pixels", [12, 24, 36])
def test_nothing_is_lost_at_any_size(
    home: Home, entry: Made, size: tuple[int, int], pixels: int
) -> None:
    tables = tuple(entry(f"A table with a long name, number {number}") for number in range(7))
    font = home.font()
    font.setPixelSize(pixels)
    home.setFont(font)
    home.resize(*size)
    home.show_tables(tables[0], tables)
    page = home.page
    shown: list[QWidget] = [*home.stops(), page.masthead, page.tables_heading, page.games_heading]
    shown += [page.motto, page.shipped_heading]
    for part in shown:
        assert page.rect().contains(part.geometry()), part.accessibleName()
    sheets = [tile for tile in page.tiles if tile.isVisible()]
    for first in sheets:
        area = first.sheet.translated(first.pos())
        for second in sheets:
            if first is not second:
                other = second.sheet.translated(second.pos())
                assert not area.adjusted(1, 1, -1, -1).intersects(other)
        assert first.height_for(first.sheet.width()) <= first.sheet.height() + 1


def test_more_tables_than_there_is_room_for_are_a_step_away(home: Home, entry: Made) -> None:
    tables = tuple(entry(f"Table {number}") for number in range(12))
    home.show_tables(None, tables)
    few = [tile for tile in home.page.tables if tile.isVisible()]
    assert 3 <= len(few) < 12
    assert home.page.more.text() == "Show all 12"
    home.page.more.click()
    assert all(tile.isVisible() for tile in home.page.tables)
    assert not home.page.more.isVisible()
    assert home.page.tables[len(few)].hasFocus()


@pytest.mark.parametrize("palette", [LIGHT, DARK, CONTRAST], ids=lambda palette: palette.name)
def test_it_wears_every_theme(home: Home, entry: Made, palette: object) -> None:
    table = entry("Friday")
    home.show_tables(table, (table,))
    QApplication.processEvents()
    before = home.grab().toImage()
    home.look.change(palette=palette)  # type: ignore[arg-type]
    QApplication.processEvents()
    same = home.grab().toImage() == before
    assert same is (palette is LIGHT)


def test_the_ground_is_let_go_when_nobody_looks(home: Home) -> None:
    QApplication.processEvents()
    assert home.backdrop.picture is not None
    home.hide()
    assert home.backdrop.picture is None


@pytest.mark.parametrize("wide", [125, 150, 240])
def test_the_title_of_a_game_does_not_leave_one_letter_for_another_line(
    qapp: QApplication, wide: int
) -> None:
    block = title_block("ポケモンカードゲーム", wide, 13.0)
    assert block.height == pytest.approx(title_block("自由な卓", wide, 13.0).height, abs=1.5)


def test_a_title_that_would_be_too_small_goes_on_in_another_line(qapp: QApplication) -> None:
    small, large = (title_block(title, 125, 13.0) for title in ("札", "札" * 15))
    assert large.height > small.height * 1.9


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_sign_of_a_game_lies_below_what_is_written_on_its_tile(
    home: Home, language: Language
) -> None:
    home.look.change(language=language)
    assert home.page.games
    for tile in home.page.games:
        sheet = tile.sheet
        tile.height_for(sheet.width())
        assert tile._blocks is not None
        title, words = tile._blocks
        written = sheet.top() + tile.unit * PAD * 0.85 + title.height + words.height
        sign = tile.sign_middle(sheet).y() - SIGN * INK * tile.unit
        assert sign >= written, tile.text()
        assert sign + SIGN * INK * tile.unit < sheet.bottom(), "more than half of it shows"


@pytest.mark.parametrize("size", [(1280, 720), (1600, 960), (1920, 1080)])
@pytest.mark.parametrize("many", [0, 1, 7])
def test_the_corner_of_the_table_shows_and_lies_behind_no_words(
    home: Home, entry: Made, size: tuple[int, int], many: int
) -> None:
    tables = tuple(entry(f"Table {number}") for number in range(many))
    home.resize(*size)
    home.show_tables(tables[0] if tables else None, tables)
    page = home.page
    assert page.room.height() >= SMALLEST
    assert page.room.width() >= SMALLEST
    centre, radius = round_table(page.room)
    bare = [page.masthead, page.tables_heading, page.games_heading, page.shipped_heading]
    for part in (*bare, page.motto, page.japanese, page.english, page.keys, page.more):
        if part.isVisible():
            words = QRectF(part.geometry())
            away = QLineF(centre, words.bottomRight()).length()
            assert away > radius, part.accessibleName()


def test_decks_to_sit_down_with_stand_below_few_tables(home: Home, entry: Made) -> None:
    table = entry("Friday")
    home.resize(1600, 960)
    home.show_tables(table, (table,))
    page = home.page
    assert page.shipped_heading.x() == page.tables_heading.x()
    assert page.shipped[0].y() > page.tables[0].y()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [2.0, 3.0])
def test_in_large_letters_all_ways_are_seen_and_that_more_is_below(
    home: Home, entry: Made, language: Language, scale: float
) -> None:
    tables = (entry("Friday"), entry("Thursday"))
    home.setFont(ui_font(scale))
    home.look.change(language=language)
    home.show_tables(tables[0], tables)
    page = home.page
    ways = [way.geometry().adjusted(way.edge, way.edge, -way.edge, -way.edge) for way in page.ways]
    assert len(ways) == 6
    assert all(page.rect().contains(box) for box in ways)
    assert max(box.bottom() for box in ways) < 720
    assert not any(one.intersects(other) for one, other in combinations(ways, 2))
    assert page.height() > 720
    assert page.tables_heading.y() < 720, "what follows is cut, not hidden"
    first, new, join, *_ = page.ways
    assert "turn 5" in first.accessibleDescription() or "5ターン目" in first.accessibleDescription()
    assert new.accessibleDescription(), "what is not written there is still read out"
    new.setFocus()
    press(Qt.Key.Key_Right)
    assert join.hasFocus()
    press(Qt.Key.Key_Up)
    assert first.hasFocus()
