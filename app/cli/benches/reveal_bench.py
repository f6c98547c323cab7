"""Bench of a game whose steps are shown moment by moment: the next moment to the screen."""

from __future__ import annotations

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.scripted_play import NAMES
from app.cli.benches.window_bench import application
from app.games.contracts.bench_contract import RevealData
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable, lay_table

SHOWN = 160
"""Moments that are measured."""


def _game() -> tuple[GameSpec, RevealData]:
    """Return the first game that is measured so, with what it is measured with."""
    for name in GAMES:
        give = GAMES[name].reveal_benches
        if give is not None:
            return GAMES[name], give()
    raise LookupError("no game has moments that are measured")


def full_table() -> LocalTable:
    """Return a table with both sides full, on which both have said what they do."""
    spec, data = _game()
    table = lay_table(spec, NAMES[:2], (data.deck, data.deck), seed=5)
    for seat in range(2):
        table.sit(seat).ask(data.settle)
    table.sit(0).ask(data.begin)
    for seat in range(2):
        data.fill(table.sit(seat), seat)
    for seat in range(2):
        table.sit(seat).ask(data.ready(table.sit(seat).view, seat))
    return table


def nullpoga_reveal() -> Figures:
    """The next moment of a step to the repainted window, 1600 x 960, in milliseconds."""
    application()
    from app.ui.toolkit.window_reveal_times import reveal_times  # noqa: PLC0415 - Qt only for this bench

    return figures(reveal_times(full_table(), _game()[1].step, SHOWN), "ms")
