"""What is heard at a table, by a planted player: steps as they are told, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from app.core.ids import SeatId
from app.core.intent import Draw, Flip, Intent, Jump, Look, Move, NextTurn, Redo, Shuffle, Undo
from app.core.text.words import Words
from app.session.host.local_table import LocalTable, lay_table
from app.store import saved_settings
from app.store.personal_settings import SOUNDS, Settings
from app.ui.app.window import Window
from app.ui.settings.settings_page import SettingsPage
from app.ui.settings.sounds_field import SoundsField
from app.ui.table.bridge import Bridge
from app.ui.table.playback.sounds import loud_files
from app.ui.table.playback.sounds.loud_files import LoudFiles
from app.ui.table.playback.sounds.table_sounds import TableSounds
from app.ui.table.playback.sounds.window_sounds import NO_FILE, WindowSounds
from tests.helpers.relay_game import RELAY, relay_table
from tests.ui.panels.toy import AKI, TOY


class Planted:
    """Plays nothing, and knows what it was asked for."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.tried = 0
        self.closed = False

    def play(self, path: Path) -> None:
        assert path.is_file()
        self.played.append(path.stem.partition("-")[0])

    def try_again(self) -> None:
        self.tried += 1

    def close(self) -> None:
        self.closed = True


class Heard:
    """A table, whoever hears it, and what they hear."""

    def __init__(self, table: LocalTable, settings: Settings, seat: SeatId = 0) -> None:
        self.settings = settings
        self.player = Planted()
        self.sounds = WindowSounds(lambda: self.settings)
        self.sounds.use(self.player)
        self.bridge = Bridge(table, seat)
        self.listening = TableSounds(self.bridge, self.sounds, self.bridge)

    def ask(self, *intents: Intent) -> list[str]:
        """Do things at once; return what was heard of them."""
        for intent in intents:
            self.bridge.ask(intent)
        return self.rest()

    def rest(self) -> list[str]:
        """Return what was heard since, with nothing left to be heard."""
        QApplication.processEvents()
        while self.sounds.gap.isActive():
            self.sounds.gap.stop()
            self.sounds.gap.timeout.emit()
        heard, self.player.played = self.player.played, []
        return heard


ON = Settings(sounds=True)
DRAW = Draw(2, "deck.0", "hand.0")


def toy(deck: tuple[str, ...] = AKI) -> LocalTable:
    return lay_table(TOY, ("Aki", "Ren"), (deck, AKI), seed=3)


@pytest.fixture
def heard(qapp: QApplication) -> Heard:
    return Heard(toy(), ON)


def test_it_is_silent_until_somebody_wants_it_otherwise() -> None:
    assert not Settings().sounds
    silent = Heard(toy(), Settings())
    assert silent.ask(DRAW, Flip(), Shuffle("deck.0"), NextTurn(1)) == []


def test_each_of_the_four_is_heard(heard: Heard) -> None:
    assert heard.ask(DRAW) == ["card"]
    assert heard.ask(Shuffle("deck.0")) == ["shuffle"]
    assert heard.ask(Flip()) == ["coin"]
    assert heard.ask(NextTurn(1)) == ["turn"]
    assert heard.ask(Look("deck.0", 1)) == []


def test_one_that_is_not_wanted_is_silent(heard: Heard) -> None:
    heard.settings = Settings(sounds=True, silent_sounds=["shuffle", "turn"])
    assert heard.ask(Shuffle("deck.0")) == []
    assert heard.ask(DRAW) == ["card"]
    assert heard.ask(NextTurn(1)) == []


def test_many_steps_at_once_make_one_sound(heard: Heard) -> None:
    assert heard.ask(*[Draw(1, "deck.0", "hand.0")] * 6, Shuffle("deck.0")) == ["shuffle"]


def test_what_follows_too_fast_waits_and_is_heard_as_one(heard: Heard) -> None:
    heard.bridge.ask(DRAW)
    QApplication.processEvents()
    assert heard.player.played == ["card"]
    heard.bridge.ask(DRAW)
    heard.bridge.ask(Flip())
    heard.bridge.ask(DRAW)
    QApplication.processEvents()
    assert heard.player.played == ["card"], "not yet"
    assert heard.rest() == ["card", "coin"]


def test_going_through_the_history_is_silent(heard: Heard) -> None:
    heard.ask(DRAW, Flip())
    for way in (Undo(), Undo(), Redo(), Jump(0), Jump(2)):
        assert heard.ask(way) == []


def test_steps_of_others_are_heard_as_one_s_own() -> None:
    table = toy()
    aki, ren = Heard(table, ON, 0), Heard(table, ON, 1)
    assert aki.ask(DRAW) == ["card"] == ren.rest()
    assert ren.ask(Flip()) == ["coin"] == aki.rest()


def test_tables_with_hidden_cards_exchanged_sound_the_same() -> None:
    """What Ren hears of what Aki does with cards that Ren cannot see."""
    told = []
    for deck in (AKI, tuple(reversed(AKI)), AKI[6:] + ("PRE-40",) * 6):
        for up in (True, False, None):
            table = toy(deck)
            aki, ren = Heard(table, ON, 0), Heard(table, ON, 1)
            sounds = [*ren.rest()]
            aki.ask(DRAW)
            sounds += ren.rest()
            card = aki.bridge.view.cards_in("hand.0")[0]
            aki.ask(Move((card,), "discard.0", up=up))
            sounds += ren.rest()
            aki.ask(Look("deck.0", 3), Shuffle("deck.0"))
            told.append([*sounds, *ren.rest()])
    assert told == [["card", "card", "shuffle"]] * 9


# -- steps that are shown moment by moment --------------------------------------------------------


def test_a_step_is_heard_moment_by_moment_and_not_once_more() -> None:
    heard = Heard(relay_table(), ON)
    heard.bridge.playback.set_pace("hand", glides=True)
    assert heard.ask(RELAY) == ["card"]
    assert heard.bridge.playback.playing
    for _ in range(2):
        heard.bridge.playback.step()
        assert heard.rest() == ["card"]
    heard.bridge.playback.step()
    assert not heard.bridge.playback.playing
    assert heard.rest() == []


def test_what_is_played_again_is_silent() -> None:
    heard = Heard(relay_table(), ON)
    heard.ask(RELAY)
    assert heard.bridge.play_again(heard.bridge.node)
    for _ in range(3):
        heard.bridge.playback.step()
        assert heard.rest() == []


@pytest.mark.parametrize("pace", ["fast", "off"])
def test_a_step_shown_fast_or_at_once_is_one_sound(pace: str) -> None:
    heard = Heard(relay_table(), ON)
    heard.bridge.playback.set_pace(pace, glides=True)  # type: ignore[arg-type] # a pace
    sounds = heard.ask(RELAY)
    while heard.bridge.playback.playing:
        assert sounds == []
        heard.bridge.playback.step()
        sounds += heard.rest()
    assert sounds == ["card"]


# -- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sound", SOUNDS)
def test_softer_files_are_softer(sound: str) -> None:
    files = LoudFiles()
    sizes = []
    for loudness in ("low", "medium", "high"):
        path = files.get(sound, loudness)  # type: ignore[arg-type] # a sound
        data = path.read_bytes()
        numbers = memoryview(data[44:]).cast("h")
        sizes.append((max(map(abs, numbers)), len(data)))
    low, medium, high = sizes
    assert low[0] < medium[0] < high[0]
    assert low[1] == medium[1] == high[1]


def test_a_file_that_is_gone_is_made_again() -> None:
    files = LoudFiles()
    path = files.get("coin", "low")
    path.unlink()
    assert files.get("coin", "low").is_file()


def test_where_nothing_can_be_written_it_is_silent_and_said(
    heard: Heard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[Words] = []
    heard.sounds.troubled.connect(told.append)
    (tmp_path / "sounds").mkdir()
    for sound in SOUNDS:
        (tmp_path / "sounds" / f"{sound}.wav").write_bytes(b"no sound")
    monkeypatch.setattr(loud_files, "assets", lambda: tmp_path)
    assert heard.ask(DRAW) == []
    assert told == [NO_FILE]


# -- the window -----------------------------------------------------------------------------------


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return empty_window


def page_of(window: Window) -> SettingsPage:
    window.pages.show_settings("settings")
    page = window.pages.page("settings")
    assert isinstance(page, SettingsPage)
    return page


def test_switched_on_one_hears_it_at_once_and_it_is_kept(window: Window) -> None:
    player = Planted()
    window.looks.sounds.use(player)
    window.run_action("sounds")
    assert player.played == ["card"]
    assert saved_settings.load()[0].sounds
    box = page_of(window).choices.row("sounds").field.findChild(QCheckBox)
    assert box is not None
    assert box.isChecked()
    box.click()
    assert not window.settings.sounds
    assert player.played == ["card"], "switched off it says nothing"


def test_the_settings_let_each_be_heard_and_chosen(window: Window) -> None:
    player = Planted()
    window.looks.sounds.use(player)
    page = page_of(window)
    field = page.choices.row("silent_sounds").field
    assert isinstance(field, SoundsField)
    for sound in SOUNDS:
        field.tries[sound].click()
    assert player.played == list(SOUNDS)
    assert player.tried == len(SOUNDS), "each time anew: it may be mended by now"
    field.boxes["coin"].click()
    assert window.settings.silent_sounds == ["coin"]
    assert saved_settings.load()[0].silent_sounds == ["coin"]
    page.choices.row("silent_sounds").reset.click()
    assert window.settings.silent_sounds == []


def test_what_is_wrong_is_said_in_the_settings(window: Window, qtbot: QtBot) -> None:
    page = page_of(window)
    window.looks.sounds.troubled.emit(NO_FILE)
    assert page.notice.isVisible()
    assert page.notice.label.text() == NO_FILE.in_(window.look.language)


def test_a_window_that_closes_is_silent(window: Window) -> None:
    player = Planted()
    window.looks.sounds.use(player)
    window.looks.close()
    assert player.closed
