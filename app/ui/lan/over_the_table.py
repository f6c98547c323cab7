"""What people show each other over the table: what they drag, where they point.

Between one visit and the board of its table. Nothing of it is a gesture of the game: it is told
while it is worth something, never more often than people see, and lost where there is no
connection.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from app.core.text.words import Words
from app.session.room.messages import table_talk
from app.session.room.messages.table_talk import Ghost, Point, Pointed
from app.session.room.messages.to_people import Person
from app.session.room.room_limits import MOST_DRAGGED
from app.ui.app.trouble import steady
from app.ui.board.input.hits import zone_at
from app.ui.board.remote.other_hands import Who
from app.ui.board.remote.others_on_board import Others
from app.ui.board.scene.pieces.seen_pieces import piece_at
from app.ui.panels.announce import announce
from app.ui.toolkit.common_words import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.ids import PersonId
    from app.games.game_api import Selection
    from app.ui.board.board_view import BoardView
    from app.ui.board.drag.drag import Drag
    from app.ui.lan.visit import Visit

DRAG_EVERY = 110
"""Milliseconds between two places of what one drags: the host takes ten a second."""
STILL_EVERY = 0.8
"""Seconds after which it is said again where something is held that does not move."""
TWO = 2
POINT_EVERY = 0.35
"""Seconds between two things that one points at."""
WHERETO = Words(
    "Click where the arrow goes, or go there with the keys and press the same key again. Esc gives "
    "it up.",
    "矢印の先をクリックするか、キーで移動して同じキーをもう一度押してください。Escでやめます。",
)
NOTHING_THERE = Words(
    "Point at a card or a place of the table first.",
    "先に卓上のカードか場所にポインターを合わせてください。",
)
MUTED = Words(
    "You are muted at this table and cannot point at things. Ask the person in charge of it.",
    "この卓では発言を止められているため、指し示すことができません。卓の管理者に尋ねてください。",
)


class OverTheTable(QObject):
    """Tells the others what is dragged and pointed at here, and shows what they do."""

    def __init__(
        self,
        visit: Visit,
        board: BoardView,
        refuse: Callable[[Words], None],
        in_secret: Callable[[], bool],
    ) -> None:
        """`in_secret`: whether what is dragged now belongs to a plan that nobody hears of."""
        super().__init__(board)
        self._in_secret = in_secret
        self._visit = visit
        self._board = board
        self._refuse = refuse
        self._drag: table_talk.Drag | None = None
        """What is dragged now, as it is to be told."""
        self._told: table_talk.Drag | None = None
        """What the others know of it."""
        self._told_at = self._pointed_at = float("-inf")
        self._heard_at: dict[PersonId, float] = {}
        """When each of the others pointed at something last."""
        self._every = QTimer(self)
        self._every.setTimerType(Qt.TimerType.PreciseTimer)
        self._every.setInterval(DRAG_EVERY)
        self._every.timeout.connect(self._tell)
        self._others = board.others = board.others or Others(board)
        board.carried.connect(self._carried)
        board.pointed.connect(self._point)
        visit.heard.connect(self._hear)
        visit.people_changed.connect(self._people_changed)
        visit.state_changed.connect(self._state_is)

    # -- what one does oneself ----------------------------------------------------------------

    @Slot(object)
    @steady
    def _carried(self, drag: Drag | None) -> None:
        self._drag = self._as_told(drag) if drag is not None else None
        if self._drag is None:
            self._every.stop()
            if self._told is not None:
                self._told = None
                self._visit.say(table_talk.Drag())
        elif not self._every.isActive():
            self._tell()
            self._every.start()

    def _as_told(self, drag: Drag) -> table_talk.Drag | None:
        """Return what the others are to know of a drag: nothing where it is their business not."""
        board = self._board
        if board.bridge.seat != self._own_seat() or drag.new or self._in_secret():
            return None
        cards = tuple(one.card for one in drag.held) or drag.selection.cards
        if drag.first is not None:
            cards = (drag.first.card, *(card for card in cards if card != drag.first.card))
        if not cards or self._arranges_hand(drag, cards):
            return None
        x, y = self._others.named((drag.over.x, drag.over.y))
        return table_talk.Drag(cards[:MOST_DRAGGED], round(x, 1), round(y, 1))

    def _own_seat(self) -> int | None:
        """Return the seat one acts for; None for who only watches."""
        place = self._visit.place
        return None if place is None or place.role == "spectator" else place.seat

    def _arranges_hand(self, drag: Drag, cards: tuple[str, ...]) -> bool:
        """Whether cards are only put in order in one's own hand, which is nobody's business."""
        site = self._board.seating.sites.get(drag.target.zone)
        seen = self._board.bridge.view.cards
        return (
            site is not None
            and site.hand
            and site.own
            and all(card in seen and seen[card].zone == site.zone for card in cards)
        )

    @Slot()
    @steady
    def _tell(self) -> None:
        drag, now = self._drag, monotonic()
        if drag is None or (drag == self._told and now - self._told_at < STILL_EVERY):
            return
        self._told, self._told_at = drag, now
        self._visit.say(drag)

    @Slot(object, object)
    @steady
    def _point(self, start: tuple[float, float], to: tuple[float, float] | None) -> None:
        me, now = self._visit.me, monotonic()
        if me is None or now - self._pointed_at < POINT_EVERY:
            return
        if me.muted:
            self._refuse(MUTED)
            return
        self._pointed_at = now
        (x, y), end = (round(start[0], 1), round(start[1], 1)), None
        if to is not None:
            end = (round(to[0], 1), round(to[1], 1))
        self._visit.say(Point(x, y, end))
        self._others.pointing.show(_who(me), x, y, end)

    def point_at(self, selection: Selection) -> None:
        """Point at what is selected, or at what the pointer is over."""
        aiming = self._others.aiming
        place = aiming.place_of(selection)
        if place is None:
            self._refuse(NOTHING_THERE)
        else:
            aiming.point(place)

    def draw_arrow(self, selection: Selection, tell: Callable[[Words], None]) -> None:
        """Draw an arrow between two things, or begin one at a thing, or end it there."""
        aiming, board = self._others.aiming, self._board
        chosen = [board.pieces[one.key].spot for one in board.chosen if one.key in board.pieces]
        place = aiming.place_of(selection)
        if aiming.waits and place is not None:
            aiming.end(place)
        elif len(chosen) == TWO:
            first, second = chosen
            aiming.point((first.x, first.y), (second.x, second.y))
        elif place is None:
            self._refuse(NOTHING_THERE)
        else:
            aiming.begin(place)
            tell(WHERETO)

    # -- what the others do -------------------------------------------------------------------

    @Slot(object)
    @steady
    def _hear(self, what: object) -> None:
        if isinstance(what, Ghost):
            who = self._other(what.person)
            if who is None:
                return
            if what.cards or what.person in self._others.hands.people:
                self._others.hands.show(who, what.cards, what.x, what.y)
        elif isinstance(what, Pointed):
            who = self._other(what.person)
            if who is not None and self._is_new(what.person):
                self._others.pointing.show(who, what.x, what.y, what.to)
                words = pointed_words(self._board, who.name, (what.x, what.y), what.to)
                announce(self._board, words.in_(self._board.look.language))

    def _is_new(self, person: PersonId) -> bool:
        """Whether somebody points as seldom as this program does."""
        now = monotonic()
        if now - self._heard_at.get(person, float("-inf")) < POINT_EVERY / 2:
            return False
        self._heard_at[person] = now
        return True

    def _other(self, person: PersonId) -> Who | None:
        """Return somebody else at the table; nobody is shown what they do themselves."""
        place, found = self._visit.place, self._visit.person(person)
        mine = place is not None and place.person == person
        return None if mine or found is None else _who(found)

    @Slot()
    @steady
    def _people_changed(self) -> None:
        people = self._visit.people.people
        self._others.hands.keep_only(frozenset(one.id for one in people if one.here))

    @Slot(object)
    @steady
    def _state_is(self, _state: object) -> None:
        if self._visit.state.name != "inside":
            self._told = None
            self._others.hands.clear()


def pointed_words(
    board: BoardView, name: str, start: tuple[float, float], to: tuple[float, float] | None
) -> Words:
    """Say what somebody points at, for those who hear it; places as everybody names them."""
    what = _thing_at(board, start)
    if to is None:
        return Words(f"{name} is pointing at {what.en}.", f"{name}さんが{what.ja}を指しました。")
    goal = _thing_at(board, to)
    return Words(
        f"{name} is pointing from {what.en} to {goal.en}.",
        f"{name}さんが{what.ja}から{goal.ja}へ矢印を引きました。",
    )


def _thing_at(board: BoardView, place: tuple[float, float]) -> Words:
    """Return what lies at a place, as far as this seat sees it."""
    x, y = place if board.others is None else board.others.seen(place)
    hit = piece_at(board.board, x, y)
    card = hit[0].parts[hit[1]].card if hit is not None else None
    if card is not None:
        return card.name
    zone = hit[0].zone if hit is not None else zone_at(board.board.zone_rects, x, y)
    return TABLE if not zone else board.bridge.view.setting.zones[zone].spec.title


def _who(person: Person) -> Who:
    return Who(person.id, person.name, person.seat if person.role == "player" else None)
