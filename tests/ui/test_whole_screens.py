"""Whole screens, as they are in the gallery: what only shows where all parts are together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtWidgets import QApplication, QFormLayout, QMenu, QStyle, QWidget

from app.ui.board.scene.table_layout import Box
from app.ui.decks.editor.panels.versions_panel import VersionsPanel
from app.ui.outline.outline_delegate import RowDelegate
from app.ui.outline.outline_model import NAME_LENGTH
from app.ui.panels.cards.card_delegate import LEGIBLE
from app.ui.panels.cards.card_rows import CardRows
from app.ui.panels.cards.notes import NoteEditor
from app.ui.panels.messages.messages_panel import MessagesPanel
from app.ui.panels.panel_stack import PanelStack
from app.ui.panels.planning.plan_panel import PlanPanel
from app.ui.panels.slips.coins import ChanceToast
from app.ui.panels.slips.free_place import whole
from app.ui.side.advice.ruling_form import RulingForm
from app.ui.side.side_panel import SidePanel
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from app.ui.table.planned.look_back_sheet import LookBackSheet
from app.ui.table.top_bar import TopBar
from tests.gallery.screens import SCREENS
from tests.gallery.studio import Shot, Studio, open_studio
from tests.helpers.pairwise import pairwise

pytestmark = pytest.mark.painted

Screen = Callable[..., Studio]


@pytest.fixture
def screen(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    """Show a screen of the gallery: its name, the size of text, and what else makes a look."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    with ExitStack() as stack:

        def show(name: str, text: float = 1.0, **look: object) -> Studio:
            usual = {"language": "en", "theme": "light", **look}
            studio = stack.enter_context(open_studio(qapp, Shot(text=text, **usual)))  # type: ignore[arg-type]
            SCREENS[name](studio)
            studio.settle()
            return studio

        yield show
    # All of it now, and not in the middle of the next test.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def where(widget: QWidget) -> QRect:
    """Where a widget lies in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_editor_of_names_covers_the_drawing_and_not_the_line_below_it(
    screen: Screen, text: float
) -> None:
    history = screen("naming", text).side.history
    editor = where(history.editor)
    assert not editor.intersects(where(history.line))
    # A scroll bar that peeks out at a corner would belong to nothing.
    assert editor.contains(where(history.view))
    assert editor.bottom() > where(history.view).bottom()


# -- what floats over the board -------------------------------------------------------------


def on_board(studio: Studio, zone: str) -> list[QRect]:
    """Where the cards of a zone show in the window."""
    board = studio.board
    corner = board.viewport().mapTo(studio.window, QPoint(0, 0))
    found = []
    for key in board.board.by_zone[zone]:
        box = board.board.pieces[key].piece.spot.box
        first, last = board.to_window(box.x, box.y), board.to_window(box.right, box.bottom)
        found.append(QRect(first.toPoint(), last.toPoint()).translated(corner))
    return found


def over_the_active_pokemon(studio: Studio) -> list[str]:
    """Return what floats over the Active Pokémon; raises AssertionError where nothing floats."""
    floating = [*studio.window.toasts.shown, *studio.window.findChildren(ChanceToast)]
    rects = [where(widget) for widget in floating if widget.isVisible()]
    assert rects
    return [
        f"{rect} lies over {card} in {zone}"
        for zone in ("active.0", "active.1")
        for card in on_board(studio, zone)
        for rect in rects
        if rect.intersects(card)
    ]


def shows_through(studio: Studio) -> list[str]:
    """Return how the colours in an empty line of a throw differ from that of its own ground."""
    (throw,) = studio.window.findChildren(ChanceToast)
    rect, picture = where(throw).adjusted(30, 5, -30, 0), studio.photograph()
    seen = {picture.pixelColor(x, rect.top()).name() for x in range(rect.left(), rect.right())}
    return sorted(seen ^ {studio.window.look.palette.bar})


def ill_laid_dice(studio: Studio) -> list[str]:
    """Return what is wrong with six dice: even lines, not larger than the board bears."""
    (throw,) = studio.window.findChildren(ChanceToast)
    found = [f"{throw._per_line()} dice in a line"] if 6 % throw._per_line() else []
    large = throw._side() > studio.board.height() * 0.1
    return found + ([f"dice {throw._side()} pixels large"] if large else [])


@pytest.mark.parametrize(
    ("name", "text", "language"),
    pairwise(("coins", "dice", "toast", "refused"), (1.0, 1.5, 2.0), ("en", "ja")),
)
def test_what_floats_over_the_board_leaves_the_active_pokemon_in_sight(
    screen: Screen, name: str, text: float, language: str
) -> None:
    studio = screen(name, text, language=language)
    problems = over_the_active_pokemon(studio)
    if name == "coins" and text == 2.0:
        problems += shows_through(studio)
    if name == "dice":
        problems += ill_laid_dice(studio)
    assert problems == []


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_nothing_shows_through_a_throw_in_other_themes_either(screen: Screen, theme: str) -> None:
    assert shows_through(screen("coins", 2.0, theme=theme)) == []


# -- sheets ---------------------------------------------------------------------------------


def slivers(side: SidePanel, sheet: QWidget) -> list[str]:
    """Return what is left of the board beside a sheet and too narrow to be anything."""
    board = where(side._board)
    left = {
        "beside": board.width() - sheet.width(),
        "below": board.height() - sheet.height(),
    }
    return [f"{pixels} pixels {place}" for place, pixels in left.items() if 0 != pixels <= 30]


def cut_rows(side: SidePanel) -> list[str]:
    """Return how many rows of a pile there are where the last of them is cut."""
    grid = side.sheets.viewer.grid
    rows = grid.viewport().height() / grid.delegate.cell().height()
    return [f"{rows} rows"] if rows < 2 or rows % 1 >= 0.06 else []


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0, 3.0])
def test_a_pile_cuts_no_row_and_leaves_no_sliver_of_the_board(screen: Screen, text: float) -> None:
    side = screen("pile", text).side
    problems = slivers(side, side.sheets.viewer)
    # In other sizes of text the rows cannot all be whole.
    if text in (1.0, 2.0):
        problems += cut_rows(side)
    assert problems == []


def test_a_pile_shows_all_of_its_rows_where_there_is_room(screen: Screen) -> None:
    side = screen("pile", size=(1600, 960)).side
    assert cut_rows(side) == []
    assert not side.sheets.viewer.grid.verticalScrollBar().isVisible()


# -- the side panel -------------------------------------------------------------------------


def shows_two_bars(studio: Studio) -> bool:
    """Whether the panel scrolls as a whole, beside what scrolls in it."""
    stack = studio.window.findChildren(PanelStack)[0]
    return bool(stack.verticalScrollBar().isVisible())


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_way_to_the_end_of_the_log_hides_none_of_it(
    screen: Screen, text: float, language: str
) -> None:
    studio = screen("log", text, language=language)
    if text == 2.0:
        assert not shows_two_bars(studio)
    side = studio.side
    button = side.log._newest
    assert button.isVisible()
    assert not where(button).intersects(where(side.log.view))
    bar = side.tabs.tabBar()
    tabs = [bar.tabRect(number).translated(where(bar).topLeft()) for number in range(bar.count())]
    assert not any(where(button).intersects(tab) for tab in tabs)
    side.tabs.bring("messages")
    assert not button.isVisible()
    side.tabs.bring("log")
    assert button.isVisible()
    button.click()
    assert side.log.view.following
    assert not button.isVisible()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_can_be_done_with_messages_is_one_press_away(
    screen: Screen, text: float, language: str
) -> None:
    studio = screen("messages", text, language=language)
    assert over_the_active_pokemon(studio) == []
    side = studio.side
    panel = side.tabs.content("messages")
    assert isinstance(panel, MessagesPanel)
    buttons = (panel.copy_button, panel.log_button, panel.clear_button)
    if text == 1.0 or not panel.more.isVisible():
        assert all(button.isVisible() for button in buttons)
        assert not panel.more.isVisible()
        assert not any(where(button).intersects(where(panel.list)) for button in buttons)
        return
    assert not where(panel.more).intersects(where(panel.list))
    panel.more.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [entry.text() for entry in menu.actions()] == [button.text() for button in buttons]
    menu.close()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["two", "selected"])
def test_no_two_scroll_bars_stand_side_by_side_in_large_text(
    screen: Screen, name: str, language: str
) -> None:
    assert not shows_two_bars(screen(name, 2.0, language=language))


@pytest.mark.parametrize(
    ("text", "language"), [(1.0, "en"), (1.5, "en"), (2.0, "en"), (2.0, "ja"), (3.0, "en")]
)
def test_the_top_of_a_pile_leaves_no_sliver_of_the_board_and_no_second_scroll_bar(
    screen: Screen, text: float, language: str
) -> None:
    studio = screen("look_top", text, language=language)
    assert slivers(studio.side, studio.side.sheets.top) == []
    if text == 2.0:
        assert not shows_two_bars(studio)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_note_leaves_in_sight_what_it_is_about(
    screen: Screen, text: float, language: str
) -> None:
    studio = screen("note", text, language=language)
    sheet = where(studio.side.sheets.notes)
    (card,) = on_board(studio, "active.0")
    assert not sheet.intersects(card)
    assert where(studio.board).contains(sheet)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_new_table_is_in_line(screen: Screen, text: float, language: str) -> None:
    (sheet,) = screen("new_table", text, language=language).window.findChildren(NewTableSheet)
    # With large text it scrolls: decks, curtain and rules are more than 720 pixels hold.
    scrolls = sheet.area.verticalScrollBar().isVisible()
    assert text > 1.0 or not scrolls
    for form, deck in zip(sheet.forms, sheet.decks, strict=True):
        assert scrolls or where(form).right() == where(sheet.start).right()
        (layout,) = form.findChildren(QFormLayout)
        label = layout.labelForField(deck)
        words = where(label).adjusted(0, label.contentsMargins().top(), 0, 0)
        words.setHeight(label.fontMetrics().height())
        assert abs(words.center().y() - where(deck.box).center().y()) <= 1


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_frame_in_the_outline_stands_off_the_words(screen: Screen, text: float) -> None:
    side = screen("outline", text).side
    assert side.outline is not None
    tree = side.outline.tree
    delegate = tree.itemDelegate()
    assert isinstance(delegate, RowDelegate)
    frame = 3
    assert delegate._side >= frame + 2
    row = tree.currentIndex()
    layout = delegate._layout(row.data(), row.data(NAME_LENGTH), delegate._room(row), tree.font())
    assert layout.boundingRect().right() + 2 * delegate._side <= delegate._room(row) + 1


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["two", "seated", "royal"])
def test_undo_and_redo_stay_in_the_bar_in_the_largest_text(
    screen: Screen, name: str, language: str
) -> None:
    window = screen(name, 3.0, language=language).window
    bar = window.findChild(TopBar)
    shown = {entry for button, entry in bar._buttons if button.isVisible()}
    wanted = {window.menus.actions_of[one] for one in ("undo", "redo", "end_turn")}
    assert wanted <= shown
    assert bar.sizeHint().width() <= window.width()


@pytest.mark.parametrize("text", [1.5, 2.0, 3.0])
def test_the_name_of_a_bench_lies_beside_what_hangs_below_its_pokemon(
    screen: Screen, text: float
) -> None:
    board = screen("two", text).board
    for zone in ("bench.0", "bench.1"):
        name = board.board.labels._held[zone].sceneBoundingRect()
        words = Box(name.x(), name.y(), name.width(), name.height()).grown(-4)
        covered = [key for key in board.board.by_zone[zone] if whole(board, key).meets(words)]
        assert not covered


@pytest.mark.parametrize("text", [2.0, 3.0])
@pytest.mark.parametrize("name", ["royal", "two"])
def test_what_is_told_of_a_hand_leaves_what_is_in_play_free(
    screen: Screen, name: str, text: float
) -> None:
    board = screen(name, text).board
    sites, view = board.seating.sites, board.bridge.view
    units = [zone for zone in sites if view.setting.zones[zone].spec.holds == "units"]
    for zone, told in board.board.counts.boxes().items():
        if not sites[zone].hand:
            continue
        words = told.grown(-told.height * 0.15)
        for other in units:
            for key in board.board.by_zone[other]:
                assert not board.board.pieces[key].piece.spot.box.meets(words), (zone, key)


def test_advice_that_is_cut_at_its_foot_says_that_there_is_more(screen: Screen) -> None:
    for text, cut in ((1.0, False), (3.0, True)):
        panel = screen("advice", text).side.advice.panel
        assert panel.more_below.isVisible() is cut
        bar = panel.verticalScrollBar()
        bar.setValue(bar.maximum())
        assert not panel.more_below.isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (1600, 960)])
def test_what_is_told_of_a_hand_does_not_leave_the_mat(
    screen: Screen, size: tuple[int, int]
) -> None:
    board = screen("tasks", 3.0, size=size).board
    told, cloth = board.board.counts.boxes()["hand.0"], board.board.cloth
    assert cloth.x - 1 <= told.x
    assert told.right <= cloth.right + 1


def test_cards_that_are_looked_through_beside_a_deck_stay_legible(screen: Screen) -> None:
    window = screen("deck_browsing", 3.0).window
    (rows,) = [one for one in window.findChildren(CardRows) if one.isVisible()]
    assert rows.delegate.card_size().width() >= rows.fontMetrics().height() * LEGIBLE - 1


def test_versions_of_a_deck_can_be_read_in_large_text(screen: Screen) -> None:
    panel = screen("deck_versions", 3.0).window.findChild(VersionsPanel)
    line = panel.fontMetrics().height()
    assert panel.list.height() >= 3 * line
    assert panel.changes.height() >= 3 * line
    assert panel.back.height() >= line


@pytest.mark.parametrize("language", ["en", "ja"])
def test_how_long_a_note_lasts_is_read_whole_in_the_largest_text(
    screen: Screen, language: str
) -> None:
    editor = screen("note", 3.0, language=language).window.findChild(NoteEditor)
    for button in editor.endings.values():
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()
        assert editor.rect().contains(button.mapTo(editor, QPoint(0, 0)).x(), 1)
    assert editor._area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_heads_of_a_game_looked_back_at_are_read_whole_in_the_largest_text(
    screen: Screen, language: str
) -> None:
    (sheet,) = screen("look_back", 3.0, language=language).window.findChildren(LookBackSheet)
    head = sheet.rows.header()
    words = [sheet.rows.headerItem().text(at) for at in range(head.count())]
    edge = head.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, None, head)
    wide = [head.fontMetrics().horizontalAdvance(one) + 2 * edge for one in words]
    assert [one for at, one in enumerate(words) if head.sectionSize(at) < wide[at]] == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_a_ruling_is_asked_for_is_read_whole_in_the_largest_text(
    screen: Screen, language: str
) -> None:
    window = screen("advice_ruling", 3.0, language=language).window
    (form,) = [one for one in window.findChildren(RulingForm) if one.isVisible()]
    words = form.reason.fontMetrics().horizontalAdvance(form.reason.placeholderText())
    assert words < form.reason.contentsRect().width()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_whose_plan_is_shown_is_read_whole_in_the_largest_text(
    screen: Screen, language: str
) -> None:
    window = screen("plan_proposed", 3.0, language=language).window
    (panel,) = [one for one in window.findChildren(PlanPanel) if one.isVisible()]
    assert panel.title.sizeHint().width() <= panel.head.width()
