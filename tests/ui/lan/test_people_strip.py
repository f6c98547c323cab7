"""The strip of people: seat, name, who is there, how far away, who watches, and signs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.session.room.messages.from_people import Chair
from app.session.room.messages.table_talk import Emoted, ShowEmote
from app.session.room.messages.to_people import People, Person
from app.ui.app.window import Window
from app.ui.lan import bubbles
from app.ui.lan.people.people_row import SLOW, PeopleRow
from app.ui.lan.people.people_strip import PeopleStrip
from app.ui.look.look import Look
from app.ui.look.seat_colours import SEATS, seat_disc
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, set_up, sit_together, visit

AKI = Person(1, "Aki", "player", 0, chair=True)
REN = Person(2, "Ren", "player", 1, latency=24)
JUN = Person(3, "Jun", "judge")
SORA, MIO = (
    Person(4, "Sora", "spectator"),
    Person(5, "Mio", "spectator"),
)


@pytest.fixture
def row(qapp: QApplication) -> PeopleRow:
    return PeopleRow(Look(language="en"))


def laid(*people: Person) -> People:
    return People(people, laid=True)


# -- the row --


def test_players_come_first_by_their_seats_and_who_watches_last(row: PeopleRow) -> None:
    row.show_people(laid(MIO, JUN, REN, AKI, SORA))
    layout = row.layout()
    assert layout is not None
    order = [layout.itemAt(at).widget() for at in range(layout.count())]
    assert order[:4] == [row.chips[1], row.chips[2], row.chips[3], row.watching]
    assert row.watching.whole == "Watching: 2 · ● Mio and ● Sora"
    assert "Jun" in row.chips[3].name.whole


def test_each_seat_has_its_colour_and_its_number(row: PeopleRow) -> None:
    row.show_people(laid(AKI, REN, JUN))
    pictures = [row.chips[one].disc.pixmap().toImage() for one in (1, 2, 3)]
    assert pictures[0] != pictures[1] != pictures[2]
    side = pictures[0].width()
    for seat, picture in enumerate(pictures[:2]):
        # Beside its number, however high the letters of the font are.
        assert picture.pixelColor(round(side * 0.14), side // 2).name() == SEATS[seat]


def test_two_seats_of_one_colour_would_differ_by_their_number(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.look.seat_colours.SEATS", ("#808080",) * 8)
    assert seat_disc(0, 20).toImage() != seat_disc(1, 20).toImage()


def test_who_is_away_or_slow_says_so_in_words(row: PeopleRow) -> None:
    slow = Person(2, "Ren", "player", 1, latency=SLOW)
    row.show_people(laid(AKI, slow))
    assert row.chips[2].note.text() == f"slow: {SLOW} ms"
    assert row.chips[2].note.property("look") == "wrong"
    row.show_people(laid(AKI, REN))
    assert (row.chips[2].note.text(), row.chips[2].note.property("look")) == ("24 ms", "muted")
    away = Person(2, "Ren", "player", 1, here=False)
    row.show_people(laid(AKI, away))
    assert row.chips[2].note.text() == "away"
    assert row.chips[2].name.whole == "○ Ren"
    assert row.chips[2].accessibleName() == "Ren · Player · seat 2 · away"
    row.show_people(laid(AKI))
    assert list(row.chips) == [1]


def test_where_there_is_no_room_for_names_their_number_stays(row: PeopleRow) -> None:
    row.show_people(laid(AKI, REN, SORA, MIO))
    layout = row.layout()
    assert layout is not None
    row.resize(layout.minimumSize().width(), 30)
    row.show()
    for chip in row.chips.values():
        assert chip.name.width() > 0
    row.watching.resize(row.watching.minimumSizeHint().width(), 20)
    row.watching._cut()
    assert row.watching.text() == "Watching: 2"
    row.hide()


def test_many_people_do_not_widen_the_window(row: PeopleRow) -> None:
    row.show_people(laid(*(Person(1 + n, f"Somebody {n}", "player", n) for n in range(8))))
    assert row.minimumSizeHint().width() == 0


# -- signs --


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


@pytest.fixture
def strip(window: Window, ren: Guest) -> PeopleStrip:
    together = desk(window).company.together
    assert together is not None
    return together.strip


def test_a_sign_shows_below_its_person_for_a_while(
    strip: PeopleStrip, ren: Guest, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bubbles, "LASTS", 1500)
    ren.say(ShowEmote("thinking"))
    until(lambda: strip.bubbles.label(2) is not None)
    until(lambda: strip.bubbles.label(2) is None)
    assert strip.said.whole == "Ren: Let me think…"


def test_two_signs_lie_side_by_side_and_a_new_one_takes_the_old_ones_place(
    strip: PeopleStrip,
    ren: Guest,
    window: Window,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bubbles, "LASTS", 60_000)
    ren.say(ShowEmote("thinking"))
    visit(window).say(ShowEmote("hello"))
    until(lambda: strip.bubbles.label(1) is not None and strip.bubbles.label(2) is not None)
    strip.bubbles.place()
    one, other = strip.bubbles.label(1), strip.bubbles.label(2)
    assert one is not None
    assert other is not None
    assert not one.geometry().intersects(other.geometry())
    assert one.geometry().top() > strip.geometry().bottom()
    ren.say(ShowEmote("oops"))
    until(lambda: (found := strip.bubbles.label(2)) is not None and "Oops" in found.text())


def test_signs_open_by_a_key_and_are_chosen_by_their_digit(
    window: Window, strip: PeopleStrip, ren: Guest, until: Until
) -> None:
    assert window.run_action("signs")
    assert strip.menu.isVisible()
    assert strip.menu.activeAction() is strip.menu.actions()[0]
    QTest.keyClick(strip.menu, Qt.Key.Key_3)
    until(lambda: ren.all(Emoted))
    (told,) = ren.all(Emoted)
    assert told.sign == "well_played"  # type: ignore[attr-defined]


def test_who_is_muted_shows_none(
    window: Window, strip: PeopleStrip, ren: Guest, until: Until
) -> None:
    visit(window).say(Chair("pass", 2))
    until(lambda: not visit(window).in_chair)
    ren.say(Chair("mute", 1))
    until(lambda: not strip.signs.isEnabled())
    window.run_action("signs")
    assert not strip.menu.isVisible()
    assert "muted" in strip.people.chips[1].note.text()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_of_it_fits_into_a_small_window(
    window: Window, strip: PeopleStrip, ren: Guest, table: Hosted, until: Until, scale: float
) -> None:
    window.looks.apply("text_scale", scale)
    QApplication.processEvents()
    assert window.width() == 1280
    assert strip.open.geometry().right() <= strip.width()
    for chip in strip.people.chips.values():
        assert chip.name.text() == chip.name.whole
