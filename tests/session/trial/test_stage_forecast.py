"""What comes of the stage, as a game says it of one seat's view."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intents.turn_intents import Declare, NextTurn, Settle
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import LookAhead
from app.games.contracts.stage.forecast_contract import Forecast
from app.session.trial.stage_forecast import stage_forecast
from tests.helpers.play import lay
from tests.helpers.toy_games import skirmish


def test_a_game_looks_ahead_on_the_view_and_is_asked_once() -> None:
    asked: list[int] = []

    def foresees(view: SeatView, ahead: LookAhead) -> Forecast:
        top = view.stage.declarations[-1]
        after = ahead(view, (Settle(top.id),))
        asked.append(len(after.view.stage.declarations))
        verbs = [event.verb for event in after.events]
        return Forecast((Words(f"{verbs}", f"{verbs}"),))

    spec = replace(skirmish.SPEC, forecast=foresees)
    play = lay(spec, 5, seats=2)
    play.ask(JUDGE, NextTurn(0, "fight"))
    play.ask(0, Declare("strike"))
    view = play.view(1)
    first, again = stage_forecast(spec, view), stage_forecast(spec, view)
    assert first is again is not None
    assert first.comes[0].en == "['resolved']"
    assert asked == [0]
    assert len(play.truth.stage.declarations) == 1, "nothing was done"


def test_each_game_is_asked_of_its_own() -> None:
    def says(word: str) -> Forecast:
        return Forecast((Words(word, word),))

    one = replace(skirmish.SPEC, forecast=lambda _view, _ahead: says("one"))
    other = replace(skirmish.SPEC, forecast=lambda _view, _ahead: says("other"))
    view = lay(skirmish.SPEC, 5).view(0)
    assert stage_forecast(one, view) == says("one")
    assert stage_forecast(other, view) == says("other")
    assert stage_forecast(skirmish.SPEC, view) is None
