"""A table whose seats mix its chance says so, and misses its record wherever that is taken out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.core import intent as i
from app.core.facts.agreement_facts import OptionsSet
from app.core.ids import TABLE
from app.core.intents.agreement_intents import SetOptions
from app.core.past.history import HistoryTree
from app.games.common_options import CHANCE, LOCKED, MIXED, hosted_options
from app.session.fairness.record_check import check_fair
from app.session.host.host import Host
from app.session.host.local_table import lay_host
from app.session.host.updates import Accepted, Answer, FairEntry, Grew, JournalEntry, Refused
from app.session.room.hosted_game import HostedGame
from tests.helpers.reopened import reopened
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DUEL = TOYS["duel"]
DECKS = (tuple(f"a-{n}" for n in range(13)), tuple(f"b-{n}" for n in range(13)))


def hosted(seed: int | None = None, host: Host | None = None) -> HostedGame:
    table = host or lay_host(DUEL, ("Aki", "Ren"), DECKS, seed)
    return HostedGame(table, lambda: ())


def ask(game: HostedGame, intent: i.Intent) -> Answer:
    answers: list[Answer] = []
    request = i.Request(f"r{len(game.host.journal)}", AKI, game.host.tree.cursor, intent)
    game.submit(request, answers.append, 0.0)
    return answers[0]


@pytest.fixture
def game() -> HostedGame:
    """Three flips."""
    game = hosted()
    for _ in range(3):
        assert isinstance(ask(game, i.Flip()), Accepted)
    return game


def codes(journal: Sequence[JournalEntry]) -> list[str] | None:
    """What is found in a file of a journal; None where there is nothing to check."""
    host = reopened(DUEL, journal)
    verdict = check_fair(DUEL, host.tree, host.journal)
    return None if verdict is None else [one.code for one in verdict.found]


def without_record(journal: Sequence[JournalEntry]) -> list[JournalEntry]:
    return [entry for entry in journal if not isinstance(entry, FairEntry)]


def nameless(journal: Sequence[JournalEntry]) -> list[JournalEntry]:
    """Without what the requests were called."""
    return [replace(e, request="") if isinstance(e, Grew) else e for e in journal]


# -- what such a table says of itself -------------------------------------------------------------


def test_everybody_sees_that_chance_is_mixed_and_so_signs_it(game: HostedGame) -> None:
    for seat in (AKI, REN):
        seen = game.host.view_at(game.host.tree.cursor, seat)
        assert seen.option(CHANCE.id) == CHANCE.usual
    said = [entry.node for entry in game.host.journal if isinstance(entry, Grew)][1]
    assert said.facts == (OptionsSet(TABLE, tuple(sorted((*LOCKED, *MIXED)))),)


def test_it_says_so_once(game: HostedGame) -> None:
    steps = len(game.host.tree.nodes)
    hosted(host=reopened(DUEL, game.host.journal))
    again = hosted(host=reopened(DUEL, game.host.journal))
    assert len(again.host.tree.nodes) == steps


def test_a_table_that_draws_by_an_announced_seed_does_not() -> None:
    game = hosted(seed=4)
    ask(game, i.Flip())
    assert game.host.tree.table.options == hosted_options(())
    assert codes(game.host.journal) is None


def test_nobody_else_says_so(game: HostedGame) -> None:
    for value in ("mixed", "free"):
        answer = ask(game, SetOptions(((CHANCE.id, value),)))
        assert isinstance(answer, Refused)
        assert answer.code == "not-agreed"


# -- taken out ------------------------------------------------------------------------------------


def test_the_whole_record_fits(game: HostedGame) -> None:
    assert codes(game.host.journal) == []


def test_a_file_without_its_record_is_missed_by_what_the_table_said(game: HostedGame) -> None:
    assert codes(nameless(without_record(game.host.journal))) == ["no-record"]


def test_or_by_the_names_of_its_requests(game: HostedGame) -> None:
    """As in files from before tables said so."""
    old = without_record(game.host.journal)
    del old[1]
    assert codes(old) == ["no-record"]


def test_a_record_that_begins_later_leaves_the_chance_before_it_bare(game: HostedGame) -> None:
    first = without_record(game.host.journal)
    later = hosted(host=reopened(DUEL, first))
    ask(later, i.Flip())
    assert codes(later.host.journal) == ["undrawn"] * 3


def test_chance_from_before_the_table_was_hosted_is_told_and_no_fault() -> None:
    local = lay_host(DUEL, ("Aki", "Ren"), DECKS)
    local.submit(i.Request("a", AKI, 0, i.Flip()))
    game = hosted(host=local)
    ask(game, i.Flip())
    verdict = check_fair(DUEL, game.host.tree, game.host.journal)
    assert verdict is not None
    assert verdict.found == ()
    first = verdict.stretches[0]
    assert (first.seated, first.proven, first.draws) == (False, False, 2)


def test_what_says_nothing_of_a_record_any_more_is_a_table_in_one_window(
    game: HostedGame,
) -> None:
    """This cannot be noticed in the file alone, and docs/fair.md says so."""
    forged = nameless(without_record(game.host.journal))
    tree = HistoryTree.begin(forged[0].node.facts[0])  # type: ignore[union-attr,arg-type]
    journal: list[JournalEntry] = [Grew(tree.nodes[0])]
    for entry in forged[2:]:
        assert isinstance(entry, Grew)
        node = tree.append(entry.node.actor, entry.node.facts)
        journal.append(Grew(tree.nodes[node]))
    assert codes(journal) is None
