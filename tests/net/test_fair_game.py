"""A game over real sockets, whose record of chance fits: host, seats and file say the same."""

from __future__ import annotations

import random
from pathlib import Path

from app.cards.base import CardBase
from app.core.intent import Flip
from app.games.registry import GAMES
from app.session import talk
from app.session.fair.check import Verdict, check_fair
from app.session.updates import Accepted
from app.store.table_file import read_table
from tests.helpers.play import KINDS, Player
from tests.net.tables import Guest, Hosted, begin_play, deck_of, hosted, hosting

GESTURES = 60
SPEC = GAMES["pokemon"]


def _checked(path: Path) -> Verdict:
    opened = read_table(path)
    verdict = check_fair(SPEC, opened.tree, opened.journal)
    assert verdict is not None
    return verdict


def _play(pair: list[Guest], table: Hosted, rng: random.Random) -> None:
    player = Player(SPEC, rng, KINDS)
    for _ in range(GESTURES):
        guest = rng.choice(pair)
        guest.ask(player.intent(guest.view, len(table.host.tree.nodes)))
    for guest in pair:
        assert not [one for one in guest.heard if isinstance(one, talk.Notice)]


def test_the_record_of_a_game_with_a_rejoin_fits(tmp_path: Path) -> None:
    cards, path = CardBase.load(), tmp_path / "evening.chabudai"
    decks = [deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark")]
    with hosted(hosting(path, *decks)) as table:
        pair = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        try:
            for guest in pair:
                guest.wait_inside().say(talk.SayReady())
            begin_play(*pair)
            _play(pair, table, random.Random(1))
            pair[1].close()
            pair[1] = Guest(table.open, "Ren", seat=1, key=pair[1].key).wait_inside()
            _play(pair, table, random.Random(2))
            assert any(isinstance(guest.ask(Flip()), Accepted) for guest in pair)
        finally:
            for guest in pair:
                guest.close()
    verdict = _checked(path)
    assert [misfit.words.en for misfit in verdict.found] == []
    assert verdict.opened == verdict.draws > 2
    assert [seat for seat, count in verdict.signed if count > 1] == [0, 1]
