"""What the program itself can do at a table, as entries of the registry.

What a game offers on its cards comes from the game (`GameSpec.actions`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from app.core.intent import Flip, Intent, Procedure, Redo, Roll, Undo
from app.core.text.words import Words
from app.games.rematch_contract import PLAIN, Kind
from app.ui.app.people_actions import WITH_OTHERS
from app.ui.commands.action_registry import Action
from app.ui.outline.outline_keys import COMMANDS, Command
from app.ui.table import setup_offer
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.app.shell import Shell, TableInFront

MENUS: tuple[tuple[str, Words], ...] = (
    ("tables", Words("&Table", "卓(&T)")),
    ("play", Words("&Play", "プレイ(&P)")),
    ("network", Words("&Network", "ネットワーク(&N)")),
    ("view", Words("&View", "表示(&V)")),
    ("help", Words("&Help", "ヘルプ(&H)")),
)
"""(id, title) of the menus, in order."""

PRIMARY = (*setup_offer.SHOWN, "end_turn")
"""What the one button in vermilion may do."""


def _always(_window: Shell, _selection: Selection) -> bool:
    return True


def _on_table(window: Shell, _selection: Selection) -> bool:
    return window.at_table


def _can_undo(window: Shell, _selection: Selection) -> bool:
    place = window.place_in_front
    return place is not None and place.bridge.history.undo_target() is not None


def _can_redo(window: Shell, _selection: Selection) -> bool:
    place = window.place_in_front
    return place is not None and place.bridge.history.redo_target() is not None


def _two_seats(window: Shell, _selection: Selection) -> bool:
    place = window.place_in_front
    return place is not None and place.one_screen.several


def _players_sit(window: Shell, _selection: Selection) -> bool:
    """Whether one of several players sits here, and no judge."""
    place = window.place_in_front
    return place is not None and place.one_screen.several and not place.one_screen.judging


def _hands_open(window: Shell, _selection: Selection) -> bool:
    """Whether one person plays all hands, so that the seat can simply be changed."""
    place = window.place_in_front
    return place is not None and place.one_screen.several and not place.one_screen.apart


def _apart(window: Shell, _selection: Selection | None = None) -> bool:
    """Whether a curtain hangs between the players."""
    place = window.place_in_front
    return place is not None and place.one_screen.apart


def _has_other_hand(window: Shell, _selection: Selection) -> bool:
    place = window.place_in_front
    return place is not None and bool(place.one_screen.other_hand())


HAND_OVER = Words("Hand o&ver to the other player", "相手に交代(&V)")
LEAVE_JUDGE = Words("Lea&ve the judge's seat", "ジャッジの席を立つ(&V)")


def _hand_over_named(window: Shell, _selection: Selection) -> Words:
    place = window.place
    if place is None or not place.one_screen.apart:
        return HAND_OVER
    if place.one_screen.judging:
        return LEAVE_JUDGE
    name = literal(place.one_screen.name(place.one_screen.next_seat))
    return Words(f"Hand o&ver to {name}", f"{name}に交代(&V)")


def _has_turns(window: Shell, _selection: Selection) -> bool:
    place = window.place_in_front
    if place is None or "end_turn" not in place.table.spec.procedures:
        return False
    return place.table.spec.beginning is None or place.bridge.view.turn.number > 0


def _has_conditions(window: Shell, _selection: Selection) -> bool:
    place = window.place_in_front
    return place is not None and any(
        entry.group == "conditions" for entry in place.table.spec.actions
    )


def _one_card(window: Shell, selection: Selection) -> str:
    """Return the key of the one card that is selected and known here, "" for none."""
    view = None if window.bridge is None else window.bridge.view
    handles = [*selection.cards]
    if view is not None:
        handles += [view.units[unit].base for unit in selection.units if unit in view.units]
    if view is None or len(set(handles)) != 1 or handles[0] not in view.cards:
        return ""
    return view.cards[handles[0]].ref or ""


def _lacks_data(window: Shell, selection: Selection) -> bool:
    """Whether one card is selected, and there is no data for it."""
    key = _one_card(window, selection)
    return bool(key) and window.cards.get(key).kind == "unknown"


def _show_cards(window: Shell) -> None:
    """Show all cards; beside a table they can be brought to it."""
    window.show_cards()
    if window.place_in_front is not None:
        window.place_in_front.take_cards()


def _has_adviser(window: Shell, _selection: Selection) -> bool:
    place = window.place_in_front
    return place is not None and place.table.spec.adviser is not None


def _has_options(window: Shell, _selection: Selection) -> bool:
    """Whether a table is in front: every one agrees on something."""
    return window.place_in_front is not None


def _has_own_host(window: Shell, _selection: Selection) -> bool:
    """Whether a table is in front whose host is in this process."""
    return window.place_in_front is not None and window.document is not None


def _visits(window: Shell, _selection: Selection) -> bool:
    """Whether one is at a table in the network."""
    return window.lan is not None and window.lan.visit is not None


def _can_invite(window: Shell, _selection: Selection) -> bool:
    return window.lan is not None and window.lan.hosting.can_invite


def _can_open_record(window: Shell, _selection: Selection) -> bool:
    return window.lan is not None and window.lan.record.can_ask


def _can_save_record(window: Shell, _selection: Selection) -> bool:
    return window.lan is not None and window.lan.record.can_save


def _gathers(window: Shell, _selection: Selection) -> bool:
    """Whether one is at a table in the network that is not laid yet."""
    return window.lan is not None and window.lan.gathering


def _far_table(window: Shell, _selection: Selection) -> bool:
    """Whether a table in the network is in front."""
    return window.at_table and window.lan is not None and window.lan.at_table


def _lays_again(kind: Kind, title: Words, *, separated: bool = False) -> Action:
    """Return an action that lays the next table for the players of this one."""

    def run(window: Shell) -> None:
        from app.ui.table.rematch_table import lay_again  # noqa: PLC0415 - not at the start

        lay_again(window, kind)

    def when(window: Shell, _selection: Selection) -> bool:
        place = window.place_in_front
        if place is None or place.document is None or len(place.document.seats) != 2:
            return False
        return kind in PLAIN or place.document.spec.rematch is not None

    return _does(kind, title, "tables", run, "", when, separated=separated)


def _do_next_task(window: Shell) -> None:
    from app.ui.tasks.task_doing import do_next  # noqa: PLC0415 - not at the start

    do_next(window)


def _does(
    name: str,
    title: Words,
    menu: str,
    run: Callable[[Shell], object],
    key: str = "",
    when: Callable[[Shell, Selection], bool] = _on_table,
    *,
    icon: str = "",
    separated: bool = False,
    checked: Callable[[Shell], bool] | None = None,
) -> Action:
    """Return an action that is no gesture of the game."""
    return Action(
        name,
        title,
        menu,
        when,
        None,
        lambda window, _selection: run(window),
        key,
        icon,
        separated,
        checked=checked,
    )


def _at_table(
    name: str,
    title: Words,
    menu: str,
    run: Callable[[TableInFront], object],
    key: str = "",
    when: Callable[[Shell, Selection], bool] = _on_table,
    *,
    separated: bool = False,
    icon: str = "",
) -> Action:
    """Return an action of the table that shows, but no gesture of the game."""

    def at_place(window: Shell) -> None:
        if window.place_in_front is not None:
            run(window.place_in_front)

    return _does(name, title, menu, at_place, key, when, icon=icon, separated=separated)


def _asks(
    name: str,
    title: Words,
    intent: Intent,
    key: str,
    when: Callable[[Shell, Selection], bool] = _on_table,
    *,
    icon: str = "",
    separated: bool = False,
    short: Words | None = None,
) -> Action:
    """Return an action that is the same gesture whatever is selected."""
    return Action(
        name,
        title,
        "play",
        when,
        lambda _window, _selection: intent,
        None,
        key,
        icon,
        separated,
        short,
    )


_TABLE: tuple[Action, ...] = (
    _does(
        "home",
        Words("&Home", "ホーム(&H)"),
        "tables",
        lambda w: w.show_home(),
        "Alt+Home",
        lambda w, _: w.at_table,
    ),
    _does(
        "new_table",
        Words("&New table…", "新しい卓(&N)…"),
        "tables",
        lambda w: w.tables.ask_new(),
        "Ctrl+N",
        _always,
        icon="plus",
    ),
    _does(
        "open",
        Words("&Open…", "開く(&O)…"),
        "tables",
        lambda w: w.tables.open_by_hand(),
        "Ctrl+O",
        _always,
    ),
    _does(
        "decks",
        Words("&Decks", "デッキ(&D)"),
        "tables",
        lambda w: w.show_decks(),
        "Ctrl+D",
        _always,
    ),
    _does(
        "edit_deck",
        Words("Edit a dec&k", "デッキを編集(&K)"),
        "tables",
        lambda w: w.show_deck_editor(),
        "Ctrl+Shift+D",
        _always,
    ),
    _does(
        "cards",
        Words("Ca&rds", "カード(&R)"),
        "tables",
        _show_cards,
        "Ctrl+Shift+B",
        _always,
    ),
    _does(
        "import_cards",
        Words("I&mport cards…", "カードを取り込む(&M)…"),
        "tables",
        lambda w: w.import_cards(),
        "",
        _always,
    ),
    _does(
        "type_in_any",
        Words("T&ype in a card…", "カードのデータを入力(&Y)…"),
        "tables",
        lambda w: w.type_in_card(),
        "",
        _always,
    ),
    _does(
        "paste",
        Words("Play the deck on the clip&board", "クリップボードのデッキで遊ぶ(&B)"),
        "tables",
        lambda w: w.paste(),
        "Ctrl+V",
        _always,
    ),
    _at_table(
        "table_options",
        Words("R&ules of this table…", "この卓のルール(&U)…"),
        "tables",
        lambda p: p.show_options(),
        "Ctrl+Shift+O",
        _has_options,
        separated=True,
    ),
    _lays_again("rematch", Words("Rema&tch", "もう一度対戦する(&T)")),
    _lays_again("rematch_swapped", Words("Rematch, seats s&wapped", "席を入れ替えてもう一度(&W)")),
    _lays_again(
        "tiebreaker",
        Words("Tiebreaker: a new &game with 6 Prizes", "タイブレーク（サイド6枚で新しい対戦）(&G)"),
    ),
    _lays_again(
        "sudden_death",
        Words("Sudden Death: a new game with 1 Pri&ze", "サドンデス（サイド1枚で新しい対戦）(&Z)"),
    ),
    _does(
        "save",
        Words("&Save", "保存(&S)"),
        "tables",
        lambda w: w.tables.save(),
        "Ctrl+S",
        separated=True,
    ),
    _does(
        "save_as",
        Words("Save &as…", "名前を付けて保存(&A)…"),
        "tables",
        lambda w: w.tables.save_as(),
        "Ctrl+Shift+S",
    ),
    _does(
        "export_log",
        Words("Export the &log as text…", "ログをテキストで書き出す(&L)…"),
        "tables",
        lambda w: w.tables.export_log(),
        separated=True,
    ),
    _does(
        "export_position",
        Words("Export the &position as JSON…", "局面をJSONで書き出す(&P)…"),
        "tables",
        lambda w: w.tables.export_position(),
    ),
    _does(
        "export_case",
        Words("Export the position as a case for a &judge…", "検討用の局面を書き出す(&J)…"),
        "tables",
        lambda w: w.tables.export_case(),
    ),
    _does(
        "picture_file",
        Words("Save a p&icture…", "画像を保存(&I)…"),
        "tables",
        lambda w: w.tables.save_picture(),
        "Ctrl+Shift+P",
    ),
    _does(
        "picture_copy",
        Words("&Copy a picture", "画像をコピー(&C)"),
        "tables",
        lambda w: w.tables.copy_picture(),
        "Ctrl+Shift+C",
    ),
    _does(
        "settings",
        Words("S&ettings", "設定(&E)"),
        "tables",
        lambda w: w.show_settings(),
        "Ctrl+,",
        _always,
        separated=True,
    ),
    _does(
        "quit",
        Words("&Quit", "終了(&Q)"),
        "tables",
        lambda w: w.close(),
        "Ctrl+Q",
        _always,
    ),
)

_PLAY: tuple[Action, ...] = (
    _asks("undo", Words("&Undo", "元に戻す(&U)"), Undo(), "Ctrl+Z", _can_undo, icon="undo"),
    _asks(
        "redo",
        Words("&Redo", "やり直す(&R)"),
        Redo(),
        "Ctrl+Shift+Z Ctrl+Y",
        _can_redo,
        icon="redo",
    ),
    _does(
        "find",
        Words("&Find a card or an action…", "カードや操作を探す(&F)…"),
        "play",
        lambda w: w.show_finder(),
        "Ctrl+F Ctrl+K",
        _always,
        icon="search",
        separated=True,
    ),
    _asks(
        "coin",
        Words("Flip a &coin", "コインを投げる(&C)"),
        Flip(),
        "C",
        icon="coin",
        separated=True,
        short=Words("Coin", "コイン"),
    ),
    _asks(
        "dice",
        Words("Roll a &die", "サイコロを振る(&D)"),
        Roll(),
        "K",
        icon="dice",
        short=Words("Dice", "サイコロ"),
    ),
    *setup_offer.ACTIONS,
    _asks(
        "end_turn",
        Words("&End turn", "番を終わる(&E)"),
        Procedure("end_turn"),
        "Return",
        _has_turns,
        icon="end_turn",
    ),
    _does(
        "next_task",
        Words("Ne&xt task", "次のすることをする(&G)"),
        "play",
        _do_next_task,
        "F2",
    ),
    _at_table(
        "other_seat",
        Words("Sit on the &other side", "向かいの席に座る(&O)"),
        "play",
        lambda p: p.change_seat(),
        "Ctrl+T",
        _hands_open,
        icon="turn_table",
        separated=True,
    ),
    replace(
        _at_table("hand_over", HAND_OVER, "play", lambda p: p.change_seat(), "Ctrl+T", _apart),
        icon="curtain",
        named=_hand_over_named,
    ),
    _at_table(
        "see_hand",
        Words("Ask to see the other's ha&nd", "相手の手札を見せてもらう(&N)"),
        "play",
        lambda p: p.see_hand(),
        "Ctrl+Shift+H",
        _has_other_hand,
    ),
    _does(
        "curtain",
        Words("Curtain &between the players", "プレイヤーの間にのれんを掛ける(&B)"),
        "play",
        lambda w: w.place_in_front and w.place_in_front.one_screen.switch(),
        "",
        _players_sit,
        checked=_apart,
    ),
    replace(
        _at_table(
            "select_hand",
            Words("Select the whole &hand", "手札をすべて選ぶ(&A)"),
            "play",
            lambda p: p.board.select_hand(),
            "Ctrl+A",
            separated=True,
        ),
        on_board=True,
    ),
    _at_table(
        "view_pile",
        Words("Look through the &pile", "山の中身を見る(&P)"),
        "play",
        lambda p: p.view_pile(),
        "V",
    ),
    _at_table(
        "search_deck",
        Words("Search one's own dec&k", "自分の山札を探す(&K)"),
        "play",
        lambda p: p.search_deck(),
        "Ctrl+Shift+F",
    ),
    _at_table(
        "read",
        Words("Read the card &large", "カードを拡大(&L)"),
        "play",
        lambda p: p.read_card(),
        "Space",
    ),
    Action(
        "type_in",
        Words("Type &in this card…", "このカードのデータを入力(&I)…"),
        "play",
        _lacks_data,
        None,
        lambda window, selection: window.type_in_card(_one_card(window, selection)),
    ),
    _at_table(
        "card_menu",
        Words("&Menu of the selection", "選択のメニュー(&M)"),
        "play",
        lambda p: p.open_menu(),
        "M Menu Shift+F10",
    ),
    _at_table(
        "conditions",
        Words("Special Condi&tions", "特殊状態(&X)"),
        "play",
        lambda p: p.open_menu("conditions"),
        "Y",
        _has_conditions,
    ),
    _at_table(
        "note",
        Words("&Write a note…", "メモを書く(&W)…"),
        "play",
        lambda p: p.write_note(),
        "Ctrl+Shift+N",
    ),
)

_NETWORK: tuple[Action, ...] = (
    _does(
        "join_table",
        Words("&Join a table…", "卓に参加(&J)…"),
        "network",
        lambda w: w.lan_desk().ask_join(),
        "Ctrl+Shift+J",
        _always,
    ),
    _does(
        "host_table",
        Words("&Host a table…", "卓をネットワークで開く(&H)…"),
        "network",
        lambda w: w.tables.ask_new(network=True),
        "Ctrl+Shift+K",
        _always,
    ),
    _does(
        "host_this",
        Words("Host &this table", "この卓をネットワークで開く(&T)"),
        "network",
        lambda w: w.lan_desk().hosting.host_this_table(),
        "",
        _has_own_host,
    ),
    _does(
        "invite",
        Words("&Invite…", "招待(&I)…"),
        "network",
        lambda w: w.lan_desk().hosting.show_invite(),
        "Ctrl+I",
        _can_invite,
        separated=True,
    ),
    _does(
        "lobby",
        Words("&Before the game…", "対戦の準備(&B)…"),
        "network",
        lambda w: w.lan_desk().show_lobby(),
        "",
        _gathers,
    ),
    _does(
        "people",
        Words("&People and chat…", "参加者とチャット(&P)…"),
        "network",
        lambda w: w.lan_desk().show_people(),
        "/",
        _far_table,
    ),
    *WITH_OTHERS,
    _does(
        "open_record",
        Words("&Open the record of the game", "対戦の記録の公開を求める(&O)"),
        "network",
        lambda w: w.lan_desk().record.ask(),
        "",
        _can_open_record,
        separated=True,
    ),
    _does(
        "save_record",
        Words("&Save the opened record…", "公開された記録を保存(&S)…"),
        "network",
        lambda w: w.lan_desk().record.save(),
        "",
        _can_save_record,
    ),
    _does(
        "leave_table",
        Words("&Leave the table", "卓を離れる(&L)"),
        "network",
        lambda w: w.lan_desk().leave(),
        "",
        _visits,
        separated=True,
    ),
)

_VIEW: tuple[Action, ...] = (
    _at_table(
        "turn_table",
        Words("&Turn the table", "卓を回す(&T)"),
        "view",
        lambda p: p.turn_table(),
        "Ctrl+Shift+T",
        _two_seats,
    ),
    _at_table(
        "zoom_in",
        Words("Zoom &in", "拡大(&I)"),
        "view",
        lambda p: p.board.zoom_in(),
        "Ctrl++ Ctrl+=",
        separated=True,
    ),
    _at_table(
        "zoom_out", Words("Zoom &out", "縮小(&O)"), "view", lambda p: p.board.zoom_out(), "Ctrl+-"
    ),
    _at_table(
        "zoom_fit", Words("&Whole table", "卓全体(&W)"), "view", lambda p: p.board.fit(), "Ctrl+0"
    ),
    _does(
        "side_panel",
        Words("Side &panel", "サイドパネル(&P)"),
        "view",
        lambda w: w.toggle_side_panel(),
        "F9",
        separated=True,
        checked=lambda w: w.place is not None and w.place.side.isVisible(),
    ),
    _does(
        "outline",
        Words("O&utline of the table", "卓の一覧(&U)"),
        "view",
        lambda w: w.show_tab("outline"),
        "F4",
    ),
    _at_table("history", Words("&History", "履歴(&H)"), "view", lambda p: p.show_history()),
    _at_table(
        "name_step",
        Words("Name this step or b&ranch…", "この手順・分岐に名前を付ける(&R)…"),
        "view",
        lambda p: p.name_step(),
    ),
    _does(
        "log",
        Words("Lo&g", "ログ(&G)"),
        "view",
        lambda w: w.show_tab("log"),
        "Ctrl+Shift+L",
    ),
    _does(
        "advice",
        Words("&Advice", "助言(&A)"),
        "view",
        lambda w: w.show_advice(),
        "Ctrl+Shift+A",
        _has_adviser,
    ),
    _does(
        "messages",
        Words("&Messages", "お知らせ(&M)"),
        "view",
        lambda w: w.show_tab("messages"),
        "Ctrl+Shift+M",
    ),
    _does(
        "full_screen",
        Words("&Full screen", "全画面(&F)"),
        "view",
        lambda w: w.toggle_full_screen(),
        "F11",
        _always,
        checked=lambda w: w.isFullScreen(),
    ),
    _does(
        "language",
        Words("日本語で表示(&L)", "Switch to &English"),
        "view",
        lambda w: w.switch_language(),
        "Ctrl+L",
        _always,
        icon="language",
        separated=True,
    ),
    _does(
        "theme",
        Words("&Next theme", "次のテーマ(&N)"),
        "view",
        lambda w: w.next_theme(),
        "Ctrl+Alt+T",
        _always,
    ),
    _does(
        "text_larger",
        Words("Larger te&xt", "文字を大きく(&B)"),
        "view",
        lambda w: w.scale_text(1),
        "Ctrl+Alt++ Ctrl+Alt+=",
        _always,
    ),
    _does(
        "text_smaller",
        Words("&Smaller text", "文字を小さく(&S)"),
        "view",
        lambda w: w.scale_text(-1),
        "Ctrl+Alt+-",
        _always,
    ),
    _does(
        "animations",
        Words("Moving cards gli&de", "カードの動きを見せる(&D)"),
        "view",
        lambda w: w.toggle_animations(),
        "",
        _always,
        checked=lambda w: w.settings.animations,
    ),
)

_HELP: tuple[Action, ...] = (
    _does("keys", Words("&Keys", "キー一覧(&K)"), "help", lambda w: w.show_keys(), "F1 ?", _always),
    _does(
        "tour",
        Words("&Five hints", "5つのヒント(&F)"),
        "help",
        lambda w: w.show_tour(),
    ),
    _does(
        "error_log",
        Words("Open the &error log", "エラーログを開く(&E)"),
        "help",
        lambda w: w.open_error_log(),
        "",
        _always,
    ),
    _does(
        "about",
        Words("&About Chabudai", "Chabudaiについて(&A)"),
        "help",
        lambda w: w.show_about(),
        "",
        _always,
    ),
)

ACTIONS: tuple[Action, ...] = (*_TABLE, *_PLAY, *_NETWORK, *_VIEW, *_HELP)


def _in_outline(window: Shell, _selection: Selection) -> bool:
    place = window.place_in_front
    return place is not None and place.in_outline() is not None


def _of_outline(command: Command) -> Action:
    """Return what only the outline does; its own tree answers the keys."""

    def run(window: Shell, _selection: Selection) -> None:
        from app.ui.outline.outline_panel import OutlinePanel  # noqa: PLC0415 - once it shows

        outline = window.place.in_outline() if window.place is not None else None
        if isinstance(outline, OutlinePanel):
            outline.do(command.id)

    return Action(command.id, command.title, "outline", _in_outline, None, run, command.key)


OUTLINE: tuple[Action, ...] = tuple(map(_of_outline, COMMANDS))
"""What the outline does with the keyboard beside what the board does too."""
