"""Tables in the network, and what one does there with others: the menu "Network".

At a table on one screen nothing of the second half is there: nobody needs to be shown what
everybody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import SPECTATOR
from app.core.text.words import Words
from app.ui.commands.actions.action_kinds import always, does, in_menu, of_company

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.commands.situation import Company, Situation

PAUSE_CLOCK = Words("Pa&use the clock", "時計を一時停止(&U)")
RESUME_CLOCK = Words("Resume the clock (&U)", "時計を再開(&U)")
CALL_JUDGE = Words("Call a judg&e", "ジャッジを呼ぶ(&E)")
ON_CARDS = ("point", "arrow")
"""Those that belong to the menu of what is pointed at."""


def _company(situation: Situation) -> Company:
    found = situation.network.company
    assert found is not None, "asked only where others are at the table"
    return found


def _clock_named(situation: Situation, _selection: Selection) -> Words:
    company = situation.network.company
    return RESUME_CLOCK if company is not None and company.clock_stands else PAUSE_CLOCK


def _call_named(situation: Situation, _selection: Selection) -> Words:
    company = situation.network.company
    name = "" if company is None else company.calls
    if not name:
        return CALL_JUDGE
    return Words(
        f"Call for a judge settled: {name} (&E)", f"ジャッジの呼び出しを終える：{name}(&E)"
    )


_WITH_OTHERS = (
    of_company(
        "point", Words("Poi&nt at it", "ここを指す(&N)"), lambda t: t.point(), ".", separated=True
    ),
    of_company(
        "arrow", Words("&Arrow from here…", "ここから矢印(&A)…"), lambda t: t.draw_arrow(), ","
    ),
    of_company(
        "signs", Words("Show a si&gn…", "あいさつ(&G)…"), lambda t: t.choose_sign(), "Ctrl+."
    ),
    of_company(
        "answer",
        Words("Answer the &request", "依頼に答える(&R)"),
        lambda t: t.answer(),
        "F8",
        lambda s: _company(s).asks,
    ),
    of_company(
        "allow_request",
        Words("Allow what is as&ked for", "依頼を許可する(&K)"),
        lambda t: t.give("allow"),
        "F10",
        lambda s: _company(s).answers,
    ),
    of_company(
        "refuse_request",
        Words("Refuse what is aske&d for", "依頼を断る(&D)"),
        lambda t: t.give("no"),
        "Shift+F8",
        lambda s: _company(s).answers,
    ),
    of_company(
        "call_judge",
        CALL_JUDGE,
        lambda t: t.call_judge(),
        "Ctrl+Alt+A",
        lambda s: _company(s).may_call or _company(s).calls,
        named=_call_named,
    ),
    of_company(
        "judge_place",
        Words("A judge acts for a player (&V)…", "ジャッジの代理操作(&V)…"),
        lambda t: t.choose_place(),
        "Ctrl+Alt+F",
        lambda s: _company(s).may_call or (s.view is not None and s.view.seat != SPECTATOR),
    ),
    of_company(
        "next_table",
        Words("Another ga&me…", "次の対戦の卓を開く(&M)…"),
        lambda t: t.open_next(),
        can=lambda s: _company(s).opens_next,
    ),
    of_company(
        "clock",
        Words("&Clock…", "時計(&C)…"),
        lambda t: t.show_clock(),
        "Shift+Pause",
        separated=True,
    ),
    of_company(
        "pause_clock",
        PAUSE_CLOCK,
        lambda t: t.pause_clock(),
        "Pause",
        lambda s: _company(s).clock,
        named=_clock_named,
    ),
)
NETWORK_ACTIONS = in_menu(
    "network",
    (
        does(
            "join_table",
            Words("&Join a table…", "卓に参加(&J)…"),
            lambda w: w.lan_desk().joining.ask(),
            "Ctrl+Shift+J",
            always,
        ),
        does(
            "host_table",
            Words("&Host a table…", "卓をネットワークで開く(&H)…"),
            lambda w: w.tables.new.ask_new(network=True),
            "Ctrl+Shift+K",
            always,
        ),
        does(
            "host_this",
            Words("Host &this table", "この卓をネットワークで開く(&T)"),
            lambda w: w.lan_desk().hosting.host_this_table(),
            can=lambda s: s.own_host,
        ),
        does(
            "host_from_here",
            Words("Host &from here", "ここからネットワークの卓で続ける(&F)"),
            lambda w: w.tables.host_from_here(),
            "Ctrl+Alt+K",
            lambda s: s.seats > 1,
        ),
        does(
            "invite",
            Words("&Invite…", "招待(&I)…"),
            lambda w: w.lan_desk().hosting.show_invite(),
            "Ctrl+I",
            lambda s: s.network.invites,
            separated=True,
        ),
        does(
            "lobby",
            Words("&Before the game…", "対戦の準備(&B)…"),
            lambda w: w.lan_desk().show_lobby(),
            can=lambda s: s.network.gathers,
        ),
        does(
            "back_to_game",
            Words("Back from the cop&y to the game", "コピーから対戦に戻る(&Y)"),
            lambda w: w.lan_desk().readings.back(),
            "Ctrl+Alt+G",
            lambda s: s.network.on_copy,
        ),
        does(
            "people",
            Words("&People and chat…", "参加者とチャット(&P)…"),
            lambda w: w.lan_desk().company.show_people(),
            "/",
            lambda s: s.network.in_front,
        ),
        does(
            "team_chat",
            Words("&Write to your team…", "味方だけに送る(&W)…"),
            lambda w: w.lan_desk().company.write_to_team(),
            "Ctrl+/",
            lambda s: s.network.has_team and (s.network.in_front or s.network.gathers),
        ),
        *_WITH_OTHERS,
        does(
            "open_record",
            Words("&Open the record of the game", "対戦の記録の公開を求める(&O)"),
            lambda w: w.lan_desk().record.ask(),
            can=lambda s: s.network.asks_record,
            separated=True,
        ),
        does(
            "save_record",
            Words("&Save the opened record…", "公開された記録を保存(&S)…"),
            lambda w: w.lan_desk().record.save(),
            can=lambda s: s.network.saves_record,
        ),
        does(
            "leave_table",
            Words("&Leave the table", "卓を離れる(&L)"),
            lambda w: w.lan_desk().leave(),
            can=lambda s: s.network.visits,
            separated=True,
        ),
    ),
)
