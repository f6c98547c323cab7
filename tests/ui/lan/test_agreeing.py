"""What binds others, at the window: they are asked, and nothing happens before they said yes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QPushButton, QRadioButton, QWidget

from app.core.intent import Procedure
from app.core.intents.agreement_intents import Rule
from app.core.text.words import Language, Words, packed
from app.games.common_options import RULES_BY, TURN_LOCK, for_another_table
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.ui.app.window import Window
from app.ui.lan.request_card import RequestCard
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.table.options.options_sheet import OptionsSheet
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, set_up, sit_together

LEFT = Qt.MouseButton.LeftButton
ATTACK = "first-turn-attack"


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren, who sits across from Aki at the window; Aki has the first turn."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    assert window.bridge is not None
    assert window.bridge.view.turn.seat == 0
    return ren


@pytest.fixture
def advice(window: Window, ren: Guest, until: Until) -> AdviceCard:
    """What is said of an attack in the first turn, with the question who agrees."""
    window.ask(Procedure("attack"))
    until(lambda: found(window))
    card = found(window)[0]
    card.keep.click()
    return card


def found(window: Window) -> list[AdviceCard]:
    cards = window.findChildren(AdviceCard)
    return [one for one in cards if one.isVisible() and one.spoken.advice.rule == ATTACK]


def shown(widget: QWidget, kind: type[QAbstractButton] = QPushButton) -> dict[str, QAbstractButton]:
    return {one.text(): one for one in widget.findChildren(kind) if one.isVisible()}


def questions(guest: Guest) -> list[Questioned]:
    return [one for one in guest.all(Questioned) if isinstance(one, Questioned)]


def answer(guest: Guest, reply: str, until: Until) -> None:
    until(lambda: questions(guest))
    guest.say(GiveReply(questions(guest)[-1].question, reply))  # type: ignore[arg-type]


def last_message(window: Window) -> str:
    kept = window.messages.kept
    return kept[0].words.en if kept else ""


def requests(window: Window) -> dict[str, RequestCard]:
    together = desk(window).company.together
    assert together is not None
    return together.cards.cards


def agreed(window: Window) -> dict[str, str]:
    """The options that hold and that people set."""
    assert window.bridge is not None
    return dict(for_another_table(window.bridge.view.options))


# -- keeping by ruling ---------------------------------------------------------------------------


def test_who_is_named_is_asked_with_the_rule_and_the_reason_and_not_with_what_was_said(
    window: Window, ren: Guest, advice: AdviceCard, until: Until
) -> None:
    said = advice.spoken.advice
    assert window.side is not None
    assert window.side.advice.watch is not None
    rule = window.side.advice.watch.rule(said.rule)
    assert rule is not None
    ticks = shown(advice, QCheckBox)
    assert [(name, tick.isChecked()) for name, tick in ticks.items()] == [
        ("Aki", True),
        ("Ren", True),
    ]
    assert not ticks["Aki"].isEnabled(), "who asks agrees by asking"
    assert "Keep it" not in shown(advice)
    advice._ruling.reason.setText("agreed before the game")
    shown(advice)["Ask them to agree"].click()
    until(lambda: questions(ren))
    told = questions(ren)[-1].ruling
    assert told is not None
    assert (told.rule, told.seats) == (ATTACK, (0, 1))
    assert rule.title.en in told.text
    assert "Reason: agreed before the game" in told.text
    assert said.message.en not in told.text
    until(lambda: requests(window))
    (mine,) = requests(window).values()
    assert mine.says.text() == "You have asked. It is not answered yet."
    assert found(window) == [advice], "until they agreed it is still to be answered"
    assert shown(advice).keys() >= {"Take it back", "Keep, by ruling"}
    answer(ren, "allow", until)
    until(lambda: not found(window))
    until(lambda: not requests(window))
    assert f"Kept by ruling (Aki and Ren agreed): {rule.title.en}" in window.log_text()


def test_a_no_is_told_and_the_advice_stays(
    window: Window, ren: Guest, advice: AdviceCard, until: Until
) -> None:
    shown(advice)["Ask them to agree"].click()
    answer(ren, "no", until)
    until(lambda: last_message(window) == "Ren said no.")
    assert found(window) == [advice]
    assert "Kept by ruling" not in window.log_text()


def test_who_is_away_cannot_agree_and_that_is_told(
    window: Window, ren: Guest, advice: AdviceCard, until: Until
) -> None:
    ren.close()
    until(lambda: any(not one.here for one in desk(window).visit.people.people))  # type: ignore[union-attr]
    shown(advice)["Ask them to agree"].click()
    away = "Ren is away and cannot agree. Wait until Ren is back, or keep it without."
    until(lambda: last_message(window) == away)
    assert not requests(window)
    assert found(window) == [advice]


def test_what_one_keeps_for_oneself_is_kept_at_once(
    window: Window, ren: Guest, advice: AdviceCard, until: Until
) -> None:
    shown(advice, QCheckBox)["Ren"].click()
    shown(advice)["Keep it"].click()
    until(lambda: not found(window))
    assert "Kept by ruling (Aki agreed): " in window.log_text()
    assert not questions(ren)


def test_a_rule_is_switched_off_for_all_once_all_agree(
    window: Window, ren: Guest, advice: AdviceCard, until: Until
) -> None:
    advice.switched_off.emit(ATTACK)
    until(lambda: questions(ren))
    assert questions(ren)[-1].options == ((f"rule:{ATTACK}", "off"),)
    assert found(window) == [advice]
    answer(ren, "allow", until)
    until(lambda: not found(window))


@pytest.mark.parametrize(
    ("language", "asked", "about"),
    [
        ("en", "Ren asks you to agree to keep a move by ruling", "Two this turn. Reason: late"),
        ("ja", "Renが、裁定で続けることへの同意を求めています", "この番2枚目。理由：遅い"),
    ],
)
def test_the_card_of_a_ruling_says_which_rule_and_why(
    window: Window, ren: Guest, until: Until, language: Language, asked: str, about: str
) -> None:
    window.looks.apply("language", language)
    text = packed(Words("Two this turn. Reason: late", "この番2枚目。理由：遅い"))
    ren.say(AskLeave("ruling", ruling=Rule("supporter-once", text, seats=(0, 1))))
    until(lambda: requests(window))
    (card,) = requests(window).values()
    assert (card.says.text(), card.details.text()) == (asked, about)
    assert list(card.buttons) == ["allow", "no"]
    QTest.mouseClick(card.buttons["allow"], LEFT)
    until(lambda: not requests(window))
    assert about in window.log_text()


# -- what holds for all --------------------------------------------------------------------------


@pytest.fixture
def sheet(window: Window, ren: Guest) -> OptionsSheet:
    assert window.run_action("table_options")
    (sheet,) = window.room.findChildren(OptionsSheet)
    return sheet


def choose(sheet: OptionsSheet, option: str, title: str) -> None:
    row = sheet.rows.rows[option]
    next(one for one in row.findChildren(QRadioButton) if one.text() == title).click()


def test_what_is_chosen_is_gathered_and_asked_for_together(
    window: Window, ren: Guest, sheet: OptionsSheet, until: Until
) -> None:
    assert sheet.ask_button.isHidden()
    choose(sheet, TURN_LOCK.id, "Off")
    choose(sheet, "prizes", "3 each")
    assert sheet.told.text() == "2 changes: everybody has to agree"
    assert agreed(window) == {TURN_LOCK.id: "on"}
    QTest.mouseClick(sheet.ask_button, LEFT)
    until(lambda: questions(ren))
    assert questions(ren)[-1].options == (("prizes", "3"), (TURN_LOCK.id, "off"))
    assert agreed(window) == {TURN_LOCK.id: "on"}
    assert sheet.rows.value(TURN_LOCK.id) == "on", "it shows what holds"
    assert not sheet.isVisible(), "the request lies beside the board"
    answer(ren, "allow", until)
    until(lambda: agreed(window) == {"prizes": "3", TURN_LOCK.id: "off"})
    assert sheet.rows.value(TURN_LOCK.id) == "off"
    assert "The table sets Number of Prizes: 3 each; sets Turn lock: Off" in window.log_text()


def test_what_is_put_back_as_it_was_is_not_asked_for(
    window: Window, sheet: OptionsSheet, ren: Guest
) -> None:
    choose(sheet, TURN_LOCK.id, "Off")
    choose(sheet, TURN_LOCK.id, "On")
    assert sheet.ask_button.isHidden()
    assert not questions(ren)


def test_a_no_leaves_it_as_it_is(
    window: Window, ren: Guest, sheet: OptionsSheet, until: Until
) -> None:
    choose(sheet, RULES_BY.id, "Whoever is in charge of the table")
    sheet.ask_button.click()
    answer(ren, "no", until)
    until(lambda: last_message(window) == "Ren said no.")
    assert agreed(window) == {TURN_LOCK.id: "on"}


@pytest.mark.parametrize(
    ("language", "asked", "about"),
    [
        ("en", "Ren asks to change the rules of this table", "Turn lock: Off"),
        ("ja", "Renが、この卓のルールの変更を求めています", "手番ロック：オフ"),
    ],
)
def test_the_card_names_what_would_change(
    window: Window, ren: Guest, until: Until, language: Language, asked: str, about: str
) -> None:
    window.looks.apply("language", language)
    ren.say(AskLeave("options", options=((TURN_LOCK.id, "off"),)))
    until(lambda: requests(window))
    (card,) = requests(window).values()
    assert (card.says.text(), card.details.text()) == (asked, about)
    QTest.mouseClick(card.buttons["no"], LEFT)
    until(lambda: not requests(window))
    assert agreed(window) == {TURN_LOCK.id: "on"}


def test_of_many_changes_the_card_says_how_many(window: Window, ren: Guest, until: Until) -> None:
    many = tuple((f"rule:strange-{number}", "off") for number in range(30))
    ren.say(AskLeave("options", options=many))
    until(lambda: requests(window))
    (card,) = requests(window).values()
    assert card.details.text().splitlines()[-1] == "and 26 changes more"
