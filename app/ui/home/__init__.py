"""The home screen: tables to go on with, decks to sit down with, ways on."""
