"""Case files: positions with attempted moves, as judges write them down."""
