"""The parts of the deck editor's page."""
