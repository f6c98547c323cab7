"""What is declared is written by its name in every game, and so is what it is aimed at."""

from __future__ import annotations

import pytest

from tests.session.notation.any_game import seen, why

PLAYED = "Aki plays Moss 5 to the stream, cell 4\n"
SPLASHED = f"{PLAYED}Ren declares splash with Slate 7 at Moss 5, Aki\n"


@pytest.mark.parametrize("verb", ["resolves", "counters", "withdraws"])
def test_something_is_declared_passed_on_and_settled(verb: str) -> None:
    (one,) = seen(SPLASHED.rstrip()).stage.declarations
    assert (one.text, len(one.targets)) == ("splash", 2)
    assert not seen(f"{SPLASHED}Aki passes\nRen {verb}").stage.declarations
    assert why(f"Aki {verb}") == "nothing is declared."


def test_what_waits_is_aimed_at_by_its_name() -> None:
    twice = f"{SPLASHED}Ren declares splash\nAki declares stop at the opponent's Splash and Ren"
    splash, again, stop = seen(twice).stage.declarations
    assert stop.targets == (again.id, "seat.1"), "the newest that is called so"
    assert splash.id != again.id
    *_, odd = seen(f"{SPLASHED}Aki declares stop at splish").stage.declarations
    assert (odd.text, odd.targets) == ("stop at splish", ()), "nothing is called so"


TWO = f"{SPLASHED}Aki declares stop at splash\n"


def test_what_waits_is_put_in_another_order_from_the_top() -> None:
    three = f"{TWO}Ren declares splash\n"
    splash, stop, again = (one.id for one in seen(three.rstrip()).stage.declarations)

    def order(names: str) -> list[str]:
        staged = seen(f"{three}Aki orders the stage: {names}").stage.declarations
        return [one.id for one in staged]

    assert order("stop") == [splash, again, stop], "the others stay below"
    assert order("stop, splash and Ren's splash") == [splash, again, stop]
    assert order("splash, splash, stop") == [stop, splash, again]
    told = "nothing called “splish” waits on the stage."
    assert why(f"{three}Aki orders the stage: splish") == told
    assert why(f"{three}Aki orders the stage: stop, stop") == told.replace("splish", "stop")


def test_what_waits_is_aimed_at_something_else() -> None:
    view = seen(f"{TWO}Ren aims their splash at Aki’s stop, Ren")
    splash, stop = view.stage.declarations
    assert (splash.targets, stop.targets) == ((stop.id, "seat.1"), (splash.id,))
    assert why(f"{TWO}Ren aims splish at Ren").startswith("nothing called “splish” waits")
