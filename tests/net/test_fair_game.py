"""A game over real sockets, whose record of chance fits: host, seats and file say the same."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from app.core.intent import Flip
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.net.client.chance_watch import ChanceWatch
from app.net.server import hosted_table as hosting_module
from app.session.fairness.record_book import WAIT
from app.session.fairness.record_check import Verdict, check_fair
from app.session.fairness.witness import MOST_UNSIGNED, SIGN_EVERY
from app.session.host.updates import Accepted, Asked, Drew, Signed
from app.session.room import hosted_game
from app.session.room.messages.from_people import SayReady
from app.session.room.messages.to_people import Notice
from app.store.tables.table_file import read_table
from tests.helpers.play import KINDS, Player
from tests.net.tables import (
    LINKS_WAIT,
    Guest,
    Hosted,
    begin_play,
    bindings,
    deck_of,
    hosted,
    hosting,
    wait_for,
)

GESTURES = 60
SPEC = GAMES["pokemon"]


def _checked(path: Path) -> Verdict:
    opened = read_table(path)
    verdict = check_fair(SPEC, opened.tree, opened.journal)
    assert verdict is not None
    return verdict


def _play(pair: list[Guest], table: Hosted, rng: random.Random, gestures: int = GESTURES) -> None:
    player = Player(SPEC, rng, KINDS)
    for _ in range(gestures):
        guest = rng.choice(pair)
        guest.ask(player.intent(guest.view, len(table.host.tree.nodes)))
    for guest in pair:
        assert not [one for one in guest.heard if isinstance(one, Notice)]


def test_programs_sign_in_a_quiet_moment(tmp_path: Path) -> None:
    cards, path = PokemonCards.load(), tmp_path / "evening.chabudai"
    decks = [deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark")]
    with hosted(hosting(path, *decks)) as table:
        pair = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        try:
            for guest in pair:
                guest.wait_inside().say(SayReady())
            begin_play(*pair)
            before, rng = len(table.host.journal), random.Random(3)
            # Always other gestures: the same ten, all refused, would be asked again for ever.
            while len(table.host.journal) < before + 2 * SIGN_EVERY:
                _play(pair, table, rng, 10)
            assert len(table.host.journal) < MOST_UNSIGNED
            wait_for(lambda: _signed(table) == {0, 1})
        finally:
            for guest in pair:
                guest.close()


def _signed(table: Hosted) -> set[int]:
    return {entry.seat for entry in table.host.journal if isinstance(entry, Signed)}


def test_the_record_of_a_game_with_a_rejoin_fits(tmp_path: Path) -> None:
    cards, path = PokemonCards.load(), tmp_path / "evening.chabudai"
    decks = [deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark")]
    with hosted(hosting(path, *decks)) as table:
        pair = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        try:
            for guest in pair:
                guest.wait_inside().say(SayReady())
            begin_play(*pair)
            _play(pair, table, random.Random(1))
            pair[1].close()
            bound = bindings(table, 1)
            pair[1] = Guest(table.open, "Ren", seat=1, key=pair[1].key).wait_inside()
            wait_for(lambda: bindings(table, 1) > bound)
            _play(pair, table, random.Random(2))
            assert any(isinstance(guest.ask(Flip()), Accepted) for guest in pair)
        finally:
            for guest in pair:
                guest.close()
    verdict = _checked(path)
    assert [discrepancy.words.en for discrepancy in verdict.found] == []
    assert verdict.opened == verdict.draws > 2
    assert [seat for seat, count in verdict.signed if count] == [0, 1]


def _codes(guest: Guest) -> list[str]:
    return [one.code for one in guest.all(Notice)]  # type: ignore[attr-defined]


def test_a_draw_goes_on_by_itself_when_its_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table wakes up for it, and not when it looks around anyway."""
    monkeypatch.setattr(hosting_module, "TICK", 1000.0)
    honest = ChanceWatch._vouch
    silent: list[object] = []

    def vouch(self: ChanceWatch, witness: object) -> None:
        if self not in silent:
            honest(self, witness)  # type: ignore[arg-type]

    monkeypatch.setattr(ChanceWatch, "_vouch", vouch)
    cards = PokemonCards.load()
    decks = [deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark")]
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        pair = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Mallory"))]
        try:
            for guest in pair:
                guest.wait_inside().say(SayReady())
            begin_play(*pair)
            wait_for(lambda: bindings(table, 0) and bindings(table, 1))
            silent.append(pair[1].client.chance)
            # Longer than usual: the links of the other have to come in time.
            monkeypatch.setattr(hosted_game, "WAIT", 3 * WAIT)
            owner = next(one for one in pair if one.seat.seat == one.view.turn.seat)
            for _ in range(5):
                assert isinstance(owner.ask(Flip()), Accepted)
            draws = [entry for entry in table.host.journal if isinstance(entry, Drew)][-5:]
            assert all(drew.away == (1,) for drew in draws)
            wait_for(lambda: _codes(pair[0]).count("no-links"))
            assert _codes(pair[0]).count("no-links") == 1
            # Once it answers again the table waits for it again.
            silent.clear()
            monkeypatch.setattr(hosted_game, "WAIT", LINKS_WAIT)

            def all_there() -> bool:
                assert isinstance(owner.ask(Flip()), Accepted)
                return [e for e in table.host.journal if isinstance(e, Drew)][-1].away == ()

            wait_for(all_there)
        finally:
            for guest in pair:
                guest.close()
    verdict = _checked(tmp_path / "evening.chabudai")
    assert {discrepancy.code for discrepancy in verdict.found} <= {"left-out"}
    assert verdict.opened == verdict.draws


def test_a_coin_that_is_in_the_air_falls_before_the_table_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ChanceWatch, "_vouch", lambda *_: None)
    path = tmp_path / "evening.chabudai"
    decks = (("A",) * 60, ("R",) * 60)
    with hosted(hosting(path, *decks)) as table:
        pair = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        try:
            for guest in pair:
                guest.wait_inside().say(SayReady())
            flips = [guest.seat.send(Flip()) for guest in pair]
            wait_for(lambda: any(isinstance(entry, Asked) for entry in table.host.journal))
            table.close()
            wait_for(lambda: all(sent.answer is not None for sent in flips))
        finally:
            for guest in pair:
                guest.close()
    happened = [sent for sent in flips if isinstance(sent.answer, Accepted)]
    assert happened
    drew = [entry for entry in read_table(path).journal if isinstance(entry, Drew)]
    assert len(drew) == len(happened)
