"""What an action costs, and whether that was paid (4.3.1.1)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.blackpoker.adviser.blackpoker_plays import Start, WentOn
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code, player
from app.games.blackpoker.flow.costs import Means, cost_of
from app.games.blackpoker.rules.action_model import Action, Way


def _judged(play: Start | WentOn) -> tuple[Start, bool] | None:
    """Return what is started, and whether all is told that was paid for it."""
    if isinstance(play, Start):
        return None if play.triggered else (play, play.whole)
    return None if play.start is None else (play.start, True)


def _waived(position: Position, action: Action, way: Way, by: int) -> str:
    """Return the letters that are left to pay, a magician waiving some."""
    means = Means((), (), position.players[by].hand, position.magician(by))
    return cost_of(action, way, position.edition, means)


def _short(position: Position, start: Start, cost: str, *, whole: bool) -> dict[str, int]:
    """Return how much is missing by letter, of what can still be paid where that is open."""
    paid, by = start.paid, start.by
    walls = [one for one in position.of(by, "bulwark") if not one.driven]
    more = {
        "B": 0 if whole else len({one.id for one in walls} - {*paid.drives}),
        "D": 0 if whole else _free_cards(position, start),
        "S": 0 if whole else len(position.of(by)),
    }
    given = {"B": len(paid.drives), "D": paid.discards, "S": len(paid.gives)}
    missing = {letter: cost.count(letter) - given[letter] - more[letter] for letter in "BDS"}
    missing["L"] = cost.count("L") - paid.damage if whole else min(0, cost.count("L") - paid.damage)
    return missing


def _free_cards(position: Position, start: Start) -> int:
    """Return how many cards of the hand are no key cards of the action."""
    action = position.action(start.action)
    shown = sum(source == "keys" for source in start.sources) + len(start.paid.keys)
    still = (len(action.keys) if action is not None else 0) - shown
    return position.players[start.by].hand - max(0, still)


def _missing(position: Position, play: Start | WentOn) -> tuple[Start, dict[str, int], str] | None:
    """Return what is missing of the cost that fits best, and that cost; None for nothing to say."""
    judged = _judged(play)
    if judged is None:
        return None
    start, whole = judged
    action = position.action(start.action)
    if action is None or action.triggered:
        return None
    best: tuple[int, dict[str, int], str] | None = None
    for way in action.ways:
        cost = _waived(position, action, way, start.by)
        if way.timing == "main" and len(action.ways) > 1 and start.by != position.turn:
            continue
        missing = _short(position, start, cost, whole=whole)
        if cost != way.cost and any(value for value in missing.values()):
            # Who has a magician may pay all the same.
            paid = _short(position, start, way.cost, whole=whole)
            missing = paid if not any(paid.values()) else missing
        wrong = sum(abs(value) for letter, value in missing.items() if value > 0 or letter == "L")
        if best is None or wrong < best[0]:
            best = (wrong, missing, cost)
    return None if best is None else (start, best[1], best[2])


def _waiver_said(position: Position, start: Start, missing: dict[str, int]) -> bool:
    """Whether nothing at all was paid by somebody who has a magician."""
    return (
        position.magician(start.by)
        and not start.paid.is_payment
        and any(value > 0 for value in missing.values())
    )


def _told(position: Position, play: Start | WentOn, letter: str) -> Iterator[tuple[Start, int]]:
    found = _missing(position, play)
    if found is None:
        return
    start, missing, _ = found
    wrong = missing[letter] != 0 if letter == "L" else missing[letter] > 0
    if wrong and not _waiver_said(position, start, missing):
        yield start, missing[letter]


@code(
    "COST_B",
    "illegal",
    Start,
    WentOn,
    en="B drives a charged bulwark of your own, one for each.",
    ja="Bひとつにつき、自分の縦向きの防壁を1つ横向きにします。",
    source="rule book 4.3.1.1",
)
def _cost_b(position: Position, play: Start | WentOn) -> Iterator[Found]:
    for start, short in _told(position, play, "B"):
        yield Said(
            Words(
                f"Bulwarks are missing for the cost: {short} more charged, to drive.",
                f"コストにする縦向きの防壁が{short}つ足りません。",
            ),
            player(start.by),
        )


@code(
    "COST_L",
    "illegal",
    Start,
    WentOn,
    en="For each L one card goes from the top of the deck to the graveyard.",
    ja="Lひとつにつき、デッキの上から1枚を墓地へ置きます。",
    source="rule book 4.3.1.1, 4.1.7",
)
def _cost_l(position: Position, play: Start | WentOn) -> Iterator[Found]:
    for start, short in _told(position, play, "L"):
        if short > 0 and position.players[start.by].deck == 0:
            continue
        right = start.paid.damage + short
        yield Said(
            Words(
                f"The cost in L is {right}; {start.paid.damage} went to the graveyard.",
                f"コストのLは{right}枚ですが、墓地へ置かれたのは{start.paid.damage}枚です。",
            ),
            player(start.by),
            right=right,
        )


@code(
    "COST_D",
    "illegal",
    Start,
    WentOn,
    en="For each D a card of the hand is discarded, beside the key cards.",
    ja="Dひとつにつき、キーカードとは別に手札を1枚捨てます。",
    source="rule book 4.3.1.1, 4.3.2",
)
def _cost_d(position: Position, play: Start | WentOn) -> Iterator[Found]:
    for start, short in _told(position, play, "D"):
        yield Said(
            Words(
                f"Cards are missing for the cost: {short} more, beside the key cards.",
                f"コストで捨てる手札があと{short}枚足りません（キーカードとは別）。",
            ),
            player(start.by),
        )


@code(
    "COST_S",
    "illegal",
    Start,
    WentOn,
    en="For each S a character of your own goes to the graveyard.",
    ja="Sひとつにつき、自分のキャラクターを1体墓地へ置きます。",
    source="rule book 4.3.1.1",
)
def _cost_s(position: Position, play: Start | WentOn) -> Iterator[Found]:
    judged = _judged(play)
    if judged is not None and judged[0].paid.foreign and judged[1]:
        action = position.action(judged[0].action)
        if action is not None and any("S" in way.cost for way in action.ways):
            yield player(judged[0].by)
            return
    for start, _ in _told(position, play, "S"):
        yield player(start.by)


@code(
    "COST_C",
    "illegal",
    Start,
    en="What acts is a charged character of your own, which is driven for it.",
    ja="行うのは自分の縦向きのキャラクターで、そのために横向きにします。",
    source="common-action.rst cost table",
)
def _cost_c(position: Position, play: Start) -> Iterator[Found]:
    action = position.action(play.action)
    if action is None:
        return
    if (action.drives and not play.actor) or not play.ready:
        yield tuple(one for one in (play.actor,) if one) or player(play.by)


@code(
    "COST_DOUBLE_USE",
    "illegal",
    Start,
    WentOn,
    en="Nothing pays for two things, and a key card cannot be a cost.",
    ja="1枚で2つ分のコストは払えません。キーカードもコストにはなりません。",
    source="rule book 4.3.1",
)
def _cost_double_use(_position: Position, play: Start | WentOn) -> Iterator[Found]:
    judged = _judged(play)
    if judged is not None and judged[0].paid.twice:
        yield judged[0].paid.twice


@code(
    "COST_WAIVER",
    "illegal",
    Start,
    WentOn,
    en="A magician waives the cost of quick magic; in edition 9 D alone, of magic that is quick.",
    ja="魔術士が免除するのはクイック魔法のコストです（第9版ではクイックの魔法のDだけ）。",
    source="act list: magician",
)
def _cost_waiver(position: Position, play: Start | WentOn) -> Iterator[Found]:
    judged = _judged(play)
    found = _missing(position, play)
    if judged is None or found is None or not judged[1]:
        return
    start, missing, _ = found
    if _waiver_said(position, start, missing):
        yield player(start.by)


@code(
    "COST_ORDER",
    "reminder",
    Start,
    WentOn,
    en="In this order: name the action, pay, show the key cards, name the target.",
    ja="アクション名、コスト、キーカード、対象の順に示します。",
    source="rule book 4.3.2",
)
def _cost_order(_position: Position, play: Start | WentOn) -> Iterator[Found]:
    judged = _judged(play)
    if judged is not None and judged[1] and judged[0].paid.late:
        yield player(judged[0].by)
