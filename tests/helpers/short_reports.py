"""Of a test that passes, a process of a whole run sends the outcome and nothing else.

xdist sends six messages a test: that it begins and ends, three reports with all of its keywords,
and that its place is free. Packing and unpacking them costs more than most tests themselves. What
failed, was skipped or printed something is sent as it is, and all where somebody asks for it.
"""

from __future__ import annotations

from typing import Any

import pytest

UNHEARD = ("logstart", "logfinish")
"""What only a long list of tests shows."""


def _listed(config: pytest.Config) -> bool:
    """Whether the run was asked to show each test or each part of one."""
    option = config.option
    return option.verbose > 0 or option.durations is not None or bool(option.xmlpath)


def report_shortly(config: pytest.Config) -> None:
    """Let this process send less, where it is one of several and nobody asked for more."""
    if not hasattr(config, "workerinput") or _listed(config):
        return
    plugins = config.pluginmanager.get_plugins()
    worker: Any = next(one for one in plugins if type(one).__name__ == "WorkerInteractor")
    send = worker.sendevent

    def send_less(name: str, **given: Any) -> None:
        if name in UNHEARD:
            return
        report = given.get("data", {})
        if name == "testreport" and report["outcome"] == "passed" and not report["sections"]:
            if report["when"] != "call":
                return
            report["keywords"] = {}
        send(name, **given)

    worker.sendevent = send_less
