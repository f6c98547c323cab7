"""Finding actions by words, as the finder does."""

from __future__ import annotations

from app.core.text.words import Language
from app.ui.commands.action_registry import Action, Registry
from app.ui.commands.action_search import ActionSearch


def found_actions(registry: Registry, text: str, language: Language) -> list[Action]:
    """Return the actions that are called so, the best first; all of them for no words."""
    search = ActionSearch(registry.actions, registry.spec)
    return [found.action for found in search.find(text, language)]
