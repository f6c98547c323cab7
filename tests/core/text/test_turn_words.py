"""Whose turn it is, in words: one seat's, several seats', everybody's."""

from __future__ import annotations

import pytest

from app.core.table import Setting, Turn
from app.core.text.describe import describe, describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.turn_words import BOTH, EVERYBODY, turn_title, whose
from app.core.text.words import Words, plain
from app.core.view import Event
from app.core.zone import Seat


def setting(count: int) -> Setting:
    names = ("Aki", "Ren", "Mio", "Sora")[:count]
    return Setting("toy", tuple(Seat(name, number) for number, name in enumerate(names)), {})


@pytest.mark.parametrize(
    ("seats", "turn", "said"),
    [
        (2, Turn(1, 1), Words("Ren", "Ren")),
        (2, Turn(1, 1, also=(0,)), BOTH),
        (3, Turn(1, 0, also=(1, 2)), EVERYBODY),
        (3, Turn(1, 0, also=(2,)), Words("Aki and Mio", "Aki、Mio")),
        (4, Turn(1, 3, also=(0, 1)), Words("Sora, Aki and Ren", "Sora、Aki、Ren")),
    ],
)
def test_as_a_line_has_room_for_it(seats: int, turn: Turn, said: Words) -> None:
    assert whose(turn, setting(seats)) == said


def test_a_title_says_which_turn_it_is_and_whose() -> None:
    assert turn_title(Turn(5, 0), setting(2)) == Words("Turn 5 · Aki", "5ターン目・Akiの番")
    assert turn_title(Turn(5, 0, also=(1,)), setting(2)) == Words(
        "Turn 5 · both players", "5ターン目・両者の番"
    )


def test_the_log_names_all_who_play_at_once_and_who_acts_then() -> None:
    begins = Event("turn", 0, number=3, text="plan", seats=(0, 1))
    said = [plain(describe(begins, "en", setting(2), Lexicon()))]
    said.append(plain(describe(begins, "ja", setting(2), Lexicon())))
    assert said == ["Turn 3 · Aki and Ren together", "3ターン目・Aki、Renの同時手番"]
    acts = Event("coins", 0, count=1, results=(1,), number=1)
    both = plain(describe_all((begins, acts), "en", setting(2), Lexicon()))
    assert both == "Turn 3 · Aki and Ren together: Aki flips heads"
    alone = plain(
        describe_all((Event("turn", 0, number=3, seats=(0,)), acts), "en", setting(2), Lexicon())
    )
    assert alone == "Turn 3 · Aki: flips heads"


def test_a_game_says_in_its_own_words_that_several_play() -> None:
    lexicon = Lexicon(sentences={"turn:together": Words("{seats} plan", "{seats}が計画する")})
    event = Event("turn", 0, number=3, seats=(0, 1, 2))
    assert plain(describe(event, "en", setting(4), lexicon)) == "Aki, Ren and Mio plan"
    alone = Event("turn", 0, number=3, seats=(0,))
    assert plain(describe(alone, "en", setting(4), lexicon)) == "Turn 3 · Aki"
