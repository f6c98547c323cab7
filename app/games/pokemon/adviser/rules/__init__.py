"""The rules of standard play, a file for each group of the rule list."""
