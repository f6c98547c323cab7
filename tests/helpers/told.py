"""The last line of a seat's log, as plain text."""

from __future__ import annotations

from app.core.text.describe import describe_all
from app.core.text.teller import Lexicon
from app.core.text.words import Language, plain
from app.games.game_api import GameSpec
from app.session.seat.seat_client import SeatClient


def told_last(seat: SeatClient, spec: GameSpec, language: Language) -> str:
    """Return the sentence of the newest gesture, as this seat reads it."""
    chronicle = seat.chronicle
    events = chronicle.told(chronicle.cursor) or ()
    words = Lexicon(sentences=spec.sentences, marks=dict(spec.marks), zones=spec.zones_said)
    return plain(describe_all(events, language, seat.view.setting, words))
