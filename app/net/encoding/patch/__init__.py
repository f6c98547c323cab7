"""Steps and views of a seat as differences: the writer, the reader, and what both agree on."""
