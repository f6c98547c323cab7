"""A game at one window by the task strip: the setup, and what a Knock Out or the checkup leaves."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from app.games.pokemon.procedures.game_result import OVER
from app.games.pokemon.table.prize_cards import due, left

if TYPE_CHECKING:
    from tests.e2e.duel_turn import Player
    from tests.e2e.duel_watch import Watch
    from tests.e2e.one_window import OneWindow

MOST_BENCHED_AT_FIRST = 2


class Guided:
    """People who do what the strip asks for, and change seats behind the curtain for it."""

    def __init__(self, hands: OneWindow, player: Player, watch: Watch) -> None:
        self.hands, self.player, self.watch = hands, player, watch
        self._prizes_chosen = False

    # -- the curtain --------------------------------------------------------------------------

    def sit_down(self, seat: int) -> None:
        """Let somebody sit down, and look what can be read before and after."""
        fell = time.monotonic()
        self.watch.behind_the_curtain()
        self.watch.picture("curtain")
        self.hands.sit_down(self.hands.view.setting.seats[seat].name, fell)
        assert self.hands.seat == seat
        self.watch.did["sat down"] += 1
        self.watch.sat_down(seat)

    def follow_turn(self) -> None:
        """Sit down where the turn is, if the curtain fell."""
        if self.hands.closed:
            self.sit_down(self.hands.view.turn.seat)

    def to_other(self) -> None:
        """Hand over by what the strip says about another player."""
        other = self.hands.others_tasks()[0].seat
        self.hands.ask_other()
        self.sit_down(other)

    def hand_back(self) -> None:
        """Hand over to whose turn it is by the button of the top bar."""
        other = self.hands.view.turn.seat
        self.hands.press_button("hand_over")
        self.sit_down(other)

    # -- the setup ----------------------------------------------------------------------------

    def set_up(self) -> None:
        """Do what the strip asks for until the first turn has begun."""
        while not self.hands.view.turn.number:
            own = [task for task in self.hands.own_tasks() if task.choices]
            if own:
                self._do_setup(own[0].id.split(".")[1])
            else:
                self.to_other()
            self.follow_turn()

    def _do_setup(self, what: str) -> None:
        hands = self.hands
        self.watch.picture(f"setup-{what}")
        self.watch.did[f"setup: {what}"] += 1
        if what == "first":
            hands.choose("Coin" if len(hands.view.setting.seats) == 2 else "At random")
        elif what in ("basic", "down") and self.player.basics():
            hands.choose("Put down")
            self._put_down()
        else:
            hands.choose()

    def _put_down(self) -> None:
        """Fill in the form: who begins, and who waits on the Bench."""
        hands = self.hands
        active, *bench = self.player.basics()
        if "active" in hands.form.rows:
            hands.answer("active", active)
        if "second" in hands.form.rows and bench:
            hands.answer("second", bench.pop(0))
        for card in bench[:MOST_BENCHED_AT_FIRST]:
            hands.answer("bench", card)
        self.watch.picture("setup-form")
        hands.carry_out()
        self.watch.did["put down"] += 1

    # -- in the turns -------------------------------------------------------------------------

    def see_to_it(self) -> None:
        """Do what the strip says, at either seat, until whose turn it is can go on."""
        hands = self.hands
        while hands.view.turn.phase != OVER:
            own = [task for task in hands.own_tasks() if task.choices]
            if own:
                self._do(own[0].id.split(".")[0])
            elif hands.others_tasks():
                self.to_other()
            elif hands.view.turn.seat != hands.seat:
                self.hand_back()
            else:
                return
            self.follow_turn()

    def _do(self, what: str) -> None:
        self.watch.picture(f"task-{what}")
        self.watch.did[f"task: {what}"] += 1
        if what == "prizes" and not self._prizes_chosen:
            self._choose_prizes()
        elif what == "checkup":
            self.hands.choose("Poison")
        else:
            self.hands.choose()

    def _choose_prizes(self) -> None:
        """Click the last of the Prizes on the board, as many as are due, and take them."""
        hands, seat = self.hands, self.hands.seat
        hands.choose("Choose")
        before, wanted = left(hands.view, seat), due(hands.view, seat)
        lying = [key for key in hands.board.board.pieces if key.startswith(f"prizes.{seat}")]
        for key in lying[-wanted:]:
            hands.click(hands.at(key))
        self.watch.picture("prize-form")
        hands.carry_out()
        assert left(hands.view, seat) == before - wanted
        self._prizes_chosen = True
        self.watch.did["Prizes chosen"] += wanted
