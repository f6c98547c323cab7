"""A host collects cycles between messages, and all of them when nobody says anything."""

from __future__ import annotations

import asyncio

import pytest

from app.net.server import idle_collection
from app.net.server.idle_collection import collect_between


class Ticking:
    """Stands for the collector: notes what it is told, and ends it all at the first rest."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def look(self) -> None:
        self.told.append("look")

    def rest(self) -> None:
        self.told.append("rest")
        task = asyncio.current_task()
        assert task is not None
        task.cancel()

    def stop(self) -> None:
        self.told.append("stop")


class Server:
    """Hears a message before each of so many looks."""

    def __init__(self, messages: int) -> None:
        self._left = messages
        self._heard = 0

    @property
    def heard_so_far(self) -> int:
        if self._left:
            self._left -= 1
            self._heard += 1
        return self._heard


def test_it_looks_while_people_play_and_goes_through_all_when_they_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticking = Ticking()
    monkeypatch.setattr(idle_collection, "Collecting", lambda: ticking)
    monkeypatch.setattr(idle_collection, "EVERY", 0.0)
    monkeypatch.setattr(idle_collection, "RESTED", 5)
    # It reads the count twice a look at most: so much is heard for twenty looks at least.
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(collect_between(Server(40)))  # type: ignore[arg-type]
    assert ticking.told.index("rest") >= 20
    assert ticking.told[-2:] == ["rest", "stop"]
    assert set(ticking.told[:-2]) == {"look"}
