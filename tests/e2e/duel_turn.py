"""How the two of the duel play: by what the seat at the window sees, whatever is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.games.pokemon.procedures.attack_payment import attacks_of, is_paid, retreat_cost, worth
from app.games.pokemon.table.printed_facts import ENERGY, evolves, is_basic, kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.one_window import OneWindow

ALT, CTRL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ENOUGH_BENCHED = 3
MANY = 250
"""Damage that is written over the number worked out, so that the game comes to an end."""


class Player:
    """What somebody does with the own cards."""

    def __init__(self, hands: OneWindow) -> None:
        self.hands = hands

    # -- what lies there ----------------------------------------------------------------------

    def ref(self, card: str) -> str | None:
        return self.hands.view.cards[card].ref

    def hand(self) -> tuple[str, ...]:
        return self.hands.view.cards_in(f"hand.{self.hands.seat}")

    def basics(self) -> list[str]:
        return [card for card in self.hand() if is_basic(self.ref(card))]

    def energy(self) -> list[str]:
        return [card for card in self.hand() if kind(self.ref(card)) in ENERGY]

    def active(self, seat: int | None = None) -> str:
        return self.hands.zone("active", self.hands.seat if seat is None else seat)[0]

    def bench(self) -> tuple[str, ...]:
        return self.hands.zone("bench", self.hands.seat)

    # -- the gestures of a turn ---------------------------------------------------------------

    def put_on_bench(self) -> int:
        """Drag Basic Pokémon to the Bench; return how many came there."""
        before = len(self.bench())
        while self.basics() and len(self.bench()) < ENOUGH_BENCHED:
            now = len(self.bench())
            goal = self.hands.at_zone(f"bench.{self.hands.seat}")
            self.hands.drag(self.hands.at(self.basics()[0]), goal)
            assert len(self.bench()) == now + 1, "the drag to the Bench did not land"
        return len(self.bench()) - before

    def evolve(self) -> int:
        """Drag what evolves onto what stood there before this turn; return how often."""
        view, times = self.hands.view, 0
        for unit in (self.active(), *self.bench()):
            standing = view.units[unit]
            if view.turn.number < 3 or view.turn.number in (standing.entered, standing.changed):
                continue
            base = view.cards[standing.base].ref
            found = [card for card in self.hand() if evolves(self.ref(card), base)]
            if found:
                self.hands.drag(self.hands.at(found[0]), self.hands.at(unit))
                assert self.hands.view.units[unit].under, "the drag did not evolve"
                times += 1
        return times

    def attach(self) -> bool:
        """Drag an Energy card to the Active Pokémon; return whether there was one."""
        if not self.energy():
            return False
        before = len(self.hands.view.units[self.active()].attached)
        self.hands.drag(self.hands.at(self.energy()[0]), self.hands.at(self.active()))
        after = len(self.hands.view.units[self.active()].attached)
        assert after == before + 1, "the drag did not attach"
        return True

    def play_supporter(self, name: str) -> bool:
        """Drag a Supporter to the play area: shuffle the hand in and draw six, all by hand."""
        hands = self.hands
        if not hands.in_hand(name):
            return False
        hands.drag(hands.at(hands.in_hand(name)[0]), hands.at_zone("stage"))
        assert hands.view.turn.used("supporter"), "the Supporter is not ticked off"
        hands.key("A", CTRL)
        hands.key("S", SHIFT)
        assert not self.hand(), "the hand is not shuffled in"
        hands.point_at(hands.at(f"pile:deck.{hands.seat}"))
        hands.key("6")
        assert len(self.hand()) == 6, "six cards are not drawn"
        return True

    def may_retreat(self) -> bool:
        """Whether the Retreat Cost is there and somebody to come in, and a choice to make."""
        view, unit = self.hands.view, self.hands.view.units[self.active()]
        enough = sum(worth(view, unit).values()) >= retreat_cost(view, unit) > 0
        return enough and len(self.bench()) > 1 and not view.turn.used("retreat")

    def retreat(self) -> None:
        """Retreat with the form: who comes in is clicked on the board."""
        hands, before = self.hands, self.active()
        hands.click(hands.at(before))
        hands.key("A", SHIFT)
        hands.click(hands.at(self.bench()[0]))
        hands.carry_out()
        assert self.active() != before, "nobody came in"

    def can_attack(self) -> bool:
        """Whether an attack is paid for, and the first player's first turn is over."""
        view, unit = self.hands.view, self.hands.view.units[self.active()]
        paid = any(is_paid(view, unit, attack) for attack in attacks_of(view, unit))
        return paid and view.turn.number > 1

    def attack(self, damage: int = 0, looked: Callable[[], object] = int) -> None:
        """Attack with the form; with `damage` that is written over what was worked out.

        `looked` is called when the form is filled in.
        """
        hands = self.hands
        hands.key("A", ALT)
        if damage:
            hands.enter("damage:", damage)
        looked()
        hands.carry_out()
        assert hands.view.turn.used("attack"), "the attack is not ticked off"

    def poison(self) -> None:
        """Poison the opponent's Active Pokémon by key, as an attack's text would say."""
        hands = self.hands
        hands.click(hands.at(self.active(hands.other)))
        hands.key("P", ALT)
        hands.key(Qt.Key.Key_Escape)
