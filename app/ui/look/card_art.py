"""Pictures of cards on demand: a stand-in at once, the real one by signal, all within a bound."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from threading import Event, Lock
from traceback import clear_frames

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, QThreadPool, Signal, Slot
from PySide6.QtGui import QImage, QPixmap

from app.cards.face import Face
from app.ui.app.trouble import troubles
from app.ui.look.faces.bake import bake_card, stand_in
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.faces.card_sides import back_colour, paint_back, paint_face
from app.ui.look.faces.placeholder import placeholder_card
from app.ui.look.look import Look
from app.ui.look.palette import Palette
from app.ui.look.pictures.picture_cache import PictureCache
from app.ui.look.tints import tint_of
from app.ui.toolkit.call_later import soon

OwnFace = Callable[[Face, QSize], QImage | None]
BACK_COLOUR = "#28447a"
DEFAULT_BYTES = 128 << 20
LONGEST_REST = 0.25
"""Seconds that a picture waits at most for what is being painted."""


class CardArt(QObject):
    """Bakes pictures of cards off the GUI thread and holds as many as fit into `max_bytes`.

    Lives on the GUI thread. `own_face` may return the user's own picture of a card at about a size
    in device pixels; it is called off the GUI thread. Call `close` when it is no longer wanted;
    quitting calls it too.
    """

    ready = Signal(object, QPixmap)
    """The wanted `CardPicture` and its real picture, after `get` returned a stand-in."""
    _stumbled = Signal(object)
    _baked = Signal(object, QImage, int)

    def __init__(
        self,
        look: Look,
        *,
        max_bytes: int = DEFAULT_BYTES,
        own_face: OwnFace | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._palette, self._backs = look.palette, (look.back, look.dress)
        self._own_face = own_face
        # Faces outlive their badges: a new damage number repaints the badges only.
        self._faces: PictureCache[QImage] = PictureCache(_for_faces(max_bytes))
        self._own: set[str] = set()
        """The keys of the cards of which pictures of the user's own are shown."""
        self._pictures: PictureCache[QPixmap] = PictureCache(max_bytes - _for_faces(max_bytes))
        self._stand_ins: PictureCache[QPixmap] = PictureCache(4 << 20)
        self._queue: deque[CardPicture] = deque()
        self._awaited: set[CardPicture] = set()
        self._lock = Lock()
        self._free = Event()
        self._free.set()
        self._running = False
        self._closed = False
        self._round = 0
        self._pool = QThreadPool(self)
        # Painting holds the interpreter most of the time, so a second thread would gain nothing.
        self._pool.setMaxThreadCount(1)
        self._baked.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._stumbled.connect(self._report)
        look.changed.connect(self._follow_look)
        application = QCoreApplication.instance()
        if application is not None:
            # A thread still painting while Qt is taken down would bring the process down with it.
            application.aboutToQuit.connect(self.close)

    def get(self, want: CardPicture) -> QPixmap:
        """Return the picture, or a stand-in of the same size while the real one is being baked."""
        picture = self._pictures.get(want)
        if picture is not None:
            return picture
        self._ask(want, first=True)
        return self.stand_in(want)

    def ask(self, want: CardPicture) -> None:
        """Have a picture baked that the screen shows as soon as it is `ready`."""
        if want not in self._pictures:
            self._ask(want, first=True)

    def now(self, want: CardPicture) -> QPixmap:
        """Return the real picture, baking it here if need be (a few milliseconds)."""
        picture = self._pictures.get(want)
        return picture if picture is not None else self._keep(want, self._bake_or_frame(want))

    def preload(self, wants: Iterable[CardPicture]) -> None:
        """Bake pictures that will be wanted soon, after those already wanted."""
        for want in wants:
            if want not in self._pictures:
                self._ask(want, first=False)

    def rest_for_a_frame(self) -> None:
        """Begin no picture before what is being done now is done, and repainted.

        Painting lets go of the interpreter at every call, and a thread that bakes keeps it for
        milliseconds.
        """
        if self._awaited and self._free.is_set():
            self._free.clear()
            soon(self._go_on)

    @Slot()
    def _go_on(self) -> None:
        self._free.set()

    def forgo(self) -> None:
        """Bake nothing of what is queued: it was scrolled past, say, before its turn came."""
        with self._lock:
            self._awaited.difference_update(self._queue)
            self._queue.clear()

    def set_bound(self, max_bytes: int) -> None:
        """Hold as many pictures as fit into `max_bytes` from now on."""
        self._faces.set_limit(_for_faces(max_bytes))
        self._pictures.set_limit(max_bytes - _for_faces(max_bytes))

    def set_own_face(self, own_face: OwnFace | None) -> None:
        """Show other pictures of the user's own; all faces are made anew."""
        self._own_face = own_face
        self.forget()

    def holds(self, want: CardPicture) -> bool:
        """Return whether the real picture is at hand."""
        return want in self._pictures

    @property
    def held_bytes(self) -> int:
        """The memory of all pictures and faces held."""
        return self._pictures.held_bytes + self._faces.held_bytes + self._stand_ins.held_bytes

    @property
    def pending(self) -> int:
        """How many pictures are still to be baked."""
        return len(self._awaited)

    @Slot()
    def _follow_look(self) -> None:
        backs = self.look.back, self.look.dress
        if self._backs != backs:
            self._palette, self._backs = self.look.palette, backs
            self.forget()
        elif self._palette != self.look.palette:
            self._palette = self.look.palette
            self.forget(faces=False)

    def forget(self, *, faces: bool = True) -> None:
        """Forget all pictures and drop what is queued, as after new card data."""
        with self._lock:
            self._queue.clear()
            self._round += 1
        self._awaited.clear()
        self._pictures.clear()
        if faces:
            self._faces.clear()
            self._own.clear()

    @Slot()
    def close(self) -> None:
        """Drop what is queued and wait for the picture being baked; nothing is baked after this."""
        self._closed = True
        self._free.set()
        with self._lock:
            self._queue.clear()
        self._awaited.clear()
        self._pool.waitForDone()

    def _ask(self, want: CardPicture, *, first: bool) -> None:
        if self._closed or (want in self._awaited and not first):
            return
        with self._lock:
            if want in self._awaited:
                if want not in self._queue:
                    return  # being baked right now
                self._queue.remove(want)
            self._awaited.add(want)
            # What the screen shows now goes before what is only preloaded.
            if first:
                self._queue.appendleft(want)
            else:
                self._queue.append(want)
            if self._running:
                return
            self._running = True
        # Only after what is being done now and its repaint: both need the interpreter.
        soon(self._begin)

    @Slot()
    def _begin(self) -> None:
        """Let the pool's thread bake what is queued by now."""
        self._pool.start(self._work)

    def _work(self) -> None:
        """Bake until the queue is empty; runs on the pool's thread."""
        while True:
            with self._lock:
                if not self._queue:
                    self._running = False
                    return
                want, number = self._queue.popleft(), self._round
            self._free.wait(LONGEST_REST)
            self._baked.emit(want, self._bake_or_frame(want), number)

    def _bake_or_frame(self, want: CardPicture) -> QImage:
        """Bake a picture; a frame with the card's name where that raises."""
        try:
            return self._bake(want)
        except Exception as problem:  # noqa: BLE001 - or no card would be baked after this one
            clear_frames(problem.__traceback__)  # painters of this thread end in this thread
            self._stumbled.emit(problem)
            name = want.card.name.in_(want.language) if want.card else ""
            return placeholder_card(QSize(*want.size), name)

    def _bake(self, want: CardPicture) -> QImage:
        size, palette = QSize(*want.size), self._palette
        key = (want.face_key, palette.plain)
        face = self._faces.get(key)
        if face is None:
            own = self._own_picture(want, size)
            face = self._painted(want, size, palette) if own is None else own
            self._faces.put(key, face)
        return bake_card(
            want.card,
            size,
            want.language,
            want.badges,
            ring=want.ring,
            turn=want.turn,
            palette=palette,
            face=face,
            text=want.text,
            flat=want.flat,
            own=want.card is not None and want.card.key in self._own,
        )

    def _painted(self, want: CardPicture, size: QSize, palette: Palette) -> QImage:
        if want.card is None:
            return paint_back(size, *self._backs, want.seat)
        return paint_face(want.card, size, want.language, letters=want.text, plain=palette.plain)

    def _own_picture(self, want: CardPicture, size: QSize) -> QImage | None:
        """Return the user's own picture of a card; None where there is none."""
        if want.card is None or self._own_face is None:
            return None
        own = self._own_face(want.card, size)
        if own is None or own.isNull():
            self._own.discard(want.card.key)
            return None
        self._own.add(want.card.key)
        if own.size() == size:
            return own
        return own.scaled(
            size,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )

    def _keep(self, want: CardPicture, image: QImage) -> QPixmap:
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(want.dpr)
        self._pictures.put(want, picture)
        return picture

    @Slot(object, QImage, int)
    def _take(self, want: CardPicture, image: QImage, number: int) -> None:
        """Accept a baked picture on the GUI thread, unless everything was forgotten meanwhile."""
        if number != self._round or self._closed:
            return
        self._awaited.discard(want)
        self.ready.emit(want, self._keep(want, image))

    @Slot(object)
    def _report(self, problem: Exception) -> None:
        """Tell, on the GUI thread, that a picture could not be baked."""
        troubles().caught(problem, "CardArt._bake", "painting")

    def stand_in(self, want: CardPicture) -> QPixmap:
        """Return what shows in place of a picture until it is baked; asks for nothing."""
        colour = tint_of(want.card).top if want.card else back_colour(self._backs[0], want.seat)
        key = (colour, want.size, want.dpr)
        picture = self._stand_ins.get(key)
        if picture is None:
            picture = QPixmap.fromImage(stand_in(QSize(*want.size), colour))
            picture.setDevicePixelRatio(want.dpr)
            self._stand_ins.put(key, picture)
        return picture


def _for_faces(max_bytes: int) -> int:
    """Return what of a bound is for faces without badges."""
    return max_bytes // 4
