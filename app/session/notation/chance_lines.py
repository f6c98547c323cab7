"""Chance as a script tells it: how coins fall, what a shuffle brings to the top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from app.core.ids import SeatId
from app.core.table import Table
from app.games.contracts.notation_contract import Scene, misread
from app.games.notation.script_cards import is_called
from app.session.host.entropy import Entropy

T = TypeVar("T")


class ScriptedEntropy(Entropy):
    """Gives what was told. What was not told comes from the seed.

    Without a seed nothing is left to chance: a coin that was not told is an error, and cards that
    no `stack` names keep their order.
    """

    def __init__(self, seed: int | None, scene: Callable[[], Scene]) -> None:
        super().__init__(0 if seed is None else seed)
        self._seeded = seed is not None
        self._scene = scene
        self.table: Callable[[], Table] | None = None
        """The truth; not there before the table is laid."""

    def _is_free(self) -> bool:
        """Whether what was not told is left to chance."""
        return self._seeded or self._scene().told.passes_over

    def coin(self) -> bool:
        """Return how the next coin was told to fall. Raises NotationError."""
        told = self._scene().told.coins
        if told:
            return told.popleft()
        if self._is_free():
            return super().coin()
        raise misread(
            "a coin is flipped here. Write “coin: heads” or “coin: tails” before this line.",
            "コインを投げます。この行の前に「coin: heads」か「coin: tails」と書いてください。",
            3,
        )

    def die(self, sides: int) -> int:
        """Return what the next die was told to show. Raises NotationError."""
        told = self._scene().told.dice
        if told:
            return told.popleft()
        if self._is_free():
            return super().die(sides)
        raise misread(
            "a die is rolled here. Write “die: 4”, or what it shows, before this line.",
            "ここでサイコロを振ります。この行の前に「die: 4」のように出た目を書いてください。",
            3,
        )

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Return what was told to be picked at random. Raises NotationError."""
        told = self._scene().told.picked
        if not told:
            return super().sample(items, count) if self._is_free() else tuple(items[:count])
        return tuple(
            self._found(list(items), [told.popleft() for _ in range(min(count, len(told)))])
        )

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the order that was told for this shuffle. Raises NotationError."""
        names = self._order_told(items)
        top = self._found(list(items), names)
        rest = [item for item in items if item not in top]
        return (*top, *(super().shuffled(rest) if self._is_free() else rest))

    def _order_told(self, items: Sequence[T]) -> tuple[str, ...]:
        table = self.table() if self.table is not None else None
        owner = self._owner_of_deck(table, items) if table is not None else None
        told = self._scene().told.orders.get(owner) if owner is not None else None
        return told.popleft() if told else ()

    def _owner_of_deck(self, table: Table, items: Sequence[T]) -> SeatId | None:
        """Return whose deck is shuffled; None for a hand or an open pile.

        A hand that is shuffled in lies in the deck by then: some of the deck lay there before.
        """
        numbers = [item for item in items if isinstance(item, int) and item < len(table.cards)]
        for number in numbers:
            state = table.cards[number]
            if table.setting.zones[state.zone].spec.visibility == "hidden":
                return state.owner
        return None

    def _found(self, items: list[T], names: Sequence[str]) -> list[T]:
        scene = self._scene()
        found: list[T] = []
        for name in names:
            item = next((one for one in items if is_called(scene, self._ref(one), name)), None)
            if item is None and scene.told.passes_over:
                continue
            if item is None:
                raise misread(
                    f"no {name} is left there to be shuffled or picked. Look at what was told.",
                    f"切る、または選ぶカードの中に{name}が残っていません。指定を確認してください。",
                    3,
                )
            items.remove(item)
            found.append(item)
        return found

    def _ref(self, item: object) -> str | None:
        """Return which card is shuffled or picked: the host speaks of cards by number."""
        cards = self.table().cards if self.table is not None else ()
        return cards[item].ref if isinstance(item, int) and item < len(cards) else None
