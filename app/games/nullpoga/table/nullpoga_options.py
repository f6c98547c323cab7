"""What people agree on before a game: every ruling that somebody may read otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.table_option import OptionValue, TableOption
from app.games.nullpoga.cards.bundles import FORMAT
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard, card_book, shipped_books
from app.games.nullpoga.resolver.rulings import CHOICES, Rulings, rulings_of
from app.games.nullpoga.table.nullpoga_zones import OPEN, OPEN_SPELLS

_TITLES: dict[str, tuple[Words, Words, tuple[Words, ...]]] = {
    "acting": (
        Words("Steps of the action phase", "行動フェイズの進め方"),
        Words(
            "The n-th entries of both plans make a step together; the author's rules can "
            "be read as all moves first (R5).",
            "両者のn番目の行動を同時に行います。作者のルールは「すべての移動が先」とも読め"
            "ます（R5）。",
        ),
        (
            Words("Step by step", "1手ずつ同時に"),
            Words("All moves, then all attacks", "移動がすべて先"),
        ),
    ),
    "moving": (
        Words("How far a monster moves", "移動できる範囲"),
        Words(
            "The author's rules say left or right; some play any free cell of the row (R7).",
            "作者のルールでは左右ですが、空いたマスならどこへでも動く遊び方もあります（R7）。",
        ),
        (
            Words("To a neighbouring cell", "隣のマス"),
            Words("To any free cell", "空いたマスならどこでも"),
        ),
    ),
    "wilderness": (
        Words("Wilderness that loses", "負けになる荒野"),
        Words(
            "All code says five; the author leans to four in a row (R10).",
            "プログラムはどれも5マスですが、作者は4マス連続も考えています（R10）。",
        ),
        (Words("All five cells", "5マスすべて"), Words("Four in a row", "連続する4マス")),
    ),
    "empty_decks": (
        Words("When the decks are empty", "山札が尽きたら"),
        Words(
            "The author's rules do not say; the author's code ends the game when both are "
            "empty (R11).",
            "作者のルールには書かれていません。作者のプログラムでは両方が尽きると終わります"
            "（R11）。",
        ),
        (Words("Go on without drawing", "引かずに続ける"), Words("Life decides", "ライフで決める")),
    ),
    "burning": (
        Words("Burning", "炎上"),
        Words(
            "Whether burning adds up, and is set through a guard (R14).",
            "炎上が重なるか、守護を通るかです（R14）。",
        ),
        (Words("Once", "重ならない"), Words("Adds up", "重なる")),
    ),
    "frog": (
        Words("How the frog grows", "カエルの成長"),
        Words(
            "It becomes what the stage says, or grows by the difference, "
            "so that lost life stays lost.",
            "段階の数値そのものになるか、差だけ増えて減ったライフは減ったままになるかです。",
        ),
        (
            Words("Becomes the stage", "段階の数値になる"),
            Words("Grows by the difference", "差だけ増える"),
        ),
    ),
    "colossus": (
        Words("What the Thunder Colossus strikes", "サンダーコロッサスの対象"),
        Words(
            "The author's rules do not say which zones count (R15).",
            "どのゾーンが対象かは書かれていません（R15）。",
        ),
        (Words("The battle zone", "バトルゾーン"), Words("Both rows", "両方の列")),
    ),
    "push": (
        Words("When the Tempest Knight pushes", "テンペストナイトが押す時"),
        Words(
            "Before the first step beside its act, or in its own step instead of its act (R18).",
            "最初の手順の前に行動とは別に押すか、自身の手順で行動の代わりに押すかです（R18）。",
        ),
        (Words("Before the steps", "手順の前"), Words("As its act", "行動として")),
    ),
    "healing": (
        Words("What the Seraphim heals", "セラフィムの回復対象"),
        Words(
            "The author's rules say your own monsters; standby may count or not (R19).",
            "自分のモンスターに、スタンバイを含むかどうかです（R19）。",
        ),
        (Words("The battle zone", "バトルゾーン"), Words("Both rows", "両方の列")),
    ),
    "healing_limit": (
        Words("How far it heals", "回復の上限"),
        Words(
            "Up to the full life, or beyond (R19).", "元のライフまでか、それを超えるかです（R19）。"
        ),
        (Words("Up to full life", "元のライフまで"), Words("Without a limit", "上限なし")),
    ),
    "golem": (
        Words("What the Mecha Golem may double", "メカゴーレムの対象"),
        Words(
            "Whether monsters on standby, itself among them, are drawn from as well (R22).",
            "自身を含むスタンバイのモンスターも抽選に入るかです（R22）。",
        ),
        (Words("All your own monsters", "味方すべて"), Words("The battle zone", "バトルゾーン")),
    ),
    "repeat": (
        Words("The Chrono Mage", "クロノメイジ"),
        Words(
            "The author's rules leave it open; here it repeats a phase of its player (R23).",
            "作者のルールでは未定です。この卓では持ち主のフェイズを1つ繰り返します（R23）。",
        ),
        (Words("Repeats a phase", "フェイズを繰り返す"), Words("Has no effect", "効果なし")),
    ),
    "guard": (
        Words("What Flame Guard keeps off", "炎の守護が防ぐもの"),
        Words(
            "Attacks and spells, everything, or attacks alone (R24).",
            "攻撃とスペル、すべて、攻撃だけのどれかです（R24）。",
        ),
        (
            Words("Attacks and spells", "攻撃とスペル"),
            Words("Everything", "すべて"),
            Words("Attacks", "攻撃だけ"),
        ),
    ),
    "ritual": (
        Words("Where the ritual puts a monster", "召喚の儀式の置き場所"),
        Words(
            "The author's rules contradict themselves: straight into battle, or on standby "
            "and on in this march (R25).",
            "作者のルールの記述が食い違います。直接バトルゾーンか、スタンバイに置いてこのタ"
            "ーンの進軍で進むかです（R25）。",
        ),
        (
            Words("The battle cell", "バトルゾーン"),
            Words("Standby, then the march", "スタンバイから進軍"),
        ),
    ),
    "ritual_cost": (
        Words("What the ritual may bring", "召喚の儀式で出せるもの"),
        Words(
            "Cost 3 at most as the card says; the author's code does not check it (R25).",
            "カードはコスト3以下と書きますが、作者のプログラムは確かめません（R25）。",
        ),
        (Words("Cost 3 at most", "コスト3以下"), Words("Any monster", "どれでも")),
    ),
    "ritual_taken": (
        Words("When the ritual's cell is taken", "儀式のマスがふさがっていたら"),
        Words(
            "It fails, or takes the first free cell (R25).",
            "失敗するか、空いた最初のマスに出るかです（R25）。",
        ),
        (Words("It fails", "失敗する"), Words("First free cell", "最初の空きマス")),
    ),
    "swap": (
        Words("What Front-Back Swap needs", "前後交換の条件"),
        Words(
            "The author's rules consider swapping only where monsters stand on both cells "
            "(line 68, R28).",
            "両方のマスにモンスターがいる時だけ、とする案も作者のルールにあります（68行目、R28）。",
        ),
        (Words("Any two cells", "どのマスでも"), Words("Monsters on both", "両方にモンスター")),
    ),
    "rain": (
        Words("Where Rain of Fire falls", "火の雨が降る場所"),
        Words(
            "Three cells of the opponent's row, three columns of both rows, "
            "or three of all ten cells (R31).",
            "相手の列の3マス、両者の3列、10マスのうち3マスのどれかです（R31）。",
        ),
        (
            Words("The opponent's row", "相手の列"),
            Words("The rows of both", "両者の列"),
            Words("All ten cells", "10マス全体"),
        ),
    ),
}


def _option(name: str) -> TableOption:
    title, about, values = _TITLES[name]
    chosen = zip(CHOICES[name], values, strict=True)
    return TableOption(
        _id(name),
        title,
        tuple(OptionValue(_id(one), words) for one, words in chosen),
        about,
    )


def _id(name: str) -> str:
    return name.replace("_", "-")


RULINGS = {name: _option(name) for name in CHOICES}
"""An option for every question that the rules leave open, by what the resolver calls it."""
SPELLS_OPEN = TableOption(
    OPEN_SPELLS,
    Words("Spells of a hand", "手札のスペル"),
    (
        OptionValue("hidden", Words("Hidden", "見せない")),
        OptionValue(OPEN, Words("Open to the opponent", "相手に見える")),
    ),
    Words(
        "The author's rules consider that the opponent sees the spells of a hand, and not "
        "its monsters (line 54).",
        "手札のスペルだけ相手に見える、という案が作者のルールにあります（54行目）。",
    ),
)
BUNDLED = TableOption(
    "deck-form",
    Words("Decks", "デッキの形"),
    (
        OptionValue("thirty", Words("30 cards", "30枚")),
        OptionValue(FORMAT, Words("Two of four bundles", "4つの束から2つ"), FORMAT),
    ),
    Words(
        "Each brings four bundles of 15 cards that both see, and chooses two in secret as the deck "
        "(line 52). Decks of that form say it by themselves.",
        "15枚の束を4つ持ち寄り、互いに見てから2つを伏せて選びデッキにします（52行目）。"
        "その形のデッキなら自動でこうなります。",
    ),
)
VERSION = TableOption(
    "cards",
    Words("Version of the cards", "カードの版"),
    (
        *(OptionValue(name, Words(name, name)) for name in shipped_books()),
        OptionValue("newest", Words("Always the newest", "つねに最新")),
    ),
    Words(
        "Costs and numbers may change from version to version; a table keeps the one that it was "
        "begun with.",
        "コストや数値は版ごとに変わることがあります。卓は始めた時の版を使い続けます。",
    ),
)
OPTIONS = (BUNDLED, SPELLS_OPEN, VERSION, *RULINGS.values())


def agreed_with_decks(formats: tuple[str, ...]) -> Options:
    """Return what a table agrees on with decks for these formats, and which cards are the newest.

    The version is always said, so that a table keeps it when another one comes.
    """
    agreed = [(VERSION.id, VERSION.usual)]
    if formats and all(name == FORMAT for name in formats):
        agreed.append((BUNDLED.id, FORMAT))
    return tuple(sorted(agreed))


def cards_at(view: SeatView) -> Mapping[str, NullpogaCard]:
    """Return the cards of the version that a table plays; the newest where it is not known here."""
    books = shipped_books()
    return books.get(VERSION.of(view.options), card_book()).cards


def rulings_at(view: SeatView) -> Rulings:
    """Return what a table plays by; what it was set to and is no choice counts as the usual."""
    chosen: dict[str, str] = {}
    for name, option in RULINGS.items():
        said = option.of(view.options).replace("-", "_")
        if said in CHOICES[name]:
            chosen[name] = said
    return rulings_of(chosen)
