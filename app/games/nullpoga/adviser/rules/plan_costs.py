"""What a plan takes: mana, cards of the hand, cells of the standby row."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.nullpoga.adviser.poga_plays import Planned
from app.games.nullpoga.adviser.poga_position import PogaPosition
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.drafting import named_cards
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, STANDBY, Place


def unpaid(position: PogaPosition) -> tuple[list[str], int]:
    """Return the cards that the mana is not enough for, spells first, and what is left of it."""
    plan, left = position.plan.plan, position.plan.before.sides[position.plan.by].mana
    fall: list[str] = []
    for card in (*(one.card for one in plan.spells), *(one.card for one in plan.summons)):
        if position.cost(card) > left:
            fall.append(card)
        else:
            left -= position.cost(card)
    return fall, left


@rule(
    "plan-mana",
    "illegal",
    Planned,
    title=Words(
        "A plan costs no more mana than there is.", "計画のコストの合計は、使えるマナまでです。"
    ),
    source="seed 14; R2, R29, R35",
)
def plan_mana(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Spells are paid for first, then summons, each in the order of the plan."""
    fall, _ = unpaid(position)
    if not fall:
        return
    spells = [one.card for one in play.plan.spells]
    cards = [*spells, *(one.card for one in play.plan.summons)]
    mana = position.plan.before.sides[play.by].mana
    costs = [position.cost(card) for card in cards]
    terms = " + ".join(map(str, costs))
    whole = f"{terms} = {sum(costs)}" if len(costs) > 1 else terms
    names = listed([w.short_name(card) for card in fall])
    yield Said(
        Words(
            f"The plan costs {whole}, and there is {mana} mana. Not paid for: {names.en}.",
            f"計画のコストは{whole}ですが、マナは{mana}です。払えないのは{names.ja}です。",
        ),
        (f"seat.{play.by}",),
        right=mana,
    )


@rule(
    "plan-hand",
    "illegal",
    Planned,
    title=Words(
        "A plan names a card no more often than the hand holds it.",
        "計画に入れられるのは、手札にある枚数までです。",
    ),
    source="seed 24–25; R29, R35",
)
def plan_hand(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """A ritual takes the monster it brings from the hand, too."""
    hand = position.plan.before.sides[play.by].hand
    for card, count in named_cards(play.plan).items():
        held = hand.count(card)
        if count <= held:
            continue
        name = w.short_name(card)
        more = count - held
        words = Words(
            f"The plan names {name.en} {count}×, the hand holds {held}. "
            f"{more} of these entries will be lost.",
            f"計画には{name.ja}が{count}枚ありますが、手札には{held}枚です。{more}枚分は失われます。",
        )
        yield Said(words, (f"seat.{play.by}",), right=held)
        return


@rule(
    "standby-taken",
    "suspicious",
    Planned,
    title=Words(
        "A monster is summoned to a standby cell that is free after the march.",
        "召喚できるのは、進軍のあとに空いているスタンバイゾーンのマスです。",
    ),
    source="seed 20, 25; R4, R35",
)
def standby_taken(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Who stands there marches where the battle cell ahead is free; the other may still free it."""
    for one in position.plan.of("summon", "failed"):
        if one.side != play.by or one.reason != "taken" or one.place is None:
            continue
        board = position.plan.board_at("summon")
        there = board.at(one.place)
        name, cell = w.short_name(one.card), position.cell(one.place)
        if there is None:
            first = next(each for each in play.plan.summons if each.column == one.place.column)
            before = w.short_name(first.card)
            words = Words(
                f"{name.en} cannot be summoned to {cell.en}: {before.en} is summoned there "
                "before it.",
                f"{cell.ja}には先に{before.ja}を召喚するので、{name.ja}は召喚できません。",
            )
            yield Said(words, (f"seat.{play.by}",))
            continue
        blocked = w.standing_name(there)
        ahead = board.at(Place(play.by, BATTLE, one.place.column))
        blocks = w.standing_name(ahead) if ahead is not None else blocked
        yield Said(
            Words(
                f"On {cell.en} there will be no room: {blocked.en} cannot march past "
                f"{blocks.en}. {name.en} stays in the hand.",
                f"{cell.ja}は空きません。前の{blocks.ja}にふさがれて{blocked.ja}が進軍できず、"
                f"{name.ja}は手札に残ります。",
            ),
            position.about(there.uid),
        )


@rule(
    "mana-left",
    "reminder",
    Planned,
    title=Words(
        "Mana does not carry over to the next turn.", "使わなかったマナは次のターンに残りません。"
    ),
    source="seed 14; R2",
)
def mana_left(position: PogaPosition, play: Planned) -> Iterator[Said]:
    """Said as a plan is locked, where a monster of the hand could still be summoned."""
    fall, left = unpaid(position)
    side = position.plan.board_at("summon").sides[play.by]
    taken = {one.column for one in play.plan.summons}
    free = [n for n in range(COLUMNS) if side.row(STANDBY)[n] is None and n not in taken]
    if not play.locked or play.plan.repeat or fall or not free:
        return
    used = named_cards(play.plan)
    able = [
        card
        for card in dict.fromkeys(position.plan.before.sides[play.by].hand)
        if card in position.cards
        and position.cards[card].kind == "monster"
        and position.cost(card) <= left
        and position.plan.before.sides[play.by].hand.count(card) > used[card]
    ]
    if not able:
        return
    card = max(able, key=position.cost)
    name, cell = w.short_name(card), position.cell(Place(play.by, STANDBY, free[0]))
    yield Said(
        Words(
            f"{left} mana is left over: {name.en} ({position.cost(card)}) could be summoned to "
            f"{cell.en}.",
            f"マナが{left}残ります。{name.ja}（コスト{position.cost(card)}）を{cell.ja}に召喚できます。",
        ),
        (f"seat.{play.by}",),
    )
