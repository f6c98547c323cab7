"""The parts of a phase as they are announced, told and called."""

from __future__ import annotations

from app.cli.benches.reveal_bench import full_table
from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import Event
from app.games.nullpoga.flow.phase_carrying import PHASE
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.resolver.board_values import Board, Side
from app.games.nullpoga.resolver.resolved_steps import Phase, Step
from app.games.nullpoga.table.moment_titles import ALONE, BEGIN, NUMBERED, announced, title_of
from app.session.host.updates import Stepped
from app.session.seat.step_moments import reel_of
from tests.helpers.relay_game import relay_table

BOARD = Board((Side(), Side()))


def step(phase: Phase, number: int = 1) -> Step:
    return Step(phase, number, (), BOARD)


def titles() -> dict[str, list[str]]:
    """Return what the parts of each phase of a turn are called in which everybody acts."""
    table = full_table()
    client, found = table.sit(0), {}
    while client.view.turn.number == 1:
        heard: list[object] = []
        before = client.view
        client.listeners.append(heard.append)
        client.ask(Procedure(PHASE))
        client.listeners.remove(heard.append)
        (stepped,) = heard
        assert isinstance(stepped, Stepped)
        phase = client.view.turn.phase
        reel = reel_of(before, stepped, BEGIN)
        moments = () if reel is None else reel.moments
        found[phase] = [title_of(one.after, one.events).en for one in moments]
    return found


def test_several_steps_are_numbered_and_one_alone_is_its_phase() -> None:
    spells = [step("spells", 1), step("spells", 2)]
    assert announced(spells[1], spells).verb == NUMBERED
    assert (announced(spells[1], spells).number, announced(spells[1], spells).text) == (2, "2")
    assert announced(step("march"), [step("march")]).verb == ALONE


def test_what_comes_before_and_after_the_steps_has_no_number() -> None:
    acts = [step("action_start"), step("actions", 1), step("actions", 2), step("action_end")]
    assert [announced(one, acts).number for one in acts] == [0, 1, 2, 0]
    assert {announced(one, acts).verb for one in acts} <= BEGIN


def test_a_turn_part_by_part() -> None:
    found = titles()
    assert found["spells"] == ["Spells, step 1 of 2", "Spells, step 2 of 2"]
    assert found.get("march", ["March"]) == ["March"]
    assert found["actions"][0] == "Actions, step 1 of 5"
    assert found["actions"][4] == "Actions, step 5 of 5"
    assert found["plan"][-1] == "Turn 2 begins"


def test_what_announces_no_part_has_no_title() -> None:
    assert title_of(relay_table().sit(0).view, (Event("coins", 0),)) == Words("", "")


def test_the_log_names_the_steps_and_keeps_quiet_of_the_rest() -> None:
    said = {verb: SPEC.sentences[verb].en for verb in BEGIN}
    assert said[NUMBERED] == "step {number} of {text}"
    assert len({words for verb, words in said.items() if verb != NUMBERED}) == 1
