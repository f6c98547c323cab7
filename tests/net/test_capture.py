"""What somebody hears who listens on the cable: no card, no name, no word."""

from __future__ import annotations

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from app.core import intent as i
from app.session import talk
from tests.net.tables import wait_for
from tests.net.tapped import DECKS, evening

EVERYTHING = 0x0003
"""ETH_P_ALL of the Linux headers: packets of every protocol."""
WORDS = (b"kind", b"Aki", b"deck.0", b"hand.0", b"seated", b"good luck")


class Listener:
    """Hears every packet on the loopback device, as tcpdump does."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self._socket = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(EVERYTHING))
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 23)
        self._socket.bind(("lo", 0))
        self._socket.settimeout(0.1)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        while not self._over.is_set():
            with suppress(TimeoutError):
                self.heard.append(self._socket.recv(1 << 17))

    def close(self) -> None:
        self._over.set()
        self._thread.join()
        self._socket.close()

    def of(self, port: int) -> bytes:
        """Return what went from or to a TCP port, as far as it is told by its number."""
        number = struct.pack("!H", port)
        # Ethernet and IPv4 headers come before the two ports.
        return b"".join(one for one in self.heard if number in (one[34:36], one[36:38]))


@contextmanager
def listening() -> Iterator[Listener]:
    if not hasattr(socket, "AF_PACKET"):
        pytest.skip("packets can be listened to in this way on Linux alone")
    try:
        listener = Listener()
    except PermissionError:
        pytest.skip("listening to packets needs the rights of root (or CAP_NET_RAW)")
    try:
        yield listener
    finally:
        listener.close()


def test_the_listener_hears_what_is_not_encrypted() -> None:
    """Otherwise what it does not hear proves nothing."""
    with listening() as listener, socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)) as near:
            near.sendall(b"the top card is Aki-07")
            wait_for(lambda: b"Aki-07" in listener.of(port))


def test_who_listens_on_the_cable_hears_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening() as listener, evening(tmp_path, monkeypatch) as one:
        one.lay()
        aki = one.guests["Aki"]
        aki.say(talk.Say("good luck"))
        for _ in range(5):
            one.ask("Aki", i.Draw(1, "deck.0", "hand.0"))
        hand = aki.view.cards_in("hand.0")
        one.ask("Aki", i.Move(hand[:2], "discard.0"))
        one.settle()
        port = one.table.open.port
        wait_for(lambda: len(listener.of(port)) > 20_000)
        heard = listener.of(port)
        names = {card.ref for card in one.table.host.tree.table.cards}
        handles = {card.handle for card in one.table.host.tree.table.cards if card.handle}
    assert names == {ref for deck in DECKS for ref in deck}
    told = b"".join(text for tap in one.taps.values() for text in tap.told)
    assert any(name.encode() in told for name in names), "nothing was told at all"
    assert not [name for name in names | handles if name.encode() in heard]
    assert not [word for word in WORDS if word in heard]
