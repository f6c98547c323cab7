"""The lists of the game: how a turn goes, all cards, and what a table may agree on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from app.core.text.wording import listed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.learning.lists_contract import GameLists, ListRow, ListSection
from app.games.nullpoga.cards.nullpoga_cards import (
    Kind,
    NullpogaCard,
    book_of,
    card_book,
    shipped_books,
)
from app.games.nullpoga.flow.phase_order import TITLES
from app.games.nullpoga.table.nullpoga_options import BUNDLED, RULINGS, SPELLS_OPEN, VERSION

_PHASES: Mapping[str, Words] = {
    "plan": Words(
        "Both plan the whole turn in secret: spells, summons, and what each monster does. "
        "The plans open together.",
        "両者がターン全体をひそかに計画します（スペル、召喚、各モンスターの行動）。計画は同時に開きます。",
    ),
    "spells": Words(
        "The first spells of both, then the second ones, and so on. Of two at once the smaller "
        "card number goes first; the same spell twice misfires where the order would matter.",
        "両者の1枚目、次に2枚目と進みます。同時なら番号の小さいカードが先です。同じスペル同士で、順番により結果が変わる時はどちらも不発です。",
    ),
    "march": Words(
        "Every monster on standby goes forward if the battle cell ahead is free. It may act in "
        "this turn.",
        "スタンバイのモンスターは、前のバトルのマスが空いていれば進みます。そのターンに行動できます。",
    ),
    "summon": Words(
        "Monsters of the plan come from the hand to standby cells, for their cost in mana.",
        "計画したモンスターを、マナを払って手札からスタンバイに出します。",
    ),
    "actions": Words(
        "Step by step on both sides at once, in each step moves before attacks. A monster "
        "moves to a cell beside it or attacks the cell across, once. An attack on an empty "
        "cell hurts the player, and the cell becomes wilderness.",
        "両者が1手ずつ同時に行います。同じ手では移動が攻撃より先です。1体につき1回、隣へ動くか向かいを攻撃します。空のマスへの攻撃はプレイヤーに当たり、そのマスは荒野になります。",
    ),
    "end": Words(
        "Poison hurts; then the next turn begins: mana for its number, 10 at most, and one card "
        "each. Life 0 or five cells of wilderness lose the game.",
        "毒がダメージを与え、次のターンへ移ります。マナはターン数（最大10）になり、1枚ずつ引きます。ライフ0か、荒野5マスで負けです。",
    ),
}
_KINDS: Mapping[Kind, Words] = {
    "monster": Words("Monsters", "モンスター"),
    "spell": Words("Spells", "スペル"),
    "token": Words("Tokens", "トークン"),
}


def lists() -> GameLists:
    """Return the lists of every version of the cards."""
    kinds = tuple((name, Words(f"Cards {name}", f"カード{name}")) for name in shipped_books())
    return GameLists(kinds, sections, at, card_book().credit)


def at(view: SeatView) -> str:
    """Return which version of the cards a table plays."""
    chosen = VERSION.of(view.options)
    return chosen if chosen in shipped_books() else card_book().version


@cache
def sections(version: str) -> tuple[ListSection, ...]:
    """Return the lists of a version. Raises UnknownBookError."""
    cards = book_of(version).cards.values()
    of_kinds = (
        ListSection(title, tuple(_card(card) for card in cards if card.kind == kind))
        for kind, title in _KINDS.items()
    )
    return (
        ListSection(Words("A turn", "ターンの流れ"), tuple(_phases())),
        *(one for one in of_kinds if one.rows),
        ListSection(Words("What a table agrees on", "卓のルール"), tuple(_options())),
    )


def _phases() -> Iterator[ListRow]:
    for phase, text in _PHASES.items():
        yield ListRow(TITLES[phase], text)


def _card(card: NullpogaCard) -> ListRow:
    facts = [] if card.kind == "token" else [Words(f"cost {card.cost}", f"コスト{card.cost}")]
    if card.kind != "spell":
        numbers = f"{card.attack}/{card.life}"
        facts.append(Words(f"attack/life {numbers}", f"攻撃力／ライフ{numbers}"))
    facts.append(Words(f"No. {card.number}", f"No. {card.number}"))
    grown = tuple(word for stage in card.stages for word in (stage.name.en, stage.name.ja))
    return ListRow(card.name, card.effect or Words("", ""), tuple(facts), also=(card.id, *grown))


def _options() -> Iterator[ListRow]:
    for option in (*RULINGS.values(), SPELLS_OPEN, BUNDLED):
        choices = listed([one.title for one in option.values])
        usual = option.values[0].title
        facts = (
            Words(f"choices: {choices.en}", f"選択肢：{choices.ja}"),
            Words(f"usual: {usual.en}", f"通常：{usual.ja}"),
        )
        yield ListRow(option.title, option.about or Words("", ""), facts)
