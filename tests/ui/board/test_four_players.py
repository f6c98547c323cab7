"""Four at a table of Pokémon: whose card and hand is whose, how many places there are."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from app.core.ids import JUDGE
from app.core.intent import Move, Procedure, PutMark
from app.core.intents.agreement_intents import SetOptions
from app.core.text.words import Language
from app.games.game_api import Selection
from app.games.pokemon.variants.players import BACK
from app.session.room.person_names import LONGEST_NAME
from app.ui.board.scene.board_frames import ring_discs
from app.ui.board.scene.plates import plate_edge
from tests.gallery import four_players
from tests.gallery.written import Written, written
from tests.helpers.pairwise import pairwise
from tests.helpers.shipped import shipped_base

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.core.ids import ZoneId
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard

WINDOWS = [(1259, 915), (939, 675)]


@pytest.fixture
def royal(lay_board: LayBoard) -> BoardView:
    board: BoardView = lay_board(four_players.royal().table, 0, shipped_base())
    board.resize(*WINDOWS[1])
    return board


@pytest.fixture
def teams(lay_board: LayBoard) -> BoardView:
    board: BoardView = lay_board(four_players.teams().table, 0, shipped_base())
    board.resize(*WINDOWS[1])
    return board


def owners(board: BoardView, zone: ZoneId) -> list[int | None]:
    keys = board.board.by_zone[zone]
    return [board.board.pieces[key].piece.badges.owner for key in keys]


def test_in_a_battle_royal_stadiums_and_cards_in_use_show_whose_they_are(royal: BoardView) -> None:
    assert owners(royal, "stadium") == [0, 2]
    assert owners(royal, "stage") == [0]
    for seat in range(4):
        for name in ("active", "bench", "discard"):
            assert set(owners(royal, f"{name}.{seat}")) == {None}, "it lies on its owner's board"


def test_all_that_partners_hold_together_shows_whose_it_is(teams: BoardView) -> None:
    assert owners(teams, "active.t0") == [0, 2]
    assert owners(teams, "active.t1") == [1, 3]
    assert owners(teams, "bench.t0") == [0, 0, 2, 2, 2]
    # The card on top of a pile.
    table = teams.bridge.view
    for zone in ("discard.t0", "discard.t1", "lost.t0"):
        assert owners(teams, zone) == [table.cards[table.zones[zone].items[0]].owner]
    assert owners(teams, "stadium") == [2]


def test_the_number_of_a_turned_pile_and_its_owner_lie_on_different_sides(
    teams: BoardView,
) -> None:
    middle = teams.seating.sites["discard.t1"].box.centre[0]
    count = teams.board.counts.place("discard.t1")
    assert count is not None
    assert count.right() < middle
    own = teams.board.counts.place("discard.t0")
    assert own is not None
    assert own.left() > teams.seating.sites["discard.t0"].box.centre[0]


@pytest.mark.parametrize(
    ("text", "size", "game", "long"),
    pairwise((1.0, 1.5, 2.0), WINDOWS, ("royal", "teams"), (False, True)),
)
def test_the_plates_of_four_hands_lie_apart_on_the_mat(
    lay_board: LayBoard, game: str, size: tuple[int, int], text: float, *, long: bool
) -> None:
    players = tuple("W" * (LONGEST_NAME - 1) + str(number) for number in range(4))
    with written(Written(players=players) if long else Written()):
        document = getattr(four_players, game)()
    board: BoardView = lay_board(document.table, 0, shipped_base())
    board.resize(*size)
    board.board.speak("en", text)
    found = [board.board.counts.place(f"hand.{seat}") for seat in range(4)]
    places = [place for place in found if place is not None]
    assert len(places) == 4
    assert not [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    cloth = board.seating.mat
    for place in places:
        assert place.left() >= cloth.x
        assert place.right() <= cloth.right


@pytest.mark.parametrize("text", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("size", [(740, 618), *WINDOWS])
@pytest.mark.parametrize("game", ["royal", "teams"])
def test_what_is_told_of_another_hand_covers_no_card_and_the_hand_is_whole(
    lay_board: LayBoard, game: str, size: tuple[int, int], text: float
) -> None:
    board: BoardView = lay_board(getattr(four_players, game)().table, 0, shipped_base())
    board.resize(*size)
    board.board.speak("en", text)
    cards = {key: item.piece.spot.box for key, item in board.board.pieces.items()}
    for seat in (1, 2, 3):
        told = board.board.counts.boxes()[f"hand.{seat}"]
        told = told.grown(-told.height * 0.2)  # its picture has clear edges
        assert not [key for key, box in cards.items() if box.meets(told)], seat
        for key in board.board.by_zone[f"hand.{seat}"]:
            assert board.seating.cloth.y <= cards[key].y, key
            assert cards[key].bottom <= board.seating.cloth.bottom


def test_the_row_of_turns_is_drawn_anew_when_they_go_round_the_other_way(teams: BoardView) -> None:
    ground = teams.ground
    ground._backing = before = ground._painted()
    teams.bridge.table.sit(JUDGE).ask(PutMark(("seat.3",), "ready", 1))
    assert ground._backing is before
    teams.bridge.table.sit(JUDGE).ask(PutMark(("table",), BACK, 1))
    assert ground._backing is None
    assert ground._painted().toImage() != before.toImage()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_several_marks_of_partners_are_told_in_letters_of_the_usual_size(
    teams: BoardView, language: Language
) -> None:
    teams.board.speak(language, 1.0)
    counts = teams.board.counts
    before = [place.height() for seat in range(4) if (place := counts.place(f"hand.{seat}"))]
    for seat in range(4):
        for key in ("has_basic", "hand_round", "pair_first")[: 3 - (seat % 2)]:
            value = 3 if key == "hand_round" else 1
            teams.bridge.table.sit(JUDGE).ask(PutMark((f"seat.{seat}",), key, value))
    assert "3" not in counts._count_text("hand.0"), "which round it is the game alone need know"
    after = [place for seat in range(4) if (place := counts.place(f"hand.{seat}"))]
    assert [place.height() for place in after] == pytest.approx(before, rel=0.15)
    assert not [pair for pair in combinations(after, 2) if pair[0].intersects(pair[1])]


def test_a_bench_has_more_places_as_soon_as_the_table_agrees_on_them(royal: BoardView) -> None:
    def places() -> set[int]:
        return {royal.seating.sites[f"bench.{seat}"].place.slots for seat in range(4)}

    assert places() == {4}
    royal.bridge.ask(SetOptions((("br-bench", "5"),)))
    assert places() == {5}


def test_resting_on_the_own_half_enlarges_nothing_and_on_the_others_does(
    teams: BoardView, hand_on: type[Hand], qtbot: QtBot
) -> None:
    person = hand_on(teams)
    card = teams.board.by_zone["hand.0"][0]
    person.carry(person.spot(card), person.zone("bench.t0"))
    assert teams.looking._goal is None
    person.move(person.zone("lost.t1"))
    qtbot.waitUntil(lambda: teams.looking.seat in (1, 3), timeout=3000)


def test_who_is_out_is_told_on_the_board_and_not_beside_the_hand_as_well(
    lay_board: LayBoard,
) -> None:
    table = four_players.royal().table
    board: BoardView = lay_board(table, 0, shipped_base())
    table.sit(3).ask(Procedure("concede"))
    assert board.board.outs.shown == {3}
    assert board.board.counts._count_text("hand.3") == "Sota · Hand 0"


def test_the_names_of_what_lies_between_boards_keep_off_their_edges(
    royal: BoardView, teams: BoardView
) -> None:
    for board in (royal, teams):
        for zone in ("stadium", "stage"):
            plate = board.board.labels._held[zone]
            edge, scale = plate_edge(plate.pixmap().height() / 2.1), plate.scale()
            low = plate.y() + (plate.pixmap().height() - edge) * scale
            high = plate.y() + edge * scale
            for box in board.seating.boards.values():
                assert low <= box.y + 1 or high >= box.bottom - 1, zone


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_names_of_an_opponents_zones_lie_on_that_board(
    lay_board: LayBoard, size: tuple[int, int], text: float, language: Language
) -> None:
    board: BoardView = lay_board(four_players.royal().table, 0, shipped_base())
    board.resize(*size)
    board.board.speak(language, text)
    for seat in (1, 2, 3):
        lies = board.seating.boards[seat]
        for name in ("lost", "discard"):
            plate = board.board.labels._held[f"{name}.{seat}"].sceneBoundingRect()
            assert lies.x - 0.5 <= plate.left()
            assert plate.right() <= lies.right + 0.5


def test_the_words_of_a_long_attack_are_no_wider_than_the_window(
    lay_board: LayBoard, hand_on: type[Hand]
) -> None:
    with written(Written(players=("Aki", "Ren", "Mio", "W" * LONGEST_NAME))):
        table = four_players.royal().table
    board: BoardView = lay_board(table, 0, shipped_base())
    board.resize(*WINDOWS[1])
    person = hand_on(board)
    mine, theirs = (board.board.by_zone[f"active.{seat}"][1] for seat in (0, 3))
    person.carry(person.spot(mine), person.spot(theirs))
    signs = board.mouse.carry.signs
    assert signs.text.startswith("Attack: Backfire → WWW")
    assert signs._label.sceneBoundingRect().width() <= board.sceneRect().width()


def carried(board: BoardView, person: Hand, card: str, zone: ZoneId) -> str:
    """Return what is said of a card of the hand while it is held over a zone."""
    person.carry(person.spot(card), person.zone(zone))
    return str(board.mouse.carry.signs.text)


def test_whose_side_a_card_goes_to_is_said_where_it_is_not_the_one_it_is_held_over(
    royal: BoardView, hand_on: type[Hand]
) -> None:
    person, card = hand_on(royal), royal.board.by_zone["hand.0"][0]
    assert carried(royal, person, card, "discard.0") == "Discard"
    royal.mouse.cancel()
    assert carried(royal, person, card, "discard.2") == "Discard (on your own side)"
    royal.look.change(language="ja")
    assert royal.mouse.carry.signs.text == "トラッシュへ（自分の側へ）"
    royal.mouse.cancel()
    royal.look.change(language="en")
    basic = next(
        handle
        for handle in royal.bridge.view.cards_in("hand.0")
        if shipped_base().get(royal.bridge.view.cards[handle].ref or "").name.en == "Litleo"
    )
    carried(royal, person, basic, "bench.1")
    assert royal.mouse.carry.signs.why_not == "Ren's Bench: cannot be put here"
    royal.look.change(language="ja")
    assert royal.mouse.carry.signs.why_not == "Renのベンチには置けません"
    royal.mouse.cancel()
    royal.look.change(language="en")
    theirs = royal.board.by_zone["bench.2"][0]
    assert carried(royal, person, theirs, "discard.0").endswith(" (on Mio's side)")
    royal.mouse.cancel()


def test_what_may_mean_an_attack_or_damage_is_asked_when_it_is_let_go(
    royal: BoardView, hand_on: type[Hand], qtbot: QtBot
) -> None:
    person, first = hand_on(royal), royal.bridge.view.zones["active.0"].items[0]
    royal.bridge.ask(Move(royal.bridge.view.units[first].attached, "discard.0"))
    before = royal.bridge.node
    target = person.spot(royal.board.by_zone["active.3"][0])
    person.carry(person.spot(first), target)
    assert royal.mouse.carry.signs.text == "Attack or move damage…"
    royal.look.change(language="ja")
    assert royal.mouse.carry.signs.text == "ワザを使うかダメカンを移す…"
    royal.look.change(language="en")
    with qtbot.waitSignal(royal.readings_offered) as offered:
        person.let_go(target)
    titles = [drop.title.en for drop in offered.args[0]]
    assert titles[0].startswith("Move 10 damage to")
    assert any(title.startswith("Attack: Turbo Flare") for title in titles)
    assert royal.bridge.node == before, "nothing is done yet"


def test_a_click_on_anothers_place_answers_a_sheet_that_asks_for_a_player(
    royal: BoardView, hand_on: type[Hand]
) -> None:
    person, heard = hand_on(royal), []

    def taker(names: tuple[str, ...], again: bool) -> bool:
        if not names[0].startswith("seat."):
            return False
        if not again:
            heard.append(names[0])
        return names != ("seat.0",)

    royal.taker = taker
    plates = royal.board.counts.boxes()
    plate = person.point(*plates["hand.2"].centre)
    backs = royal.board.by_zone["hand.1"]
    held = royal.board.pieces[backs[len(backs) // 2]].piece.spot.box
    edge = person.point(held.centre[0], held.y + 4)
    for point in (plate, edge, person.zone("discard.3")):
        person.click(point)
    assert heard == ["seat.2", "seat.1", "seat.3"]
    discs, _ = ring_discs(royal.seating, 1.0)
    for _, at in discs[1:]:
        person.click(person.point(at.x(), at.y()))
    assert heard[3:] == ["seat.1", "seat.2", "seat.3"]
    assert royal.selection() == Selection(), "nothing was chosen besides"
    person.double_click(plate)
    assert heard[6:] == ["seat.2"]
    person.click(person.spot(royal.board.by_zone["hand.0"][0]))
    assert royal.selection().cards, "what was not asked for is chosen as ever"
    royal.taker = None


@pytest.mark.parametrize("text", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", [(740, 618), *WINDOWS])
@pytest.mark.parametrize("game", ["royal", "teams"])
def test_the_numbers_of_piles_lie_apart_in_large_text(
    lay_board: LayBoard, game: str, size: tuple[int, int], text: float
) -> None:
    board: BoardView = lay_board(getattr(four_players, game)().table, 0, shipped_base())
    board.resize(*size)
    board.board.speak("en", text)
    sites = board.seating.sites
    boxes = board.board.counts.boxes()
    piles = [zone for zone in boxes if sites[zone].place.arrange == "pile"]
    for one, other in combinations(piles, 2):
        # Their pictures have clear edges.
        assert not boxes[one].grown(-2).meets(boxes[other].grown(-2)), (one, other)
