"""Two people at two windows of their own who play BlackPoker, somebody who looks on, and the host.

Whoever acts next acts once everybody has seen what was done before.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from app.core.data.codec import seat_bytes
from app.core.ids import SPECTATOR, SeatId
from app.core.past.invariants import check_history
from app.games.game_registry import GAMES
from app.store.tables.table_file import reopen_host
from tests.e2e.black_decks import DECKS, SEED
from tests.e2e.conftest import environment_for
from tests.e2e.processes import Player, Process
from tests.e2e.started import verified
from tests.helpers.ports import free_port
from tests.props.oracle import ever_read

PEOPLE = (("Aki", "en"), ("Ren", "ja"))
MOST = 12
"""Passes until everything on the stage is resolved, and more than that."""
TEN = 10
OPEN = ("graveyard", "soldiers", "bulwarks", "keys")


class StageWindows:
    """One game of two, from the lobby to what is left in the table's file."""

    def __init__(self, folder: Path, running: list[Process]) -> None:
        self.folder, self.file = folder, folder / "two.chabudai"
        decks = (",".join(deck) for deck in DECKS)
        what = (str(SEED), "blackpoker", str(self.file), str(free_port()), *decks)
        self.table = Process(folder, "host", "tests.e2e.seeded_host", *what)
        running.append(self.table)
        self.everybody = Player.together(folder, (*PEOPLE, ("Nao", "en")))
        running += self.everybody
        self.players = self.everybody[:2]
        self.now: dict[str, Any] = {}

    def gather(self) -> None:
        """Meet in the lobby and lay the table; then somebody comes who only looks."""
        for seat, player in enumerate(self.players):
            player.do("join", invite=self.table.first["invite"], name=player.name, seat=seat)
        for player in self.players:
            player.do("ready")
        for player in self.players:
            player.do("at_table")
        looks = self.everybody[2]
        looks.do("join", invite=self.table.first["invite"], name=looks.name, seat=None)
        looks.do("at_table")

    def do(self, seat: SeatId, deed: str, **how: Any) -> dict[str, Any]:
        """Let a player do something, and everybody see it."""
        self.now = self.players[seat].do(deed, **how)
        self._followed()
        return self.now

    def _followed(self) -> None:
        """Wait until everybody is where the table is, and look whether they see the same."""
        nodes = {self.now["node"], -1}
        while len(nodes) > 1:
            nodes = {one.do("at_least", node=max(nodes))["node"] for one in self.everybody}
        told = [player.do("staged") for player in self.players]
        self.now = told[0]
        assert told[0]["stage"] == told[1]["stage"]
        for seat in (0, 1):
            self._check_rules(told[1 - seat], seat)

    @staticmethod
    def _check_rules(told: dict[str, Any], seat: SeatId) -> None:
        """What the rules let the other see: the top of a graveyard, no hand, no large deck."""
        counted = told["counts"][f"deck.{seat}"]
        assert counted is None or counted < TEN
        assert not [ref for ref in told["faces"][f"hand.{seat}"] if ref]
        assert len(told["faces"][f"graveyard.{seat}"]) <= 1

    def show(self, when: str) -> None:
        for player in self.everybody:
            player.show(f"blackpoker-{when}")

    def seen_by(self, seat: SeatId) -> dict[str, Any]:
        """Return how the game stands at a player's window."""
        return self.players[seat].do("staged")

    def held(self, seat: SeatId, like: str) -> list[str]:
        """Return the cards of a player's hand whose names match."""
        held = self.seen_by(seat)["faces"][f"hand.{seat}"]
        return sorted(ref for ref in held if re.match(like, ref))

    def passes(self) -> None:
        """Let whoever has the chance pass until what is on top is to be resolved."""
        for _ in range(MOST):
            if self._asked() is not None:
                return
            self.do(self.now["chance"], "let_pass")
        raise AssertionError("nobody resolves what is on the stage")

    def _asked(self) -> SeatId | None:
        return next((seat for seat in (0, 1) if self.seen_by(seat)["tasks"]), None)

    def resolve(self, **answers: list[str]) -> SeatId:
        """Let both pass, and do what is asked for then; return who was asked."""
        self.passes()
        seat = self._asked()
        assert seat is not None
        self.do(seat, "resolve", **answers)
        return seat

    def resolve_all(self, **answers: list[str]) -> None:
        """Resolve until the stage is empty."""
        for _ in range(MOST):
            if not self.now["stage"]:
                return
            self.resolve(**answers)
        raise AssertionError("the stage is never empty")

    # -- what must hold -----------------------------------------------------------------------

    def check(self) -> None:
        """Compare all windows with the file, and what each was ever sent with what it may know."""
        told = [player.do("state") for player in self.everybody]
        named = [set(player.do("names")["names"]) for player in self.everybody]
        assert {told_to["node"] for told_to in told} == {self.now["node"]}
        for player in self.everybody:
            assert player.errors.read_text("utf-8") == "", player.name
            assert not (self.folder / player.name / "state" / "errors.log").exists()
        assert self.table.errors.read_text("utf-8") == ""
        self.table.kill()
        host, _ = reopen_host(self.file, GAMES.get)
        tree = host.tree
        assert tree.cursor == self.now["node"]
        for seat, seen, names in zip((0, 1, SPECTATOR), told, named, strict=True):
            view = host.view_at(tree.cursor, seat)
            assert seen["view"] == seat_bytes(view).decode(), f"seat {seat} sees another table"
            # Whoever brings a deck knows what is in it.
            own = set(DECKS[seat]) if seat in (0, 1) else set()
            foreign = names - own
            read = {ref for _, ref in ever_read(tree, seat)}
            assert foreign <= read, f"seat {seat} was sent {sorted(foreign - read)}"
            assert foreign, "what is open to all is sent"
        assert not list(check_history(tree, lambda fact: fact))
        assert verified(self.file, environment_for(self.folder / "home"))["sound"]

    def agree(self) -> None:
        """All windows show the same of what lies open to all."""
        views = [json.loads(player.do("state")["view"]) for player in self.everybody]
        first, *others = [
            (view["turn"], view["marks"], view["units"], view["stage"], _open(view["zones"]))
            for view in views
        ]
        assert all(one == first for one in others)


def _open(zones: dict[str, Any]) -> dict[str, Any]:
    """Return what everybody is told of the zones that lie open."""
    return {name: zone["count"] for name, zone in zones.items() if name.split(".")[0] in OPEN}
