"""Before the first card: who is there, decks, who is ready, and the chair that may begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.core.data.value import replace
from app.games.pokemon import pokemon_game
from app.session.room.messages.from_people import BringDeck, SayReady
from app.session.room.messages.table_talk import Said, ShowEmote
from app.store import recent_tables
from app.store.decks.deck_files import game_at, shipped_for
from app.ui.app.window import Window
from app.ui.lan.hosting.lobby_sheet import Lobby
from tests.helpers.toy_games.loaded import loaded
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, join, visit


def lobby(window: Window, table: Hosted, until: Until) -> Lobby:
    """Come to the gathering at a table."""
    join(window, table)
    until(lambda: desk(window).lobby is not None and visit(window).me is not None)
    found = desk(window).lobby
    assert found is not None
    return found


def ren_comes(table: Hosted, guests: list[Guest], until: Until) -> Guest:
    ren = Guest(table.open, "Ren")
    guests.append(ren)
    until(lambda: ren.table.me is not None)
    return ren


def test_it_says_who_is_there_and_which_seat_is_free(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    until(lambda: "Aki" in sheet.seats.text())
    assert sheet.seats.text().splitlines() == [
        "seat 1 · Aki · you · host · ○ no deck yet · ○ not ready",
        "seat 2 · free",
    ]
    ren_comes(gathering, guests, until)
    until(lambda: "seat 2 · Ren · ○ no deck yet · ○ not ready" in sheet.seats.text())


def test_everybodys_deck_and_word_are_seen_and_no_deck_by_its_name(
    window: Window,
    gathering: Hosted,
    guests: list[Guest],
    decks: tuple[tuple[str, ...], ...],
    until: Until,
) -> None:
    sheet = lobby(window, gathering, until)
    ren = ren_comes(gathering, guests, until)
    ren.say(BringDeck(decks[1]))
    until(lambda: "seat 2 · Ren · ✓ deck chosen · ○ not ready" in sheet.seats.text())
    ren.say(SayReady())
    until(lambda: "seat 2 · Ren · ✓ deck chosen · ✓ ready" in sheet.seats.text())
    sheet.ready.click()
    until(lambda: desk(window).at_table)


def test_who_watches_stands_below_the_seats(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    assert not sheet.others.isVisible()
    guests.append(Guest(gathering.open, "Mio", role="spectator"))
    until(lambda: sheet.others.text().startswith("Mio · Spectator"))
    assert sheet.others.isVisible()
    assert len(sheet.seats.rows) == 2


def test_who_looks_after_the_table_has_the_invite_in_the_same_sheet(
    window: Window, gathering: Hosted, until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    until(lambda: sheet.invite is not None)
    assert sheet.invite is not None
    assert sheet.invite.isVisible()
    assert sheet.invite.text.text() == gathering.open.invite
    assert desk(window).hosting.invite is None
    sheet.wish_to_leave()
    assert window.run_action("invite")
    again = desk(window).lobby
    assert again is not None
    until(lambda: again.invite is not None)


def test_a_guest_sees_the_same_sheet_without_the_invite(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    guests.append(Guest(gathering.open, "Ren").wait_inside())
    sheet = lobby(window, gathering, until)
    until(lambda: "seat 2 · Aki · you" in sheet.seats.text())
    assert "seat 1 · Ren · host" in sheet.seats.text()
    assert sheet.invite is None


def test_a_deck_that_lies_on_the_seat_stays_unless_another_is_chosen(
    window: Window,
    table: Hosted,
    guests: list[Guest],
    decks: tuple[tuple[str, ...], ...],
    until: Until,
) -> None:
    sheet = lobby(window, table, until)
    assert sheet.deck.box.currentText() == "The deck that lies on the seat"
    assert sheet.ready.isEnabled()
    ren_comes(table, guests, until).say(SayReady())
    sheet.ready.click()
    until(lambda: desk(window).at_table)
    laid = [card.ref for card in table.host.tree.table_at(0).cards if card.owner == 0]
    assert sorted(laid) == sorted(decks[0])


def test_another_deck_may_be_chosen_in_its_place(
    window: Window,
    table: Hosted,
    guests: list[Guest],
    decks: tuple[tuple[str, ...], ...],
    until: Until,
) -> None:
    sheet = lobby(window, table, until)
    other = next(path for path in window.tables.shipped() if path.stem == "ns-zoroark")
    sheet.deck.choose(other)
    ren_comes(table, guests, until).say(SayReady())
    sheet.ready.click()
    until(lambda: desk(window).at_table)
    laid = [card.ref for card in table.host.tree.table_at(0).cards if card.owner == 0]
    assert sorted(laid) == sorted(decks[1])


def test_decks_in_the_format_of_the_game_are_offered_and_others_asked_about(
    window: Window, gathering: Hosted, until: Until
) -> None:
    with loaded(replace(pokemon_game.SPEC, deck_format="half")):
        sheet = lobby(window, gathering, until)
        box = sheet.deck.box
        offered = [box.itemData(index) for index in range(box.count())]
        assert [one for one in offered if isinstance(one, Path)] == shipped_for("pokemon", "half")
        assert sheet.deck.says.text() == "30 cards"
        sheet.deck.choose(shipped_for("pokemon", "glc")[0])
        assert sheet.deck.says.text().startswith("60 cards\n⚠ ")


def test_each_seat_is_proposed_another_deck(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    guests.append(Guest(gathering.open, "Ren").wait_inside())
    sheet = lobby(window, gathering, until)
    until(lambda: "seat 2 · Aki · you" in sheet.seats.text())
    assert sheet.deck.source == shipped_for("pokemon")[1]


def test_the_table_is_laid_once_both_are_ready(
    window: Window,
    gathering: Hosted,
    guests: list[Guest],
    decks: tuple[tuple[str, ...], ...],
    until: Until,
) -> None:
    sheet = lobby(window, gathering, until)
    ren = ren_comes(gathering, guests, until)
    sheet.ready.click()
    until(lambda: visit(window).me is not None and visit(window).me.ready)  # type: ignore[union-attr]
    assert sheet.ready.text() == "Not ready yet"
    assert not desk(window).at_table
    ren.say(BringDeck(decks[1]))
    ren.say(SayReady())
    until(lambda: desk(window).at_table)
    assert desk(window).lobby is None
    assert window.table is not None
    assert len(window.table.deck_of(0)) == 60


def test_another_deck_takes_the_word_back(window: Window, gathering: Hosted, until: Until) -> None:
    sheet = lobby(window, gathering, until)
    sheet.ready.click()
    until(lambda: sheet.ready.text() == "Not ready yet")
    sheet.deck.box.setCurrentIndex(1)
    until(lambda: sheet.ready.text() == "Ready")


def test_a_double_click_says_ready_once(window: Window, gathering: Hosted, until: Until) -> None:
    sheet = lobby(window, gathering, until)
    for _ in range(2):
        sheet.ready.click()
        until(lambda: sheet.ready.text() == "Not ready yet")
    said: list[object] = []
    visit(window).say = said.append  # type: ignore[method-assign,assignment]
    sheet.ready.click()
    assert not said, "it says so only since"
    QTest.qWait(QApplication.doubleClickInterval() + 10)
    sheet.ready.click()
    assert said == [SayReady(ready=False)]


def test_other_looks_leave_the_word_as_it_was(
    window: Window, gathering: Hosted, until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    sheet.ready.click()
    until(lambda: sheet.ready.text() == "Not ready yet")
    said: list[object] = []
    visit(window).say = said.append  # type: ignore[method-assign,assignment]
    window.look.change()
    window.look.change(language="ja")
    assert not said


def test_the_chair_begins_without_waiting_for_everybody_to_be_ready(
    window: Window,
    gathering: Hosted,
    guests: list[Guest],
    decks: tuple[tuple[str, ...], ...],
    until: Until,
) -> None:
    sheet = lobby(window, gathering, until)
    ren = ren_comes(gathering, guests, until)
    sheet.ready.click()
    assert not sheet.begin.isEnabled()
    ren.say(BringDeck(decks[1]))
    until(sheet.begin.isEnabled)
    sheet.begin.click()
    until(lambda: desk(window).at_table)


def test_what_is_said_is_read_by_both(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    ren = ren_comes(gathering, guests, until)
    QTest.keyClicks(sheet.chat.field, "hello")
    sheet.chat.send.click()
    until(lambda: ren.all(Said))
    ren.say(ShowEmote("hello"))
    until(lambda: sheet.chat.said.count() == 2)
    lines = [sheet.chat.said.item(row).text() for row in range(2)]
    assert lines == ["Aki: hello", "Ren: Hello!"]


def test_closing_the_sheet_leaves_nobody_and_it_opens_again(
    window: Window, gathering: Hosted, until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    sheet.wish_to_leave()
    assert desk(window).gathering
    assert window.run_action("lobby")
    again = desk(window).lobby
    assert again is not None
    assert again.isVisible()
    again.away.click()
    assert desk(window).visit is None
    assert desk(window).lobby is None


def test_only_decks_of_the_tables_game_are_offered(
    window: Window, gathering: Hosted, until: Until, tmp_path: Path
) -> None:
    other, own = tmp_path / "other.yaml", tmp_path / "own.txt"
    other.write_text("chabudai_deck: 1\ngame: open_table\ncards: []\n", encoding="utf-8")
    own.write_text("Pokémon\n4 Dreepy TWM 128\n", encoding="utf-8")
    for path in (own, other):
        recent_tables.remember_deck(path)
    assert {game_at(own), game_at(other)} == {"pokemon", "open_table"}
    box = lobby(window, gathering, until).deck.box
    offered = [box.itemData(index) for index in range(box.count())]
    assert own in offered
    assert other not in offered


def drag(handle: QWidget, row: QWidget) -> None:
    """Carry a row by its handle onto another one."""
    at, to = handle.rect().center(), handle.mapFromGlobal(row.mapToGlobal(row.rect().center()))
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=at)
    # What a drag begins with: a step that is far enough, then where it goes.
    for point in (at + QPoint(0, QApplication.startDragDistance()), to):
        QTest.mouseMove(handle, point)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=to)


def test_whoever_looks_after_the_table_drags_people_to_other_places(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    ren = ren_comes(gathering, guests, until)
    until(lambda: "seat 2 · Ren" in sheet.seats.text())
    first, second = sheet.seats.lines[:2]
    drag(first.disc, second)
    until(lambda: "seat 1 · Ren" in sheet.seats.text())
    assert "seat 2 · Aki · you" in sheet.seats.text()
    until(lambda: ren.table.me is not None and ren.table.me.seat == 0)
    # Who was moved has the same sheet before them, with what they chose in it.
    assert desk(window).lobby is sheet
    assert not any(line.disc.styleSheet() for line in sheet.seats.lines)


def test_a_drag_that_ends_beside_the_rows_moves_nobody(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    sheet = lobby(window, gathering, until)
    ren_comes(gathering, guests, until)
    until(lambda: "seat 2 · Ren" in sheet.seats.text())
    asked: list[tuple[int, int]] = []
    sheet.seats.wanted.connect(lambda seat, to: asked.append((seat, to)))
    drag(sheet.seats.lines[0].disc, sheet.chat)
    assert not asked


def test_a_guest_who_does_not_look_after_the_table_drags_nobody(
    window: Window, gathering: Hosted, guests: list[Guest], until: Until
) -> None:
    guests.append(Guest(gathering.open, "Ren").wait_inside())
    sheet = lobby(window, gathering, until)
    until(lambda: "Aki · you" in sheet.seats.text())
    asked: list[tuple[int, int]] = []
    sheet.seats.wanted.connect(lambda seat, to: asked.append((seat, to)))
    drag(sheet.seats.lines[0].disc, sheet.seats.lines[1])
    assert not asked
