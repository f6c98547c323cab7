"""The log's sentences for what every table can do, in both languages.

Blanks: {actor} {cards} {n} {which} {source} {goal} {at} {unit} {text} {number} {count} {old}
{results} {seats} {mark} {until} {option} {value}; what it is aimed at: {on} {aimed} {aim} {first}
{rest}.
A sentence that begins with its actor must begin with "{actor} " and "{actor}が": what the same
actor does next in the gesture leaves that part out.
In Japanese what happened is told in the past; how it goes on is in `clauses`.
"""

from __future__ import annotations

from app.core.text.words import Words

UNSAID = Words("", "")
"""A game's sentence for what goes untold, as what happens beside it in a gesture says enough."""
ASKED = "asked"
"""The verb under which the table says who asked for what follows; no intent can announce it."""
FOR_SEAT = "for_seat"
"""The verb under which the table says that the judge did what follows, and in whose place."""
LOOKED_INTO = "looked_into"
"""The verb under which the table says that the judge looked at a zone; no intent can announce
either."""
KNOW = "know"
"""The verb under which it is said that seats know hidden cards; no card is named to anybody."""
FORGET = "forget"
"""The same that they do not know them any more."""
REMEDY = "remedy"
"""The verb of an announcement of what was put right, with how."""
NOTED = "noted"
"""The verb of an announcement of what a tournament's procedure asks for: it changes nothing."""
AIMED = "aimed"
"""The verb of what something on the stage is aimed at: told after that, and in its sentence."""
UNKNOWN = "unknown"
"""What an event of a shuffle says where only the cards that nobody knows changed places. A program
that does not know it tells of a shuffle."""
SENTENCES: dict[str, Words] = {
    "begin": Words("The table is set up with {n}", "{n}のカードで卓を用意した"),
    "begin:untold": Words("The table is set up", "卓を用意した"),
    "seed": Words(
        "chance follows seed {number}: shuffles and coins repeat",
        "シード{number}を使った（シャッフルとコインの結果を再現できる）",
    ),
    "move": Words(
        "{actor} moves {cards} from {source} to {goal}{at}",
        "{actor}が{cards}を{source}から{goal}{at}へ移した",
    ),
    "move:cell": Words(
        "{actor} moves {cards} to {goal}{at}", "{actor}が{cards}を{goal}{at}へ移した"
    ),
    "bring": Words(
        "{actor} brings {cards} to {goal}{at}", "{actor}が新しく{cards}を{goal}{at}に加えた"
    ),
    "bring_down": Words(
        "{actor} brings {cards} face down to {goal}",
        "{actor}が新しく{cards}をウラ向きで{goal}に加えた",
    ),
    "bring_onto": Words(
        "{actor} brings {cards} to {unit}", "{actor}が新しく{cards}を{unit}につけた"
    ),
    "rearrange": Words(
        "{actor} rearranges {cards} in {goal}{at}", "{actor}が{goal}{at}の{cards}を並べ替えた"
    ),
    "restack": Words(
        "{actor} puts {cards} back into {goal}{at}", "{actor}が{cards}を{goal}{at}に置いた"
    ),
    "draw": Words("{actor} draws {n}{which}", "{actor}が{n}引いた{which}"),
    "deal": Words("{actor} is dealt {n}{which}", "{actor}が{n}を配られた{which}"),
    "attach": Words("{actor} attaches {cards} to {unit}", "{actor}が{unit}に{cards}をつけた"),
    "evolve": Words("{actor} evolves {unit} into {cards}", "{actor}が{unit}を{cards}に進化させた"),
    "tuck": Words("{actor} puts {cards} under {unit}", "{actor}が{unit}の下に{cards}を置いた"),
    "swap": Words("{actor} moves {unit} to {goal}", "{actor}が{unit}を{goal}へ移した"),
    "pick": Words(
        "{actor} picks {cards} at random from {source} for {goal}",
        "{actor}が{source}からランダムに{cards}を選び{goal}へ置いた",
    ),
    "discard": Words(
        "{actor} discards {cards} from {source}", "{actor}が{source}の{cards}をトラッシュした"
    ),
    "play": Words("{actor} plays {cards}", "{actor}が{cards}を使った"),
    "shuffle": Words("{actor} shuffles {source}", "{actor}が{source}を切った"),
    "shuffle:unknown": Words(
        "{actor} shuffles those cards of {source} that nobody knows",
        "{actor}が{source}のだれも知らないカードだけを切った",
    ),
    "face_up": Words("{actor} turns {cards} face up", "{actor}が{cards}をオモテにした"),
    "face_down": Words("{actor} turns {cards} face down", "{actor}が{cards}をウラにした"),
    "rotate": Words("{actor} turns {cards} to {number}°", "{actor}が{cards}を{number}°に回した"),
    "mark": Words("{actor} puts {mark} on {unit}", "{actor}が{unit}に{mark}を置いた"),
    "unmark": Words("{actor} takes {mark} off {unit}", "{actor}が{unit}の{mark}を外した"),
    "mark:count": Words(
        "{actor} sets {mark} on {unit} to {count}", "{actor}が{unit}の{mark}を{count}にした"
    ),
    "mark:own_count": Words(
        "{actor} sets their {mark} to {count}", "{actor}が自分の{mark}を{count}にした"
    ),
    "unmark:count": Words("{actor} sets {mark} on {unit} to 0", "{actor}が{unit}の{mark}を0にした"),
    "unmark:own_count": Words("{actor} sets their {mark} to 0", "{actor}が自分の{mark}を0にした"),
    "mark:number": Words(
        "{actor} changes {mark} of {unit}: {old} → {count}",
        "{actor}が{unit}の{mark}を変えた：{old}→{count}",
    ),
    "mark:damage": Words(
        "{actor} puts {number} damage on {unit} (now {count})",
        "{actor}が{unit}に{number}ダメージ（計{count}）",
    ),
    "mark:heal": Words(
        "{actor} heals {number} from {unit} ({count} left)",
        "{actor}が{unit}を{number}回復した（残り{count}）",
    ),
    "unmark:damage": Words(
        "{actor} removes all {number} damage from {unit}",
        "{actor}が{unit}のダメージ{number}をすべて取り除いた",
    ),
    "mark:note": Words(
        "{actor} notes on {unit}: {text}{until}", "{actor}が{unit}にメモ：{text}{until}"
    ),
    "unmark:note": Words(
        "{actor} removes the note on {unit}: {text}", "{actor}が{unit}のメモを外した：{text}"
    ),
    "mark:holds": Words("{actor} asks the others to wait, to think", "{actor}が考える時間をとった"),
    "unmark:holds": Words("{actor} is done thinking", "{actor}が考え終えた"),
    "look": Words("{actor} looks at {n} of {source}{which}", "{actor}が{source}の{n}を見た{which}"),
    "show": Words("{actor} shows {cards} to {seats}", "{actor}が{cards}を{seats}に見せた"),
    "hide": Words("{actor} ends the look at {source}", "{actor}が{source}を見終えた"),
    KNOW: Words(
        "{actor} lets {seats} know {n} of {source}",
        "{actor}が{source}の{n}を{seats}が知っていることにした",
    ),
    FORGET: Words(
        "{actor} lets {seats} forget {n} of {source}",
        "{actor}が{source}の{n}を{seats}が知らないことにした",
    ),
    "coins": Words("{actor} flips {results}", "{actor}がコインを投げた：{results}"),
    "dice": Words(
        "{actor} rolls {count}d{number}: {results}",
        "{actor}が{number}面サイコロを{count}個振った：{results}",
    ),
    "turn": Words("Turn {number} · {seats}", "{number}ターン目・{seats}の番"),
    "turn:together": Words(
        "Turn {number} · {seats} together", "{number}ターン目・{seats}の同時手番"
    ),
    "set_turn": Words(
        "{actor} says it is turn {number} of {seats}",
        "{actor}が{number}ターン目・{seats}の番とした",
    ),
    "phase": Words("{actor} goes to {text}", "{actor}が{text}へ進んだ"),
    "anew": Words(
        "{actor} begins a new game with the same cards", "{actor}が同じカードで対戦をやり直した"
    ),
    "goes_first": Words("{seats} takes the first turn", "最初の番は{seats}"),
    "gather": Words("{actor} puts {cards} back in {goal}", "{actor}が{cards}を{goal}に戻した"),
    "use": Words(
        "{actor} marks {text} as used ({count})", "{actor}が{text}を使用済みにした（{count}回）"
    ),
    "declare": Words("{actor} declares {text}{on}{which}", "{actor}が{on}{text}を宣言した{which}"),
    AIMED: Words("{actor} aims at {aim}", "{actor}が{aim}を対象にした"),
    "pass": Words("{actor} passes", "{actor}がパスした"),
    "resolved": Words("{text} resolves{which}", "{text}を解決した{which}"),
    "countered": Words("{text} is countered{which}", "{text}が打ち消された{which}"),
    "withdrawn": Words("{text} is withdrawn{which}", "{text}を取り下げた{which}"),
    "restage": Words(
        "{actor} puts the stage in another order, with {text} on top",
        "{actor}がステージの順番を変え、{text}を一番上にした",
    ),
    "aim": Words(
        "{actor} aims {text} at something else{aimed}", "{actor}が{text}の対象を変えた{aimed}"
    ),
    "open_seal": Words("{seats} opens {cards}", "{seats}が{cards}を公開した"),
    "lock_plan": Words("{actor} locks a plan", "{actor}が計画を伏せた"),
    "unlock_plan": Words("{actor} takes the plan back", "{actor}が計画を取り下げた"),
    "open_plans": Words(
        "Plans open before all are locked ({seats} agreed)",
        "全員がそろう前に計画を公開（{seats}が合意）",
    ),
    "plan": Words("{seats} planned {text}", "{seats}の計画：{text}"),
    FOR_SEAT: Words("{actor} acts for {seats}", "{actor}が{seats}の代わりに操作した"),
    LOOKED_INTO: Words("{actor} looks at {n} of {source}", "{actor}が{source}の{n}を見た"),
    ASKED: Words("{actor} asks", "{actor}が頼んだ"),
    REMEDY: Words("{actor} puts right: {text}", "{actor}の処置：{text}"),
    NOTED: Words("{actor} notes: {text}", "{actor}の記録：{text}"),
    "say": Words("{actor}: {text}", "{actor}：{text}"),
    "attack": Words("{actor} attacks with {unit}: {text}", "{actor}が{unit}のワザを使った：{text}"),
    "ability": Words("{actor} uses {unit}: {text}", "{actor}が{unit}の特性を使った：{text}"),
    "option": Words("{actor} sets {option}: {value}", "{actor}が{option}を「{value}」にした"),
    "ruled": Words(
        "Kept by ruling ({seats} agreed): {text}", "裁定により続行（{seats}が合意）：{text}"
    ),
    "ruled:said": Words("Ruling ({seats}): {text}", "裁定（{seats}）：{text}"),
    "ruled:judge": Words(
        "The judge rules that it stands: {text}", "ジャッジの裁定により続行：{text}"
    ),
    "make_zone": Words("{actor} makes {goal}", "{actor}が{goal}を作った"),
    "rename_zone": Words(
        "{actor} calls {goal} “{text}”", "{actor}が{goal}の名前を「{text}」にした"
    ),
    "place_zone": Words(
        "{actor} moves {goal} to another place", "{actor}が{goal}の置き場所を変えた"
    ),
    "remove_zone": Words("{actor} removes {goal}", "{actor}が{goal}を取り除いた"),
    "expire": Words("“{text}” ends on {unit}", "{unit}の「{text}」が終わった"),
}
