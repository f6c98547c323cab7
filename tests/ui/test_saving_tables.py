"""Saving in a window whose file was written from elsewhere: what is said, and where it goes on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from app.core.ids import JUDGE
from app.core.intent import Draw, Move
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.places import tables_folder
from app.store.recent_tables import MOST
from app.store.tables.table_file import read_table
from app.store.tables.unfinished import unfinished
from app.ui.app.window import Window
from app.ui.table.table_document import Document, new_document, open_document
from tests.games.pokemon_table import DECK
from tests.store.killed import killed


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return tmp_path / "Evening.chabudai"


@pytest.fixture
def window(empty_window: Window, path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A window with a table that was saved as "Evening"."""
    window = empty_window
    window.put_on_board(new_document("pokemon", ("Aki",), (DECK,), window.cards, window.tell, 7))
    window.ask(Draw(7, "deck.0", "hand.0"))
    choose(monkeypatch, path)
    assert window.tables.save()
    return window


def choose(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the dialog that asks for a file be answered with `path`."""
    monkeypatch.setattr("app.ui.app.files.ask_save", lambda *_: path)


def document(window: Window) -> Document:
    assert window.document is not None
    return window.document


def written_elsewhere(window: Window, path: Path, *, draws: int = 1) -> None:
    """Open the file in another window, play there, and save."""
    other, _ = open_document(path, window.tell)
    for _ in range(draws):
        other.table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
    other.save(path)
    other.close()


def test_it_is_said_that_the_file_was_changed_and_where_the_table_is_now(
    window: Window, path: Path
) -> None:
    written_elsewhere(window, path)
    window.ask(Draw(2, "deck.0", "hand.0"))

    assert window.run_action("save")

    said = window.messages.kept[0]
    assert said.severity == "warning"
    assert said.words.en.startswith("“Evening.chabudai” was changed elsewhere")
    assert "“Evening (2).chabudai”" in said.words.en
    assert "「Evening (2).chabudai」に保存し" in said.words.ja
    assert said.action is not None
    assert document(window).title() == "Evening (2)"
    assert window.top_bar.table.text() == "Evening (2)"
    assert read_table(path.with_name("Evening (2).chabudai")).journal == (
        document(window).table.host.journal
    )
    titles = [entry.title for entry in window.tables.recent.entries()]
    assert titles[0] == "Evening (2)"


def test_what_the_file_holds_already_is_not_written_again(window: Window, path: Path) -> None:
    written_elsewhere(window, path)
    assert window.run_action("save")
    assert "holds all of this table already" in window.messages.kept[0].words.en
    assert not path.with_name("Evening (2).chabudai").exists()


def test_choosing_its_own_file_again_is_no_leave_to_write_over_what_others_put_there(
    window: Window, path: Path
) -> None:
    written_elsewhere(window, path)
    window.ask(Draw(2, "deck.0", "hand.0"))
    window.run_action("save_as")
    assert document(window).title() == "Evening (2)"


def test_a_file_chosen_to_be_replaced_is_replaced(
    window: Window, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = path.with_name("Other.chabudai")
    other.write_bytes(b"something else")
    choose(monkeypatch, other)
    window.run_action("save_as")
    assert document(window).path == other
    assert window.messages.kept[0].words.en == "Saved as Other.chabudai."
    assert read_table(other).journal == document(window).table.host.journal


def test_a_table_goes_on_in_its_file_after_a_crash(window: Window, path: Path) -> None:
    window.ask(Draw(2, "deck.0", "hand.0"))
    crashed = document(window)
    assert crashed._autosave is not None
    killed(crashed._autosave)
    crashed._autosave = None

    (entry,) = [one for one in window.tables.recent.entries() if not one.own]
    assert entry.title == "Evening"
    assert window.tables.open_entry(entry)

    assert document(window).path == path
    assert document(window).title() == "Evening"
    assert window.run_action("save")
    assert window.messages.kept[0].words.en == "Saved as Evening.chabudai."
    assert read_table(path).journal == crashed.table.host.journal
    window.put_on_board(new_document("pokemon", ("Aki",), (DECK,), window.cards, window.tell, 7))
    assert unfinished() == []


def test_a_table_whose_new_autosave_fails_stays_offered(
    window: Window, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.ask(Draw(2, "deck.0", "hand.0"))
    crashed = document(window)
    assert crashed._autosave is not None
    killed(crashed._autosave)
    crashed._autosave = None
    (entry,) = [one for one in window.tables.recent.entries() if not one.own]
    monkeypatch.setattr("app.store.tables.autosave.Autosave.up_to_date", False)
    assert window.tables.open_entry(entry)
    assert [table.path for table in unfinished()] == [entry.path]


# -- names ----------------------------------------------------------------------------------------


def lay_two(window: Window) -> None:
    """Lay a table for two with shipped decks, and play a little."""
    decks = [read_decklist_file(path, window.cards) for path in window.tables.shipped()]
    window.tables.new.lay(("Aki", "Ren"), (decks[0], decks[3]))
    window.ask(Draw(1, "deck.0", "hand.0"))


def test_a_table_without_a_name_is_called_after_its_decks_and_the_day(
    window: Window, path: Path
) -> None:
    lay_two(window)
    window.take_off_board()
    home = window.pages.home()
    assert home.page.tables[0].text() == "Dragapult – N's Zoroark, today"
    window.looks.apply("language", "ja")
    assert home.page.tables[0].text() == "ドラパルト – Nのゾロアーク（今日）"
    assert home.page.tables[1].text() == "Evening"


def test_so_is_one_whose_window_was_killed(window: Window, path: Path) -> None:
    lay_two(window)
    left = document(window)
    assert left._autosave is not None
    killed(left._autosave)
    left._autosave = None
    (entry,) = [one for one in window.tables.recent.entries() if not one.own]
    assert [name.en for name in entry.decks] == ["Dragapult", "N's Zoroark"]
    assert entry.title == "Aki – Ren"


def test_behind_a_curtain_it_is_called_after_what_lies_open(window: Window, path: Path) -> None:
    lay_two(window)
    document(window).apart = True
    window.take_off_board()
    (entry, *_) = window.tables.recent.entries()
    assert [name.en for name in entry.decks] == ["Aki", "Ren"]
    assert window.tables.open_entry(entry)
    here = document(window)
    dragapult = next(
        card.handle
        for card in here.position(JUDGE).cards.values()
        if card.ref is not None and window.cards.get(card.ref).name.en == "Dragapult ex"
    )
    here.table.sit(JUDGE).ask(Move((dragapult,), "discard.0"))
    window.take_off_board()
    (entry, *_) = window.tables.recent.entries()
    assert [name.en for name in entry.decks] == ["Dragapult", "Ren"]
    window.pages.tables_changed()
    assert window.pages.home().page.tables[0].text() == "Dragapult – Ren, today"


def test_its_file_is_proposed_under_decks_and_date(
    window: Window, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_two(window)
    proposed: list[str] = []

    def ask(*asked: object) -> Path:
        proposed.append(str(asked[3]))
        return path.with_name("Named.chabudai")

    monkeypatch.setattr("app.ui.app.files.ask_save", ask)
    today = datetime.now().astimezone().date()
    window.run_action("export_log")
    window.run_action("save")
    window.run_action("save_as")
    window.run_action("export_position")
    assert proposed == [
        f"Dragapult – N's Zoroark {today} log",
        f"Dragapult – N's Zoroark {today}",
        "Named",
        "Named position",
    ]


def test_a_table_that_keeps_itself_shows_no_number(window: Window, path: Path) -> None:
    lay_two(window)
    here = document(window)
    here.save(tables_folder() / "20260101-000000-pokemon-lan.chabudai")
    assert here.title() == "Aki – Ren"
    window.take_off_board()
    assert window.pages.home().page.tables[0].text() == "Dragapult – N's Zoroark, today"


def test_many_tables_left_open_are_read_once(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(MOST + 2):
        seed = number + 1
        left = new_document("pokemon", ("Aki",), (DECK,), window.cards, window.tell, seed)
        left.table.sit(0).ask(Draw(7, "deck.0", "hand.0"))
        left.table.sit(0).ask(Draw(1, "deck.0", "hand.0"))
        left.close()
    read: list[Path] = []
    monkeypatch.setattr(
        "app.store.tables.unfinished.read_table",
        lambda path: read.append(path) or read_table(path),  # type: ignore[func-returns-value]
    )
    recent = window.tables.recent
    listed = recent.entries()
    assert len(read) == MOST + 2
    assert sum(1 for entry in listed if entry.picture is not None) >= MOST + 2
    read.clear()
    assert {entry.path for entry in recent.entries()} == {entry.path for entry in listed}
    assert read == []
