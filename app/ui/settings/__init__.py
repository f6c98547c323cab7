"""The settings: a page of few choices, each applied at once, and the keys of all actions."""
