from app.core.data.value import replace
from app.core.text.words import Words
from app.games.contracts.learning.starts_contract import (
    CouldStart,
    NotNow,
    Starts,
    for_cards,
    takes,
)

UP = CouldStart("up", Words("Up", "アップ"), cards=("h1", "h2"))
DOWN = CouldStart("down", Words("Down", "ダウン"), cards=("h3",))
END = CouldStart("end", Words("End", "エンド"))


def test_what_takes_the_cards_that_are_pointed_at_comes_first() -> None:
    starts = Starts((UP, DOWN, END))
    assert for_cards(starts, ()) == (UP, DOWN, END)
    assert for_cards(starts, ("h3",)) == (DOWN, UP, END)
    assert takes(UP, ("h1", "h2"))
    assert not takes(UP, ("h1", "h3"))
    assert not takes(END, ())


def test_there_is_something_to_say_where_there_is_a_reason_as_well() -> None:
    assert not Starts()
    assert Starts(nothing=Words("wait", "待つ"))
    assert Starts(not_now=(NotNow(Words("no", "いいえ"), ()),))


def test_cards_that_are_not_taken_together_light_up_nothing() -> None:
    pair = CouldStart("pair", Words("Pair", "組"), cards=("h1", "h2", "h3"))
    pair = replace(pair, combos=(("h1", "h2"), ("h2", "h3")))
    assert takes(pair, ("h2",))
    assert takes(pair, ("h3", "h2"))
    assert not takes(pair, ("h1", "h3"))
    assert not takes(pair, ("h1", "h2", "h3"))
