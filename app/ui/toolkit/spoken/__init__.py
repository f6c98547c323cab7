"""What assistive technology is told where Qt's own word is not enough."""
