"""The players that this game offers: both languages, and each loads where it thinks."""

import sys

from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer.program_players import PLAYERS
from app.session.trial.dry_run import dry_run


def test_both_players_have_names_and_think() -> None:
    assert list(SPEC.players) == ["steady", "keen"]
    assert {one.title.en for one in PLAYERS.values()} == {"Steady", "Keen"}
    assert all(one.title.ja for one in PLAYERS.values())
    for one in PLAYERS.values():
        assert callable(one.think(lambda view, steps: dry_run(SPEC, view, steps)))
    assert "app.games.blackpoker.computer.keen" in sys.modules
