"""Characters as a seat sees them."""

from __future__ import annotations

from app.core.intent import PutMark, Rotate
from app.games.blackpoker.adviser.black_pieces import Piece, Pieces, given, is_ready, twice_in
from app.games.blackpoker.adviser.blackpoker_plays import Paid
from tests.games.blackpoker.adviser.black_watch import Watch


def test_a_character_is_read_from_the_view_once() -> None:
    watch = Watch().begun()
    one, other = watch.stands("C-7"), watch.stands("H-4")
    watch.do(Rotate((one,), 90))
    watch.do(PutMark((one,), "attacks", value=1))
    watch.do(PutMark((other,), "blocks", value=1, to=one))
    watch.do(PutMark((other,), "stronger", value=3))
    pieces = Pieces(watch.view())
    assert pieces[one] is pieces[one]
    assert pieces.every == (pieces[one], pieces[other])
    assert pieces[one] == Piece(one, 0, "soldier", ("C-7",), driven=True, fresh=True, attacks=True)
    assert (pieces[other].blocks, pieces[other].number) == (one, 7)
    assert [*pieces] == [one, other]
    assert "nothing" not in pieces


def test_what_cards_make_of_a_character() -> None:
    mage = Piece("m", 0, "soldier", ("J-R",))
    assert mage.magician
    assert mage.haste
    assert mage.number == 0
    knight = Piece("k", 0, "soldier", ("C-J", "S-4"))
    assert (knight.character, knight.number) == ("knight", 11)
    assert knight.suits == {"C", "S"}
    back = Piece("b", 0, "bulwark", (None,))
    assert back.known == ()
    assert not back.magician


PIECES = {
    one.id: one
    for one in (
        Piece("wall", 0, "bulwark", (None,)),
        Piece("driven", 0, "bulwark", (None,), driven=True),
        Piece("theirs", 1, "bulwark", (None,)),
        Piece("man", 0, "soldier", ("C-7",)),
    )
}


def test_ready_is_what_is_one_s_own_and_charged() -> None:
    ready = [one for one in (*PIECES, "gone") if is_ready(PIECES, one, 0, "bulwark")]
    assert ready == ["wall"]
    assert is_ready(PIECES, "man", 0, "soldier")


def test_what_counts_as_paid() -> None:
    paid = given(
        PIECES,
        0,
        ("wall", "driven", "theirs", "man", "gone"),
        ("man", "theirs", "gone"),
        damage=2,
        discards=1,
        twice=("man",),
    )
    assert paid == Paid(("wall",), 2, 1, ("man",), ("theirs",), ("man",))


def test_what_is_named_more_than_once_pays_twice() -> None:
    assert twice_in(["wall", "man", "wall", "man", "theirs"]) == ("man", "wall")
