"""The cards of a pile that a seat can single out, searched, filtered and sorted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from app.cards.name_keys import search_key
from app.core.data.value import value
from app.ui.look.look import Look

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import Handle, ZoneId
    from app.core.text.words import Words
    from app.core.view import SeatView

Order = Literal["place", "name", "kind"]
Index = QModelIndex | QPersistentModelIndex
"""What Qt hands to a model or view."""
_NO_INDEX = QModelIndex()


@value
class PileCard:
    """One card of a pile."""

    handle: Handle
    card: Face | None
    """None for a back."""
    place: int
    """How many cards lie above it."""

    @property
    def ref(self) -> str:
        """The key of its card data; empty for a back."""
        return self.card.key if self.card else ""


def cards_of(view: SeatView, zone: ZoneId, card_of: Callable[[str], Face]) -> tuple[PileCard, ...]:
    """Return the cards of `zone` that the seat can single out, with their real places.

    In a pile that is not listed only some cards are seen: those keep the places they lie in.
    """
    seen = view.zones[zone]
    places = list(enumerate(view.cards_in(zone))) if seen.listed else [*seen.seen]
    found = []
    for place, handle in places:
        ref = view.cards[handle].ref
        found.append(PileCard(handle, None if ref is None else card_of(ref), place))
    return tuple(found)


class CardModel(QAbstractListModel):
    """What of the cards is shown, and in which order."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._told_in = look.language
        self.all: tuple[PileCard, ...] = ()
        self.shown: Sequence[PileCard] = []
        self._text = ""
        self._kinds: frozenset[str] = frozenset()
        self._order: Order = "place"
        self._has_backs = False
        self.back_words = ""
        """What a face-down card is called."""
        look.changed.connect(self._follow_look)

    def set_cards(self, cards: Sequence[PileCard]) -> None:
        """Show other cards; search, filter and order stay."""
        self.all = tuple(cards)
        self._select()

    def search(self, text: str) -> None:
        """Show only cards with `text` in their name, in either language."""
        self._text = text.strip()
        self._select()

    def filter(self, kinds: frozenset[str]) -> None:
        """Show only cards of these kinds; all if there are none."""
        self._kinds = kinds
        self._select()

    def sort_by(self, order: Order) -> None:
        """Show the cards in another order."""
        self._order = order
        self._select()

    @Slot()
    def _follow_look(self) -> None:
        if self.look.language != self._told_in:
            self._told_in = self.look.language
            self.retell()

    def retell(self) -> None:
        """Name the cards in another language."""
        self._select()

    @property
    def has_backs(self) -> bool:
        """Whether any card shown is face down."""
        return self._has_backs

    def counts(self) -> Counter[str]:
        """Return how many cards of each kind there are, whatever is filtered."""
        return Counter(entry.card.kind for entry in self.all if entry.card is not None)

    def kinds(self) -> dict[str, Words]:
        """Return the kinds there are with their words, in the order of their game."""
        faces = sorted((one.card for one in self.all if one.card), key=lambda face: face.rank)
        return {face.kind: face.kind_words for face in faces}

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of cards shown."""
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a card's name; its place and kind too for those who listen."""
        if not index.isValid() or index.row() >= len(self.shown):
            return None
        entry = self.shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.name(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            kind = entry.card.kind_words.in_(self.look.language) if entry.card else ""
            return " ".join(
                part for part in (f"{entry.place + 1}.", self.name(entry), kind) if part
            )
        if role == Qt.ItemDataRole.ToolTipRole and entry.card:
            names = entry.card.name
            return (
                names.en
                if names.en == names.ja
                else f"{names.in_(self.look.language)}\n" + names.beside(self.look.language)
            )
        return None

    def name(self, entry: PileCard) -> str:
        """Return what a card is called."""
        return entry.card.name.in_(self.look.language) if entry.card else self.back_words

    def _select(self) -> None:
        shown = [entry for entry in self.all if self._is_wanted(entry)]
        if self._order == "name":
            shown.sort(key=lambda entry: (entry.card is None, self.name(entry), entry.place))
        elif self._order == "kind":
            shown.sort(
                key=lambda entry: (
                    (99, "") if entry.card is None else entry.card.rank,
                    self.name(entry),
                    entry.place,
                )
            )
        self.beginResetModel()
        self.shown = shown
        self._has_backs = any(entry.card is None for entry in shown)
        self.endResetModel()

    def _is_wanted(self, entry: PileCard) -> bool:
        if entry.card is None:
            return not self._text and not self._kinds
        if self._kinds and entry.card.kind not in self._kinds:
            return False
        return not self._text or is_named(entry.card, self._text)


def is_named(face: Face, text: str) -> bool:
    """Tell whether a part of the card's name in either language is `text`."""
    wanted = search_key(text)
    return wanted in search_key(face.name.en) or wanted in search_key(face.name.ja)
