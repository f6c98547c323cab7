"""A window as assistive technology has it: by libatspi, which screen readers use as well."""

from __future__ import annotations

import time
from collections.abc import Iterator
from ctypes import CDLL, CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_void_p
from ctypes.util import find_library
from typing import Any

PATIENCE = 30.0
"""Seconds until something that should be there is missed."""
SHOWING, SELECTED = 25, 23
"""States, by their numbers in AT-SPI."""
FOCUSED = b"object:state-changed:focused"


class Heard(Structure):
    """The beginning of an AtspiEvent."""

    _fields_ = (("type", c_char_p), ("source", c_void_p), ("gained", c_int))


LISTENER = CFUNCTYPE(None, POINTER(Heard), c_void_p)


class Ears:
    """What is found of a program, what is done with it, and where it says the keyboard is."""

    def __init__(self) -> None:
        self._at, self._glib = CDLL(find_library("atspi")), CDLL(find_library("glib-2.0"))
        self._at.atspi_init()
        self._desktop = self._call("get_desktop", c_void_p, 0)
        # A copy kept here would have to be told of every change.
        self._call("accessible_set_cache_mask", None, self._desktop, 0)
        self.focused: list[str] = []
        """What was said to have the keyboard, one after the other."""
        self._hears = LISTENER(self._hear)
        listener = self._call("event_listener_new", c_void_p, self._hears, None, None)
        self._call("event_listener_register", c_int, listener, c_char_p(FOCUSED), None)

    def _call(self, name: str, gives: Any, *given: Any) -> Any:
        """Call a function of the library; pointers are told from numbers."""
        call = self._at[f"atspi_{name}"]
        call.restype = gives
        return call(*given)

    def _hear(self, event: Any, _data: object) -> None:
        heard = event.contents
        if heard.gained:
            self.focused.append(self._words("name", c_void_p(heard.source)))

    def _words(self, what: str, one: c_void_p) -> str:
        said = self._call(f"accessible_get_{what}", c_char_p, one, None)
        return "" if said is None else said.decode()

    def _within(self, one: c_void_p) -> Iterator[c_void_p]:
        for number in range(self._call("accessible_get_child_count", c_int, one, None)):
            call = self._call("accessible_get_child_at_index", c_void_p, one, number, None)
            if call:
                yield c_void_p(call)

    def _is(self, one: c_void_p, state: int) -> bool:
        states = c_void_p(self._call("accessible_get_state_set", c_void_p, one))
        return bool(self._call("state_set_contains", c_int, states, state))

    def _showing(self, one: c_void_p) -> Iterator[c_void_p]:
        """Yield all that shows, in the order in which it is read."""
        for child in self._within(one):
            if self._words("role_name", child) in ("application", "frame") or self._is(
                child, SHOWING
            ):
                yield child
                yield from self._showing(child)

    def listen(self, seconds: float = 0.05) -> None:
        """Hear what is told meanwhile."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self._glib.g_main_context_iteration(None, 0):
                time.sleep(0.01)

    def all(self) -> list[tuple[str, str]]:
        """Return role and name of all that shows."""
        shown = self._showing(c_void_p(self._desktop))
        return [(self._words("role_name", one), self._words("name", one)) for one in shown]

    def find(self, role: str, name: str) -> c_void_p:
        """Wait for something of a role whose name begins like this."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.listen()
            for one in self._showing(c_void_p(self._desktop)):
                if self._words("name", one).startswith(name) and (
                    self._words("role_name", one) == role
                ):
                    return one
        raise AssertionError(f"no {role} {name!r}: {self.all()}")

    def act(self, role: str, name: str) -> None:
        """Do the first that is offered with something: press it, choose it."""
        acting = self._call("accessible_get_action_iface", c_void_p, self.find(role, name))
        assert acting, f"nothing is offered with {role} {name!r}"
        assert self._call("action_do_action", c_int, c_void_p(acting), 0, None), name
        self.listen(0.4)
