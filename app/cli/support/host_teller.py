"""What `chabudai host` prints while a table is open."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.core.text.wording import listed
from app.core.text.words import Language, Words

if TYPE_CHECKING:
    from app.net.auth.admission_events import AdmissionEvent
    from app.net.server.hosting import Open


class HostTeller:
    """Tells the host's people what they should know."""

    def __init__(self, speak: Language, table: Path, *, as_json: bool) -> None:
        self._speak = speak
        self._table = table
        self._as_json = as_json

    def __call__(self, told: Open | AdmissionEvent | Words) -> None:
        """Print what the host tells, in words or as a line of JSON."""
        from app.net.server.hosting import Open  # noqa: PLC0415 - a verb's own

        if isinstance(told, Open):
            self._tell_open(told)
        elif isinstance(told, Words):
            self._line({"event": "notice", "text": told.in_(self._speak)})
        else:
            words = told.words.in_(self._speak)
            code = {"code": told.new_code} if told.new_code else {}
            self._line({"event": told.what, "text": words, "address": told.address} | code)

    def _tell_open(self, told: Open) -> None:
        from app.net.auth.qr_code import qr_lines, qr_matrix  # noqa: PLC0415
        from app.net.auth.spoken_code import shown_code  # noqa: PLC0415

        if self._as_json:
            self._line(
                {
                    "event": "open",
                    "port": told.port,
                    "invite": told.invite,
                    "judge_invite": told.judge_invite,
                    "code": told.code,
                    "hosts": list(told.hosts),
                    "table": str(self._table),
                    "pid": os.getpid(),
                }
            )
            return
        if sys.stdout.isatty():
            for line in qr_lines(qr_matrix(told.invite)):
                print(line)
        where = listed(told.hosts)
        code = shown_code(told.code)
        said = Words(
            f"The table is open at {where.en}, port {told.port}.\n"
            f"Invite: {told.invite}\n"
            f"Spoken code: {code}\n"
            "Ctrl+C closes the table; the game stays in its file.",
            f"卓を開きました：{where.ja}、ポート{told.port}\n"
            f"招待：{told.invite}\n"
            f"参加コード：{code}\n"
            "Ctrl+Cで卓を閉じます。対戦はファイルに残ります。",
        )
        print(said.in_(self._speak), flush=True)

    def _line(self, words: dict[str, Any]) -> None:
        if self._as_json:
            print(json.dumps(words, ensure_ascii=False), flush=True)
        else:
            print(words["text"], flush=True)
