"""The last line of a seat's log, as plain text."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Language, plain
from app.games.game_api import GameSpec
from app.games.lexicon import lexicon
from app.session.seat.seat_client import SeatClient
from tests.helpers.shipped import shipped_base


def told_last(seat: SeatClient, spec: GameSpec, language: Language) -> str:
    """Return the sentence of the newest gesture, as this seat reads it; cards by their keys."""
    chronicle = seat.chronicle
    events = chronicle.told(chronicle.cursor) or ()
    return plain(describe_all(events, language, seat.view.setting, bare_lexicon(spec)))


def bare_lexicon(spec: GameSpec) -> Lexicon:
    """Return the words of a game's log, cards by their keys."""
    return replace(lexicon(spec, shipped_base()), names=lambda ref, _language: ref)
