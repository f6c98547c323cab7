"""The record of a game in the network: asked for when it is over, saved, and checked at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.intent import Flip, Procedure
from app.games.game_registry import GAMES
from app.session.host.local_table import lay_host
from app.session.host.updates import FairEntry, JournalEntry, Signed
from app.session.room.messages.from_people import Chair
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.session.room.messages.to_people import FilePart
from app.store.tables.table_file import read_table, write_table
from app.ui.app.window import Window
from app.ui.lan.game_record import checked
from app.ui.panels.messages.message_list import Message
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, set_up, sit_together, visit


@pytest.fixture
def over(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """A game of Aki, at the window, and Ren, that is over; Ren is returned."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    assert not window.actions_of["open_record"].isEnabled(), "the game is not over"
    for intent in (Flip(3), Procedure("concede")):
        sent = window.ask(intent)
        assert sent is not None
        until(lambda sent=sent: sent.accepted)
    return ren


def newest(window: Window) -> Message:
    return window.messages.kept[0]


def opened(window: Window, ren: Guest, until: Until) -> None:
    """Ask for it by the menu; Ren agrees."""
    assert window.run_action("open_record")
    until(lambda: ren.all(Questioned))
    question = ren.all(Questioned)[-1]
    assert isinstance(question, Questioned)
    ren.say(GiveReply(question.question, "allow"))
    until(lambda: visit(window).record_open)


def saved_as(window: Window, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.app.files.ask_save", lambda *_: path)
    assert window.run_action("save_record")


def test_it_is_opened_saved_and_checked(
    window: Window, over: Guest, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not window.actions_of["save_record"].isEnabled()
    opened(window, over, until)
    offers = [one for one in window.messages.kept if "record of this game is open" in one.words.en]
    assert offers[-1].action is not None
    assert offers[-1].action.title.en == "Save the record…"
    path = tmp_path / "record.chabudai"
    saved_as(window, path, monkeypatch)
    until(lambda: "Saved as" in newest(window).words.en)
    said = newest(window)
    assert said.severity == "done"
    assert said.words.en.startswith("Saved as record.chabudai. Fair by record (full check): ")
    assert said.words.ja.startswith("record.chabudaiに保存しました。抽選の記録（全体の検査）：")
    assert read_table(path).tree.table.turn.phase == "over"


def test_a_record_that_somebody_else_signed_is_not_one_s_own(
    window: Window, over: Guest, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(window, over, until)
    path = tmp_path / "record.chabudai"
    saved_as(window, path, monkeypatch)
    until(lambda: "Saved as" in newest(window).words.en)
    assert checked(path, 0, visit(window).public_key)[1] == "done"
    words, severity = checked(path, 0, "ab" * 32)
    assert severity == "warning"
    assert "Your own signature is not in this record" in words.en


def test_a_file_whose_record_was_taken_out_is_not_taken_for_sound(
    window: Window, over: Guest, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(window, over, until)
    path = tmp_path / "record.chabudai"
    saved_as(window, path, monkeypatch)
    until(lambda: "Saved as" in newest(window).words.en)
    journal = read_table(path).journal

    def told(what: list[JournalEntry]) -> str:
        write_table(path, what)
        words, severity = checked(path, None, "")
        assert severity == "warning"
        return words.en

    unsigned = [entry for entry in journal if not isinstance(entry, Signed)]
    assert "signed by no seat. This proves nothing" in told(unsigned)
    bare = [entry for entry in journal if not isinstance(entry, FairEntry)]
    assert "its record of chance is not in it" in told(bare)
    # Not even that the table mixed its chance; but this window was at it.
    local = lay_host(GAMES["pokemon"], ("Aki", "Ren"), (("A",) * 60, ("R",) * 60)).journal
    assert "though this table has one" in told(local)
    words, severity = checked(path, None, "", mixed=False)
    assert severity == "note"
    assert "an announced seed" in words.en


def test_it_is_asked_of_the_person_at_the_window_too(
    window: Window, over: Guest, until: Until
) -> None:
    chair, me = visit(window), visit(window).place
    assert me is not None
    assert over.table.me is not None
    chair.say(Chair("pass", over.table.me.person))
    until(lambda: not visit(window).in_chair)
    window.refresh()
    assert not window.actions_of["open_record"].isEnabled()
    over.say(AskLeave("record"))
    until(lambda: visit(window).questions)
    (question,) = visit(window).questions.values()
    assert question.wish.kind == "record"
    assert question.replies == ("allow", "no")


def test_a_damaged_file_is_not_saved(
    window: Window, over: Guest, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(window, over, until)
    path = tmp_path / "record.chabudai"
    monkeypatch.setattr(visit(window), "say", lambda _message: None)
    saved_as(window, path, monkeypatch)
    visit(window)._hear(FilePart(2, 2, "QUJD"))
    assert "came damaged" in newest(window).words.en
    assert not path.exists()
    assert desk(window).at_table
