from app.games.blackpoker.effects.every_effect import BY_EDITION, EFFECTS, effect_of
from app.games.blackpoker.flow.deed import Deed
from app.games.blackpoker.rules.rule_set import rule_set


def test_every_listed_action_has_an_effect_and_no_effect_is_without_an_action() -> None:
    listed = {*rule_set("6", "master").actions, *rule_set("6", "extra").actions}
    assert listed <= {*EFFECTS, *BY_EDITION}
    assert set(EFFECTS) <= listed


def test_bj_is_another_in_each_edition() -> None:
    effects = [
        effect_of(
            Deed(rule_set(edition, "master").actions["bj"], rule_set(edition, "master"), 0, 1)
        )
        for edition in ("6", "9")
    ]
    assert effects[0] is not effects[1]
