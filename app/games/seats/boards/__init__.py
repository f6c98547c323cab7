"""Boards of several seats on one mat: who faces whom, where each lies, what a point is called."""
