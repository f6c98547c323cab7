"""What only its holder touches, between two windows: asked for, read, allowed by one key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core import intent as i
from app.games.common_options import TURN_LOCK
from app.net.server.hosting import Hosting
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import SayReady
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.ui.app.window import Window
from app.ui.lan.request_card import RequestCard
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS
from tests.helpers.toy_games.loaded import loaded
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, join, visit

OUTPOST = TOYS["outpost"]
AKI, REN = 0, 1


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Hosted]:
    setup = Setup(2, ((TURN_LOCK.id, "off"),), decks=decks_for(OUTPOST, 2))
    what = Hosting(OUTPOST, setup, tmp_path / "evening.chabudai", 0, listen=("127.0.0.1",))
    with loaded(OUTPOST):
        table = Hosted(what, games=TOYS.get)
        try:
            yield table
        finally:
            table.close()


@pytest.fixture
def ren(window: Window, evening: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren, across from Aki at the window; each has a soldier in a line."""
    join(window, evening)
    until(lambda: desk(window).visit is not None and visit(window).me is not None)
    ren = Guest(evening.open, "Ren", seat=1, games=TOYS.get)
    guests.append(ren)
    until(lambda: ren.table.me is not None)
    visit(window).say(SayReady())
    ren.say(SayReady())
    until(lambda: desk(window).at_table and ren.table.seat is not None)
    ren.seat.send(i.Bring(("soldier-08",), "line.1"))
    window.ask(i.Bring(("soldier-07",), "line.0"))
    until(lambda: all(evening.host.tree.table.fields[f"line.{seat}"] for seat in (AKI, REN)))
    bridge = window.bridge
    assert bridge is not None
    until(lambda: bridge.node == ren.seat.node == evening.host.tree.cursor)
    return ren


def unit(table: Hosted, seat: int) -> str:
    (found,) = table.host.tree.table.fields[f"line.{seat}"]
    return found


def discarded(table: Hosted, seat: int) -> int:
    return len(table.host.tree.table.zones[f"discard.{seat}"])


def card(window: Window, until: Until) -> RequestCard:
    found = desk(window).company._together
    assert found is not None
    until(lambda: found.cards.cards)
    return next(iter(found.cards.cards.values()))


def test_the_refusal_offers_to_ask_and_the_other_does_it(
    window: Window, evening: Hosted, ren: Guest, until: Until
) -> None:
    sent = window.ask(i.Collect((unit(evening, REN),), "discard.1"))
    assert sent is not None
    until(lambda: sent.answer is not None)
    offer = window.messages.kept[0].action
    assert offer is not None
    assert offer.title.en == "Ask Ren"
    offer.do()
    mine = card(window, until)
    assert mine.says.text() == "You ask Ren: move soldier-08 from Ren's Line to Ren's Discard"
    assert list(mine.buttons) == ["withdraw"]
    until(lambda: ren.all(Questioned))
    (asked,) = ren.all(Questioned)
    ren.say(GiveReply(asked.question, "allow"))  # type: ignore[attr-defined]
    until(lambda: discarded(evening, REN) == 1)
    said = "Aki asks; Ren moves soldier-08 from their Line to their Discard"
    until(lambda: said in window.log_text())


@pytest.mark.parametrize(
    ("key", "modifier", "allowed"),
    [
        (Qt.Key.Key_F10, Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier, False),
    ],
)
def test_one_key_answers(
    window: Window,
    evening: Hosted,
    ren: Guest,
    until: Until,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    allowed: bool,
) -> None:
    ren.say(AskLeave("touch", steps=(i.Collect((unit(evening, AKI),), "discard.0"),)))
    theirs = card(window, until)
    assert theirs.says.text() == "Ren asks you: move soldier-07 from your Line to your Discard"
    assert theirs.details.text() == "Line: 1 of 1"
    assert window.board is not None
    meant = window.board.board.rings.worn("asked")
    assert meant == [(unit(evening, AKI), "")]
    assert theirs.left.text().startswith("F10: Allow · Shift+F8: No · ")
    assert list(theirs.buttons) == ["allow", "no", "always"]
    window.activateWindow()
    window.board.setFocus()
    QTest.keyClick(window.board, key, modifier)
    until(lambda: ren.all(Decided))
    (decided,) = ren.all(Decided)
    assert decided.allowed is allowed  # type: ignore[attr-defined]
    until(lambda: discarded(evening, AKI) == int(allowed))
    until(lambda: not window.board.board.rings.worn("asked"))  # type: ignore[union-attr]
