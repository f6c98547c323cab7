"""A first game for newcomers: what to do now, and the teacher who plays the other side."""
