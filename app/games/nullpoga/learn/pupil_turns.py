"""The five turns that are taught, as the pupil plays them, and what is said in each phase."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER
from app.games.nullpoga.learn.taught_turn import (
    TaughtTurn,
    Want,
    attacks,
    moves,
    summons,
)
from app.games.nullpoga.resolver.board_values import BATTLE, Place
from app.games.nullpoga.resolver.turn_plans import Plan

LEFT, MIDDLE, RIGHT = 1, 2, 3
"""Columns of the pupil's cells 2, 3 and 4."""

FIRST = TaughtTurn(
    (
        Want(
            Words(
                "Turn 1 gives 1 mana, and the Rat costs 1. Drag it from your hand onto standby "
                "cell 3, the middle of your row at the bottom.",
                "1ターン目のマナは1、ネズミのコストも1です。手札のネズミをスタンバイ3（手前の列の"
                "まん中）へドラッグしましょう。",
            ),
            lambda _view, plan: summons(plan, "rat", MIDDLE),
        ),
    ),
    {
        "summon": Words(
            "Both plans lie open: the teacher summons a Rat as well. A turn has five phases: "
            "spells, march, summons, actions, end. Where nothing happens they are passed by. Press "
            "E: the Rats come to standby.",
            "両者の計画が開きました。先生もネズミを召喚します。ターンはスペル、進軍、召喚、行動、終了の"
            "順に進み、何も起きないフェイズは飛ばします。Eを押すとネズミがスタンバイに出ます。",
        ),
        "end": Words(
            "Only monsters in battle act, so that was all. E ends the turn. In the next "
            "one each draws a card and has one mana more.",
            "行動できるのはバトルゾーンだけなので、今回はここまでです。Eでターンを終えます。次のターンは1枚引き、"
            "マナが1つ増えます。",
        ),
    },
)

SECOND = TaughtTurn(
    (
        Want(
            Words(
                "Your Rat will march by itself, and may act at once. Drag it onto the enemy "
                "battle cell straight across: that plans an attack.",
                "ネズミは自動で進軍し、すぐ行動できます。まっすぐ向かいの相手バトルのマスへドラッグ"
                "すると、攻撃の計画になります。",
            ),
            lambda view, plan: attacks(view, plan, "rat"),
        ),
        Want(
            Words(
                "You have 2 mana this turn. Summon the Cat, too: drag it onto standby cell 4, to "
                "the right of the Rat.",
                "このターンのマナは2です。ネコも召喚しましょう。ネズミの右、スタンバイ4へドラッグします。",
            ),
            lambda _view, plan: summons(plan, "cat", RIGHT),
        ),
    ),
    {
        "march": Words(
            "Both plans are open. Press E: both Rats march, each straight ahead.",
            "計画が開きました。Eで両者のネズミがまっすぐ前へ進軍します。",
        ),
        "summon": Words(
            "The Cat comes to standby; the teacher gets a Frog. E.",
            "ネコがスタンバイに出ます。先生はカエルです。Eで進みます。",
        ),
        "actions": Words(
            "Actions: your Rat strikes, and the cell across is empty. E.",
            "行動です。ネズミの攻撃先は空のマスです。Eで進みます。",
        ),
        "end": Words(
            "An attack on an empty cell hurts the player: the teacher lost 1 life, and "
            "that cell is wilderness now. The teacher's Rat did the same to you. E.",
            "空のマスへの攻撃はプレイヤーに当たります。先生のライフが1減り、そのマスは荒野になりました。先生のネズミも同じことをしました。Eで進みます。",
        ),
    },
    (frozenset({"rat-standby-3"}), frozenset({"rat-standby-5"})),
)

THIRD = TaughtTurn(
    (
        Want(
            Words(
                "The Frog marches in front of your Rat and would strike it down. Plans have steps: "
                "step 1 of both is done at once, then step 2. The teacher's Rat strikes in step 1, "
                "the Frog in step 2. So drag your Rat one cell to the left, out of the way.",
                "カエルがネズミの前に来て、攻撃してきます。行動は両者の1手目が同時、次に2手目が同時です。先生は1手目がネズミ、2手目がカエルです。ネズミを左隣のマスへドラッグして逃がしましょう。",
            ),
            lambda view, plan: moves(view, plan, "rat", LEFT),
        ),
        Want(
            Words(
                "An empty cell would cost you life. Drag the Cat one to the left, where the Rat "
                "was: within a step moves come before attacks, so it is there in time. It has 2 "
                "life and bears one blow.",
                "マスが空だと、あなたのライフが減ります。ネコをネズミのいたマスへドラッグし"
                "ます。同じ手の中では移動が攻撃より先なので間に合います。ライフ2なので一撃"
                "に耐えます。",
            ),
            lambda view, plan: moves(view, plan, "cat", MIDDLE),
        ),
        Want(
            Words(
                "The order counts: the Rat must leave before the Cat comes. Drag the Rat's row in "
                "your plan above the Cat's.",
                "順番が大事です。ネズミがどいてからネコが入ります。計画の中でネズミの行をネコの上へ"
                "ドラッグしましょう。",
            ),
            lambda view, plan: _first(view, plan, "rat", "cat"),
        ),
        Want(
            Words(
                "There are 3 mana left for the Boar: summon it to standby cell 4. The Cat marches "
                "off before, so the cell is free.",
                "マナ3でイノシシを召喚できます。スタンバイ4へ出しましょう。先にネコが進軍するので空きます。",
            ),
            lambda _view, plan: summons(plan, "boar", RIGHT),
        ),
    ),
    {
        "actions": Words(
            "Actions. Step 1: your Rat moves while the other Rat strikes. Step 2: the Cat moves "
            "in, then the Frog strikes. E.",
            "行動です。1手目はネズミが動き、相手のネズミが攻撃します。2手目はネコが入り、カエルが攻撃"
            "します。Eで進みます。",
        ),
        "end": Words(
            "Well done: the Rat got away, and the Cat bore the blow. No life lost there. E.",
            "うまくいきました。ネズミは逃げ、ネコが受け止めました。Eで進みます。",
        ),
    },
    (frozenset({"rat-battle-3", "cat-standby-4"}), frozenset({"rat-battle-5", "frog-standby-3"})),
)

FOURTH = TaughtTurn(
    (
        Want(
            Words(
                "The Frog grows each turn. You drew Meteor Fall: 3 damage to one cell, for 3 mana. "
                "Drag it onto the Frog.",
                "カエルは毎ターン育ちます。引いた「隕石落下」はコスト3で、1マスに3ダメージです。カエルへドラッグしましょう。",
            ),
            lambda _view, plan: _meteor(plan),
        ),
        Want(
            Words(
                "Spells come before everything else, so the Frog will be gone. Let the Cat attack "
                "its cell: drag it straight across.",
                "スペルはすべてに先立つので、カエルはもういません。ネコをまっすぐ向かいへドラッグして、"
                "空いたマスを攻撃させましょう。",
            ),
            lambda view, plan: attacks(view, plan, "cat"),
        ),
        Want(
            Words(
                "And the Boar marches in front of the Jellyfish: let it attack, too. The Rat rests "
                "this turn.",
                "イノシシはクラゲの前へ進軍します。こちらも向かいを攻撃させましょう。ネズミは今回は休みです。",
            ),
            lambda view, plan: attacks(view, plan, "boar"),
        ),
    ),
    {
        "spells": Words(
            "E for the spells: watch the Frog. Its attack is planned and will come to nothing.",
            "Eでスペルです。カエルに注目しましょう。予定していた攻撃は消えてしまいます。",
        ),
        "actions": Words(
            "Now the actions: the Cat meets an empty cell, the Boar meets the Jellyfish. E.",
            "行動です。ネコは空のマスを、イノシシはクラゲを攻撃します。Eで進みます。",
        ),
        "end": Words(
            "The Jellyfish fell, but it struck in the same moment. What it hits is stunned in the "
            "next turn: see your Boar. E.",
            "クラゲは倒れましたが、攻撃は同時です。クラゲに打たれると次のターン行動できません。"
            "イノシシに印が付きました。Eで進みます。",
        ),
    },
    (
        frozenset({"rat-battle-2", "cat-battle-3", "boar-standby-4"}),
        frozenset({"rat-battle-5", "frog-battle-3", "jellyfish-standby-2"}),
    ),
)

FIFTH = TaughtTurn(
    (
        Want(
            Words(
                "The Boar is stunned and cannot act this turn; the others can. Let the Rat "
                "attack: drag it straight across.",
                "イノシシはこのターン行動できません。ほかは動けます。ネズミをまっすぐ向かいへ"
                "ドラッグして攻撃させましょう。",
            ),
            lambda view, plan: attacks(view, plan, "rat"),
        ),
        Want(
            Words(
                "5 mana: summon the Wyvern (4) to a standby cell of your choice. Where the battle "
                "cell ahead is free it will march next turn.",
                "マナは5です。ワイバーン（4）を好きなスタンバイに召喚しましょう。前のバトルのマスが"
                "空いていれば、次のターンに進軍します。",
            ),
            lambda _view, plan: summons(plan, "wyvern"),
        ),
    ),
    {
        "march": Words(
            "No spells this time. If both cast the same one at once and the order would matter, "
            "neither works: it misfires. E for the march.",
            "今回スペルはありません。両者が同時に同じスペルを唱え、順番で結果が変わる時は、"
            "どちらも不発になります。Eで進軍です。",
        ),
        "end": Words(
            "Another cell is wilderness. The stun is over as the turn ends. E.",
            "荒野がまた1つ増えました。行動不能はターンの終わりに解けます。Eで進みます。",
        ),
    },
    (
        frozenset({"rat-battle-2", "cat-battle-3", "boar-battle-4"}),
        frozenset({"rat-battle-5", "turtle-standby-3"}),
    ),
)

TURNS: Mapping[int, TaughtTurn] = {1: FIRST, 2: SECOND, 3: THIRD, 4: FOURTH, 5: FIFTH}
LAST_TAUGHT = max(TURNS)


def _first(view: SeatView, plan: Plan, one: str, other: str) -> bool:
    names = [_card(view, act.monster) for act in plan.actions]
    return one in names and other in names and names.index(one) < names.index(other)


def _card(view: SeatView, unit: str) -> str:
    held = view.units.get(unit)
    return "" if held is None or held.zone[-1] != str(PUPIL) else view.cards[held.base].ref or ""


def _meteor(plan: Plan) -> bool:
    goal = Place(TEACHER, BATTLE, MIDDLE)
    return any(one.card == "meteor" and one.target == goal for one in plan.spells)
