"""The tiles of the home screen."""
