"""A client's end of a connection lets go of what led nowhere."""

from __future__ import annotations

import gc
import socket
import threading
import weakref

import pytest

from app.net import wire as wire_module
from app.net.certificate import new_certificate, server_context
from app.net.wire import LostError, Wire


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
            with context.wrap_socket(near, server_side=True) as caller:
                caller.recv(4096)
                caller.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")

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
