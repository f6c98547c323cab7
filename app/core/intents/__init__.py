"""Intents by what they are about, where that is not the cards."""
