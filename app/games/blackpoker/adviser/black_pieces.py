"""Characters and trumps as a seat sees them, each read when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from app.core.card import mark_of, value_of
from app.core.data.value import value
from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.blackpoker.adviser.blackpoker_plays import Paid
from app.games.blackpoker.rules.aim_rules import PieceKind
from app.games.blackpoker.rules.card_values import is_joker, number_of, suits_of
from app.games.blackpoker.rules.trump_characters import pair_of, printed
from app.games.blackpoker.table.field import ATTACKS, BLOCKS, STRONGER, WEAKER, kind_of


@value
class Piece:
    """A character or a trump as a seat sees it."""

    id: str
    seat: SeatId
    kind: PieceKind
    cards: tuple[str | None, ...]
    """Its cards, None for one that the seat does not see."""
    driven: bool = False
    fresh: bool = False
    """All its cards entered the field in this turn."""
    more: int = 0
    """By how much its number was changed."""
    attacks: bool = False
    blocks: str = ""
    """The attacker that it blocks."""
    up: bool = True

    @property
    def known(self) -> tuple[str, ...]:
        """The cards that the seat sees."""
        return tuple([ref for ref in self.cards if ref is not None])

    @property
    def number(self) -> int:
        """The number of a soldier now."""
        return printed(self.known) + self.more

    @property
    def suits(self) -> frozenset[str]:
        """The suits of its cards."""
        return suits_of(self.known)

    @property
    def character(self) -> str:
        """Which character a Jack or King of the trumps made; "" for any other."""
        pair = pair_of(self.known)
        return "" if pair is None else pair.character

    @property
    def haste(self) -> bool:
        """Whether it may attack in the turn it entered: an ace or a Joker is in it."""
        return any(is_joker(ref) or number_of(ref) == 1 for ref in self.known)

    @property
    def magician(self) -> bool:
        """Whether it is a Joker by itself."""
        return self.kind == "soldier" and len(self.cards) == 1 and is_joker(self.cards[0] or "")


class Pieces(Mapping[str, Piece]):
    """The characters and trumps of a view, each read when it is first asked for."""

    __slots__ = ("_every", "_read", "_view")

    def __init__(self, view: SeatView) -> None:
        self._view, self._read = view, dict[str, Piece]()
        self._every: tuple[Piece, ...] | None = None

    @property
    def every(self) -> tuple[Piece, ...]:
        """All of them."""
        if self._every is None:
            self._every = tuple([self[name] for name in self._view.units])
        return self._every

    def __getitem__(self, name: str) -> Piece:
        found = self._read.get(name)
        if found is None:
            found = self._read[name] = _piece(self._view, name)
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._view.units

    def __iter__(self) -> Iterator[str]:
        return iter(self._view.units)

    def __len__(self) -> int:
        return len(self._view.units)


def _piece(view: SeatView, name: str) -> Piece:
    unit = view.units[name]
    zone = view.setting.zones[unit.zone]
    cards = [view.cards[part] for part in unit.parts]
    marks = unit.marks
    blocks = mark_of(marks, BLOCKS) if marks else None
    return Piece(
        name,
        zone.holders[0] if zone.holders else cards[0].owner,
        kind_of(unit),
        tuple([card.ref for card in cards]),
        unit.turn in (90, 270),
        all(card.entered == view.turn.number for card in cards),
        value_of(marks, STRONGER) - value_of(marks, WEAKER) if marks else 0,
        bool(marks and value_of(marks, ATTACKS)),
        blocks.to if blocks is not None else "",
        cards[0].up,
    )


def is_ready(pieces: Mapping[str, Piece], unit: str, seat: SeatId, kind: PieceKind) -> bool:
    """Whether a unit is a charged character of a player, and of that kind."""
    piece = pieces.get(unit)
    return piece is not None and (piece.seat, piece.kind, piece.driven) == (seat, kind, False)


def given(
    pieces: Mapping[str, Piece],
    by: SeatId,
    drives: Iterable[str],
    gives: Iterable[str],
    *,
    damage: int,
    discards: int,
    twice: Iterable[str],
    late: bool = False,
) -> Paid:
    """Return what a player gives for an action: of what is named for it, what counts as paid.

    Driven are charged bulwarks of the player's own; characters that are given are told apart by
    whose they are.
    """
    whose = [(one, pieces[one].seat == by) for one in gives if one in pieces]
    return Paid(
        tuple([one for one in drives if is_ready(pieces, one, by, "bulwark")]),
        damage,
        discards,
        tuple([one for one, own in whose if own]),
        tuple([one for one, own in whose if not own]),
        tuple(twice),
        late=late,
    )


def twice_in(named: Sequence[str]) -> tuple[str, ...]:
    """Return what is named more than once."""
    return tuple(sorted({one for one in named if named.count(one) > 1}))
