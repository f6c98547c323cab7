"""Two real windows at one table: one is killed in the middle, then the host, and all come back.

With CHABUDAI_PICTURES=FOLDER in the environment pictures of both windows are saved there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.conftest import environment_for
from tests.e2e.processes import Player, Process, host, projection
from tests.e2e.started import verified
from tests.helpers.ports import free_port
from tests.helpers.power_cut import cut_steps

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(600)]

DECKS = ("dragapult-dusknoir", "ns-zoroark")


def test_a_window_and_the_host_are_killed_and_everybody_comes_back(
    tmp_path: Path, running: list[Process]
) -> None:
    port = str(free_port())
    table = host(tmp_path, *DECKS, "--port", port)
    running.append(table)
    file = Path(table.first["table"])
    aki, ren = Player(tmp_path, "Aki", "en"), Player(tmp_path, "Ren", "ja")
    running += [aki, ren]
    for seat, player in enumerate((aki, ren)):
        player.do("join", invite=table.first["invite"], name=player.name, seat=seat)
    for player in (aki, ren):
        player.show("0-lobby")
        player.do("ready")
    for player in (aki, ren):
        player.do("at_table")
    aki.do("procedure", name="setup")
    before = ren.do("procedure", name="setup")
    aki.do("reached", node=before["node"])
    aki.do("procedure", name="start")
    aki.do("key", key="D")
    seen = aki.do("drag_to", zone="discard")
    before = ren.do("reached", node=seen["node"])
    for player in (aki, ren):
        player.show("1-before")

    # Ren's window crashes; Aki plays on.
    ren.kill()
    seen = aki.do("key", key="D")
    aki.show("2-while-away")
    ren = ren.again()
    running.append(ren)
    ren.show("2-offered")
    back = ren.do("go_back")
    assert back["offered"] == "卓に戻る"
    assert (back["seat"], back["person"]) == (1, before["person"])
    ren.do("reached", node=seen["node"])
    assert ren.do("state")["log"].startswith(before["log"])
    ren.show("3-back")

    # The host is killed and goes on from its file.
    table.kill()
    aki.do("away")
    aki.show("4-host-away")
    table = host(tmp_path, str(file), "--port", port)
    running.append(table)
    for player in (aki, ren):
        player.do("inside")
    seen = aki.do("key", key="D")
    ren.do("reached", node=seen["node"])
    for player in (aki, ren):
        player.show("5-after")

    told = aki.do("state"), ren.do("state")
    for seat, told_to in enumerate(told):
        assert (told_to["node"], told_to["view"]) == projection(file, seat)
        assert told_to["seat"] == seat
    for player in (aki, ren):
        assert player.errors.read_text("utf-8") == ""
        assert not (tmp_path / player.name / "state" / "errors.log").exists()
    table.kill()
    assert verified(file, environment_for(tmp_path / "home"))["sound"]


def test_the_power_fails_at_the_host_and_everybody_goes_on(
    tmp_path: Path, running: list[Process]
) -> None:
    """Its file lacks the end; both windows say so, and the record keeps it."""
    port = str(free_port())
    table = host(tmp_path, *DECKS, "--port", port)
    running.append(table)
    file = Path(table.first["table"])
    aki, ren = Player(tmp_path, "Aki", "en"), Player(tmp_path, "Ren", "ja")
    running += [aki, ren]
    for seat, player in enumerate((aki, ren)):
        player.do("join", invite=table.first["invite"], name=player.name, seat=seat)
    for player in (aki, ren):
        player.do("ready")
    for player in (aki, ren):
        player.do("at_table")
    for player in (aki, ren):
        before = player.do("procedure", name="setup")
    aki.do("reached", node=before["node"])
    kept = aki.do("procedure", name="start")
    ren.do("reached", node=kept["node"])
    for _ in range(2):
        seen = aki.do("key", key="C")
    ren.do("reached", node=seen["node"])
    for player in (aki, ren):
        player.show("6-before-the-power-fails")

    table.kill()
    for player in (aki, ren):
        player.do("away")
    cut_steps(file, 2)
    table = host(tmp_path, str(file), "--port", port)
    running.append(table)
    for seat, player in enumerate((aki, ren)):
        player.do("inside")
        seen = player.do("reached", node=kept["node"])
        assert (seen["node"], seen["view"]) == projection(file, seat)
        player.do("has_said", words=GONE[player.name])
        player.do("has_said", words=ROLLED_BACK[player.name])
        player.show("7-told")
    seen = aki.do("key", key="C")
    ren.do("reached", node=seen["node"])
    for player in (aki, ren):
        player.show("8-played-on")
        assert player.errors.read_text("utf-8") == ""
    table.kill()
    told = verified(file, environment_for(tmp_path / "home"), code=1)["fair"]
    assert told["misfits"] == []
    assert told["roll_backs"] == [{"after": kept["node"], "noticed": ["1", "2"]}]


GONE = {"Aki": "Gone: the last 2 steps.", "Ren": "最後の2手がなくなり"}
ROLLED_BACK = {"Aki": "On record: rolled back to step", "Ren": "への巻き戻しを記録しました"}
