"""What is drawn while a phase is shown: arrows, and beside whoever changed what and why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.intent import Bring, Procedure, PutMark, Step
from app.core.intents.seal_intents import LockPlan
from app.games.contracts.board.moment_contract import ChangeNote, MomentSigns
from app.games.nullpoga.flow.phase_carrying import PHASE
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.table.moment_signs import MOMENTS
from app.games.nullpoga.table.nullpoga_zones import cell_of
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, Stepped
from app.session.seat.step_moments import reel_of

DECK = ("cat",) * 30


@pytest.fixture
def table() -> LocalTable:
    table = lay_table(SPEC, ("Aki", "Ren"), (DECK, DECK), seed=1)
    for seat in (0, 1):
        ask(table, Procedure("setup"), seat)
    ask(table, Procedure("begin"))
    for seat in (0, 1):
        ask(table, PutMark((f"seat.{seat}",), "mana", value=10), seat)
    return table


def ask(table: LocalTable, step: Step, seat: int = 0) -> None:
    answer = table.sit(seat).ask(step)
    assert isinstance(answer, Accepted), answer


def stand(table: LocalTable, side: int, column: int, card: str, row: str = "battle") -> str:
    """Put a monster on a cell and return its unit."""
    zone, cell = f"{row}.{side}", cell_of(side, column)
    ask(table, Bring((card,), zone, cell=cell), side)
    view = table.sit(0).view
    return next(one for one in view.zones[zone].items if view.units[one].cell == cell)


def hold(table: LocalTable, side: int, card: str) -> None:
    ask(table, Bring((card,), f"hand.{side}"), side)


def plan(table: LocalTable, first: str, second: str = "summon cat 4") -> None:
    for seat, text in enumerate((first, second)):
        ask(table, LockPlan(text), seat)


def shown(table: LocalTable, phase: str) -> Iterator[MomentSigns]:
    """Yield what is drawn in each part of a phase, after those before it."""
    client = table.sit(0)
    while True:
        heard, view = [], client.view
        client.listeners.append(heard.append)
        ask(table, Procedure(PHASE))
        client.listeners.remove(heard.append)
        if client.view.turn.phase == phase:
            break
    (stepped,) = heard
    assert isinstance(stepped, Stepped)
    reel = reel_of(view, stepped, MOMENTS.begin)
    assert reel is not None
    for moment in reel.moments:
        yield MOMENTS.signs(moment.before, moment.stepped.facts)


def arrows(signs: MomentSigns) -> set[tuple[str, str]]:
    return {(one.source, one.target) for one in signs.arrows}


def said(signs: MomentSigns) -> dict[str, list[str]]:
    """Return what is written where, in English."""
    return {note.target: texts(note) for note in signs.notes}


def texts(note: ChangeNote) -> list[str]:
    return [note.text.en, *(why.en for why in note.why)]


def test_an_attack_goes_from_cell_to_cell_and_says_what_it_took(table: LocalTable) -> None:
    boar = stand(table, 0, 2, "boar")
    stand(table, 1, 2, "seraphim")
    plan(table, f"attack {boar}")
    struck, healed = shown(table, "actions")
    assert arrows(struck) == {("battle.0#3", "battle.1#3")}
    assert said(struck) == {"battle.1#3": ["6 → 3", "hit −3"]}
    assert said(healed) == {"battle.1#3": ["3 → 5", "healed +2"]}
    assert (struck.notes[0].tone, healed.notes[0].tone) == ("loss", "gain")


def test_who_falls_is_written_where_it_stood(table: LocalTable) -> None:
    boar = stand(table, 0, 0, "boar")
    stand(table, 1, 0, "cat")
    plan(table, f"attack {boar}")
    (signs,) = shown(table, "actions")
    (note,) = signs.notes
    assert (note.target, texts(note)) == ("battle.1#5", ["2 → 0", "hit −2", "falls"])


def test_a_player_who_is_hit(table: LocalTable) -> None:
    boar = stand(table, 0, 1, "boar")
    plan(table, f"attack {boar}")
    (signs,) = shown(table, "actions")
    assert said(signs) == {"seat.1": ["life 20 → 17", "hit −3"], "battle.1#4": ["wilderness"]}


def test_a_spell_goes_from_the_pile_to_whom_it_meets(table: LocalTable) -> None:
    hold(table, 0, "meteor")
    stand(table, 1, 3, "seraphim")
    plan(table, "cast meteor 1b3")
    (signs,) = shown(table, "spells")
    assert arrows(signs) == {("graveyard.0", "battle.1#2")}
    assert said(signs) == {"battle.1#2": ["6 → 3", "Meteor Fall −3"]}
    assert signs.notes[0].why[0].ja == "隕石落下 −3"


def test_moves_and_summons_go_to_their_cell(table: LocalTable) -> None:
    boar = stand(table, 0, 1, "boar")
    stand(table, 0, 3, "cat", "standby")
    plan(table, f"summon cat 0;move {boar} 2")
    (marched,) = shown(table, "march")
    assert arrows(marched) == {("standby.0#4", "battle.0#4")}
    (summoned,) = shown(table, "summon")
    assert arrows(summoned) == {
        ("hand.0", "standby.0#1"),
        ("hand.1", "standby.1#1"),
    }
    (moved,) = shown(table, "actions")
    assert arrows(moved) == {("battle.0#2", "battle.0#3")}


def test_a_state_is_said_as_it_comes(table: LocalTable) -> None:
    hold(table, 0, "blaze")
    stand(table, 1, 0, "seraphim")
    plan(table, "cast blaze")
    (signs,) = shown(table, "spells")
    assert said(signs) == {"battle.1#5": ["6 → 5", "Blazing Incantation −1", "burns"]}


def test_where_nothing_comes_of_it_nothing_is_drawn(table: LocalTable) -> None:
    plan(table, "cast meteor 1b3")
    (signs,) = shown(table, "spells")
    assert signs == MomentSigns()
