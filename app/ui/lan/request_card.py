"""One request between people, as a card: what is asked, what would stay known, the answers."""

from __future__ import annotations

import time
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.core.text.deed_words import deed_words, places_of
from app.core.text.describe import describe_all
from app.core.text.wording import SECOND, STEP, Noun, both, counted, labelled
from app.core.text.words import Words, plain, unpacked
from app.session.agreement.request_words import (
    REPLIES,
    asked,
    asked_to_do,
    plans_stay_known,
    stays_known,
)
from app.session.agreement.requests import Reply
from app.session.room.messages.from_people import FromPeople
from app.session.room.messages.request_messages import GiveReply, Questioned, Withdraw
from app.ui.commands.native_key import native
from app.ui.lan.lan_sheet import button, label
from app.ui.panels.flow import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.text.words import Language
    from app.ui.lan.visit import Visit
    from app.ui.look.look import Look
    from app.ui.panels.history.step_words_seen import Telling

ANSWERED_BY: dict[Reply, str] = {"allow": "allow_request", "no": "refuse_request"}
"""The action that gives an answer at once."""
MOST_LINES = 4
"""Steps, or changes of options, that a card lists; of more the number is said."""
CHANGE = Noun("change", "changes", "件")
WITHDRAW = Words("Withdraw", "取り下げる")
MINE = Words("You have asked. It is not answered yet.", "許可を求めています。返事を待っています。")
CHANCE = Words(
    "Coins, dice and shuffles will be done again and may turn out differently.",
    "コインやシャッフルなどの結果は、やり直すと変わることがあります。",
)


class RequestCard(QFrame):
    """One request."""

    def __init__(
        self,
        look: Look,
        told: Questioned,
        visit: Visit,
        telling: Telling,
        keys: Callable[[str], tuple[str, ...]],
    ) -> None:
        """`keys` tells those of an action."""
        super().__init__()
        self._keys = keys
        self.look = look
        self.setProperty("look", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.told = told
        self._visit = visit
        self._telling = telling
        self._until = time.monotonic() + told.seconds
        self.says = label()
        self.details = label("muted")
        self.left = label("muted")
        self.buttons: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 10, 8)
        column.setSpacing(5)
        column.addWidget(self.says)
        column.addWidget(self.details)
        choices = QWidget()
        flow = FlowLayout(choices, gap=4)
        place = visit.place
        self.mine = place is not None and told.wish.person == place.person
        if self.mine:
            self._add("withdraw", flow, Withdraw(told.question))
        for reply in told.replies:
            self._add(reply, flow, GiveReply(told.question, reply))
        column.addWidget(choices)
        column.addWidget(self.left)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _add(self, name: str, flow: FlowLayout, message: FromPeople) -> None:
        made = button(primary=name == "allow")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(partial(self._answer, message))
        flow.addWidget(made)
        self.buttons[name] = made

    def _answer(self, message: FromPeople) -> None:
        for one in self.buttons.values():
            one.setEnabled(False)
        self._visit.say(message)

    def tick(self) -> None:
        """Say how long there is to answer."""
        seconds = counted(max(0, ceil(self._until - time.monotonic())), SECOND)
        left = Words(f"{seconds.en} left", f"残り{seconds.ja}")
        # Those in the order of the buttons; of several requests the keys are the first one's.
        keys = [
            labelled(native(bound[0]), REPLIES[reply])
            for reply, action in ANSWERED_BY.items()
            if reply in self.told.replies and (bound := self._keys(action))
        ]
        self.left.setText(" · ".join(one.in_(self.look.language) for one in (*keys, left)))

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.says.setText(self._asked().in_(language))
        details = "\n".join(self._details(language))
        self.details.setText(details)
        self.details.setVisible(bool(details))
        for name, made in self.buttons.items():
            words = WITHDRAW if name == "withdraw" else REPLIES[name]  # type: ignore[index]
            made.setText(words.in_(language))
        self.setAccessibleName(self.says.text())
        self.tick()

    def _asked(self) -> Words:
        if self.told.wish.kind == "touch":
            return self._deed()
        if self.mine:
            return MINE
        wish, travel = self.told.wish, self.told.travel
        nodes = self._telling.bridge.history.nodes
        to = self._telling.number(wish.goal) if wish.goal < len(nodes) else ""
        steps = travel.steps if travel is not None else 0
        return asked(wish, self._telling.bridge.view.setting, steps=steps, to=to)

    def _deed(self) -> Words:
        """Return what a seat is asked to do."""
        bridge, lexicon = self._telling.bridge, self._telling.lexicon
        setting = bridge.view.setting
        deed = Words(
            deed_words(self.told.deed, "en", setting, lexicon, bridge.seat),
            deed_words(self.told.deed, "ja", setting, lexicon, bridge.seat),
        )
        return asked_to_do(self.told.wish, setting, deed, bridge.seat)

    def _details(self, language: Language) -> list[str]:
        travel, ruling = self.told.travel, self.told.ruling
        if self.told.wish.kind == "touch":
            seen, lexicon = self._telling.bridge.view, self._telling.lexicon
            where = places_of(self.told.meant[:MOST_LINES], seen, lexicon)
            said = [where.in_(language)] if where.en else []
            return [*said, MINE.in_(language)] if self.mine else said
        if ruling is not None:
            return [unpacked(ruling.text or ruling.rule, language)]
        if travel is None:
            return self._options(language)
        setting, lexicon = self._telling.bridge.view.setting, self._telling.lexicon
        said = [
            f"{line.turn}.{line.step} "
            + plain(describe_all(line.events, language, setting, lexicon))
            for line in travel.lines[-MOST_LINES:]
        ]
        more = travel.steps - min(len(travel.lines), MOST_LINES)
        if more > 0:
            steps = counted(more, STEP)
            said.append(Words(f"and {steps.en} more", f"ほか{steps.ja}").in_(language))
        known = stays_known(
            travel.known,
            setting,
            lambda ref: Words(lexicon.names(ref, "en"), lexicon.names(ref, "ja")),
        )
        plans = plans_stay_known(travel.plans, setting)
        said += [words.in_(language) for words in (known, plans) if words.en]
        if travel.chance:
            said.append(CHANCE.in_(language))
        return said

    def _options(self, language: Language) -> list[str]:
        """Return what the table is to agree on, a line each, as the log will name it."""
        lexicon = self._telling.lexicon
        said = []
        for key, chosen in self.told.options[:MOST_LINES]:
            option, to = lexicon.options.get(key), lexicon.values.get((key, chosen))
            said.append(labelled(option or both(key), to or both(chosen)).in_(language))
        more = len(self.told.options) - len(said)
        if more > 0:
            changes = counted(more, CHANGE)
            said.append(Words(f"and {changes.en} more", f"ほか{changes.ja}").in_(language))
        return said
