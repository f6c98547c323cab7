"""What a table tells a whole network of itself: enough to find it, nothing to get in with.

Anybody may say anything under that name. So what is read here is only shown: who wants to join has
an invite or a code, and those are what the table is known by.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from app.core.data.value import value
from app.core.text.one_line import one_line

MARK_LENGTH = 8
"""Bytes of the certificate's fingerprint that are told: which of several tables one was invited to.
Too few to trust a certificate by."""
LONGEST_TITLE = 40
"""Characters."""
LONGEST_GAME = 40
LARGEST_PORT = 65535
LARGEST_VERSION = 9999

_MARK = re.compile(rf"[0-9a-f]{{{2 * MARK_LENGTH}}}")
_GAME = re.compile(r"[a-z0-9][a-z0-9_-]*")


@value
class TableNotice:
    """One table, as it is announced."""

    title: str
    """What the host called it; no names of players."""
    game: str
    """The id of the game."""
    port: int
    version: int
    """The version of the protocol that it speaks."""
    mark: str
    """The first bytes of its certificate's fingerprint, in hex."""


def notice_of(title: str, game: str, port: int, version: int, fingerprint: bytes) -> TableNotice:
    """Return the notice of a table, its title made short enough."""
    return TableNotice(_shown(title), game, port, version, fingerprint[:MARK_LENGTH].hex())


def plain(notice: TableNotice) -> dict[str, Any]:
    """Return a notice as what JSON is made of."""
    return {
        "title": notice.title,
        "game": notice.game,
        "port": notice.port,
        "version": notice.version,
        "mark": notice.mark,
    }


def read_notice(words: Mapping[str, Any]) -> TableNotice | None:
    """Return the notice that somebody sent; None if it is none. Passes over what it does not know.

    Raises nothing, whatever `words` holds.
    """
    title, game, mark = words.get("title"), words.get("game"), words.get("mark")
    port, version = words.get("port"), words.get("version")
    if not isinstance(title, str) or not isinstance(game, str) or not isinstance(mark, str):
        return None
    if type(port) is not int or type(version) is not int:
        return None
    if not 0 < port <= LARGEST_PORT or not 0 < version <= LARGEST_VERSION:
        return None
    if not _MARK.fullmatch(mark) or len(game) > LONGEST_GAME or not _GAME.fullmatch(game):
        return None
    return TableNotice(_shown(title), game, port, version, mark)


def _shown(title: str) -> str:
    """Return `title` without what would spoil a list: ends of lines, marks that turn the text."""
    return one_line(title[: 4 * LONGEST_TITLE])[:LONGEST_TITLE].strip()
