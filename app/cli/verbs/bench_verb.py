"""`chabudai bench [--json] [NAME...]`: speed and size of the program on this machine."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module

from app.cli.benches.tools.bench_figures import Figures
from app.cli.command_line import CannotError
from app.core.text.wording import either
from app.core.text.words import Language, Words

BENCHES: dict[str, tuple[str, Words]] = {
    "start_to_board": (
        "window_bench",
        Words("process start to a board that answers", "起動から操作できる盤面まで"),
    ),
    "start_to_board_four": (
        "window_bench",
        Words("the same with a table of four", "同じく4人の卓で"),
    ),
    "drag_frame_260": (
        "window_bench",
        Words("one frame of dragging, 260 cards", "ドラッグ1フレーム、カード260枚"),
    ),
    "drag_frame_thinking": (
        "window_bench",
        Words("the same while a computer thinks", "同じくコンピューターの思考中"),
    ),
    "drag_frame_1000": (
        "window_bench",
        Words("one frame of dragging, 1,000 cards", "ドラッグ1フレーム、カード1,000枚"),
    ),
    "drag_frame_four": (
        "boards_bench",
        Words("one frame of dragging over boards of four", "4人の盤の上でのドラッグ1フレーム"),
    ),
    "look_at_seat": (
        "boards_bench",
        Words("the key of a seat to its board, sharp", "席のキーから盤が鮮明に表示されるまで"),
    ),
    "gesture_to_pixels": (
        "window_bench",
        Words("letting go a card to the repainted board", "カードを離してから盤面の更新まで"),
    ),
    "faces_bake": (
        "window_bench",
        Words("painting a face beside a board in use", "盤面を使っている間にカードを1枚描くまで"),
    ),
    "faces_bake_frame": (
        "window_bench",
        Words("the longest frame of that board meanwhile", "その間の盤面で最も長いフレーム"),
    ),
    "drag_frame_260_own": (
        "browser_bench",
        Words("the same with your own pictures", "同じく自分で用意した画像で"),
    ),
    "gesture_to_pixels_own": (
        "browser_bench",
        Words("letting go, your own pictures", "カードを離してから、自分で用意した画像で"),
    ),
    "browser_typing_20000": (
        "browser_bench",
        Words("a letter in the card browser, repainted", "カード一覧で1文字入力してから更新まで"),
    ),
    "browser_scroll_20000": (
        "browser_bench",
        Words("one frame of scrolling through all cards", "カード一覧のスクロール1フレーム"),
    ),
    "pile_view_60": (
        "window_bench",
        Words("opening a pile of 60 cards", "60枚の山を開いて表示するまで"),
    ),
    "language_switch": (
        "window_bench",
        Words("switching the language", "言語の切り替え"),
    ),
    "intent_to_views": (
        "table_bench",
        Words("intent to both views, from step 10", "操作から両席の表示まで、10手目から"),
    ),
    "intent_to_views_four": (
        "seats_bench",
        Words("a gesture to the views of four seats", "操作から4席の表示まで"),
    ),
    "intent_to_views_eight": (
        "seats_bench",
        Words("a gesture to the views of eight seats", "操作から8席の表示まで"),
    ),
    "stage_20": (
        "seats_bench",
        Words("a declaration with 19 below it, to four seats", "19個の上への宣言、4席の表示まで"),
    ),
    "intent_to_views_10000": (
        "table_bench",
        Words("the same from step 10,000", "同じく1万手目から"),
    ),
    "advice": (
        "advice_bench",
        Words("all of the adviser's work for one gesture", "1操作についての助言の計算"),
    ),
    "advice_four": (
        "advice_bench",
        Words("the same at a full table of four", "同じく4人の卓で"),
    ),
    "blackpoker_actions": (
        "stage_bench",
        Words("what could be started, on a full field", "始められるアクションの一覧、場がいっぱい"),
    ),
    "blackpoker_advice": (
        "stage_bench",
        Words("advice for one gesture, on a full field", "1操作についての助言、場がいっぱい"),
    ),
    "blackpoker_games": (
        "stage_bench",
        Words("100 games between computers", "コンピューターどうしの100戦"),
    ),
    "nullpoga_turn": (
        "planned_bench",
        Words("one full turn resolved, on a full board", "1ターンの処理、盤面がいっぱい"),
    ),
    "nullpoga_games": (
        "planned_bench",
        Words("whole random games in a second", "1秒あたりのランダム対戦"),
    ),
    "nullpoga_decision": (
        "planned_bench",
        Words("a plan of the strongest computer", "最強のコンピューターの1回の計画"),
    ),
    "nullpoga_reveal": (
        "reveal_bench",
        Words("the next part of a step to the window", "手順の次の場面を表示するまで"),
    ),
    "position_lay": (
        "position_bench",
        Words("a typed position of 40 cards to the board", "入力した40枚の局面を盤面に並べるまで"),
    ),
    "compare_two": (
        "position_bench",
        Words("what differs between two branches", "2つの枝の違いを出すまで"),
    ),
    "replay_alone": (
        "position_bench",
        Words("one step taken back alone, 200 done again", "1手だけ取り消して200手をやり直すまで"),
    ),
    "report": (
        "position_bench",
        Words("the report of a dispute", "争点の報告を作るまで"),
    ),
    "log_import": (
        "position_bench",
        Words("a log of 400 lines to a table", "400行の対戦ログを卓にするまで"),
    ),
    "jump": ("table_bench", Words("undo, redo or jump in 10,000", "1万手中の取り消し・移動")),
    "jump_200000": ("history_bench", Words("a jump in 200,000", "20万手中の移動")),
    "verify_100000": (
        "history_bench",
        Words("checking a file of 100,000 gestures", "10万手のファイルの検査"),
    ),
    "open_200000": (
        "history_bench",
        Words("opening a file of 200,000 in the window", "20万手のファイルをウィンドウで開く"),
    ),
    "open_10000": ("file_bench", Words("open a file of 10,000 gestures", "1万手のファイルを開く")),
    "rss_open": (
        "memory_bench",
        Words("memory with the window open", "ウィンドウを開いたときのメモリ"),
    ),
    "rss_growth_10000": (
        "memory_bench",
        Words("memory growth over 10,000 gestures", "1万手でのメモリ増加"),
    ),
    "bytes_per_gesture": (
        "file_bench",
        Words("size of a table file per gesture", "1手あたりのファイルの大きさ"),
    ),
    "import_20000": ("cards_bench", Words("import of 20,000 cards", "2万枚のカードの取り込み")),
    "import_2000": ("cards_bench", Words("import of 2,000 cards", "2,000枚のカードの取り込み")),
    "search_20000": (
        "cards_bench",
        Words("search while typing, 20,000 cards", "入力中の検索、カード2万枚"),
    ),
    "start_to_board_20000": (
        "cards_bench",
        Words("start to board, 20,000 cards imported", "起動から盤面まで、カード2万枚"),
    ),
    "start_ratio_20000": (
        "cards_bench",
        Words("that start divided by one without cards", "同じくカードなしの起動との比"),
    ),
    "openings_100000": (
        "odds_bench",
        Words("100,000 simulated openings", "10万回の対戦準備のシミュレーション"),
    ),
    "lan_move": (
        "lan_bench",
        Words("a gesture to the other player, from step 10", "相手の画面に届くまで、10手目から"),
    ),
    "lan_move_10000": (
        "lan_bench",
        Words("the same from step 10,000", "同じく1万手目から"),
    ),
    "lan_bytes": (
        "lan_bench",
        Words("bytes to one other seat per gesture", "1操作で相手に送る大きさ"),
    ),
    "lan_load": (
        "lan_bench",
        Words("a gesture to the last of 24 people", "24人の最後の1人に届くまで"),
    ),
    "lan_load_four": (
        "lan_bench",
        Words("the same with four players", "同じく対戦者4人で"),
    ),
    "lan_load_queue": (
        "lan_bench",
        Words("bytes that wait for the slowest of them", "最も遅い1人を待っているデータの大きさ"),
    ),
    "lan_load_thinking": (
        "lan_bench",
        Words("the last of 24 people while one thinks", "24人の最後の1人まで、思考中"),
    ),
    "host_rss": ("lan_bench", Words("memory of a host, 2,000 gestures", "ホストのメモリ、2,000手")),
    "host_growth": (
        "lan_bench",
        Words("memory of a host per gesture, a sixth draw lots", "ホストが1操作ごとに使うメモリ"),
    ),
    "host_ready": (
        "lan_bench",
        Words("starting a host until it can be joined", "ホストの起動から参加できるまで"),
    ),
    "rejoin_2000": (
        "lan_bench",
        Words("lost connection to the whole view", "切断から全体の表示まで、2,000手"),
    ),
    "deck_check": (
        "check_bench",
        Words("reading and checking a deck, 20,000 cards", "デッキの読み取りと判定、カード2万枚"),
    ),
    "deck_check_command": (
        "check_bench",
        Words("the whole command for it", "同じくコマンド全体"),
    ),
}
"""Name -> (module of `app.cli.benches`, what it measures)."""


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )
    # Typed as they stand, so the same everywhere; help breaks its lines at the spaces.
    names = ", ".join(BENCHES)
    parser.add_argument(
        "names",
        metavar="NAME",
        nargs="*",
        help=Words(f"all of them, or: {names}", f"次から選ぶ（省略時はすべて）：{names}").in_(
            speak
        ),
    )


def bench(name: str) -> Figures:
    """Run one bench."""
    module, _ = BENCHES[name]
    measured: Callable[[], Figures] = getattr(import_module(f"app.cli.benches.{module}"), name)
    return measured()


def run(options: argparse.Namespace, speak: Language) -> int:
    """Run the benches asked for, or all of them."""
    names = options.names or list(BENCHES)
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        known = either(list(BENCHES))
        raise CannotError(
            Words(
                f"There is no bench {unknown[0]}. Choose {known.en}.",
                f"{unknown[0]}という計測はありません。{known.ja}から選んでください。",
            )
        )
    results = {}
    for name in names:
        if not options.json:
            print(f"{name:24}", end="", flush=True)
        elif sys.stderr.isatty():
            print(f"{name} …", file=sys.stderr)
        found = bench(name)
        results[name] = found.as_json()
        if not options.json:
            words = BENCHES[name][1].in_(speak)
            measured = f"p50 {found.p50:9.3f}  p99 {found.p99:9.3f} {found.unit:3}"
            print(f"{measured} n={found.n:<6} {words}")
    if options.json:
        print(json.dumps(results, indent=2))
    return 0
