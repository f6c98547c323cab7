from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

from app.ui.panels.slips.free_place import CARDS, HAND, ZONE, Taken, free_place

ROOM = QRect(0, 0, 900, 600)
SLIP = QSize(200, 80)


def test_without_anything_in_the_way_it_lies_where_it_is_wanted() -> None:
    place, cost = free_place(ROOM, SLIP, [], QPoint(450, 300))
    assert QRect(place, SLIP).center() == QPoint(449, 299)
    assert cost == 0


def test_it_stays_in_the_room() -> None:
    place, _ = free_place(ROOM, SLIP, [], QPoint(0, 900))
    assert ROOM.contains(QRect(place, SLIP))
    huge, _ = free_place(ROOM, QSize(2000, 2000), [], QPoint(0, 0))
    assert ROOM.contains(huge)


def test_it_keeps_off_cards_and_rather_covers_an_empty_place() -> None:
    cards = Taken(QRect(300, 200, 300, 200), CARDS)
    place, _ = free_place(ROOM, SLIP, [cards], QPoint(450, 300))
    assert not QRect(place, SLIP).intersects(cards.rect)
    everywhere = [Taken(QRect(0, 0, 450, 600), CARDS), Taken(QRect(450, 0, 450, 600), ZONE)]
    place, cost = free_place(ROOM, SLIP, everywhere, QPoint(100, 300))
    assert place.x() >= 450
    assert cost > 0


def test_the_hand_is_the_last_thing_to_be_covered() -> None:
    taken = [Taken(QRect(0, 0, 900, 400), CARDS), Taken(QRect(0, 400, 900, 200), HAND)]
    place, _ = free_place(ROOM, SLIP, taken, QPoint(450, 590))
    assert QRect(place, SLIP).bottom() < 400
