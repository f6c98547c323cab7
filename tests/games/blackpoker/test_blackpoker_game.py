from app.core.intent import Procedure
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.game_registry import GAMES
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted, Refused


def test_it_is_found_by_its_id() -> None:
    assert GAMES["blackpoker"] is SPEC


def test_a_game_begins_once_everybody_has_a_hand() -> None:
    table = lay_table(SPEC, ("Aki", "Ren"), ((), ()), seed=3)
    seat = table.sit(0)
    assert isinstance(seat.ask(Procedure("setup")), Accepted)
    assert isinstance(seat.ask(Procedure("begin")), Refused), "Ren has no hand yet"
    assert isinstance(table.sit(1).ask(Procedure("setup")), Accepted)
    assert isinstance(seat.ask(Procedure("begin")), Accepted)


def test_it_is_played_alone_and_by_more_than_two_by_hand() -> None:
    for names in (("Aki",), ("Aki", "Ren", "Mio"), ("Aki", "Ren", "Mio", "Sora")):
        table = lay_table(SPEC, names, ((),) * len(names), seed=5)
        for seat in range(len(names)):
            assert isinstance(table.sit(seat).ask(Procedure("setup")), Accepted)
        assert isinstance(table.sit(0).ask(Procedure("begin")), Accepted)
