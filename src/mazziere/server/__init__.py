"""The room over the wire: REST with OpenAPI, and one WebSocket for each client carrying many tables."""
