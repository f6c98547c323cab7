"""What a game foresees of its stage."""

from app.core.text.words import Words
from app.games.contracts.stage.forecast_contract import Forecast


def test_what_a_declaration_comes_to_is_found_by_its_name() -> None:
    up = Words("4 → 7", "4 → 7")
    forecast = Forecast(each=(("d1", up),))
    assert forecast.of("d1") == up
    assert forecast.of("d2") is None
