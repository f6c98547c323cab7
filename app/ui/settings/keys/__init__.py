"""The keys, changed in the settings."""
