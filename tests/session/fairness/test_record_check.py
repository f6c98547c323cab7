"""What a check of the record finds: hosts that steer, seats that say otherwise, changed files."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.fact import CoinsFlipped, DiceRolled, Moved, Shown, Shuffled
from app.core.ids import TABLE
from app.core.intents.turn_intents import NextTurn
from app.games.common_options import LOCKED
from app.games.game_registry import GAMES
from app.session.agreement.early_start import check_own_side
from app.session.agreement.turn_lock import TurnLock
from app.session.fairness.hash_chain import Chain
from app.session.fairness.record_check import Verdict, check_fair
from app.session.fairness.sealed_part import without_sealed
from app.session.host.entropy import Entropy
from app.session.host.updates import (
    Accepted,
    Asked,
    Committed,
    Drew,
    Grew,
    JournalEntry,
    Labelled,
    Refused,
    Signed,
    Went,
)
from app.store.tables.table_file import read_table, write_table
from tests.helpers.fair import FairPlay, lay_fair
from tests.helpers.play import lay, play_on
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DUEL = TOYS["duel"]
COIN = i.Flip()


@pytest.fixture
def play() -> FairPlay:
    """Aki and Ren, whose programs mix the chance."""
    return lay_fair(DUEL, 7, watchers=False)


@pytest.fixture(scope="module")
def game() -> FairPlay:
    """A game of random gestures with branches, signed to its end."""
    game = play_on(lay_fair(DUEL, 2, watchers=False), 120)
    game.sign(all_now=True)
    return game


def checked(play: FairPlay, journal: Sequence[JournalEntry] | None = None) -> Verdict:
    play.sign(all_now=True)
    verdict = check_fair(play.spec, play.host.tree, journal or play.host.journal)
    assert verdict is not None
    return verdict


def codes(verdict: Verdict) -> list[str]:
    return [discrepancy.code for discrepancy in verdict.found]


@pytest.fixture(scope="module")
def short() -> FairPlay:
    """A few gestures of every kind of entry, signed to its end."""
    short = play_on(lay_fair(DUEL, 3, watchers=False), 25)
    short.ask(AKI, i.WriteLabel(1, "here", ""))
    short.ask(AKI, i.Undo())
    short.ask(AKI, COIN)
    short.sign(all_now=True)
    return short


def read_again(game: FairPlay, journal: Sequence[JournalEntry], path: Path) -> list[str]:
    """What is found in a file of `journal`, whose line checks all fit."""
    write_table(path, list(journal))
    opened = read_table(path)
    verdict = check_fair(game.spec, opened.tree, opened.journal)
    damage = ["damage"] if opened.damage else []
    return damage if verdict is None else damage + codes(verdict)


# -- sound records ------------------------------------------------------------------------------


def test_a_shuffle_in_part_is_proven_and_one_that_was_chosen_is_found(
    play: FairPlay, tmp_path: Path
) -> None:
    assert isinstance(play.ask(AKI, i.Look("deck.0", 2)), Accepted)
    assert isinstance(play.ask(AKI, i.Shuffle("deck.0", unknown=True)), Accepted)
    tree = play.host.tree
    (mixed,) = tree.facts(tree.cursor)
    assert isinstance(mixed, Shuffled)
    assert mixed.kept == (0, 1)
    assert codes(checked(play)) == []
    other = replace(mixed, order=(*mixed.order[:2], *reversed(mixed.order[2:])))
    steered: list[JournalEntry] = [
        replace(entry, node=replace(entry.node, facts=(other,)))
        if isinstance(entry, Grew) and entry.node.facts == (mixed,)
        else entry
        for entry in play.host.journal
    ]
    assert "other-result" in read_again(play, steered, tmp_path / "steered.chabudai")


@pytest.mark.parametrize("spec", {**TOYS, **GAMES}.values(), ids=lambda spec: spec.id)
def test_a_game_with_branches_and_absences_fits(spec: object, tmp_path: Path) -> None:
    game = lay_fair(spec, 12)  # type: ignore[arg-type]
    play_on(game, 60)
    game.gone = {AKI}
    play_on(game, 20)
    game.gone = set()
    game.sit(AKI)
    play_on(game, 40)
    verdict = checked(game)
    assert verdict.found == ()
    assert verdict.draws == verdict.opened > 0
    assert all(count > 1 for _, count in verdict.signed)
    assert {seat for seat, _ in verdict.away} <= {AKI}
    assert not any(game.doubts.values())
    # What was written and read again says the same, to the last signature.
    write_table(tmp_path / "a.chabudai", game.host.journal)
    opened = read_table(tmp_path / "a.chabudai")
    assert check_fair(game.spec, opened.tree, opened.journal) == verdict
    assert opened.journal == game.host.journal


def test_a_record_without_its_sealed_part_shows_chains_and_signatures(game: FairPlay) -> None:
    whole = check_fair(DUEL, game.host.tree, game.host.journal)
    public = check_fair(DUEL, game.host.tree, without_sealed(game.host.journal))
    assert whole is not None
    assert public == replace(whole, opened=0)
    assert whole.found == ()


def test_a_table_whose_chance_nobody_mixed_has_nothing_to_check() -> None:
    play = play_on(lay(DUEL, 1), 20)
    assert check_fair(DUEL, play.host.tree, play.host.journal) is None


def test_who_was_away_is_told(play: FairPlay) -> None:
    for gone in (set(), {REN}, {AKI, REN}, {REN}, set()):
        play.gone = gone
        play.ask(AKI, COIN)
    assert checked(play).away == ((AKI, (3,)), (REN, (2, 3, 4)))


@pytest.mark.parametrize(
    "intent",
    [
        i.Batch((COIN, i.Procedure("begin"))),
        i.Batch((COIN, i.PutMark(("seat.1",), "ready", value=1))),
    ],
)
def test_what_a_seat_may_not_do_before_the_game_was_rightly_refused(intent: i.Intent) -> None:
    spec = TOYS["quartet"]
    play = lay_fair(spec, 7, watchers=False)
    play.host.reviews.append(partial(check_own_side, spec))
    answer = play.ask(AKI, intent)
    assert isinstance(answer, Refused)
    assert answer.code in ("not-ready", "own-side")
    verdict = checked(play)
    assert (verdict.void, verdict.found) == ((1,), ())


def test_what_the_turn_lock_refused_before_the_game_was_rightly_refused() -> None:
    play = lay_fair(TOYS["quartet"], 7, watchers=False)
    play.host.agree(LOCKED)
    TurnLock(play.host)
    answer = play.ask(AKI, i.Batch((COIN, i.PutMark(("seat.1",), "wins", value=1))))
    assert isinstance(answer, Refused)
    assert answer.code == "turn-lock"
    verdict = checked(play)
    assert (verdict.void, verdict.found) == ((1,), ())


# -- hosts that steer ---------------------------------------------------------------------------


def test_a_host_that_opens_another_link(play: FairPlay) -> None:
    play.ask(AKI, COIN)
    honest = play.draws._chain
    play.draws._chain = Chain(b"\x09" * 32)
    play.ask(AKI, COIN)
    play.draws._chain = honest
    play.ask(AKI, COIN)
    verdict = checked(play)
    assert codes(verdict) == ["wrong-link"]
    assert verdict.found[0].words.en.startswith("The link of the host in draw 2 ")


def test_a_host_that_drops_the_link_of_a_seat(play: FairPlay) -> None:
    play.ask(AKI, COIN)
    play.draws.ask(i.Request("mine", AKI, 1, COIN), {AKI, REN})
    for seat in (AKI, REN):
        play.open(seat)
    del play.draws._links[REN]
    play.draws.draw()
    # Ren's program notices at once, and what it signs says so for ever.
    assert [doubt.code for doubt in play.doubts[REN]] == ["left-out"]
    verdict = checked(play)
    assert codes(verdict) == ["left-out"]
    assert "Ren says that it opened its link for draw 2" in verdict.found[0].words.en


def test_a_host_that_keeps_quiet_about_what_a_seat_said(play: FairPlay) -> None:
    test_a_host_that_drops_the_link_of_a_seat(play)
    quiet = [
        replace(entry, left_out=()) if isinstance(entry, Signed) else entry
        for entry in play.host.journal
    ]
    assert codes(checked(play, quiet)) == ["no-signature"]


def test_a_host_that_asks_again_until_it_likes_the_result(play: FairPlay) -> None:
    play.draws.ask(i.Request("once", AKI, 0, COIN), {AKI, REN})
    for seat in (AKI, REN):
        play.open(seat)
    play.ask(AKI, COIN)
    assert [doubt.code for doubt in play.doubts[REN]] == ["never-drawn"]
    assert codes(checked(play)) == ["never-drawn"]


def test_a_host_that_leaves_out_of_its_file_what_it_asked_before(play: FairPlay) -> None:
    test_a_host_that_asks_again_until_it_likes_the_result(play)
    first = next(entry for entry in play.host.journal if isinstance(entry, Asked))
    journal = [entry for entry in play.host.journal if entry is not first]
    found = codes(checked(play, journal))
    assert "misnumbered" in found
    assert found.count("told-otherwise") == 2
    # Numbers that close the gap do not help: they are in what was signed, and in the seed.
    renumbered = [
        replace(entry, number=1) if isinstance(entry, Asked | Drew) else entry for entry in journal
    ]
    found = codes(checked(play, renumbered))
    assert {"wrong-link", "told-otherwise"} <= set(found)


def test_a_host_that_stops_before_the_result_is_written(play: FairPlay) -> None:
    play.ask(AKI, COIN)
    play.draws.ask(i.Request("last", AKI, 1, COIN), {AKI, REN})
    assert codes(checked(play)) == ["never-drawn"]
    cut = play.host.journal[: play.host.journal.index(play.host.journal[-1])]
    drew = max(place for place, entry in enumerate(cut) if isinstance(entry, Drew))
    assert "no-gesture" in codes(checked(play, cut[: drew + 1]))


def test_a_host_that_changes_the_gesture_once_it_knows_the_links(play: FairPlay) -> None:
    """It asks for a coin, sees what the links give, and shuffles a deck with it."""
    play.draws.ask(i.Request("coin", AKI, 0, COIN), {AKI, REN})
    play.draws._request = i.Request("deck", AKI, 0, i.Shuffle("deck.0"))
    for seat in (AKI, REN):
        play.open(seat)
    play.draws.draw()
    assert codes(checked(play)) == ["other-result"]
    deck = '{"kind":"shuffle","zone":"deck.0"}'
    forged = [
        replace(entry, intent=deck) if isinstance(entry, Asked) else entry
        for entry in play.host.journal
    ]
    assert codes(checked(play, forged)) == ["other-purpose"]


def test_a_host_that_lets_somebody_else_have_the_draw(play: FairPlay) -> None:
    play.draws.ask(i.Request("coin", AKI, 0, COIN), {AKI, REN})
    play.draws._request = i.Request("coin", REN, 0, COIN)
    for seat in (AKI, REN):
        play.open(seat)
    play.draws.draw()
    assert [doubt.code for doubt in play.doubts[AKI]] == ["other-gesture"]
    assert codes(checked(play)) == ["other-gesture"]


def test_a_host_that_moves_something_between_the_links_and_the_result(play: FairPlay) -> None:
    play.draws.ask(i.Request("deck", AKI, 0, i.Shuffle("deck.0")), {AKI, REN})
    for seat in (AKI, REN):
        play.open(seat)
    play.host.submit(i.Request("cut", AKI, 0, i.Draw(1, "deck.0", "hand.0")))
    asked = play.draws.book.open
    assert asked is not None
    play.draws.book.open = replace(asked, node=1)
    play.draws.draw()
    found = codes(checked(play))
    assert set(found) == {"elsewhere", "other-gesture"}


def test_a_host_that_calls_a_possible_gesture_impossible(play: FairPlay) -> None:
    play.draws.ask(i.Request("coin", AKI, 0, COIN), {AKI, REN})
    play.draws._request = i.Request("coin", AKI, 0, i.Flip(0))
    for seat in (AKI, REN):
        play.open(seat)
    play.draws.draw()
    verdict = checked(play)
    assert verdict.void == (1,)
    assert codes(verdict) == ["other-result"]
    assert "was not possible" in verdict.found[0].words.en


@pytest.mark.parametrize(
    "intent",
    [COIN, i.Roll(), i.Shuffle("deck.0"), i.PickRandom("hand.1", 1, "grave.1")],
    ids=lambda one: one.kind,
)
def test_a_host_that_asks_nobody(play: FairPlay, intent: i.Intent) -> None:
    play.ask(REN, i.Draw(3, "deck.1", "hand.1"))
    answer = play.host.submit(i.Request("alone", AKI, 1, intent), Entropy(1))
    assert isinstance(answer, Accepted)
    verdict = checked(play)
    assert codes(verdict) == ["undrawn"]
    assert verdict.found[0].words.en.startswith("Step 2 (turn 0.2) ")


def test_a_host_that_draws_another_card_than_the_top_one(play: FairPlay, tmp_path: Path) -> None:
    play.ask(AKI, i.Shuffle("deck.0"))
    play.ask(AKI, i.Draw(2, "deck.0", "hand.0"))
    play.ask(AKI, i.Look("deck.0", 2))
    deck = play.host.tree.table_at(1).zones["deck.0"]
    for place in (1, 2):
        node = play.host.tree.nodes[1 + place]
        fact = node.facts[0]
        if isinstance(fact, Moved):
            moves = (replace(fact.moves[0], card=deck[5]), fact.moves[1])
            forged = replace(node, facts=(replace(fact, moves=moves),))
        else:
            assert isinstance(fact, Shown)
            cards = (replace(fact.cards[0], card=deck[6]), fact.cards[1])
            forged = replace(node, facts=(replace(fact, cards=cards),))
        journal = [
            Grew(forged) if isinstance(entry, Grew) and entry.node == node else entry
            for entry in play.host.journal
        ]
        assert "not-the-top" in read_again(play, journal, tmp_path / "a.chabudai")


def test_a_host_that_was_bound_after_the_seats(play: FairPlay) -> None:
    late = [entry for entry in play.host.journal if not isinstance(entry, Committed)]
    late += [entry for entry in play.host.journal[::-1] if isinstance(entry, Committed)]
    assert codes(checked(play, late))[:2] == ["host-last", "host-last"]


def test_a_host_that_hides_one_of_its_links(game: FairPlay) -> None:
    places = [n for n, entry in enumerate(game.host.journal) if isinstance(entry, Drew | Asked)]
    journal = list(game.host.journal)
    journal[places[2] : places[3] + 1] = without_sealed(journal[places[2] : places[3] + 1])
    found = check_fair(DUEL, game.host.tree, journal)
    assert found is not None
    assert codes(found) == ["unreadable"]


def test_a_host_that_keeps_a_chain_in_the_name_of_a_seat(play: FairPlay) -> None:
    play.draws.sit(REN, Chain(b"\x05" * 32).commitment.hex(), "ab" * 32)
    assert [doubt.code for doubt in play.doubts[REN]] == ["not-mine"]


# -- changed files ------------------------------------------------------------------------------


def _first(journal: Sequence[JournalEntry], kind: type[object]) -> int:
    """The place of the first step after the laying that begins with a fact of `kind`."""
    return next(
        place
        for place, entry in enumerate(journal)
        if isinstance(entry, Grew) and place and isinstance(entry.node.facts[0], kind)
    )


def _with(game: FairPlay, kind: type[object], **changed: object) -> list[JournalEntry]:
    journal = list(game.host.journal)
    place = _first(journal, kind)
    grew = journal[place]
    assert isinstance(grew, Grew)
    first, *others = grew.node.facts
    facts = (replace(first, **changed), *others)  # type: ignore[arg-type]
    journal[place] = Grew(replace(grew.node, facts=facts))
    return journal


@pytest.fixture(scope="module")
def told() -> FairPlay:
    """A coin, a die, a shuffle and a blind pick, with moves between them; all signed."""
    play = lay_fair(DUEL, 5, watchers=False)
    for seat, intent in (
        (AKI, COIN),
        (AKI, i.Roll(20)),
        (REN, i.Draw(4, "deck.1", "hand.1")),
        (AKI, i.Shuffle("deck.0")),
        (AKI, i.PickRandom("hand.1", 2, "grave.1")),
        (REN, NextTurn(REN)),
    ):
        assert isinstance(play.ask(seat, intent), Accepted)
    play.sign(all_now=True)
    return play


def test_a_swapped_coin(told: FairPlay, tmp_path: Path) -> None:
    fell = told.host.tree.nodes[1].facts[0]
    assert isinstance(fell, CoinsFlipped)
    journal = _with(told, CoinsFlipped, heads=(not fell.heads[0],))
    found = read_again(told, journal, tmp_path / "a.chabudai")
    assert found == ["other-result", "told-otherwise", "told-otherwise"]
    public = without_sealed(journal)
    found = read_again(told, public, tmp_path / "b.chabudai")
    assert found == ["told-otherwise", "told-otherwise"]


def test_a_swapped_die(told: FairPlay, tmp_path: Path) -> None:
    rolled = told.host.tree.nodes[2].facts[0]
    assert isinstance(rolled, DiceRolled)
    journal = _with(told, DiceRolled, results=(rolled.results[0] % 20 + 1,))
    assert "other-result" in read_again(told, journal, tmp_path / "a.chabudai")


def test_two_swapped_cards_of_a_shuffle(told: FairPlay, tmp_path: Path) -> None:
    shuffled = told.host.tree.nodes[4].facts[0]
    assert isinstance(shuffled, Shuffled)
    one, other, *rest = shuffled.order
    journal = _with(told, Shuffled, order=(other, one, *rest))
    # No seat saw the order: only the links tell.
    assert read_again(told, journal, tmp_path / "a.chabudai") == ["other-result"]
    assert read_again(told, without_sealed(journal), tmp_path / "b.chabudai") == []


def test_another_card_picked_blindly(told: FairPlay, tmp_path: Path) -> None:
    picked = told.host.tree.nodes[5].facts[0]
    assert isinstance(picked, Moved)
    numbers = {move.card for move in picked.moves}
    hand = told.host.tree.table_at(4).zones["hand.1"]
    other = next(number for number in hand if number not in numbers)
    journal = list(told.host.journal)
    place = next(
        place
        for place, entry in enumerate(journal)
        if isinstance(entry, Grew) and entry.node.facts == (picked,)
    )
    moves = (replace(picked.moves[0], card=other), *picked.moves[1:])
    node = replace(told.host.tree.nodes[5], facts=(replace(picked, moves=moves),))
    journal[place] = Grew(node)
    found = read_again(told, journal, tmp_path / "a.chabudai")
    assert found == ["other-result", "told-otherwise", "told-otherwise"]


def test_every_removed_line_is_found(short: FairPlay, tmp_path: Path) -> None:
    journal = short.host.journal
    assert {Grew, Went, Labelled, Committed, Asked, Drew, Signed} == {type(one) for one in journal}
    for place in range(1, len(journal)):
        if isinstance(journal[place], Signed):
            continue
        less = [*journal[:place], *journal[place + 1 :]]
        found = read_again(short, less, tmp_path / "a.chabudai")
        assert found, f"nobody misses entry {place}: {journal[place]}"


def test_two_swapped_lines_are_found(short: FairPlay, tmp_path: Path) -> None:
    journal = short.host.journal
    for place in range(1, len(journal) - 1):
        one, other = journal[place : place + 2]
        if isinstance(one, Signed) or isinstance(other, Signed):
            continue
        if isinstance(one, Grew) and isinstance(other, Grew) and one.node.facts == other.node.facts:
            # The same was said twice: it is the same the other way round.
            continue
        swapped = [*journal[:place], other, one, *journal[place + 2 :]]
        found = read_again(short, swapped, tmp_path / "a.chabudai")
        assert found, f"nobody minds that entry {place} comes later: {one}"


def test_a_seat_that_is_forgotten_or_called_away(game: FairPlay) -> None:
    place = next(n for n, entry in enumerate(game.host.journal) if isinstance(entry, Drew))
    drew = game.host.journal[place]
    assert isinstance(drew, Drew)
    for changed in (
        replace(drew, links=drew.links[:1]),
        replace(drew, links=drew.links[:1], away=(REN,)),
        replace(drew, links=drew.links[::-1]),
        replace(drew, away=(REN,)),
        replace(drew, links=(*drew.links, (5, "ab" * 32))),
        replace(drew, links=((AKI, "no hash"), drew.links[1])),
        replace(drew, number=9),
    ):
        journal = [*game.host.journal[:place], changed, *game.host.journal[place + 1 :]]
        verdict = check_fair(DUEL, game.host.tree, journal)
        assert verdict is not None
        assert "told-otherwise" in codes(verdict)


def test_a_signature_with_another_key(told: FairPlay) -> None:
    journal: list[JournalEntry] = [
        replace(entry, key="ab" * 32)
        if isinstance(entry, Committed) and entry.seat == REN
        else entry
        for entry in told.host.journal
    ]
    verdict = check_fair(DUEL, told.host.tree, journal)
    assert verdict is not None
    assert "no-signature" in codes(verdict)


@pytest.mark.parametrize(
    "entry",
    [
        Committed(99, "ab" * 32, "cd" * 32),
        Committed(-7, "x", "y"),
        Asked(-5, -1, 10**20, "", "{}", "ab" * 32),
        Asked(10**30, 10**30, -(10**30), "ab" * 32, "[" * 5000, "ab" * 32),
        Drew(1, ((10**20, "ab" * 32),), (10**20,), host_link="ab" * 32),
        Signed(42, 1, "", (), ""),
        Signed(AKI, -1, "ab" * 32, (10**30,), "ab" * 64),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_made_up_entries_are_found_and_break_nothing(told: FairPlay, entry: JournalEntry) -> None:
    journal = (
        [*told.host.journal[:-1], entry, Drew(entry.number, (), host_link="ab" * 32)]
        if (isinstance(entry, Asked))
        else [*told.host.journal[:-1], entry]
    )
    verdict = check_fair(DUEL, told.host.tree, journal)
    assert verdict is not None
    if not (isinstance(entry, Committed) and entry.seat == 99):
        assert verdict.found
    assert all(discrepancy.words.ja and discrepancy.words.en for discrepancy in verdict.found)


def test_the_version_is_named_where_a_gesture_comes_out_otherwise(told: FairPlay) -> None:
    journal = [
        replace(entry, program="0.0.9")
        if isinstance(entry, Committed) and entry.seat == TABLE
        else entry
        for entry in _with(told, CoinsFlipped, heads=(True, True))
    ]
    verdict = check_fair(DUEL, told.host.tree, journal)
    assert verdict is not None
    assert "version 0.0.9" in verdict.found[0].words.en
    assert "with heads, heads" in verdict.found[0].words.en


# -- files from before ----------------------------------------------------------------------------


def test_a_file_from_before_seats_brought_anything_along_is_as_sound_as_ever(
    tmp_path: Path,
) -> None:
    lines = Path(__file__).with_name("before_signed_heads.jsonl").read_bytes()
    path = tmp_path / "old.chabudai"
    path.write_bytes(gzip.compress(lines))
    opened = read_table(path)
    verdict = check_fair(GAMES["pokemon"], opened.tree, opened.journal)
    assert opened.damage is None
    assert verdict is not None
    assert (verdict.draws, verdict.opened, verdict.signed) == (6, 6, ((AKI, 2), (REN, 2)))
    assert verdict.proves_chance
