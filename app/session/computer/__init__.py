"""Seats that programs play: what they are asked, how they answer, when they act."""
