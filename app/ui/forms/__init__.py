"""The sheet that asks what a gesture needs beside a selection."""
