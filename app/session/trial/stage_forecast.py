"""What comes of the stage if everybody passes, as a game says it of what one seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from app.core.data.asked_once import asked_once
from app.core.ids import SPECTATOR
from app.core.intent import Step
from app.core.view import SeatView
from app.games.contracts.stage.forecast_contract import Forecast
from app.games.game_api import GameSpec
from app.session.trial.dry_run import DryRun, dry_run


def stage_forecast(spec: GameSpec, view: SeatView) -> Forecast | None:
    """Return what comes of the stage; None where the game says nothing of it.

    It is worked out once, however many show it.
    """
    return None if spec.forecast is None else _forecast(view, _Game(spec))


class _Game:
    """A game as part of a key: the very same one."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Game) and other.spec is self.spec

    def __hash__(self) -> int:
        return id(self.spec)


@asked_once
def _forecast(view: SeatView, game: _Game) -> Forecast | None:
    spec = game.spec
    ahead = partial(dry_run if view.seat != SPECTATOR else _watched, spec)
    return None if spec.forecast is None else spec.forecast(view, ahead)


def _watched(spec: GameSpec, view: SeatView, steps: Sequence[Step]) -> DryRun:
    """Try steps out for who watches: what is on top is carried out by who declared it."""
    top = view.stage.declarations[-1].seat if view.stage.declarations else None
    return dry_run(spec, view, steps, by=top)
