"""What people say beside the cards, and what they are called, is one line for everybody."""

from __future__ import annotations

import pytest

from app.session.room.messages.from_people import Chair, MoveSeat, Sit
from app.session.room.messages.table_talk import Emoted, Said, Say, ShowEmote
from app.session.room.room_limits import LONGEST_SAYING
from tests.session.room.small_room import Evening, Quartet


def say(evening: Evening, text: str) -> list[str]:
    """Let Aki say something, and return what Ren has heard."""
    evening.hear(evening.aki, Say(text))
    return [one.text for one in evening.heard(evening.ren, Said)]


@pytest.fixture
def evening() -> Evening:
    """Aki and Ren before the table is laid."""
    return Evening(laid=False)


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("good luck", ["good luck"]),
        ("me too\nRen: I give up", ["me too Ren: I give up"]),
        ("\x1b[2Jboo\x07", ["[2Jboo"]),
        ("\u202eti si ohw", ["ti si ohw"]),
        (" \n\u200b\u2028 ", []),
        ("\ud83d", []),
        ("a" + " " * LONGEST_SAYING + "b", ["a b"]),
    ],
)
def test_a_line_of_chat_is_a_line(evening: Evening, typed: str, heard: list[str]) -> None:
    assert say(evening, typed) == heard


def test_a_line_that_is_too_long_is_refused(evening: Evening) -> None:
    assert say(evening, "a" * (LONGEST_SAYING + 1)) == []
    assert evening.codes(evening.aki) == ["too-long"]


def test_a_sign_is_shown_to_everybody(evening: Evening) -> None:
    evening.hear(evening.aki, ShowEmote("thanks"))
    for person in (evening.aki, evening.ren, evening.sora):
        assert evening.heard(person, Emoted) == [Emoted(evening.aki, "thanks")]


def test_who_was_muted_says_and_shows_nothing(evening: Evening) -> None:
    evening.hear(evening.aki, Chair("mute", evening.ren))
    evening.hear(evening.ren, Say("but"))
    evening.hear(evening.ren, ShowEmote("oops"))
    assert evening.codes(evening.ren) == ["muted"] * 2
    assert evening.heard(evening.aki, Emoted) == []
    evening.hear(evening.aki, Chair("unmute", evening.ren))
    evening.hear(evening.ren, Say("thanks"))
    assert [one.text for one in evening.heard(evening.aki, Said)] == ["thanks"]


def test_nobody_is_called_by_what_others_cannot_see(evening: Evening) -> None:
    evening.hear(evening.ren, Sit("A\u200bki\n(chair)", "spectator"))
    assert evening.room.roster[evening.ren].name == "Aki (chair)"
    evening.hear(evening.ren, Sit("\u200b\u202e\n", "spectator"))
    assert evening.codes(evening.ren) == ["name"]


# -- to the own team ---------------------------------------------------------------------------


def readers(evening: Quartet, text: str) -> set[str]:
    """Return who was told a line, in whatever form."""
    told = {one.id: one.name for one in evening.room.roster}
    return {told[person] for person, all_ in evening.told.items() if text in repr(all_)}


@pytest.mark.parametrize("laid", [False, True])
def test_a_line_to_the_team_is_read_by_partners_and_judges_alone(laid: bool) -> None:
    evening = Quartet(laid=laid)
    evening.hear(evening.aki, Say("keep the ace", team=True))
    evening.hear(evening.ren, Say("they have it", team=True))
    assert readers(evening, "keep the ace") == {"Aki", "Mio", "Jin"}
    assert readers(evening, "they have it") == {"Ren", "Yui", "Jin"}
    said = evening.heard(evening.mio, Said)
    assert said == [Said(evening.aki, "keep the ace", team=True)]


def test_who_was_shown_a_hand_reads_no_line_of_its_team() -> None:
    evening = Quartet(laid=True)
    evening.room.places.show_hand(evening.sora, 0)
    evening.hear(evening.mio, Say("keep the ace", team=True))
    assert readers(evening, "keep the ace") == {"Aki", "Mio", "Jin"}


def test_a_line_is_for_whoever_is_in_the_team_when_it_is_said() -> None:
    evening = Quartet()
    evening.hear(evening.aki, Say("before", team=True))
    evening.hear(evening.aki, MoveSeat(1, 2))
    evening.hear(evening.aki, Say("after", team=True))
    assert readers(evening, "before") == {"Aki", "Mio", "Jin"}
    assert readers(evening, "after") == {"Aki", "Ren", "Jin"}


def test_who_has_no_partner_is_told_so_and_nobody_hears_it() -> None:
    evening = Quartet()
    for person in (evening.sora, evening.jin):
        evening.hear(person, Say("psst", team=True))
        assert evening.codes(person)[-1] == "no-team"
    two = Evening()
    two.hear(two.aki, Say("psst", team=True))
    assert two.codes(two.aki) == ["no-team"]
    assert "psst" not in repr(two.told)
    assert readers(evening, "psst") == set()


def test_a_line_to_the_team_has_the_bounds_of_any_line() -> None:
    evening = Quartet()
    evening.hear(evening.aki, Say("x" * (LONGEST_SAYING + 1), team=True))
    evening.hear(evening.aki, Say(" \n\u200b ", team=True))
    assert evening.heard(evening.mio, Said) == []
    assert evening.codes(evening.aki)[-1] == "too-long"
    evening.hear(evening.aki, Chair("mute", evening.mio))
    evening.hear(evening.mio, Say("but", team=True))
    assert evening.codes(evening.mio)[-1] == "muted"
    assert readers(evening, "but") == set()
