"""A game played at random, as its log tells it to a seat: kept beside the game and compared."""

from __future__ import annotations

from app.core.text.describe import describe_all
from app.core.text.words import plain
from app.games.game_api import GameSpec
from app.games.game_registry import cards_of
from app.games.lexicon import lexicon
from app.session.conformance.random_play import RandomPlay
from app.session.conformance.spec_findings import Decks

SEED, GESTURES = 7, 40


def transcript(spec: GameSpec, decks: Decks = ()) -> str:
    """Return what the first seat reads in both languages, a line for each gesture and language."""
    play = RandomPlay(spec, SEED, decks)
    play.begin()
    for _ in play.go_on(GESTURES):
        pass
    words, setting = lexicon(spec, cards_of(spec)), play.host.tree.table.setting
    told = [play.host.told(node.id, 0) for node in play.host.tree.nodes]
    lines = (
        plain(describe_all(events, language, setting, words))
        for events in told
        for language in ("en", "ja")
    )
    return "".join(f"{line}\n" for line in lines)
