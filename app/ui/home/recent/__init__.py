"""The tables played last: what is known of them, and how they stand on the home screen."""
