"""What every host and guest of an evening needs, made once before they begin as copies of it.

Each would load the game and build what reads files and messages anew, which is most of its work.
Hosts that are started from the command line begin with nothing of it.
"""

from __future__ import annotations

from functools import cache

from app.core.data import codec
from app.games.game_registry import GAMES
from app.net.auth import handshake_messages
from app.net.encoding import messages, setting_form
from app.store import host_state
from app.store.tables import line_forms

READERS = (
    codec._facts,
    codec._intents,
    handshake_messages._client_reader,
    handshake_messages._host_reader,
    host_state._reader,
    line_forms._reader,
    messages._asks,
    messages._from_people,
    messages._to_people,
    setting_form._settings,
)


@cache
def load_all(game: str) -> None:
    """Load what a table of `game` needs, for this process and all that are copied from it."""
    _ = GAMES[game].actions
    for read in READERS:
        read()
