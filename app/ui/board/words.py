"""What the board says of a piece, for screen readers and in its own signs."""

from __future__ import annotations

from app.core.view import SeatView
from app.core.words import Language, Words
from app.ui.board.piece import PILE_MARK, Piece
from app.ui.look.badges import CONDITIONS

FACE_DOWN = Words("a face-down card", "裏向きのカード")
DAMAGE = Words("damage", "ダメージ")
WITH = Words("with", "付いているカード")
CHOSEN = Words("selected", "選択中")


def spoken(view: SeatView, piece: Piece, language: Language, *, chosen: bool = False) -> str:
    """Return a piece in words: zone, place, name, damage, conditions, what is attached."""
    zone = view.setting.zones[piece.zone]
    title = zone.spec.title.in_(language)
    if zone.holders:
        names = " / ".join(view.setting.seats[seat].name for seat in zone.holders)
        title = f"{names}: {title}"
    count = view.zones[piece.zone].count
    if piece.key.startswith(PILE_MARK):
        title = f"{title} {'?' if count is None else count}"
    elif count and count > 1:
        title = f"{title} {piece.index + 1}/{count}"
    words = [title, part_name(piece, 0, language)]
    if piece.badges.damage:
        words.append(f"{DAMAGE.in_(language)} {piece.badges.damage}")
    place = 1 if language == "ja" else 0
    words += [CONDITIONS.get(key, (key, key))[place] for key in piece.badges.conditions]
    attached = [
        part_name(piece, number, language)
        for number, part in enumerate(piece.parts)
        if part.role != "base"
    ]
    if attached:
        words.append(f"{WITH.in_(language)} {', '.join(attached)}")
    if chosen:
        words.append(CHOSEN.in_(language))
    return ", ".join(words)


def part_name(piece: Piece, number: int, language: Language) -> str:
    """Return the name on a part's face."""
    card = piece.parts[number].card
    return card.name.in_(language) if card is not None else FACE_DOWN.in_(language)
