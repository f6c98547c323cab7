"""Zones that people make, at the window: offered by the menus, asked for by forms, on the board."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.core.ids import SeatId
from app.core.intent import Draw, Move, Undo
from app.core.intents.zone_intents import MakeZone
from app.core.text.words import Language
from app.core.zone import Zone
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.table.table_document import Document
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

pytestmark = pytest.mark.painted

PICTURES = os.environ.get("CHABUDAI_PICTURES", "")
DUEL = TOYS["duel"]


@pytest.fixture
def play(empty_window: Window) -> Play:
    play = lay(DUEL, 3)
    empty_window.put_on_board(Document(play.table, empty_window.cards, None, None))
    return play


def made(play: Play, seat: SeatId = 0) -> list[Zone]:
    return [zone for zone in play.view(seat).setting.zones.values() if zone.is_made]


def do(window: Window, name: str, selection: Selection | None = None) -> None:
    entry = window.registry.named(name)
    assert entry is not None
    selection = selection or Selection()
    assert entry.when(window.situation(), selection)
    window.perform(entry, selection)


def answer(window: Window, **answers: str) -> None:
    """Answer what a form asks, and carry it out."""
    assert window.place is not None
    form = window.place.side.sheets.form
    for field, what in answers.items():
        form.answer(field, what)
    QApplication.processEvents()
    form.done.click()


def picture(window: Window, name: str) -> None:
    if PICTURES:
        QApplication.processEvents()
        window.grab().save(str(Path(PICTURES) / f"{name}.png"))


def test_a_pile_is_made_by_a_form_and_lies_on_the_board(empty_window: Window, play: Play) -> None:
    do(empty_window, "make_pile")
    picture(empty_window, "make-form")
    answer(empty_window, title="Kitty", arrange="row")
    (zone,) = made(play)
    assert (zone.spec.title.en, zone.arrange, zone.maker) == ("Kitty", "row", 0)
    assert empty_window.place is not None
    board = empty_window.place.board
    assert zone.rect is not None
    assert board.seating.sites[zone.id].local.width == zone.rect[2]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_made_zones_lie_where_they_were_put(
    empty_window: Window, play: Play, language: Language
) -> None:
    if language == "ja":
        empty_window.looks.switch_language()
    kitty = "場札 <b>" if language == "ja" else "Kitty <b>"
    play.ask(0, Draw(4, "deck.0", "hand.0"))
    play.ask(1, Draw(11, "deck.1", "hand.1"))
    play.ask(0, MakeZone(kitty, (300.0, 290.0, 71.0, 96.0)))
    play.ask(0, MakeZone("Talon", (20.0, 590.0, 71.0, 96.0), 0, "hidden"))
    play.ask(1, MakeZone("Trick", (20.0, 560.0, 160.0, 96.0), 1, "public", "row"))
    play.ask(0, MakeZone("2", (100.0, 590.0, 90.0, 96.0), 0, "owner", "fan"))
    zones = {zone.spec.title.en: zone.id for zone in made(play)}
    for title, seat in ((kitty, 0), ("2", 0), ("Trick", 1)):
        card = play.view(seat).zones[f"hand.{seat}"].items[0]
        play.ask(seat, Move((card,), zones[title], up=title != "2"))
    assert empty_window.place is not None
    board = empty_window.place.board
    sites = board.seating.sites
    assert sites[zones[kitty]].box.x == pytest.approx(300.0)
    trick = sites[zones["Trick"]]
    width, height = DUEL.layout.size
    assert (trick.box.right, trick.box.bottom) == pytest.approx((width - 20.0, height - 560.0))
    assert [piece.zone for piece in board.pieces.values()].count(zones["Trick"]) == 1
    picture(empty_window, f"made-{language}")
    board.turn_table(1)
    assert board.seating.sites[zones[kitty]].box.x == pytest.approx(width - 300.0 - 71.0)
    picture(empty_window, f"made-turned-{language}")


def test_a_made_zone_is_renamed_placed_and_removed_by_its_menu(
    empty_window: Window, play: Play
) -> None:
    play.ask(0, MakeZone("Kitty", (300.0, 200.0, 71.0, 96.0)))
    (zone,) = made(play)
    about = Selection(zone=zone.id)
    assert empty_window.place is not None
    menu = empty_window.place.menus.made.menu(about, empty_window)
    shown = {action.data() for action in menu.actions()}
    assert {"duel.rename_zone", "duel.place_zone", "duel.remove_zone"} <= shown
    do(empty_window, "rename_zone", about)
    picture(empty_window, "rename-form")
    answer(empty_window, title="Talon")
    do(empty_window, "place_zone", about)
    picture(empty_window, "place-form")
    answer(empty_window, x="40", y="100", width="200")
    (changed,) = made(play)
    assert changed.spec.title.en == "Talon"
    assert changed.rect == (40.0, 100.0, 200.0, 96.0)
    play.ask(0, Draw(1, "deck.0", zone.id))
    do(empty_window, "remove_zone", about)
    answer(empty_window, goal="lane")
    assert made(play) == []
    assert empty_window.place.board.seating.sites.get(zone.id) is None
    play.ask(0, Undo())
    assert [one.spec.title.en for one in made(play)] == ["Talon"]
    assert zone.id in empty_window.place.board.seating.sites


def test_cards_are_put_into_a_made_zone_by_their_menu(empty_window: Window, play: Play) -> None:
    play.ask(0, MakeZone("Kitty", (300.0, 200.0, 71.0, 96.0)))
    play.ask(0, Draw(1, "deck.0", "hand.0"))
    (zone,) = made(play)
    cards = play.view(0).cards_in("hand.0")[-1:]
    ref = play.view(0).cards[cards[0]].ref
    do(empty_window, "put_into", Selection(cards))
    picture(empty_window, "put-into-form")
    answer(empty_window, at="bottom")
    assert [play.view(0).cards[card].ref for card in play.view(0).cards_in(zone.id)] == [ref]


def test_other_games_offer_nothing_of_it(empty_window: Window) -> None:
    play = lay(TOYS["plans"], 3)
    empty_window.put_on_board(Document(play.table, empty_window.cards, None, None))
    assert empty_window.registry.named("make_pile") is None
    assert empty_window.registry.named("put_into") is None


def test_the_outline_lists_a_made_zone_as_any_other(empty_window: Window, play: Play) -> None:
    from app.ui.outline.outline_rows import rows_of

    play.ask(0, MakeZone("Kitty", (300.0, 200.0, 71.0, 96.0)))
    play.ask(0, MakeZone("Mine", (300.0, 500.0, 71.0, 96.0), 0, "owner", "fan"))
    kitty, mine = (
        next(z.id for z in made(play) if z.spec.title.en == t) for t in ("Kitty", "Mine")
    )
    first, _, table = rows_of(play.view(0), DUEL)
    assert kitty in [row.zone for row in table.children]
    assert mine in [row.zone for row in first.children]
