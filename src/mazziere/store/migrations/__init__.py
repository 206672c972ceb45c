"""One file for each change of the schema, oldest first. They are never changed once released."""
