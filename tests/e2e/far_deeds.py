"""What a person at a window in the network does in a game of the Trading Card Game, deed by deed.

Pokémon are named by their ids, which are the same for everybody; what is pressed is found by its
English title, whatever the window speaks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from app.core.intent import Procedure, PutMark
from app.games.pokemon.table.health import health
from app.games.pokemon.table.printed_facts import ENERGY, is_basic, kind
from app.games.table_tools import place_of
from tests.e2e.one_window import OneWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.intent import Intent
    from app.ui.app.window import Window

ALT = Qt.KeyboardModifier.AltModifier
NONE = "none"


class Deeds:
    """The hands of whoever plays at a window."""

    window: Window
    _hands: OneWindow | None = None

    @property
    def hands(self) -> OneWindow:
        if self._hands is None:
            self._hands = OneWindow(self.window)
        return self._hands

    def _step(self, deed: Callable[[], object]) -> dict[str, Any]:
        """Do something, and wait until the table has gone on by it."""
        bridge = self.window.bridge
        assert bridge is not None
        before = bridge.node
        self._to_front()
        deed()
        self.hands.until(lambda: bridge.node != before, "what was done")
        return self.look()

    def _to_front(self) -> None:
        """Come before the windows of others: what lies on top gets the mouse.

        An X server gives the keyboard to nobody whose last news is older than what it gave it
        for before; a new title is news.
        """
        title = self.window.windowTitle()
        self.window.setWindowTitle(f"{title} ·")
        self.hands.wait(0.02)
        self.window.setWindowTitle(title)
        self.window.raise_()
        self.hands.come_to_front()

    # -- looking ------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        """Tell how the game stands, and what is to be done here."""
        view, bridge = self.hands.view, self.window.bridge
        assert bridge is not None
        return {
            "node": bridge.node,
            "turn": view.turn.number,
            "seat": view.turn.seat,
            "phase": view.turn.phase,
            "tasks": [one.id for one in self.hands.own_tasks() if one.choices],
            "units": {name: list(zone.items) for name, zone in view.zones.items() if zone.items},
            "owners": {unit: view.cards[one.base].owner for unit, one in view.units.items()},
            "prizes": [view.zones[f"prizes.{seat}"].count for seat in range(4)],
        }

    def _hand(self) -> tuple[str, ...]:
        return self.hands.view.cards_in(f"hand.{self.hands.seat}")

    def _ref(self, card: str) -> str | None:
        return self.hands.view.cards[card].ref

    def _place(self, name: str) -> str:
        return place_of(self.hands.view, name, self.hands.seat)

    # -- what is asked for --------------------------------------------------------------------

    def titles(self) -> dict[str, Any]:
        """Tell the buttons of the first task."""
        task = self.hands.own_tasks()[0]
        return {"titles": [choice.title.en for choice in task.choices]}

    def choose(self, title: str = "") -> dict[str, Any]:
        """Press a button of the first task, by how its title begins; the first without."""
        return self._step(lambda: self.hands.choose(title))

    def put_down(self, bench: int) -> dict[str, Any]:
        """Fill in the form of the setup: both Active Spots if possible, and the Bench."""
        return self._step(lambda: self._fill_in(bench))

    def _fill_in(self, bench: int) -> None:
        hands = self.hands
        hands.choose("Put down")
        for spot in ("active", "second"):
            if spot in hands.form.rows:
                names = [one.id for one in hands.form.rows[spot].field.among if one.id != NONE]  # type: ignore[attr-defined]  # a Pick
                if names:
                    hands.answer(spot, names[0])
        if "bench" in hands.form.rows:
            for one in hands.form.rows["bench"].field.among[:bench]:  # type: ignore[attr-defined]  # Ticks
                hands.answer("bench", one.id)
        hands.carry_out()

    # -- turns --------------------------------------------------------------------------------

    def fetch(self, what: str, goal: str) -> dict[str, Any]:
        """Look for a card in the deck: where it lies there, only the own deck tells."""
        return self._ask(Procedure("search", (("card", what), ("goal", goal))))

    def concede(self) -> dict[str, Any]:
        return self._ask(Procedure("concede"))

    def _ask(self, intent: Intent) -> dict[str, Any]:
        return self._step(lambda: self.window.ask(intent))

    def to_bench(self) -> dict[str, Any]:
        """Drag a Basic Pokémon of the hand to the Bench."""
        hands = self.hands
        card = next(card for card in self._hand() if is_basic(self._ref(card)))
        return self._step(lambda: hands.drag(hands.at(card), hands.at_zone(self._place("bench"))))

    def attach(self, unit: str) -> dict[str, Any]:
        """Drag an Energy card to a Pokémon, if there is one in the hand."""
        hands = self.hands
        energy = [card for card in self._hand() if kind(self._ref(card)) in ENERGY]
        if not energy:
            return self.look()
        return self._step(lambda: hands.drag(hands.at(energy[0]), hands.at(unit)))

    def stadium(self) -> dict[str, Any]:
        """Drag a Stadium of the hand into play."""
        hands = self.hands
        card = next(card for card in self._hand() if kind(self._ref(card)) == "stadium")
        return self._step(lambda: hands.drag(hands.at(card), hands.at_zone("stadium")))

    def drag_attack(self, unit: str, target: str) -> dict[str, Any]:
        """Drag one's Active Pokémon onto another, and do what that asks."""
        return self._step(lambda: self._drag_attack(unit, target))

    def _drag_attack(self, unit: str, target: str) -> None:
        hands = self.hands
        hands.drag(hands.at(unit), hands.at(target))
        assert self.window.side is not None
        if self.window.side.sheets.form.isVisible():
            hands.carry_out()

    def attack(self, unit: str, target: str, left: int = 0) -> dict[str, Any]:
        """Attack by the form, so hard that the target has so much HP left."""
        return self._step(lambda: self._attack(unit, target, left))

    def _attack(self, unit: str, target: str, left: int) -> None:
        hands = self.hands
        hands.click(hands.at(unit))
        hands.key("A", ALT)
        if len(hands.form.rows["target"].field.among) > 1:  # type: ignore[attr-defined]  # a Pick
            hands.answer("target", target)
        hands.enter("damage:", self._damage(target, left))
        hands.carry_out()
        hands.key(Qt.Key.Key_Escape)

    def hurt(self, unit: str, left: int = 0) -> dict[str, Any]:
        """Put damage counters on a Pokémon until it has so much HP left."""
        return self._ask(PutMark((unit,), "damage", add=self._damage(unit, left)))

    def _damage(self, unit: str, left: int) -> int:
        found = health(self.hands.view, self.hands.view.units[unit])
        assert found is not None
        return found.left - left

    def poison(self, unit: str) -> dict[str, Any]:
        """Poison a Pokémon by key, as an attack's text would say."""
        return self._step(lambda: self._on(unit, "P", ALT))

    def promote(self, unit: str) -> dict[str, Any]:
        """Try to drag a Benched Pokémon to a free Active Spot; tell what the window says of it."""
        hands = self.hands
        self._to_front()
        hands.drag(hands.at(unit), hands.at_zone(self._place("active")))
        hands.wait(0.3)
        said = self.window.messages.kept
        return self.look() | {"said": said[-1].words.en if said else ""}

    def _on(self, unit: str, key: str, keys: Qt.KeyboardModifier) -> None:
        hands = self.hands
        hands.click(hands.at(unit))
        hands.key(key, keys)
        hands.key(Qt.Key.Key_Escape)

    def end_turn(self) -> dict[str, Any]:
        """End the turn by key: not at once, as a press just after it began is not meant for it."""
        return self._step(self._end_turn)

    def _end_turn(self) -> None:
        self.hands.read_strip()
        self.hands.board.setFocus()
        self.hands.key(Qt.Key.Key_Return)
