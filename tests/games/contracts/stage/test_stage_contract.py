"""What a declaration is called, and the next step of the stage as a task."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Move, PutMark
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Settle
from app.core.text.describe import describe, describe_all
from app.core.text.words import Language, Words, packed, plain
from app.core.view import Event, SeatDeclaration, SeatView
from app.games.contracts.stage.stage_contract import (
    HOLDING,
    HOLDS,
    RESOLVE,
    called,
    called_in_log,
    holding,
    next_on_stage,
    titles_of_marks,
)
from app.games.lexicon import lexicon
from app.games.task_model import Choice
from app.session.host.local_table import lay_table
from tests.helpers.play import Play, decks_for, lay
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS, skirmish

NAMES = {"counter": Words("Counter", "カウンター")}


def names(_view: SeatView, declaration: SeatDeclaration) -> Words | None:
    return NAMES.get(declaration.text)


@pytest.fixture
def play() -> Play:
    """A skirmish of four in Aki's turn."""
    play = lay(skirmish.SPEC, 5, seats=4)
    play.ask(JUDGE, NextTurn(0, "fight"))
    return play


def test_an_id_of_the_game_has_a_name_and_all_else_is_as_written(play: Play) -> None:
    for text in ("counter", "strike", packed(Words("Dragon Blast", "りゅうのはどう"))):
        play.ask(0, Declare(text))
    view = play.view(0)
    said = [called(view, one, names) for one in view.stage.declarations]
    assert said[0] == NAMES["counter"]
    assert said[1] == Words("strike", "strike")
    assert said[2] == Words("Dragon Blast", "りゅうのはどう")
    assert called(view, view.stage.declarations[0], None).ja == "counter"


def test_for_the_log_a_game_is_shown_the_setting_alone(play: Play) -> None:
    seen: list[tuple[SeatView, SeatDeclaration]] = []

    def asked(view: SeatView, declaration: SeatDeclaration) -> Words | None:
        seen.append((view, declaration))
        return names(view, declaration)

    setting = play.truth.setting
    assert called_in_log(setting, 2, "counter", asked) == NAMES["counter"]
    assert called_in_log(setting, 2, "strike", asked) is None
    view, declaration = seen[0]
    assert (view.seat, view.setting, view.zones) == (SPECTATOR, setting, {})
    assert declaration == SeatDeclaration("", 2, "counter")


@pytest.mark.parametrize(
    ("verb", "language", "said"),
    [
        ("declare", "en", "Aki declares Counter"),
        ("declare", "ja", "Akiがカウンターを宣言した"),
        ("resolved", "en", "Counter resolves"),
        ("countered", "ja", "カウンターが打ち消された"),
        ("withdrawn", "en", "Counter is withdrawn"),
    ],
)
def test_every_sentence_of_the_stage_says_it(
    play: Play, verb: str, language: Language, said: str
) -> None:
    words = lexicon(replace(skirmish.SPEC, declared=names), shipped_base())
    event, setting = Event(verb, 0, text="counter"), play.truth.setting
    assert plain(describe(event, language, setting, words)) == said


def test_what_is_only_said_is_no_declaration(play: Play) -> None:
    words = lexicon(replace(skirmish.SPEC, declared=names), shipped_base())
    said = describe(Event("say", 0, text="counter"), "en", play.truth.setting, words)
    assert plain(said) == "Aki: counter"


def test_a_declaration_is_called_so_in_a_sentence_of_the_games_own(play: Play) -> None:
    own = {"declare:calls": Words("{actor} calls “{text}”", "{actor}が「{text}」と言った")}
    words = lexicon(replace(skirmish.SPEC, declared=names, sentences=own), shipped_base())
    event = Event("declare", 0, text="counter", way="calls")
    assert plain(describe(event, "en", play.truth.setting, words)) == "Aki calls “Counter”"


def hold(play: Play, seat: int, value: int = 1) -> None:
    play.ask(seat, PutMark((f"seat.{seat}",), HOLDS, value=value))


def test_who_asks_to_wait_does_so_until_its_own_next_gesture(play: Play) -> None:
    play.ask(0, Declare("strike"))
    hold(play, 2)
    hold(play, 3)
    assert holding(play.view(0)) == (2, 3)
    play.ask(1, PassChance())
    assert holding(play.view(0)) == (2, 3), "what others do does not end it"
    play.ask(2, PassChance())
    assert holding(play.view(0)) == (3,)
    hold(play, 3, 0)
    assert holding(play.view(0)) == ()
    hold(play, 3)
    hold(play, 3)
    assert holding(play.view(0)) == (3,), "asking again ends nothing"


def test_its_end_is_part_of_the_gesture_and_no_word_of_the_log(play: Play) -> None:
    play.ask(0, Declare("strike"))
    hold(play, 1)
    node = play.host.tree.cursor
    play.ask(1, PassChance())
    assert play.host.tree.cursor == node + 1
    setting, words = play.truth.setting, lexicon(skirmish.SPEC, shipped_base())
    name = setting.seats[1].name
    told = [Event("pass", 1), Event("unmark", 1, mark=HOLDS, seats=(1,))]
    assert plain(describe_all(told, "en", setting, words)) == f"{name} passes"
    asks = describe(Event("mark", 1, mark=HOLDS, seats=(1,)), "en", setting, words)
    assert plain(asks) == f"{name} asks the others to wait, to think"


def test_its_title_is_known_in_every_game() -> None:
    assert titles_of_marks(())[HOLDS] == HOLDING
    own = Words("busy", "取り込み中")
    assert titles_of_marks(((HOLDS, own),))[HOLDS] == own


def test_once_all_passed_the_table_offers_to_resolve_the_top(play: Play) -> None:
    assert next_on_stage(play.view(0), names) == ()
    play.ask(0, Declare("strike"))
    play.ask(1, Declare("counter"))
    while play.truth.stage.chance is not None:
        assert next_on_stage(play.view(0), names) == (), "somebody may still answer"
        play.ask(play.truth.stage.chance, PassChance())
    top = play.truth.stage.declarations[-1].id
    (task,) = next_on_stage(play.view(3), names)
    assert (task.id, task.seat) == (f"stage.{top}", 1), "whoever declared it carries it out"
    name = play.truth.setting.seats[1].name
    assert task.title.en == f"{name}: All passed: resolve Counter?"
    assert "カウンター" in task.title.ja
    assert task.choices == (
        Choice(RESOLVE, Settle(top, "resolved")),
        Choice(
            Words(f"Counter {name}'s Counter", f"{name}のカウンターを打ち消す"),
            Settle(top, "countered"),
        ),
    )
    (own,) = next_on_stage(play.view(3), names, action="skirmish.carry_out")
    assert own.choices[0] == Choice(RESOLVE, action="skirmish.carry_out")


def test_of_two_it_says_both_and_where_nobody_passed_it_says_nothing_of_it() -> None:
    play = lay(replace(skirmish.SPEC, seats=(2, 4)), 5, seats=2)
    play.ask(JUDGE, NextTurn(0, "fight"))
    play.ask(0, Declare("counter"))
    play.ask(1, PassChance())
    (task,) = next_on_stage(play.view(0), names)
    assert "Both passed" in task.title.en
    alone = replace(play.view(0), stage=replace(play.view(0).stage, passed=()))
    assert "passed" not in next_on_stage(alone, names)[0].title.en


def test_somebody_else_is_asked_for_what_a_seat_that_is_out_declared(play: Play) -> None:
    play.ask(0, Declare("counter"))
    while play.truth.stage.chance is not None:
        play.ask(play.truth.stage.chance, PassChance())
    play.ask(0, PutMark(("seat.0",), "out", value=1))

    def out(view: SeatView, seat: int) -> Words | None:
        return Words("out", "敗退") if view.marks.get(f"seat.{seat}") else None

    (task,) = next_on_stage(play.view(2), out=out)
    assert task.seat == 1


def test_the_task_of_the_top_is_about_the_units_that_it_is_aimed_at() -> None:
    duel = TOYS["duel"]
    table = lay_table(duel, ("Aki", "Ren"), decks_for(duel, 2), seed=2)
    seat = table.sit(0)
    seat.ask(Move(("deck.0#0",), "field.0", -1))
    (unit,) = seat.view.zones["field.0"].items
    seat.ask(Declare("strike"))
    strike = seat.view.stage.declarations[0].id
    table.sit(1).ask(Declare("parry", targets=(strike, unit, "seat.0")))
    seat.ask(PassChance())
    (task,) = next_on_stage(seat.view)
    assert task.units == (unit,)
