"""The ten steps of the first game: what the pupil is told to do, and when it is done."""

from __future__ import annotations

from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.every_action import PREFIX, RESOLVE
from app.games.blackpoker.computer.legal_moves import has_chance, to_resolve
from app.games.blackpoker.flow.stage_reading import OVER, being_done, top
from app.games.blackpoker.learn.teacher_play import answer, is_by
from app.games.blackpoker.table import field as f
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER, LessonHint, LessonStep

_OWN, _THEIRS = 1, 2
"""The turns of the pupil and of the teacher; then it is the pupil's again."""
_LAST = 3

_PASS = Words(
    "It is your chance: you could answer. Press “Pass” (P) to let it happen.",
    "あなたのチャンスです。応じることもできます。ここは「パス」（P）で通しましょう。",
)
_RESOLVE = Words(
    "Both have passed: press “Resolve” (E), and what is on top of the stage happens.",
    "両者がパスしました。「解決」（E）で、ステージの一番上が実際に起こります。",
)
_WAIT = Words("The teacher is thinking.", "先生が考えています。")


def _going_on(view: SeatView) -> LessonHint | None:
    """Return what goes on with the stage; None while the pupil may start something in peace."""
    if to_resolve(view, PUPIL, answer) is not None:
        return LessonHint(_RESOLVE, RESOLVE)
    if not has_chance(view, PUPIL):
        return LessonHint(_WAIT)
    return LessonHint(_PASS) if view.stage.declarations else None


def _starts(words: Words, action: str, view: SeatView) -> LessonHint:
    """Return what to start, once the stage is empty; until then what goes on there."""
    return _going_on(view) or LessonHint(words, f"{PREFIX}{action}")


def _bulwark(view: SeatView) -> LessonHint:
    return _starts(
        Words(
            "Your deck is your life: with none left you lose. Cards that lie face down in "
            "front of you are bulwarks. Click “Place Bulwark” in the list below, then ♣3. "
            "It costs L: the top card of your deck goes to the graveyard.",
            "デッキがあなたのライフで、なくなると負けます。前に伏せたカードは「防壁」です。"
            "下の一覧の「防壁設置」をクリックし、手札の♣3を選びましょう。コストはL、"
            "デッキの一番上が墓地へ行きます。",
        ),
        "setBulwark",
        view,
    )


def _summon(view: SeatView) -> LessonHint:
    return _starts(
        Words(
            "Soldiers fight. Start “Summon Soldier”; click ♦8 for its key card and a bulwark as "
            "cost. It turns sideways (B), and a card of your deck goes to the graveyard (L).",
            "戦うのは「兵士」です。「兵士召喚」を起こし、キーカードに♦8、コストに防壁をクリック"
            "しましょう。Bで防壁1枚を横向きにし、Lでデッキから1枚墓地へ行きます。",
        ),
        "summonsSoldier",
        view,
    )


def _stage(view: SeatView) -> LessonHint:
    if being_done(view) is None and to_resolve(view, PUPIL, answer) is None:
        return LessonHint(
            Words(
                "Your action waits on the stage. First the other may answer it or pass: the "
                "teacher passes.",
                "アクションはまず「ステージ」に置かれます。相手は応じるかパスできます。"
                "先生はパスします。",
            )
        )
    return LessonHint(_RESOLVE, RESOLVE)


def _end(view: SeatView) -> LessonHint:
    return _starts(
        Words(
            "♦8 has just come and may not attack yet. End your turn: press “End the turn”, or "
            "start “End”. That goes over the stage, too.",
            "♦8は出たばかりで、まだアタックできません。番を終えましょう。右上のボタンか「エンド」"
            "です。これもステージを通ります。",
        ),
        "end",
        view,
    )


def _block(view: SeatView) -> LessonHint:
    waits = being_done(view)
    if (waits is not None and waits.text == "block") or _may_block(view):
        return LessonHint(
            Words(
                "The teacher's ♣7 attacks you. Press “Resolve” (E) and choose an upright bulwark "
                "against it: a bulwark stops one attacker and is turned up. If it has the same "
                "number, the attacker falls with it. ♠7 lies there…",
                "先生の♣7がアタックしてきました。「解決」（E）を押し、縦向きの防壁で止めましょう。"
                "防壁は1体を止めて表になります。数字が同じなら相手も墓地へ行きます。♠7があります…",
            ),
            RESOLVE,
        )
    return _going_on(view) or LessonHint(_WAIT)


def _may_block(view: SeatView) -> bool:
    last = top(view)
    return last is not None and last.text == "block" and to_resolve(view, PUPIL, answer) is not None


def _draw(view: SeatView) -> LessonHint:
    going_on = _going_on(view)
    if view.turn.number < _LAST or going_on is None:
        return going_on or LessonHint(_WAIT)
    title = Words(
        "Your turn. “Charge” turns your cards upright, “Draw” gives you one card, or two if you "
        "like: every card drawn is life less.",
        "あなたの番です。チャージで自分のカードが縦向きに戻り、ドローで1枚、望めば2枚引きます。"
        "引いた分だけライフは減ります。",
    )
    says = Words(f"{title.en} {going_on.says.en}", f"{title.ja}{going_on.says.ja}")
    return LessonHint(says, going_on.action)


def _attack(view: SeatView) -> LessonHint:
    if is_by(view, "attack", PUPIL):
        return _going_on(view) or LessonHint(_WAIT)
    return _starts(
        Words(
            "Now ♦8 may attack. Start “Attack”; once it is resolved choose ♦8 as the attacker.",
            "♦8がアタックできます。「アタック」を起こし、解決するときに♦8を選びましょう。",
        ),
        "attack",
        view,
    )


def _up(view: SeatView) -> LessonHint:
    last = top(view)
    if last is None or last.text != "damageJudge" or not has_chance(view, PUPIL):
        return _going_on(view) or LessonHint(_WAIT)
    return LessonHint(
        Words(
            "Nobody blocks, so 8 damage are coming. Before that, make it more. Start “Up” "
            "with ♥5 at ♦8: 8 becomes 13, and the teacher has 12 cards left. D means that "
            "you discard a card; keep ♣9.",
            "だれも止めないので8ダメージです。その前に強くしましょう。♥5で「アップ」を♦8に"
            "起こすと8が13になります。先生の残りは12枚です。Dで手札を1枚捨てます。♣9は残し"
            "ましょう。",
        ),
        f"{PREFIX}up",
    )


def _counter(view: SeatView) -> LessonHint:
    if is_by(view, "down", TEACHER) and has_chance(view, PUPIL):
        return LessonHint(
            Words(
                "The teacher answers with “Down” ♠4: 13 would become 9. Start “Counter” with ♣9 at "
                "Down. What came last is resolved first.",
                "先生が♠4の「ダウン」で応じ、13が9になりそうです。♣9の「カウンター」でダウンを"
                "打ち消しましょう。後に起こしたものから解決します。",
            ),
            f"{PREFIX}counter",
        )
    return LessonHint(_WAIT)


def _win(view: SeatView) -> LessonHint:
    going_on = _going_on(view) or LessonHint(_WAIT)
    title = Words(
        "Now the stage is worked off from the top: “Counter”, “Up”, then the damage.",
        "あとは上から順に片づけます。カウンター、アップ、それからダメージです。",
    )
    says = Words(f"{title.en} {going_on.says.en}", f"{title.ja}{going_on.says.ja}")
    return LessonHint(says, going_on.action)


def _fought(view: SeatView) -> bool:
    """Whether the teacher's attack is over."""
    fought = bool(view.turn.used("attack")) and not f.attackers(view)
    over = fought and not view.stage.declarations
    return view.turn.number > _THEIRS or (view.turn.number == _THEIRS and over)


def _in_last(view: SeatView) -> bool:
    return view.turn.number >= _LAST


STEPS = (
    LessonStep(
        Words("A bulwark", "防壁を置く"), _bulwark, lambda v: bool(v.turn.used("setBulwark")), _OWN
    ),
    LessonStep(
        Words("A soldier", "兵士を召喚する"),
        _summon,
        lambda v: is_by(v, "summonsSoldier", PUPIL) or bool(f.soldiers(v, PUPIL)),
        _OWN,
    ),
    LessonStep(Words("The stage", "ステージ"), _stage, lambda v: bool(f.soldiers(v, PUPIL)), _OWN),
    LessonStep(
        Words("The opponent's turn", "相手の番へ"),
        _end,
        lambda v: v.turn.number >= _THEIRS,
        _THEIRS,
    ),
    LessonStep(Words("Blocking", "ブロックする"), _block, _fought, _LAST),
    LessonStep(
        Words("Drawing", "カードを引く"),
        _draw,
        lambda v: _in_last(v) and not v.stage.declarations,
        _LAST,
    ),
    LessonStep(
        Words("An attack", "アタックする"),
        _attack,
        lambda v: _in_last(v) and bool(f.attackers(v)),
        _LAST,
    ),
    LessonStep(Words("Up", "アップで強くする"), _up, lambda v: is_by(v, "up", PUPIL), _LAST),
    LessonStep(
        Words("Down and Counter", "カウンターで応じる"),
        _counter,
        lambda v: is_by(v, "counter", PUPIL),
        _LAST,
    ),
    LessonStep(Words("The win", "勝つ"), _win, lambda v: v.turn.phase == OVER, _LAST),
)
