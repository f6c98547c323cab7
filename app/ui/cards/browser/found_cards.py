"""The cards that a search found, known by key; each is read from the base when it is to be seen."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from PySide6.QtCore import QModelIndex, QObject, Qt

from app.ui.look.look import Look
from app.ui.panels.cards.pile_model import CardModel, Index, PileCard

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards

AT_ONCE = 16
"""Cards that are read together; all twenty thousand would take seconds, and more than come into
sight at once would be a jolt in scrolling."""
KEPT = 180
"""So many lots of them are kept."""
_NO_INDEX = QModelIndex()


class CardsByKey(Sequence[PileCard]):
    """Cards in the order of their keys, read a lot at a time."""

    def __init__(self, cards: GameCards, keys: Sequence[str]) -> None:
        self._cards = cards
        self.keys = list(keys)
        self.rows = {key: row for row, key in enumerate(self.keys)}
        self._lots: OrderedDict[int, list[PileCard]] = OrderedDict()

    def __len__(self) -> int:
        return len(self.keys)

    def __iter__(self) -> Iterator[PileCard]:
        return (self[row] for row in range(len(self.keys)))

    @overload
    def __getitem__(self, row: int) -> PileCard: ...
    @overload
    def __getitem__(self, row: slice) -> list[PileCard]: ...
    def __getitem__(self, row: int | slice) -> PileCard | list[PileCard]:
        if isinstance(row, slice):
            return [self[one] for one in range(*row.indices(len(self)))]
        if row < 0:
            row += len(self)
        number, place = divmod(row, AT_ONCE)
        lot = self._lots.get(number)
        if lot is None:
            lot = self._lots[number] = self._read(number * AT_ONCE)
            if len(self._lots) > KEPT:
                self._lots.popitem(last=False)
        else:
            self._lots.move_to_end(number)
        return lot[place]

    def add(self, keys: Sequence[str]) -> None:
        """Have more cards, behind those that are there; those lots that were not full grow."""
        for key in keys:
            self.rows[key] = len(self.keys)
            self.keys.append(key)
        self._lots = OrderedDict(
            (number, lot) for number, lot in self._lots.items() if len(lot) == AT_ONCE
        )

    def _read(self, start: int) -> list[PileCard]:
        keys = self.keys[start : start + AT_ONCE]
        # Read together first; what was deleted from the base meanwhile has a placeholder.
        self._cards.finder.cards(keys)
        return [
            PileCard(key, self._cards.face(key), start + place) for place, key in enumerate(keys)
        ]


class FoundCards(CardModel):
    """All that was found, as a model of a `CardGrid`."""

    def __init__(self, look: Look, cards: GameCards, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self._cards = cards
        self.shown: CardsByKey = CardsByKey(cards, ())

    def show_found(self, keys: Sequence[str]) -> None:
        """Show what these keys mean, instead of what was shown."""
        self.beginResetModel()
        self.shown = CardsByKey(self._cards, keys)
        self.endResetModel()

    def show_more(self, keys: Sequence[str]) -> None:
        """Show what these keys mean too, after what is there; those that are there already stay."""
        new = [key for key in keys if key not in self.shown.rows]
        if new:
            start = len(self.shown)
            self.beginInsertRows(QModelIndex(), start, start + len(new) - 1)
            self.shown.add(new)
            self.endInsertRows()

    def row_of(self, key: str) -> int:
        """Return the row of a card; -1 where it is not shown."""
        return self.shown.rows.get(key, -1)

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of cards. Qt asks for it for every card that it places."""
        return 0 if parent.isValid() else len(self.shown.keys)

    def retell(self) -> None:
        """Name the cards in another language; what was found stays."""
        if self.shown:
            self.dataChanged.emit(self.index(0), self.index(len(self.shown) - 1))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a card's name; for those who listen its print instead of its place."""
        if role != Qt.ItemDataRole.AccessibleTextRole:
            return super().data(index, role)
        if not index.isValid() or index.row() >= len(self.shown):
            return None
        card = self.shown[index.row()].card
        return f"{card.name.in_(self.look.language)} {card.key}" if card is not None else None
