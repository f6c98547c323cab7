"""Four people at four windows of their own, somebody who looks on, and the table that they play at.

Whoever acts next acts once everybody has seen what was done before.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from app.cli.deck.deck_lookup import find_deck
from app.core.data.codec import seat_bytes
from app.core.ids import SPECTATOR, SeatId
from app.core.past.invariants import check_history
from app.games.game_registry import GAMES
from app.games.pokemon.table.printed_facts import is_basic
from app.store.tables.table_file import reopen_host
from tests.e2e.conftest import environment_for
from tests.e2e.processes import Player, Process
from tests.e2e.started import verified
from tests.helpers.ports import free_port
from tests.props.oracle import ever_read

NAMES = ("Aki", "Ren", "Mio", "Sora")
LANGUAGES = ("en", "ja", "en", "ja")
SEED = 18
MOST_STEPS = 80
HANDS = ("Rock", "Scissors", "Scissors", "Scissors")
"""The first player wins, and goes first."""
LEADS = ("Aki", "Sora", "Aki", "Sora")
"""Who goes first in the pair of each."""


class FourWindows:
    """One evening of four, from the lobby to what is left in the table's file."""

    def __init__(
        self, folder: Path, game: str, decks: tuple[str, ...], running: list[Process]
    ) -> None:
        self.folder, self.game, self.running = folder, game, running
        self.did: Counter[str] = Counter()
        self.taker = ""
        """Who takes Prizes that several may, "" for the first of them."""
        found = (find_deck(name, GAMES.cards(game)).keys for name in decks)
        self._basics = [[ref for ref in dict.fromkeys(deck) if is_basic(ref)] for deck in found]
        self.file = folder / "four.chabudai"
        what = (str(SEED), game, str(self.file), str(free_port()), *decks)
        self.table = Process(folder, "host", "tests.e2e.seeded_host", *what)
        running.append(self.table)
        self.players = Player.together(folder, tuple(zip(NAMES, LANGUAGES, strict=True)))
        running += self.players
        self.looking: list[Player] = []
        self.now: dict[str, Any] = {}

    def gather(self) -> None:
        """Meet in the lobby, and lay the table."""
        for seat, player in enumerate(self.players):
            self._joins(player, seat)
        self.show("0-lobby")
        for player in self.players:
            player.do("ready")
        for player in self.players:
            player.do("at_table")
        self.now = self.players[0].do("look")

    def _joins(self, player: Player, seat: SeatId | None) -> None:
        player.do("join", invite=self.table.first["invite"], name=player.name, seat=seat)

    def looks_on(self) -> None:
        """Let somebody come who only looks."""
        player = Player(self.folder, "Nao", "en")
        self.running.append(player)
        self._joins(player, None)
        player.do("at_table")
        self.looking.append(player)

    def show(self, when: str) -> None:
        for player in (*self.players, *self.looking):
            player.show(f"{self.game}-{when}")

    # -- acting -------------------------------------------------------------------------------

    def do(self, seat: SeatId, deed: str, **how: Any) -> dict[str, Any]:
        """Let a player do something, and everybody see it."""
        told = self.players[seat].do(deed, **how)
        self.did[deed] += 1
        self.now = told | self._followed(told["node"])
        return self.now

    def _followed(self, node: int) -> dict[str, Any]:
        """Wait until everybody is where the table is: a step of the table's own may follow."""
        everybody = (*self.players, *self.looking)
        nodes = {node, -1}
        while len(nodes) > 1:
            nodes = {one.do("at_least", node=max(nodes))["node"] for one in everybody}
        return self.players[0].do("look")

    def tasks(self, seat: SeatId) -> list[str]:
        """Return the ids of what a player has to do now."""
        found: list[str] = self.players[seat].do("look")["tasks"]
        return found

    def units(self, zone: str) -> list[str]:
        """Return the Pokémon of a zone."""
        found: list[str] = self.now["units"].get(zone, [])
        return found

    @property
    def turn(self) -> int:
        number: int = self.now["turn"]
        return number

    @property
    def seat(self) -> SeatId:
        """Whose turn it is."""
        seat: SeatId = self.now["seat"]
        return seat

    def set_up(self, benches: tuple[int, ...]) -> None:
        """Do what every window asks for until the first turn; each benches so many at most."""
        for _ in range(MOST_STEPS):
            if self.turn:
                return
            for seat in range(4):
                tasks = self.tasks(seat)
                if tasks and not self.turn:
                    self._set_up(seat, tasks[0], benches[seat])
        raise AssertionError("the setup does not come to an end")

    def _set_up(self, seat: SeatId, task: str, bench: int) -> None:
        what = task.split(".")[1]
        self.did[f"setup: {what}"] += 1
        if what == "first":
            self.do(seat, "choose", title="Rock, paper, scissors")
        elif what == "hand":
            self.do(seat, "choose", title=HANDS[seat])
        elif what == "pair":
            self.do(seat, "choose", title=LEADS[seat])
        elif what in ("down", "basic"):
            self._puts_down(seat, bench)
        else:
            self.do(seat, "choose")

    def _puts_down(self, seat: SeatId, bench: int) -> None:
        titles = self.players[seat].do("titles")["titles"]
        if "Put down…" in titles:
            self.do(seat, "put_down", bench=bench)
        else:
            self.do(seat, "choose")

    def see_to_it(self) -> None:
        """Do what every window asks for, until nothing is left to be seen to."""
        for _ in range(MOST_STEPS):
            asked = [(seat, tasks) for seat in range(4) if (tasks := self.tasks(seat))]
            if not asked or asked[0][1][0].startswith("rematch"):
                return
            seat, tasks = asked[0]
            self.did[f"task: {tasks[0].split('.')[0]}"] += 1
            share = tasks[0].startswith("share")
            self.do(seat, "choose", title=self.taker if share else "")
        raise AssertionError("there is always something left to be seen to")

    def fill(self, side: str, number: int) -> None:
        """Let whose turn it is take Basic Pokémon from the deck until its side has so many."""
        for card in self._basics[self.seat]:
            there = len(self.units(f"active.{side}")) + len(self.units(f"bench.{side}"))
            if there >= number:
                break
            self.do(self.seat, "fetch", what=card, goal="bench")
        self.see_to_it()

    def end_turn(self) -> None:
        """End the turn, and see to what that leaves."""
        self.do(self.seat, "end_turn")
        self.see_to_it()

    def killed_and_back(self, seat: SeatId) -> str:
        """Let a window crash and its player come back; return what the home screen offered."""
        self.players[seat].kill()
        again = self.players[seat].again()
        self.running.append(again)
        self.players[seat] = again
        offered: str = again.do("go_back")["offered"]
        self._followed(self.now["node"])
        return offered

    # -- what must hold -----------------------------------------------------------------------

    def check(self) -> None:
        """Compare all windows with the file, and the file with what was dealt."""
        told = [player.do("state") for player in (*self.players, *self.looking)]
        everybody = (*self.players, *self.looking)
        assert {told_to["node"] for told_to in told} == {self.now["node"]}
        for player in everybody:
            assert player.errors.read_text("utf-8") == "", player.name
            assert not (self.folder / player.name / "state" / "errors.log").exists()
        assert self.table.errors.read_text("utf-8") == ""
        self.table.kill()
        host, _ = reopen_host(self.file, GAMES.get)
        tree = host.tree
        assert tree.cursor == self.now["node"]
        for seat, seen in zip((0, 1, 2, 3, SPECTATOR), told, strict=True):
            view = host.view_at(tree.cursor, seat)
            assert seen["view"] == seat_bytes(view).decode(), f"seat {seat} sees another table"
            known = {(card.owner, card.ref) for card in view.cards.values() if card.ref}
            assert known <= ever_read(tree, seat), f"seat {seat} knows what it never saw"
        assert not list(check_history(tree, lambda fact: fact))
        dealt = Counter((card.owner, card.ref) for card in tree.table_at(0).cards)
        assert Counter((card.owner, card.ref) for card in tree.table.cards) == dealt
        assert verified(self.file, environment_for(self.folder / "home"))["sound"]

    def agree(self) -> None:
        """All windows show the same of what lies open to all."""
        first, *others = self.public()
        assert all(one == first for one in others)

    def public(self) -> list[Any]:
        """Return what each window shows of what lies open to all."""
        found = []
        for player in (*self.players, *self.looking):
            view = json.loads(player.do("state")["view"])
            found.append((view["turn"], view["marks"], view["units"], _open(view["zones"])))
        return found


def _open(zones: dict[str, Any]) -> dict[str, Any]:
    """Return the zones whose cards everybody sees, and of the others how many there are."""
    told = ("active", "bench", "discard", "lost", "stadium", "stage")
    return {
        name: zone if name.split(".")[0] in told else zone.get("count")
        for name, zone in zones.items()
    }
