"""What the rules ask alike, about printed texts above all."""
