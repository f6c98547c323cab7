"""A game of ten turns between two at one screen, by keyboard alone through the outline."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.ui.app.window import Window
from app.ui.panels.piles.look_top import LookTop
from app.ui.panels.piles.pile_viewer import PileViewer
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import (
    BELT,
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
)
from tests.ui.outline.keyboard import press
from tests.ui.outline.player import FAR, Player

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
K = Qt.Key

DECK = (
    *(DREEPY,) * 8,
    *(DRAKLOAK,) * 6,
    *(DRAGAPULT,) * 4,
    *(DUSKULL,) * 6,
    *(IONO,) * 6,
    *(ULTRA_BALL,) * 6,
    *(BELT,) * 3,
    *(TOWER,) * 2,
    *(FIRE,) * 10,
    *(PSYCHIC,) * 9,
)
TURNS = 10


@pytest.fixture
def player(empty_window: Window, qtbot: QtBot) -> Player:
    window = empty_window
    window.put_on_board(
        new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 5)
    )
    with qtbot.waitActive(window):
        window.activateWindow()
    press(Qt.Key.Key_F4)
    assert window.side is not None
    panel = window.side.outline
    assert panel is not None
    assert panel.tree.hasFocus()
    return Player(panel)


def is_basic(row: str) -> bool:
    return ", Basic," in row


class Game:
    """What one does in a turn."""

    def __init__(self, player: Player) -> None:
        self.player = player

    # -- before the game ----------------------------------------------------------------------

    def answer(self, choice: str) -> None:
        """Choose among what is to be done first, which stands on top."""
        press(K.Key_Home)
        for _ in range(FAR):
            if self.player.here == choice:
                break
            press(K.Key_Down)
        press(K.Key_Return)

    def set_up(self) -> None:
        """Draw a hand with a Basic Pokémon, put the Basics down, set out the Prizes."""
        player = self.player
        player.top()
        player.choose("Shuffle and draw 7")
        while not player.find(is_basic, "Hand"):
            player.choose("Mulligan")
        # The first is the Active Pokémon; those after it in the hand go to the Bench.
        for _ in range(6):
            press(K.Key_Down, CONTROL)
            if is_basic(player.here):
                press(K.Key_Space, CONTROL)
        press(K.Key_P, SHIFT)
        assert player.zone("Prizes")
        assert player.here == "Prizes, 6 cards"
        assert "face down" in player.rows_in("Active Spot")[0]

    # -- a turn -------------------------------------------------------------------------------

    def bench(self) -> None:
        player = self.player
        while len(player.rows_in("Bench")) < 3 and player.find(is_basic, "Hand"):
            press(K.Key_Return)  # the bold entry of a Basic Pokémon: to the Bench
            assert player.where.startswith("Bench"), "the keyboard follows the card"

    def evolve(self) -> None:
        player = self.player
        for stage, before in (("Dragapult ex", "Drakloak"), ("Drakloak", "Dreepy")):
            for place in ("Active Spot", "Bench"):
                if player.find(stage, "Hand") and player.find(before, place):
                    player.carry(stage, "Hand", before, place)
                    return

    def attach(self, place: str) -> None:
        """Attach an Energy to the last Pokémon of a place."""
        player = self.player
        for energy in ("Basic Psychic Energy", "Basic Fire Energy"):
            pokemon = player.rows_in(place)
            if pokemon and player.find(energy, "Hand"):
                player.carry(energy, "Hand", pokemon[-1], place)
                return

    def play_supporter(self) -> None:
        player = self.player
        if player.find("Iono", "Hand"):
            press(K.Key_I)
            player.go_to_zone("Deck")
            press(K.Key_4)
            player.go("Iono", "Play area")
            press(K.Key_Z)
            assert not player.rows_in("Play area")

    def search_deck(self) -> None:
        """Play an Ultra Ball and take a Pokémon out of the deck."""
        player = self.player
        if not player.find("Ultra Ball", "Hand"):
            return
        press(K.Key_I, SHIFT)
        player.go_to_zone("Deck")
        press(K.Key_V)
        sheet = QApplication.focusWidget()
        assert sheet is not None
        viewer = next(view for view in ancestors(sheet) if isinstance(view, PileViewer))
        player.type("drak")
        press(K.Key_Down)
        press(K.Key_H)
        press(K.Key_Escape)
        press(K.Key_Return)  # [Shuffle] has the keyboard
        assert not viewer.isVisible()
        assert player.panel.tree.hasFocus()
        assert player.find("Drakloak", "Hand")

    def look_at_the_top(self) -> None:
        """Look at the top three cards and put the first one second."""
        self.player.go_to_zone("Deck")
        press(K.Key_3, ALT)
        assert any(isinstance(view, LookTop) for view in ancestors(QApplication.focusWidget()))
        press(K.Key_Right, ALT)
        press(K.Key_Return)
        assert self.player.panel.tree.hasFocus()

    def retreat(self) -> None:
        """The Active Pokémon goes to the Bench for the last one there; its Energy pays."""
        player = self.player
        bench, active = player.rows_in("Bench"), player.rows_in("Active Spot")
        if bench and active and "Energy" in active[0]:
            player.go(bench[-1], "Bench")
            press(K.Key_A, SHIFT)
            if not player.panel.tree.hasFocus():
                # Which Energy pays is asked, where it is not all of one kind.
                press(K.Key_Space)
                press(K.Key_Return)
            assert player.rows_in("Active Spot")[0].split(",")[0] == bench[-1].split(",")[0]

    def attack(self, other: str) -> None:
        """Attack, count what it does where it prints no damage, see to who is Knocked Out."""
        player = self.player
        assert player.find("", "Active Spot")
        prints_none = player.here.startswith("Duskull")
        press(K.Key_F5)
        assert player.find("", f"{other}'s Active Spot")
        if prints_none:
            press(K.Key_4)
        if "Poisoned" not in player.here:
            press(K.Key_Y)
            press(K.Key_1)
            assert "Poisoned" in player.here
        if ", 0 of " in player.here:
            self.knock_out()
            press(K.Key_T, CONTROL)
            self.promote()
            press(K.Key_T, CONTROL)

    def knock_out(self) -> None:
        """Discard the other's Pokémon the keyboard stands on, and take a Prize."""
        press(K.Key_X, SHIFT)
        self.player.go_to_zone("Prizes")
        press(K.Key_P)

    def promote(self) -> None:
        """Send a Benched Pokémon to the empty Active Spot: the bold entry of its menu."""
        player = self.player
        assert player.find("", "Bench")
        press(K.Key_Return)
        assert player.rows_in("Active Spot")

    def end_turn(self, turn: int, other: str) -> None:
        """End the turn; where the Checkup knocked somebody out, see to it and end it again."""
        player = self.player
        for _ in range(2):
            press(K.Key_Return, ALT)
            player.top()
            if f"to move, turn {turn + 1}" in player.here:
                return
            if player.find(lambda row: ", 0 of " in row, "Active Spot"):
                press(K.Key_X, SHIFT)
                self.promote()
            if player.find(lambda row: ", 0 of " in row, f"{other}'s Active Spot"):
                self.knock_out()
                press(K.Key_T, CONTROL)
                self.promote()
                press(K.Key_T, CONTROL)
        press(K.Key_Return, ALT)
        player.top()
        assert f"to move, turn {turn + 1}" in player.here


def ancestors(widget: object) -> Iterator[object]:
    while widget is not None:
        yield widget
        widget = widget.parent()  # type: ignore[attr-defined]


SAID = (
    "Aki puts Dreepy face down in their Active Spot",
    "sets out 6 cards as Prizes",
    "onto their Bench",
    "evolves Dreepy into Drakloak",
    "evolves Drakloak into Dragapult ex",
    "attaches Basic Psychic Energy to",
    "plays Iono",
    "plays Ultra Ball",
    "looks at 3 cards of their deck",
    "rearranges 3 cards in their deck",
    "moves Drakloak from their deck to their hand",
    "attacks with Drakloak: Dragon Headbutt; puts 70 damage on",
    "puts 40 damage on Ren's",
    "puts 40 damage on Aki's",
    "Poisoned",
    "retreats:",
    "Knocked Out:",
    "takes 1 card from the Prizes",
    "into their Active Spot",
    "Turn 11 · Aki",
)


def test_a_game_of_ten_turns_by_keyboard_alone(player: Player, empty_window: Window) -> None:
    game = Game(player)
    game.set_up()
    press(K.Key_T, CONTROL)
    assert player.here.startswith("Ren (you)")
    game.set_up()
    press(K.Key_Return, ALT)
    player.top()
    assert "to move" not in player.here, "who goes first is still open"
    game.answer("Aki")
    press(K.Key_T, CONTROL)
    game.answer("None")  # for Ren's mulligan
    press(K.Key_Return, ALT)
    player.top()
    assert "to move, turn 1" in player.here
    for turn in range(1, TURNS + 1):
        other = "Ren" if player.here.startswith("Aki") else "Aki"
        game.bench()
        if turn > 2:
            game.evolve()
        game.attach("Bench" if turn % 4 == 1 else "Active Spot")
        game.play_supporter()
        if turn in (3, 4, 5):
            game.search_deck()
        if turn == 6:
            game.look_at_the_top()
        if turn in (7, 8):
            game.retreat()
        if turn > 1:
            game.attack(other)
        game.end_turn(turn, other)
    log = empty_window.log_text()
    assert [said for said in SAID if said not in log] == []
