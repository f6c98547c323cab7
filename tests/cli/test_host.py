"""`chabudai host`: a table for others, in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from app.core.intent import Announce
from app.core.options import value_set
from app.session.host.updates import Accepted
from app.session.room.messages.from_people import SayReady
from app.store.tables.table_file import read_table
from app.store.tables.table_file_words import SUFFIX
from tests.cli.conftest import Command
from tests.helpers.ports import free_port
from tests.net.tables import PATIENCE, Guest, wait_for

DECKS = ("dragapult-dusknoir", "ns-zoroark")


class Process:
    """A host, and what it said."""

    def __init__(self, home: Path, *arguments: object) -> None:
        self.home = home
        self._errors = (home / "host.err").open("wb")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "app", "host", *map(str, arguments), "--json"],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, "CHABUDAI_HOME": str(home)},
        )
        try:
            self.opened = self.line()
        except BaseException:
            self.close()
            raise

    def line(self) -> dict[str, Any]:
        """Return the next line that it says."""
        assert self.process.stdout is not None
        said: dict[str, Any] = json.loads(self.process.stdout.readline() or "{}")
        return said

    def end(self, with_signal: signal.Signals) -> int:
        """End it, and return its exit code."""
        self.process.send_signal(with_signal)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """End it however it stands."""
        self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._errors.close()

    @property
    def errors(self) -> str:
        """What it said on standard error."""
        return (self.home / "host.err").read_text(encoding="utf-8")


@contextmanager
def host(home: Path, *arguments: object) -> Iterator[Process]:
    process = Process(home, *arguments, "--listen", "127.0.0.1")
    try:
        yield process
    finally:
        process.close()


class _Opened:
    """The invite as a guest of `tests.net.tables` wants it."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.invite, self.judge_invite, self.code = said["invite"], said["judge_invite"], ""


def come(process: Process, name: str) -> Guest:
    """Somebody comes and is ready."""
    guest = Guest(_Opened(process.opened), name).wait_inside()  # type: ignore[arg-type]  # as above
    guest.say(SayReady())
    return guest


def files(home: Path) -> list[Path]:
    return sorted(home.glob("state/tables/*.chabudai"))


def test_a_killed_host_goes_on_from_its_file_and_everybody_comes_back(tmp_path: Path) -> None:
    port = free_port()
    with host(tmp_path, *DECKS, "--port", port) as process:
        aki, ren = come(process, "Aki"), come(process, "Ren")
        try:
            assert isinstance(aki.ask(Announce("say", "hello")), Accepted)
            node = aki.seat.node
            process.end(signal.SIGKILL)
            (file,) = files(tmp_path)
            assert len(read_table(file).tree.nodes) == node + 1
            with host(tmp_path, file, "--port", port):
                wait_for(lambda: aki.table.state.name == ren.table.state.name == "inside")
                assert isinstance(ren.ask(Announce("say", "still here")), Accepted)
                wait_for(lambda: aki.seat.node == ren.seat.node > node)
        finally:
            aki.close()
            ren.close()


def test_it_ends_in_good_order(tmp_path: Path) -> None:
    with host(tmp_path, *DECKS) as process:
        aki, ren = come(process, "Aki"), come(process, "Ren")
        assert aki.seat is not None
        assert process.end(signal.SIGTERM) == 0
        assert aki.wait_refused().code == "over"
        aki.close()
        ren.close()
        assert process.errors == ""
    (file,) = files(tmp_path)
    assert read_table(file).closed
    assert (file.with_name(file.name + ".host").stat().st_mode & 0o777) == 0o600


def test_a_new_table_begins_with_what_was_agreed_on(tmp_path: Path) -> None:
    agreed = ("--option", "turn-lock=off", "--option", "tie=sudden-death")
    with host(tmp_path, *DECKS, *agreed) as process:
        aki, ren = come(process, "Aki"), come(process, "Ren")
        options = aki.view.options
        assert value_set(options, "turn-lock") == "off"
        assert value_set(options, "tie") == "sudden-death"
        file = Path(process.opened["table"])
        assert file in files(tmp_path)
        process.end(signal.SIGTERM)
        aki.close()
        ren.close()
        with host(tmp_path, file, *agreed) as again:
            assert again.process.wait(PATIENCE) == 2
            assert "has agreed already" in again.errors


@pytest.mark.parametrize(
    ("game", "decks", "teams"),
    [
        ("battle-royal", ["glc-fighting", "glc-fire", "glc-grass", "glc-psychic"], (0, 1, 2, 3)),
        (
            "team-battle",
            ["half-darkness", "half-lightning", "half-metal", "half-water"],
            (0, 1) * 2,
        ),
    ],
)
def test_a_table_for_four_is_hosted_with_decks_by_their_names(
    tmp_path: Path, game: str, decks: list[str], teams: tuple[int, ...]
) -> None:
    with host(tmp_path, *decks, "--game", game, "--seats", 4) as process:
        guests = [come(process, name) for name in ("Aki", "Ren", "Mio", "Yui")]
        for guest in guests:
            setting = guest.view.setting
            assert (setting.game, [seat.name for seat in setting.seats]) == (
                game,
                ["Aki", "Ren", "Mio", "Yui"],
            )
            assert tuple(seat.team for seat in setting.seats) == teams
            guest.close()


def test_a_new_table_is_laid_with_a_preset(tmp_path: Path) -> None:
    with host(tmp_path, "--preset", "old_maid") as process:
        aki, ren = come(process, "Aki"), come(process, "Ren")
        wait_for(lambda: len(ren.view.cards_in("hand.1")) > 25)
        wait_for(lambda: len(aki.view.cards_in("hand.0")) > 25)
        assert len(aki.view.cards_in("hand.0")) + len(ren.view.cards_in("hand.1")) == 53
        file = Path(process.opened["table"])
        process.end(signal.SIGTERM)
        aki.close()
        ren.close()
    with host(tmp_path, file, "--preset", "old_maid") as again:
        assert again.process.wait(PATIENCE) == 2
        assert "--preset is for a new table" in again.errors


def test_nobody_came(tmp_path: Path) -> None:
    with host(tmp_path, "--alone", "0.01") as process:
        assert process.process.wait(PATIENCE) == 0
    assert files(tmp_path) == []


def test_two_hosts_of_one_file(tmp_path: Path) -> None:
    with host(tmp_path, *DECKS) as process:
        aki, ren = come(process, "Aki"), come(process, "Ren")
        assert aki.seat is not None
        (file,) = files(tmp_path)
        with host(tmp_path, file) as other:
            assert other.process.wait(PATIENCE) == 2
            assert file.name in other.errors
        aki.close()
        ren.close()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--port", "80"), "--port 80"),
        (("--seats", "9"), "9"),
        (("no-such-deck",), "no-such-deck"),
        (("--delay", "-1"), "--delay -1"),
        (("--delay", "1e9"), "3,600"),
        (("--option", "turn-lock=maybe"), "Choose on or off."),
        (("--option", "gravity=off"), "turn-lock"),
        (("--option", "turn-lock"), "turn-lock"),
        (("--preset", "chess"), "Choose daifugo, hearts, klondike, memory, old_maid or sevens."),
        (("--game", "pokemon", "--preset", "hearts"), "has no presets. Leave --preset out"),
        (
            ("--preset", "hearts", "--seats", "2"),
            (
                "Hearts is for 3–6, not for 2. Choose --seats 3–6, or daifugo, memory, old_maid or "
                "sevens for 2."
            ),
        ),
        (
            ("--preset", "klondike", "--seats", "4"),
            "Klondike is for 1, not for 4. Choose --seats 1",
        ),
    ],
)
def test_what_cannot_be_hosted(chabudai: Command, arguments: tuple[str, ...], told: str) -> None:
    said = chabudai("host", *arguments)
    assert said.code == 2
    assert told in said.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("--seats", "3"),
            "Pokémon TCG has room for 1–2 players, not for 3. Choose --seats 1–2.",
        ),
        (
            ("--seats", "0"),
            "Pokémon TCG has room for 1–2 players, not for 0. Choose --seats 1–2.",
        ),
        (
            (*DECKS, DECKS[0]),
            (
                "Pokémon TCG has room for 1–2 players, and these are 3 decks. Name 2 of them "
                "at most: the others bring their own."
            ),
        ),
        (
            ("--seats", "1", *DECKS),
            (
                "These are 2 decks, and --seats 1 has room for 1. Choose --seats 2, or name fewer "
                "decks."
            ),
        ),
    ],
)
def test_how_many_can_play_is_said_in_words(
    chabudai: Command, arguments: tuple[str, ...], told: str
) -> None:
    said = chabudai("host", *arguments)
    assert (said.code, said.err) == (2, f"chabudai: {told}\n")


def test_how_many_can_play_is_said_in_japanese(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("host", "--seats", "3")
    assert "ポケモンカードゲームは1〜2人用で、3人では遊べません。" in said.err
    assert "--seatsは1〜2で指定してください。" in said.err


def test_of_a_folder_its_tables_and_decks_are_named(chabudai: Command, tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    folder.mkdir()
    (folder / "mine.txt").write_text("4 Iono PAL 185\n", "utf-8")
    (folder / "cat.png").write_bytes(b"\x89PNG")
    (folder / f"friday{SUFFIX}").write_bytes(b"")
    said = chabudai("host", folder)
    assert said.code == 2
    assert said.err == (
        f"chabudai: {folder} is a folder. Give a file in it: {folder}/friday{SUFFIX} or "
        f"{folder}/mine.txt.\n"
    )


def test_a_home_that_takes_no_file_is_told_before_the_table_opens(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_bytes(b"a file in its place")
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    said = chabudai("host", *DECKS)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("chabudai: No table can be hosted: its file cannot be kept in")
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    assert "卓を開けません" in chabudai("host", *DECKS).err
