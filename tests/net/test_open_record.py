"""The record of a game that is over: opened when all agree, signed to the end, given to players."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.intent import Announce, Flip, Procedure
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.net.encoding.file_parts import Puzzle, parts_of
from app.session.fairness.record_check import check_fair
from app.session.host.updates import Accepted, Asked
from app.session.room import open_record
from app.session.room.messages.from_people import SayReady, WantFile
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.to_people import FilePart, Notice
from app.session.room.open_record import OPEN_CODE, SIGNING
from app.session.room.room_limits import FILE_PART
from app.store.tables.table_file import packed_table, read_table
from tests.net.tables import Guest, Hosted, begin_play, bindings, deck_of, hosted, hosting, wait_for

DECKS = ("dragapult-dusknoir", "ns-zoroark")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    cards = PokemonCards.load()
    decks = [deck_of(name, cards) for name in DECKS]
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


@pytest.fixture
def pair(table: Hosted) -> Iterator[tuple[Guest, Guest]]:
    """Aki, who looks after the table, and Ren play."""
    aki = Guest(table.open, "Aki", seat=0).wait_inside()
    guests = aki, Guest(table.open, "Ren", seat=1).wait_inside()
    for guest in guests:
        guest.say(SayReady())
    for guest in guests:
        _ = guest.seat
    # What is drawn before both programs take part would be signed by one of them alone.
    wait_for(lambda: bindings(table, 0) and bindings(table, 1))
    begin_play(*guests)
    yield guests
    for guest in guests:
        guest.close()


def codes(guest: Guest) -> list[str]:
    return [one.code for one in guest.heard if isinstance(one, Notice)]


def end_game(guest: Guest) -> None:
    assert isinstance(guest.ask(Flip(3)), Accepted)
    assert isinstance(guest.ask(Procedure("concede")), Accepted)


def opened_for(asker: Guest, other: Guest, reply: str = "allow") -> None:
    """Ask for the record to be opened; the other answers."""
    asker.say(AskLeave("record"))
    wait_for(lambda: other.all(Questioned))
    question = other.all(Questioned)[-1]
    assert isinstance(question, Questioned)
    assert question.wish.kind == "record"
    other.say(GiveReply(question.question, reply))  # type: ignore[arg-type]
    wait_for(lambda: asker.all(Decided))


def file_of(guest: Guest) -> bytes:
    """Ask for the file, and put it together."""
    guest.say(WantFile())
    puzzle, whole = Puzzle(), list[bytes]()

    def there() -> bool:
        for part in guest.all(FilePart):
            assert isinstance(part, FilePart)
            found = puzzle.add(part)
            if found is not None:
                whole.append(found)
        return bool(whole)

    wait_for(lambda: guest.all(FilePart))
    last = guest.all(FilePart)[0]
    assert isinstance(last, FilePart)
    wait_for(lambda: len(guest.all(FilePart)) == last.of)
    assert there()
    return whole[-1]


def test_when_all_agree_each_player_has_a_file_that_is_checked_in_full(
    tmp_path: Path, table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    end_game(aki)
    opened_for(aki, ren)
    for guest in pair:
        wait_for(lambda guest=guest: OPEN_CODE in codes(guest))
    for number, guest in enumerate(pair):
        path = tmp_path / f"{number}.chabudai"
        path.write_bytes(file_of(guest))
        opened = read_table(path)
        assert opened.damage is None
        verdict = check_fair(GAMES["pokemon"], opened.tree, opened.journal)
        assert verdict is not None
        assert [discrepancy.words.en for discrepancy in verdict.found] == []
        assert verdict.opened == verdict.draws > 0
        assert verdict.proves_chance
        signed = {stretch.signed for stretch in verdict.stretches if stretch.seated}
        assert signed == {(0, 1)}, "every client signed all that it was told"


def test_one_no_is_enough_and_nobody_gets_anything(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    end_game(aki)
    opened_for(aki, ren, "no")
    for guest in pair:
        guest.say(WantFile())
        wait_for(lambda guest=guest: "record-closed" in codes(guest))
        assert OPEN_CODE not in codes(guest)
        assert not guest.all(FilePart)


def test_before_the_game_is_over_it_is_not_asked(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    aki.say(AskLeave("record"))
    wait_for(lambda: "not-over" in codes(aki))
    assert not ren.all(Questioned)


def test_only_who_looks_after_the_table_asks(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    end_game(aki)
    ren.say(AskLeave("record"))
    wait_for(lambda: "not-chair" in codes(ren))


def test_who_is_away_cannot_agree(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    end_game(aki)
    ren.close()
    wait_for(lambda: [one.here for one in aki.table.people.people] == [True, False])
    aki.say(AskLeave("record"))
    wait_for(lambda: "player-away" in codes(aki))


def test_a_game_that_goes_on_closes_the_question(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    end_game(aki)
    aki.say(AskLeave("record"))
    wait_for(lambda: ren.all(Questioned))
    aki.ask(Procedure("play_on"))
    wait_for(lambda: aki.all(Decided))
    (decided,) = aki.all(Decided)
    assert isinstance(decided, Decided)
    assert (decided.allowed, decided.why) == (False, "moved_on")


def test_who_watches_hears_nothing_of_it_and_gets_no_file(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    sora = Guest(table.open, "Sora", role="spectator").wait_inside()
    end_game(aki)
    opened_for(aki, ren)
    wait_for(lambda: OPEN_CODE in codes(ren))
    sora.say(WantFile())
    wait_for(lambda: "spectator" in codes(sora))
    assert OPEN_CODE not in codes(sora)
    assert not sora.all(FilePart)
    sora.close()


def test_who_comes_back_hears_that_it_is_open(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    end_game(aki)
    opened_for(aki, ren)
    wait_for(lambda: OPEN_CODE in codes(ren))
    before = len(codes(ren))
    ren.client.lose()
    wait_for(lambda: OPEN_CODE in codes(ren)[before:])


def test_what_is_played_afterwards_is_not_open(
    tmp_path: Path, table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    end_game(aki)
    opened_for(aki, ren)
    wait_for(lambda: OPEN_CODE in codes(ren))
    count = len(table.host.tree.nodes)
    assert isinstance(aki.ask(Announce("say", "another round?")), Accepted)
    path = tmp_path / "open.chabudai"
    path.write_bytes(file_of(ren))
    assert len(read_table(path).tree.nodes) == count


def test_a_seat_that_never_signs_holds_it_up_for_two_seconds_only(
    tmp_path: Path, table: Hosted, pair: tuple[Guest, Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    aki, ren = pair
    monkeypatch.setattr(ren.client.chance, "_sign", lambda _witness: None)
    monkeypatch.setattr(open_record, "SIGNING", SIGNING)
    end_game(aki)
    opened_for(aki, ren)
    wait_for(lambda: OPEN_CODE in codes(aki))
    path = tmp_path / "open.chabudai"
    path.write_bytes(file_of(aki))
    opened = read_table(path)
    verdict = check_fair(GAMES["pokemon"], opened.tree, opened.journal)
    assert verdict is not None
    assert {stretch.signed for stretch in verdict.stretches if stretch.seated} == {(0,)}
    assert not verdict.proves_chance
    assert verdict.opened == verdict.draws


# -- parts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, FILE_PART - 1, FILE_PART, FILE_PART + 1, 5 * FILE_PART])
def test_parts_are_put_together(size: int) -> None:
    data = bytes(n % 251 for n in range(size))
    puzzle = Puzzle()
    *before, last = [puzzle.add(part) for part in parts_of(data)]
    assert last == data
    assert not any(before)


def test_parts_that_do_not_follow_are_refused() -> None:
    first, second, third = parts_of(bytes(3 * FILE_PART))
    puzzle = Puzzle()
    puzzle.add(first)
    with pytest.raises(ValueError, match="follow"):
        puzzle.add(third)
    with pytest.raises(ValueError, match="follow"):
        puzzle.add(second)
    with pytest.raises(ValueError, match=r"base64|padding|character"):
        puzzle.add(FilePart(1, 2, "no base64!"))
    # The first begins anew.
    puzzle.add(first)
    puzzle.add(second)
    assert puzzle.add(third) == bytes(3 * FILE_PART)


def test_the_file_is_the_host_s_own(table: Hosted, pair: tuple[Guest, Guest]) -> None:
    """It holds the sealed part."""
    end_game(pair[0])
    asked = [entry for entry in table.host.journal if isinstance(entry, Asked)]
    assert asked
    assert all(entry.intent and entry.salt for entry in asked)
    data = packed_table(list(table.host.journal))
    assert b"".join(base64.b64decode(part.data) for part in parts_of(data)) == data
