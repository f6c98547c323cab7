"""What marks are called on a Pokémon table, and what the log says when one is put or taken off."""

from __future__ import annotations

from app.core.text.table_sentences import UNSAID
from app.core.text.words import Words
from app.games.pokemon.procedures.checkup_steps import CHECKED, TO_CHECK, to_check
from app.games.pokemon.table.damage_sum import ATTACKED, HIT, SPOT_ATTACKED, TURN_ENDED
from app.games.pokemon.table.lasting_effects import EFFECTS, EVERY, Effect
from app.games.pokemon.table.prize_cards import FELLED, FELLED_AMONG, UNSHARED
from app.games.pokemon.table.seat_board import CHOSEN, NOBODY_CHOSEN, OUT
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.table.words.turn_ledger import BY_ROUNDS
from app.games.pokemon.tasks.pending_duties import STAYS
from app.games.pokemon.tasks.setup_marks import IN_ROUND

MARKS: dict[str, Words] = {
    "damage": Words("Damage", "ダメージ"),
    **CONDITIONS,
    "used": Words("Used", "使用済み"),
    "mulligans": Words("Mulligans", "マリガン"),
    "mulligans_shared": Words("Mulligans of both", "両者のマリガン"),
    "mulligan_together": Words("Has redrawn with the other", "両者のマリガンで引き直し済み"),
    "first": Words("Goes first", "先攻"),
    "chooses_first": Words("Chooses who goes first", "先攻・後攻を選ぶ"),
    "has_basic": Words("Has a Basic", "たねポケモンあり"),
    "no_basic": Words("Has no Basic", "たねポケモンなし"),
    "ready": Words("Ready", "準備完了"),
    "target": Words("Target", "対象"),
    "counter": Words("Counter", "カウンター"),
    "note": Words("Note", "メモ"),
    "bench": Words("Bench limit", "ベンチの上限"),
    "prizes_due": Words("Prizes to take", "とるサイド"),
    "prizes_taken": Words("All Prizes taken", "サイドをすべてとった"),
    UNSHARED: Words("Prizes to share out", "だれがとるか未定のサイド"),
    HIT: Words("Hit this turn", "この番にワザを受けた"),
    ATTACKED: Words("Attacked this turn", "この番にワザを使った"),
    SPOT_ATTACKED: Words("Its Spot has attacked", "バトル場はワザを使用済み"),
    CHOSEN: Words("Opponent", "相手"),
    NOBODY_CHOSEN: Words("Nobody chosen", "相手は選ばない"),
    TURN_ENDED: Words("Its turn has ended", "番が終わった"),
    FELLED: Words("Knocked Out by a condition", "特殊状態でのきぜつ"),
    FELLED_AMONG: Words("Knocked Out by several causes", "複数の原因でのきぜつ"),
    OUT: Words("Out of the game", "敗退"),
    STAYS: Words("Plays on", "対戦を続ける"),
    "play_on": Words("Played on", "続行"),
    IN_ROUND: Words("Rock, paper, scissors", "じゃんけん"),
    "pair_redrawn": Words("Has redrawn before the partner", "味方より先に引き直し済み"),
    "pair_first": Words("First of the pair", "ペアで先"),
    "order_back": Words("Turns go round the other way", "番は逆まわり"),
    **BY_ROUNDS,
    **TO_CHECK,
    **EFFECTS,
}

COUNTED: frozenset[str] = frozenset(
    (
        *("damage", "counter", "bench", "mulligans", "mulligans_shared", "prizes_due"),
        *(effect.key for effect in EVERY if effect.steps),
    )
)
"""Marks that say how many."""
UNNUMBERED: frozenset[str] = frozenset((IN_ROUND,))
"""Marks whose number the game alone reads."""
BY_SEAT: frozenset[str] = frozenset((HIT, CHOSEN))
"""Marks whose number says whose attack it was, or who was chosen."""
SHOWS_SEAT: frozenset[str] = frozenset((CHOSEN,))
"""Those of which it matters most who that is."""


_PUT_ON = Words("{actor} marks {unit}: {mark}{until}", "{actor}が{unit}に「{mark}」を置いた{until}")
_COUNTED = Words(
    "{actor} marks {unit}: {mark} ({count}){until}",
    "{actor}が{unit}に「{mark}」を置いた（{count}）{until}",
)
_NUMBERED = Words(
    "{actor} marks {unit}: {mark}{count}{until}",
    "{actor}が{unit}に「{mark}{count}」を置いた{until}",
)


def _put_on(effect: Effect) -> Words:
    """Return the sentence for an effect that is noted, with its number if it has one."""
    if not effect.steps:
        return _PUT_ON
    return _COUNTED if effect.steps == (1,) else _NUMBERED


_TAKEN_OFF = Words("{actor} unmarks {unit}: {mark}", "{actor}が{unit}の「{mark}」を外した")
_EFFECT_LOG = {
    **{f"mark:{effect.key}": _put_on(effect) for effect in EVERY},
    **{f"unmark:{effect.key}": _TAKEN_OFF for effect in EVERY},
}

_CONDITION_LOG = {
    f"mark:{key}": Words(
        f"{{actor}} makes {{unit}} {words.en}", f"{{actor}}が{{unit}}を{words.ja}にした"
    )
    for key, words in CONDITIONS.items()
} | {
    f"unmark:{key}": Words(f"{{unit}} is no longer {words.en}", f"{{unit}}の{words.ja}が回復した")
    for key, words in CONDITIONS.items()
}

_CHECKUP_LOG = {
    f"mark:{to_check(key)}": Words(
        f"to check: {{unit}} ({CONDITIONS[key].en})",
        f"チェックするもの：{{unit}}（{CONDITIONS[key].ja}）",
    )
    for key in CHECKED
} | {
    f"unmark:{to_check(key)}": Words(
        f"{{actor}} checks {{unit}} ({CONDITIONS[key].en})",
        f"{{actor}}が{{unit}}の{CONDITIONS[key].ja}をチェックした",
    )
    for key in CHECKED
}


MARK_SENTENCES: dict[str, Words] = {
    **_CONDITION_LOG,
    **_EFFECT_LOG,
    **_CHECKUP_LOG,
    "mark:mulligans_left": Words("{count} more may be drawn", "あと{count}枚引ける"),
    # What was drawn or taken for them tells that they are paid.
    **{f"unmark:{key}": UNSAID for key in ("mulligans", "mulligans_shared", "prizes_due")},
    # The attack, the choice, the Knock Out and who leaves are told by themselves, and that a turn
    # is over as well.
    **{
        f"{verb}:{key}": UNSAID
        for key in (HIT, ATTACKED, SPOT_ATTACKED, CHOSEN, FELLED, FELLED_AMONG, STAYS)
        for verb in ("mark", "unmark", "expire")
    },
    f"mark:{NOBODY_CHOSEN}": Words(
        "{actor} chooses nobody in particular for {unit}", "{actor}が{unit}の相手を選ばなかった"
    ),
    f"unmark:{NOBODY_CHOSEN}": UNSAID,
    f"mark:{TURN_ENDED}": Words("the turn of {unit} has ended", "{unit}の番が終わった"),
    **{f"{verb}:{TURN_ENDED}": UNSAID for verb in ("unmark", "expire")},
    "mark:out": UNSAID,
    "unmark:out": Words("{unit} is in the game again", "{unit}が対戦に戻った"),
    f"mark:{UNSHARED}": Words(
        "it is open who takes Prizes for {unit}'s Pokémon",
        "{unit}のポケモンのサイドをだれがとるかは未定",
    ),
    f"unmark:{UNSHARED}": UNSAID,
    "mark:mulligans_shared": Words(
        "nobody has a Basic Pokémon: mulligan {count} of both",
        "全員にたねポケモンがないため引き直し（{count}回目）",
    ),
    "mark:mulligan_together": Words(
        "nobody has a Basic Pokémon: the other redraws as well",
        "全員にたねポケモンがないため、相手も引き直す",
    ),
    "mark:has_basic": Words(
        "{actor} has a Basic Pokémon", "{actor}が手札にたねポケモンがあると伝えた"
    ),
    "mark:no_basic": Words(
        "{actor} has no Basic Pokémon", "{actor}が手札にたねポケモンがないと伝えた"
    ),
    "mark:ready": Words("{actor} is ready", "{actor}が準備を終えた"),
    "mark:first": Words("{seats} goes first", "先攻は{seats}"),
    "mark:chooses_first": Words("{seats} chooses who goes first", "{seats}が先攻・後攻を選ぶ"),
    "mark:hand_round": Words("rock, paper, scissors: {seats}", "じゃんけん：{seats}"),
    "unmark:hand_round": UNSAID,
    "mark:pair_redrawn": Words("the partner redraws as well", "味方も引き直す"),
    "unmark:pair_redrawn": UNSAID,
    "mark:pair_first": Words("{seats} goes first of the pair", "ペアでは{seats}が先"),
    "mark:order_back": Words("turns go round the other way", "番は逆まわりに進む"),
    "unmark:order_back": Words("turns go round as usual", "番は順まわりに進む"),
    # What the team used is told when it counts for the partner.
    **{f"{verb}:{key}": UNSAID for key in BY_ROUNDS for verb in ("mark", "unmark")},
    "mark:prizes_due": Words("{unit} is to take {n}", "{unit}はサイドをあと{n}とる"),
    "unmark:prizes_due": Words("{unit} has no Prize due", "{unit}がとるサイドはない"),
    "mark:prizes_taken": Words("{unit} has taken the last Prize", "{unit}がサイドをすべてとった"),
    "unmark:prizes_taken": Words("{unit} has Prizes again", "{unit}のサイドが戻った"),
    "mark:play_on": Words("{actor} plays on", "{actor}が対戦を続けた"),
    "unmark:play_on": Words("{actor} asks for the result again", "{actor}が勝敗を確認し直した"),
    "expire:used": Words("{unit} can be used again", "{unit}をまた使える"),
    "mark:used": Words("{actor} marks {unit} as used", "{actor}が{unit}を使用済みにした"),
    "mark:mulligans": Words("{actor}: mulligan {count}", "{actor}：マリガン{count}回目"),
    "mark:target": Words("{actor} chooses {unit}", "{actor}が{unit}を選んだ"),
    "mark:bench": Words(
        "{actor} sets the Bench limit to {count}", "{actor}がベンチの上限を{count}匹にした"
    ),
    "unmark:bench": Words(
        "{actor} sets the usual Bench limit", "{actor}がベンチの上限を元に戻した"
    ),
    "mark:vstar": Words(
        "{actor} marks the VSTAR Power as used", "{actor}がVSTARパワーを使用済みにした"
    ),
    "unmark:vstar": Words(
        "{actor} has the VSTAR Power again", "{actor}がVSTARパワーを未使用に戻した"
    ),
    "mark:gx": Words("{actor} marks the GX attack as used", "{actor}がGXワザを使用済みにした"),
    "unmark:gx": Words("{actor} has the GX attack again", "{actor}がGXワザを未使用に戻した"),
    "mark:hp": Words(
        "{actor} gives {unit} {number} more HP (+{count})",
        "{actor}が{unit}の最大HPを{number}増やした（+{count}）",
    ),
    "mark:counter": Words(
        "{actor} sets the counters on {unit} to {count}",
        "{actor}が{unit}のカウンターを{count}個にした",
    ),
    "unmark:counter": Words(
        "{actor} takes the counters off {unit}", "{actor}が{unit}のカウンターを外した"
    ),
}
"""What the log says of marks, by "mark:", "unmark:" and "expire:" with the mark."""
