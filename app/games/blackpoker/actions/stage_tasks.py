"""What is to be done next on the stage, said and never enforced: resolve, choose."""

from __future__ import annotations

from app.core.intent import Move
from app.core.text.wording import labelled, listed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.every_action import RESOLVE
from app.games.blackpoker.actions.trump_form import trump_tasks
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.deed import deed_of
from app.games.blackpoker.flow.stage_reading import OVER, being_done, both_passed, top
from app.games.blackpoker.flow.waiting_triggers import orders, to_order
from app.games.blackpoker.flow.win_check import losers
from app.games.blackpoker.table.blackpoker_zones import GRAVE, HAND, KEYS
from app.games.contracts.rematch_contract import GAME_OVER, game_over
from app.games.task_model import Choice, Task

TO_GRAVE = Words("To the graveyard", "墓地へ")
TO_HAND = Words("Back to the hand", "手札にもどす")


def _ended(view: SeatView) -> Words:
    """Return that the game is over, and who has no deck left."""
    out = listed([view.setting.seats[seat].name for seat in losers(view)])
    if not out.en:
        return GAME_OVER
    why = Words(f"no deck left for {out.en}", f"{out.ja}のデッキがなくなった")
    return labelled(GAME_OVER, why)


def _left_behind(view: SeatView) -> tuple[Task, ...]:
    """Return what to do with key cards of what was taken off the stage by hand: they lie there."""
    deeds = [deed_of(view, one) for one in view.stage.declarations]
    if being_done(view) is not None or None in deeds:
        return ()
    used = {card for deed in deeds if deed is not None for card in deed.keys}
    found = []
    for seat, who in enumerate(view.setting.seats):
        zone = view.zones.get(f"{KEYS}.{seat}")
        cards = tuple(card for card in (zone.items if zone is not None else ()) if card not in used)
        if cards:
            said = Words(
                f"{who.name} has key cards on the stage that belong to nothing declared",
                f"宣言のない{who.name}のキーカードが、ステージに残っています",
            )
            grave, hand = Move(cards, f"{GRAVE}.{seat}", 0), Move(cards, f"{HAND}.{seat}", -1)
            choices = (Choice(TO_GRAVE, grave), Choice(TO_HAND, hand))
            found.append(Task(f"left.{seat}", seat, said, choices))
    return tuple(found)


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Return what is to be done on the stage."""
    if view.turn.phase == OVER:
        return (game_over(view, _ended(view)),)
    if not view.turn.number:
        return trump_tasks(view)
    group = to_order(view)
    if group is not None:
        does = Words("Choose", "選ぶ") if group.matters else Words("Take it back", "戻す")
        choose = Choice(does, action=RESOLVE)
        return (Task(f"order.{group.seat}", group.seat, orders(view, group), (choose,)),)
    left = _left_behind(view)
    one, waits = being_done(view) or top(view), being_done(view) is not None
    deed = None if one is None else deed_of(view, one)
    if one is None or deed is None or not (waits or both_passed(view)):
        return left
    effect = effect_of(deed)
    asks = waits or (effect.prepare is None and effect.asks(view, deed))
    seat = effect.chooser(view, deed) if asks else deed.seat
    units = tuple(target for target in deed.targets if target in view.units)
    name, title = view.setting.seats[seat].name, deed.action.title
    if asks:
        said = Words(f"{name} chooses: {title.en}", f"{name}が選びます：{title.ja}")
        does = Words("Choose", "選ぶ")
    else:
        both = len(view.setting.seats) == 2
        all_passed = Words("Both passed", "両者パス") if both else Words("All passed", "全員パス")
        said = Words(f"{all_passed.en}: resolve {title.en}", f"{all_passed.ja}：{title.ja}を解決")
        does = Words("Resolve", "解決する")
    return (
        *left,
        Task(f"stage.{one.id}", seat, said, (Choice(does, action=RESOLVE),), units),
    )
