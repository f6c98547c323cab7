"""The odds of a deck in the window: figures, plots, choices, simulations, and what was played."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from threading import enumerate as enumerate_threads

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.cards.deck.deck import DeckList
from app.cards.odds import exact_odds, odds_words
from app.cards.odds.deck_pool import group_of
from app.games.pokemon.cards.odds.pokemon_openings import pool_of
from app.store.decks.played_openings import Opening, deck_mark, keep
from app.ui.app.trouble import troubles
from app.ui.decks.odds import trial_bar
from app.ui.decks.odds.odds_section import Section
from app.ui.decks.odds.odds_view import OddsView
from app.ui.decks.odds.plot_ink import ink_of
from app.ui.look.colour import contrast
from app.ui.look.look import Look
from app.ui.look.palette import PALETTES, ThemeName
from tests.games.pokemon.cards.odds.decks import CARDS, deck, line
from tests.helpers.text_scale import scale_text
from tests.ui.odds.conftest import Shown
from tests.words.source import JAPANESE

pytestmark = pytest.mark.painted


def written(section: Section) -> list[list[str]]:
    """The table of a section as it stands there, row by row."""
    grid = section.figures.layout()
    rows: dict[int, list[str]] = {}
    for place in range(grid.count()):
        label = grid.itemAt(place).widget()
        assert isinstance(label, QLabel)
        rows.setdefault(grid.getItemPosition(place)[0], []).append(label.text())  # type: ignore[attr-defined]
    return [rows[row] for row in sorted(rows)]


def simulated(view: OddsView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.bar.found, timeout=20_000):
        view.bar.start.click()


# -- figures ----------------------------------------------------------------------------------


def test_the_figures_are_those_of_the_formulas(show: Shown, ralts: DeckList) -> None:
    view, pool = show(ralts), pool_of(ralts, CARDS)
    assert view.summary.text() == "60 cards, 8 Basic Pokémon, 6 Prize cards"
    assert written(view.hand)[0] == ["A mulligan", odds_words.chance(exact_odds.mulligan(pool))]
    assert written(view.hand)[3] == [
        "1 Basic Pokémon",
        odds_words.chance(exact_odds.keepers_in_hand(pool)[1]),
    ]
    group = group_of(pool, ["Ralts"])
    assert written(view.by_turn)[2] == [
        "Turn 2 (9 cards seen)",
        odds_words.chance(exact_odds.at_least(exact_odds.by_turn(pool, group, 2), 1)),
    ]
    assert written(view.prizes)[-1] == [
        "All 4 prized",
        odds_words.chance(exact_odds.set_aside(pool, group)[4]),
    ]


def test_figures_are_there_before_the_plots(qtbot: QtBot, ralts: DeckList) -> None:
    view = OddsView(Look(PALETTES["light"], "en"), ralts, CARDS)
    qtbot.addWidget(view)
    assert view.hand.plot is None
    assert written(view.hand)
    view.show()
    qtbot.waitUntil(lambda: view.hand.plot is not None)


def test_a_voice_hears_every_figure(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    for section in (view.hand, view.by_turn, view.prizes):
        assert section.plot is not None
        said = section.plot.accessibleDescription()
        assert section.plot.accessibleName() == section.title.text()
        for label, figure in written(section):
            assert f"{label}: Exact {figure}" in said


def test_it_speaks_japanese_at_once(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    view.look.change(language="ja")
    assert view.summary.text() == "60枚、たねポケモン8枚、サイド6枚"
    assert written(view.hand)[0][0] == "マリガン"
    assert written(view.by_turn)[1][0] == "1番目の番（計8枚）"
    assert view.asking.chooser.first.currentText() == "ラルトス×4"
    for section in (view.hand, view.by_turn, view.prizes):
        assert section.plot is not None
        for words in (section.plot.accessibleDescription(), section.key.accessibleName()):
            assert JAPANESE.search(words)
            assert "Exact" not in words
    view.look.change(language="en")
    assert not JAPANESE.search(view.hand.plot.accessibleDescription())  # type: ignore[union-attr]


# -- choosing ---------------------------------------------------------------------------------


def test_another_card_is_chosen_by_its_name(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    first = view.asking.chooser.first
    first.setFocus()
    QTest.keyClicks(first, "kir")
    assert view.asking.group.title.en == "Kirlia"
    assert view.prizes.title.text() == "Among the Prizes: 3 Kirlia"
    assert [row[0] for row in written(view.prizes)] == [
        "None prized",
        "1 prized",
        "2 prized",
        "All 3 prized",
    ]


def test_cards_of_which_any_will_do_are_a_group(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    chooser = view.asking.chooser
    alone = written(view.by_turn)[0][1]
    (munna,) = (entry for entry in chooser.menu.actions() if entry.text() == "Munna ×4")
    listed = munna.icon()
    munna.trigger()
    assert view.asking.group.copies == 8
    assert view.prizes.title.text() == "Among the Prizes: Ralts or Munna (8 cards)"
    assert written(view.by_turn)[0][1] != alone
    (chip,) = chooser.chips
    signed = (listed, chip.icon(), chooser.first.itemIcon(0))
    assert not any(sign.isNull() for sign in signed), "a card shows what it is known by"
    assert chip.accessibleName() == "Take out “Munna ×4”"
    chip.click()
    assert view.asking.group.copies == 4
    assert not chooser.chips
    assert written(view.by_turn)[0][1] == alone


def test_two_or_more_are_rarer_than_one(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    group = group_of(pool_of(ralts, CARDS), ["Ralts"])
    spread = exact_odds.in_hand(pool_of(ralts, CARDS), group)
    box = view.asking.least_box
    assert [box.itemText(place) for place in range(box.count())] == [
        f"{count} or more" for count in (1, 2, 3, 4)
    ]
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert written(view.by_turn)[0][1] == odds_words.chance(exact_odds.at_least(spread, 2))


def test_going_second_every_turn_is_one_later(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    plot = view.by_turn.plot
    assert plot is not None
    assert [mark for _, mark in plot.marks()] == [str(turn) for turn in range(9)]
    assert len(view.by_turn.key.entries) == 2
    box = view.asking.going_box
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert plot.marks()[-1] == (7.0, "7")
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert plot.marks()[-1] == (8.0, "8")
    assert [words for _, words in view.by_turn.key.entries] == ["Going second"]
    assert "going second, turns 2, 4, 6" in view.assumed.text()


def test_more_turns_can_be_seen(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    view.asking.turns_box.setFocus()
    QTest.keyClick(view.asking.turns_box, Qt.Key.Key_End)
    assert len(written(view.by_turn)) == 11


# -- simulations --------------------------------------------------------------------------------


def test_a_simulation_stands_beside_the_formulas(
    show: Shown, ralts: DeckList, qtbot: QtBot
) -> None:
    view, pool = show(ralts), pool_of(ralts, CARDS)
    simulated(view, qtbot)
    assert view.tried is not None
    assert view.tried.openings == 100_000
    assert written(view.hand)[0] == ["", "Exact", "Simulated"]
    label, chance, tried = written(view.hand)[1]
    assert label == "A mulligan"
    assert abs(float(tried.rstrip("%")) - float(chance.rstrip("%"))) < 1.0
    bound = 4 * exact_odds.standard_error(exact_odds.mulligan(pool), 100_000)
    assert abs(view.tried.redrawn - exact_odds.mulligan(pool)) < bound
    assert f"100,000 openings with seed {view.tried.seed}" in view.about.text()
    assert [words for _, words in view.hand.key.entries] == ["Exact", "Simulated"]
    assert view.hand.plot is not None
    assert "Simulated" in view.hand.plot.accessibleDescription()


def test_asked_of_another_card_the_same_openings_are_looked_at(
    show: Shown, ralts: DeckList, qtbot: QtBot
) -> None:
    view = show(ralts)
    view.bar.count.setCurrentIndex(0)
    simulated(view, qtbot)
    before = view.tried
    with qtbot.waitSignal(view.bar.found, timeout=20_000):
        QTest.keyClicks(view.asking.chooser.first, "kir")
    after = view.tried
    assert before is not None
    assert after is not None
    assert (after.seed, after.mulligans, after.keepers) == (
        before.seed,
        before.mulligans,
        before.keepers,
    )
    assert len(after.groups[0].set_aside) == 4  # none to all three Kirlia


def test_a_long_simulation_shows_how_far_it_is_and_can_be_called_off(
    show: Shown, ralts: DeckList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = show(ralts)
    view.bar.count.setCurrentIndex(len(trial_bar.OPENINGS) - 1)
    view.bar._patience.setInterval(0)
    view.bar.start.click()
    qtbot.waitUntil(lambda: view.bar.waiting.isVisible() and view.bar.progress.value() > 0)
    assert not view.bar.start.isEnabled()
    view.bar.stop.setFocus()
    with qtbot.waitSignal(view.bar.trial.ended, timeout=20_000) as ended:
        QTest.keyClick(view.bar.stop, Qt.Key.Key_Space)
    assert ended.args == [None]
    assert view.tried is None
    assert not view.bar.waiting.isVisible()
    assert view.bar.start.hasFocus()
    assert len(written(view.hand)[0]) == 2


def test_a_short_simulation_shows_no_bar(show: Shown, ralts: DeckList, qtbot: QtBot) -> None:
    view = show(ralts)
    view.bar.count.setCurrentIndex(0)
    view.bar._patience.setInterval(60_000)
    simulated(view, qtbot)
    assert view.bar.waiting.isHidden()
    assert not view.bar._patience.isActive()


def test_a_change_of_the_deck_makes_a_simulation_void(
    show: Shown, ralts: DeckList, qtbot: QtBot
) -> None:
    view = show(ralts)
    view.bar.count.setCurrentIndex(0)
    simulated(view, qtbot)
    view.bar.start.click()
    view.show_deck(replace_lines(ralts, 1))
    assert view.tried is None
    assert not view.bar.running
    assert view.bar.start.isEnabled()
    assert len(written(view.hand)[0]) == 2


def replace_lines(deck_: DeckList, fewer: int) -> DeckList:
    """The deck with some cards of its first row less."""
    first, *rest = deck_.lines
    return deck(line(first.count - fewer, first.key), *rest)


def test_closed_in_the_middle_of_a_simulation_nothing_is_left(
    qapp: QApplication, ralts: DeckList
) -> None:
    view = OddsView(Look(PALETTES["light"], "en"), ralts, CARDS)
    view.load_plots()
    view.show()
    view.bar.count.setCurrentIndex(len(trial_bar.OPENINGS) - 1)
    view.bar.start.click()
    (thread,) = (one for one in enumerate_threads() if one.name == "simulation")
    assert thread.is_alive()
    view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not thread.is_alive()
    qapp.processEvents()


def test_a_simulation_that_goes_wrong_is_told_and_survived(
    show: Shown, ralts: DeckList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = show(ralts)
    monkeypatch.setattr("app.cards.odds.simulate.simulate", lambda *_: 1 / 0)
    with qtbot.waitSignals([troubles().told, view.bar.trial.ended], timeout=20_000):
        view.bar.start.click()
    assert view.bar.start.isEnabled()
    assert view.tried is None


# -- what was played ----------------------------------------------------------------------------


def played(deck_: DeckList, *hands: tuple[int, int, tuple[str, ...]]) -> None:
    """Keep openings: mulligans, Basics, cards."""
    mark, when = deck_mark(deck_.keys), datetime(2026, 2, 3, tzinfo=UTC)
    for mulligans, basics, cards in hands:
        keep(Opening(mark, when, mulligans, basics, cards))


ENERGY = "AAA-5"


def test_openings_played_with_these_cards_stand_beside_the_theory(
    show: Shown, ralts: DeckList
) -> None:
    played(
        ralts,
        (0, 1, ("AAA-1", *(ENERGY,) * 6)),
        (2, 2, ("AAA-1", "BBB-7", *(ENERGY,) * 5)),
        (0, 1, ("BBB-7", *(ENERGY,) * 6)),
        (0, 1, ("AAA-1", *(ENERGY,) * 6)),
    )
    view = show(ralts)
    assert written(view.hand)[0] == ["", "Exact", "Played"]
    assert written(view.hand)[1][2] == "1/4 (25%)"  # mulligans
    assert written(view.hand)[2][2] == "0.50"
    assert written(view.hand)[4][2] == "3/4 (75%)"  # one Basic
    assert written(view.by_turn)[1][2] == "3/4 (75%)"  # Ralts in the opening hand
    assert written(view.by_turn)[2][2] == ""  # nobody noted what was drawn later
    assert written(view.prizes)[0] == ["None prized", written(view.prizes)[0][1]]
    assert "4 openings" in view.about.text()
    assert [words for _, words in view.hand.key.entries] == ["Exact", "Played"]


def test_those_of_another_deck_do_not(show: Shown, ralts: DeckList) -> None:
    played(replace_lines(ralts, 1), (0, 1, ("AAA-1", *(ENERGY,) * 6)))
    view = show(ralts)
    assert len(written(view.hand)[0]) == 2
    assert "shown here as well" in view.about.text()


def test_what_was_played_since_is_there_when_one_comes_back(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    view.hide()
    played(ralts, (0, 1, ("AAA-1", *(ENERGY,) * 6)))
    view.show()
    assert written(view.hand)[1][2] == "0/1 (0%)"


def test_damaged_openings_are_told(show: Shown, ralts: DeckList, home: object) -> None:
    played(ralts, (0, 1, ("AAA-1", *(ENERGY,) * 6)))
    with (home / "state" / "openings.jsonl").open("ab") as file:  # type: ignore[operator]
        file.write(b"{\n")
    assert "⚠ 1 line of “openings.jsonl”" in show(ralts).notes.text()


# -- decks without odds -------------------------------------------------------------------------


def test_without_a_deck_one_is_asked_for(show: Shown, ralts: DeckList) -> None:
    view = show(None)
    assert view.summary.text() == "Choose a deck to see its odds."
    assert not view.hand.isVisible()
    view.show_deck(ralts)
    assert view.hand.isVisible()


def test_a_deck_that_keeps_no_hand_says_so(show: Shown) -> None:
    view = show(deck(line(60, "AAA-4")))
    assert view.summary.text().startswith("⚠ The deck has no Basic Pokémon")
    assert not view.bar.isVisible()
    assert not view.by_turn.isVisible()


def test_a_deck_that_is_being_built_is_told_to_grow(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    view.show_deck(deck(line(4, "AAA-1")))
    assert "too few" in view.summary.text()
    view.show_deck(DeckList())
    assert "0 cards" in view.summary.text()
    view.show_deck(ralts)
    assert view.hand.isVisible()


def test_pokemon_without_data_are_told(show: Shown) -> None:
    view = show(deck(line(4, "AAA-1"), line(2, "?Futuremon|ZZZ|1", "Futuremon"), line(54, "AAA-5")))
    assert "⚠ There is no data for Futuremon: 2 cards" in view.notes.text()


# -- looks and manners --------------------------------------------------------------------------


@pytest.mark.parametrize("theme", PALETTES)
def test_every_sign_is_found_on_its_ground(theme: ThemeName) -> None:
    palette = PALETTES[theme]
    for ink in ink_of(palette).values():
        assert contrast(ink, palette.panel_raised) >= 3.0


@pytest.mark.parametrize("theme", PALETTES)
def test_plots_wear_the_colours_of_the_theme(
    show: Shown, ralts: DeckList, theme: ThemeName
) -> None:
    view, palette = show(ralts), PALETTES[theme]
    view.look.change(palette=palette)
    QApplication.processEvents()
    assert view.hand.plot is not None
    image = view.hand.plot.grab().toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    }
    assert palette.panel_raised in colours
    exact_ink = ink_of(palette)["exact"]
    assert any(contrast(exact_ink, colour) < 1.25 for colour in colours)


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_everything_fits_at_every_size_of_text(
    show: Shown, ralts: DeckList, qapp: QApplication, scale: float
) -> None:
    before = qapp.font()
    scale_text(scale)
    try:
        view = show(ralts)
        QApplication.processEvents()
        assert view._inside.width() <= 1280
        for section in (view.hand, view.by_turn, view.prizes):
            assert section.plot is not None
            assert section.plot.height() >= 15 * view.fontInfo().pixelSize()
            bottom = max(section.figures.geometry().bottom(), section.below.geometry().bottom())
            assert bottom <= section.height()
    finally:
        qapp.setFont(before)


def test_figures_stand_beside_the_plot_or_below_it(
    show: Shown, ralts: DeckList, qtbot: QtBot
) -> None:
    section = (view := show(ralts, 1280)).hand
    plot, figures = section.plot, section.figures
    assert plot is not None
    qtbot.waitUntil(lambda: figures.x() > plot.geometry().right())
    view.resize(560, 720)
    qtbot.waitUntil(lambda: figures.y() > plot.geometry().bottom())
    assert figures.x() == plot.x()


def test_wheel_and_keys_go_on_to_the_page(show: Shown, ralts: DeckList) -> None:
    plot = show(ralts).hand.plot
    assert plot is not None
    at = QPointF(20, 20)
    wheel = QWheelEvent(
        at,
        at,
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    plot.wheelEvent(wheel)
    assert not wheel.isAccepted()
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    plot.keyPressEvent(key)
    assert not key.isAccepted()
    assert not plot.acceptDrops()


def test_tab_stops_at_the_plots(show: Shown, ralts: DeckList) -> None:
    view = show(ralts)
    plain = view.hand.plot.grab().toImage()  # type: ignore[union-attr]
    view.hand.plot.setFocus(Qt.FocusReason.TabFocusReason)  # type: ignore[union-attr]
    assert view.hand.plot.hasFocus()  # type: ignore[union-attr]
    assert view.hand.plot.grab().toImage() != plain  # type: ignore[union-attr]


def test_the_window_starts_without_plots_and_numbers() -> None:
    """Their libraries cost half a second, and most people look at no odds."""
    code = (
        "import sys, app.ui.app.program, app.ui.app.window, app.ui.decks.odds.odds_view; "
        "sys.exit(len({'numpy', 'pyqtgraph'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_library_leaves_the_error_hooks_alone() -> None:
    code = (
        "import sys, threading; before = sys.excepthook, threading.excepthook; "
        "import app.ui.decks.odds.plots; "
        "sys.exit(before != (sys.excepthook, threading.excepthook))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
