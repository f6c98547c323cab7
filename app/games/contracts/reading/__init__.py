"""The contracts of what a game reads: positions of case files, and logs of other programs."""
