import pytest

from app.core.intents.turn_intents import Declare
from app.core.text.words import Words
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.effects.every_effect import EFFECTS
from app.games.blackpoker.flow.deed import Choice, deed_of
from app.games.blackpoker.flow.stage_reading import top
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted
from tests.games.blackpoker.black_table import BlackTable, Side

TITLE = Words("Which", "どれ")


def test_a_choice_is_made_by_as_many_different_things_as_it_asks_for() -> None:
    choice = Choice("card", TITLE, ("a", "b", "c"), 1, 2)
    assert choice.is_made(("a",))
    assert choice.is_made(("c", "a"))
    assert not choice.is_made(())
    assert not choice.is_made(("a", "a"))
    assert not choice.is_made(("a", "d"))
    assert not choice.is_made(("a", "b", "c"))


def test_where_only_one_thing_is_possible_nobody_is_asked() -> None:
    assert Choice("card", TITLE, ("a",)).only == ("a",)
    assert Choice("card", TITLE, ()).only == ()
    assert Choice("card", TITLE, ("a", "b")).only is None
    assert Choice("cards", TITLE, ("a",), 0, 1).only is None


def test_a_deed_knows_its_key_cards_and_what_it_is_aimed_at() -> None:
    table = BlackTable(Side("H6 C2", "C3"), format="lite")
    table.start("up", keys="H6", discards="C2", target="C3")
    view = table.view(1)
    waiting = top(view)
    assert waiting is not None
    deed = deed_of(view, waiting)
    assert deed is not None
    assert (deed.seat, deed.foe, deed.numbers) == (0, 1, (6,))
    assert deed.target == table.unit("C3")


def test_the_defender_chooses_blockers_and_the_controller_everything_else() -> None:
    assert EFFECTS["block"].by == "opponent"
    assert EFFECTS["attack"].by == "controller"


@pytest.mark.parametrize(("aimed_at", "foe"), [("seat.1", 1), ("seat.2", 2), ("seat.0", 1)])
def test_where_three_play_an_effect_is_on_whom_it_is_aimed_at(aimed_at: str, foe: int) -> None:
    table = lay_table(SPEC, ("Aki", "Ren", "Mio"), ((), (), ()), seed=3)
    answer = table.sit(0).ask(Declare("throwing", targets=(aimed_at,)))
    assert isinstance(answer, Accepted)
    view = table.sit(0).view
    deed = deed_of(view, view.stage.declarations[-1])
    assert deed is not None
    assert deed.foe == foe
