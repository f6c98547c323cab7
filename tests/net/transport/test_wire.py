"""A client's end of a connection lets go of what led nowhere."""

from __future__ import annotations

import gc
import socket
import threading
import time
import weakref

import pytest
from websockets.sync.server import ServerConnection, serve

from app.net.transport import wire as wire_module
from app.net.transport.certificate import new_certificate, server_context
from app.net.transport.wire import LostError, Wire


def test_nothing_stays_open_of_a_host_that_is_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    context = server_context(new_certificate(0.0))
    held: list[weakref.ref[socket.socket]] = []
    honest = wire_module.client_context

    class Watched:
        def wrap_socket(self, plain: socket.socket, **how: None) -> socket.socket:
            secured = honest().wrap_socket(plain, **how)
            held.append(weakref.ref(secured))
            return secured

    monkeypatch.setattr(wire_module, "client_context", Watched)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def be_something_else() -> None:
            near, _ = server.accept()
            with context.wrap_socket(near, server_side=True) as client:
                client.recv(4096)
                client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")

        thread = threading.Thread(target=be_something_else)
        thread.start()
        with pytest.raises(LostError) as caught:
            Wire("127.0.0.1", server.getsockname()[1])
        thread.join()
        del caught
        (secured,) = held
        left = secured()
        assert left is None or left.fileno() == -1
        del left
        gc.collect()


def test_it_tells_once_when_nothing_is_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """After there was something, and again only after there was something more."""
    monkeypatch.setattr(wire_module, "QUIET", 0.02)
    heard, quiet, rested = list[bytes](), list[int](), threading.Event()

    def host(connection: ServerConnection) -> None:
        for words in ("one", "two"):
            rested.clear()
            connection.send(words)
            assert rested.wait(20.0)
            # Long enough for it to be told again, if it were.
            time.sleep(0.2)

    def rest() -> None:
        quiet.append(len(heard))
        rested.set()

    context = server_context(new_certificate(0.0))
    with serve(host, "127.0.0.1", 0, ssl=context) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            wire = Wire("127.0.0.1", server.socket.getsockname()[1])
            wire.run(heard.append, rest)
        finally:
            server.shutdown()
            thread.join()
    assert heard == [b"one", b"two"]
    assert quiet == [1, 2]
