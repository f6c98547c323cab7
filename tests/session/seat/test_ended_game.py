"""How a game ended, asked of the game with what was announced as it did."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.core.intent import Intent, Procedure
from app.core.view import Event
from app.games.contracts.rematch_contract import Ending
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted
from app.session.seat.chronicle import LocalChronicle
from app.session.seat.ended_game import FURTHEST, how_it_ended, is_over

SPEC = GAMES["pokemon"]
CONCEDES = Procedure("concede")


def played(*steps: tuple[int, Intent]) -> LocalTable:
    table = lay_table(SPEC, ("Aki", "Ren"), (("A",) * 60, ("R",) * 60), seed=3)
    for seat, intent in steps:
        assert isinstance(table.sit(seat).ask(intent), Accepted)
    return table


def ending(table: LocalTable) -> Ending:
    line = LocalChronicle(table.host, SPECTATOR)
    view = line.view_at(line.cursor)
    return how_it_ended(SPEC, view, map(line.told, line.back_from(line.cursor)))


def test_who_gave_up_has_lost_and_everybody_knows() -> None:
    table = played((1, CONCEDES))
    assert is_over(SPEC, table.sit(0).view)
    found = ending(table)
    assert found.winners == (0,)
    assert found.why is not None
    assert found.why.en == "Ren conceded"


def test_a_game_that_goes_on_is_not_over_and_one_without_an_end_never() -> None:
    assert not is_over(SPEC, played().sit(0).view)
    assert not is_over(replace(SPEC, over=""), played((0, CONCEDES)).sit(0).view)


def test_without_words_of_its_own_the_result_says_it() -> None:
    view = played((0, CONCEDES)).sit(0).view
    spec = replace(SPEC, ended=None, result=lambda _view: (1,))
    assert how_it_ended(spec, view, ()) == Ending((1,))
    assert how_it_ended(replace(spec, result=None), view, ()) == Ending()


def test_what_is_not_here_or_long_ago_is_not_waited_for() -> None:
    view = played((0, CONCEDES)).sit(0).view
    asked: list[int] = []

    def steps() -> Iterator[tuple[Event, ...] | None]:
        for number in range(2 * FURTHEST):
            asked.append(number)
            yield () if number else (Event("say", 0, text=SPEC.over),)

    assert how_it_ended(SPEC, view, steps()).winners == ()
    assert len(asked) == FURTHEST
    assert how_it_ended(SPEC, view, iter((None, (Event("concede", 0),)))).winners == ()
