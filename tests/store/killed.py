"""Leaving files behind as a program does that was killed."""

from __future__ import annotations

from app.store.tables.autosave import Autosave


def killed(saving: Autosave) -> None:
    """Leave the files as a killed program does: the lock goes, the marker stays."""
    saving._closed = True
    saving._host.watchers.remove(saving._watch)
    saving._finish = lambda: None  # type: ignore[method-assign]
    saving._ended.set()
    saving._thread.join()
    assert saving._file is not None
    assert saving._marker is not None
    saving._file.close()
    saving._marker.leave()
