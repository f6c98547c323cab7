"""Five whole games, replayed from scripts in the text notation: from who goes first to who won."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from app.core.data.codec import fact_from_json, fact_to_json
from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intent import Jump, Redo, Undo
from app.core.past.invariants import check_history
from app.core.sight import view
from app.core.view import SeatView
from app.games.contracts.notation_contract import Blanks, Doing, Phrase, Scene
from app.games.game_api import GameSpec
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.pokemon_game import SPEC, TEAM_BATTLE_SPEC
from app.games.pokemon.procedures.game_result import OVER
from app.resources import decklists
from app.session.host.local_table import LocalTable
from app.session.host.updates import Accepted, Refused
from app.session.notation.replay import Replayed, replay

FOLDER = Path(__file__).resolve().parent / "scripts"
SCRIPTS = sorted(FOLDER.glob("*.txt"))
NAMES = [script.stem for script in SCRIPTS]
ENDINGS = {
    "1-prizes": "Aki wins (all Prizes taken)",
    "2-deck-out": "Aki wins (the opponent could not draw)",
    "3-mulligans-and-poison": "Aki wins (no opposing Pokémon left in play)",
    "4-both-at-once": "A tie (Aki: all Prizes taken; Ren: all Prizes taken)",
    "5-published-record": "0512SmileMan wins (all Prizes taken)",
}


def play(script: Path, spec: GameSpec = SPEC) -> Replayed:
    """Play a script with the shipped cards alone; every `expect` line holds, or it raises."""
    cards = _cards()

    def deck(name: str) -> tuple[str, ...]:
        return read_decklist_file(decklists() / "pokemon" / f"{name}.txt", cards).keys

    return replay(script.read_bytes(), lambda _game: spec, deck, cards)


@cache
def _cards() -> PokemonCards:
    return PokemonCards.load()


@cache
def _played(name: str) -> Replayed:
    return play(FOLDER / f"{name}.txt")


@cache
def _again(name: str) -> LocalTable:
    """A second replay: who goes about in its history comes back to the end."""
    return play(FOLDER / f"{name}.txt").table


def everybody(table: LocalTable) -> Iterator[SeatId]:
    yield from (JUDGE, SPECTATOR, *range(len(table.host.tree.table.setting.seats)))


def written(table: LocalTable) -> dict[SeatId, bytes]:
    """What everybody sees, to the last byte; a dict has no order of its own."""
    return {seat: _bytes(table.sit(seat).view) for seat in everybody(table)}


def _bytes(seen: SeatView) -> bytes:
    tables = {
        name: dict(sorted(getattr(seen, name).items()))
        for name in ("zones", "cards", "units", "marks")
    }
    return repr(replace(seen, **tables)).encode()


def verbs(table: LocalTable) -> set[str]:
    nodes = table.host.tree.nodes
    return {event.verb for node in nodes for event in table.host.told(node.id, JUDGE)}


def test_there_are_five_games() -> None:
    assert set(NAMES) == set(ENDINGS)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_from_its_script_to_its_end(name: str) -> None:
    played = _played(name)
    table = played.table
    ends = table.host.told(table.host.tree.cursor, JUDGE)
    assert [event.text.partition("\x1f")[0] for event in ends if event.verb == "result"] == [
        ENDINGS[name]
    ]
    assert table.sit(JUDGE).view.turn.phase == OVER
    assert 8 <= table.sit(JUDGE).view.turn.number <= 20
    assert played.expected >= 15


@pytest.mark.parametrize("name", NAMES)
def test_two_replays_of_a_script_are_the_same_game(name: str) -> None:
    once, again = _played(name).table, _again(name)
    facts = [[fact_to_json(fact) for fact in node.facts] for node in once.host.tree.nodes]
    assert facts == [[fact_to_json(fact) for fact in node.facts] for node in again.host.tree.nodes]
    assert written(once) == written(again)


@pytest.mark.parametrize("name", NAMES)
def test_all_of_it_can_be_taken_back_and_done_again(name: str) -> None:
    table = _again(name)
    tree, client = table.host.tree, table.sit(0)
    seen = {tree.cursor: written(table)}
    while isinstance(client.ask(Undo()), Accepted):
        seen[tree.cursor] = written(table)
    assert tree.cursor == 0
    assert table.host.tree.table == tree.table_at(0)
    while isinstance(client.ask(Redo()), Accepted):
        assert written(table) == seen[tree.cursor]
    assert tree.cursor == max(seen)
    assert isinstance(client.ask(Redo()), Refused)


@pytest.mark.parametrize("name", NAMES)
def test_what_seats_were_told_is_what_they_see_anew(name: str) -> None:
    table = _again(name)
    end = table.host.tree.cursor
    for seat in everybody(table):
        assert table.sit(seat).view == view(table.host.tree.table, seat)
    for node in range(0, len(table.host.tree.nodes), 7):
        table.sit(0).ask(Jump(node))
        for seat in everybody(table):
            assert table.sit(seat).view == table.host.view_at(node, seat)
    assert isinstance(table.sit(0).ask(Jump(end)), Accepted)


@pytest.mark.parametrize("name", NAMES)
def test_no_card_is_lost_on_any_branch(name: str) -> None:
    tree = _played(name).table.host.tree
    assert list(check_history(tree, lambda fact: fact_from_json(fact_to_json(fact)))) == []


def test_the_games_are_full_of_different_things() -> None:
    done = set().union(*(verbs(_played(name).table) for name in NAMES))
    wanted = (
        "coins dice shuffle draw mulligan setup set_prizes start bench play replace attach evolve "
        "ability attack attack_fails worked_out mark unmark switch retreat promote knock_out "
        "take_prize discard return show look say phase turn deck_out result"
    )
    assert set(wanted.split()) - done <= {"worked_out"}


def test_the_branch_that_was_only_tried_is_still_there() -> None:
    tree = _played("4-both-at-once").table.host.tree
    names = {label.name for label in tree.labels.values() if label.name}
    assert names == {"before the blast", "too early", "patience"}
    assert any(len(children) > 1 for children in tree.children)


def test_the_published_record_names_its_source() -> None:
    header = _played("5-published-record").header
    assert header.source.startswith("github.com/nishino-naoyuki/PtcglLogViewer")
    assert "reconstructed" in (FOLDER / "5-published-record.txt").read_text(encoding="utf-8")


def test_every_sentence_of_the_notation_is_played() -> None:
    """The five games, a script with the rest, and one with what asks for several players."""
    played: set[str] = set()

    def heard(phrase: Phrase, does: Callable[[Scene, Blanks], Doing]) -> Phrase:
        def doing(scene: Scene, blanks: Blanks) -> Doing:
            yield from does(scene, blanks)
            played.add(phrase.form)

        return replace(phrase, does=doing)

    assert SPEC.notation is not None
    told = SPEC.notation()
    phrases = tuple(heard(phrase, phrase.does) for phrase in told.phrases)
    listening = replace(SPEC, notation=lambda: replace(told, phrases=phrases))
    for script in (*SCRIPTS, FOLDER.parent / "sentences.txt"):
        play(script, listening)
    of_teams = replace(TEAM_BATTLE_SPEC, notation=listening.notation)
    play(FOLDER.parent / "sentences_of_teams.txt", of_teams)
    assert {phrase.form for phrase in told.phrases} - played == set()
