"""In whose place a judge acts, as a menu: a player lends the own place, a judge asks for one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from app.core.text.words import Words
from app.session.room.messages.judge_messages import Judging
from app.ui.commands.table_menu import TableMenu
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.session.room.messages.to_people import Person
    from app.ui.lan.visit import Visit
    from app.ui.look.look import Look
    from app.ui.table.bridge import Bridge

LEND_ONCE = Words("Let the judge do &one thing for you", "ジャッジに1回だけ代理操作を頼む(&O)")
LEND = Words(
    "Let the judge act for you &until you take it back",
    "取り下げるまでジャッジに代理操作を頼む(&U)",
)
TAKE_BACK = Words("&Act for yourself again", "自分での操作に戻る(&A)")
REFUSE = Words("Do &not let the judge", "ジャッジの代理操作を断る(&N)")
NOBODY = Words("No judge is at the table", "この卓にジャッジはいません")
LENT = ("once", "lent")


class JudgeMenu(TableMenu):
    """What one may say of judges now."""

    def __init__(self, look: Look, visit: Visit, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._visit = visit
        self._bridge = bridge
        me = visit.me
        if me is not None and me.role == "judge":
            for one in visit.people.people:
                if one.role == "player" and one.here:
                    self._of_player(one)
        elif me is not None:
            self._of_oneself(me)

    def _add(self, words: Words, run: Callable[[], object] | None = None) -> None:
        entry = QMenu.addAction(self, words.in_(self._look.language))
        entry.setEnabled(run is not None)
        if run is not None:
            # What is triggered says whether it is checked, which nothing here asks for.
            entry.triggered.connect(lambda _=False: run())

    def _of_oneself(self, me: Person) -> None:
        if not any(one.role == "judge" and one.here for one in self._visit.people.people):
            self._add(NOBODY)
            return
        say = self._visit.say
        if me.judge not in LENT:
            self._add(LEND_ONCE, lambda: say(Judging("lend_once")))
            self._add(LEND, lambda: say(Judging("lend")))
        if me.judge:
            asked = me.judge == "asked"
            self._add(REFUSE if asked else TAKE_BACK, lambda: say(Judging("take_back")))

    def _of_player(self, one: Person) -> None:
        name, seat = literal(one.name), one.seat
        if one.judge not in LENT:
            asked = Words(f"{name} is asked already", f"{name}さんの返事を待っています")
            ask = Words(f"Ask to act for {name}", f"{name}さんの代わりに操作する許可を求める")
            if one.judge:
                self._add(asked)
            else:
                self._add(ask, lambda: self._visit.say(Judging("ask", seat)))
            return
        if self._bridge.acts_for != seat:
            act = Words(f"Act for {name} from now on", f"これから{name}さんの代わりに操作する")
            self._add(act, partial(self._bridge.act_for, seat))
        else:
            own = Words("Act as the judge again", "ジャッジとしての操作に戻る")
            self._add(own, partial(self._bridge.act_for, None))
        back = Words(f"Give {name}’s place back", f"{name}さんの代理操作を終える")
        self._add(back, lambda: self._visit.say(Judging("take_back", seat)))
