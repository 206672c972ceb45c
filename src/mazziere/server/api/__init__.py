"""The REST side of the protocol, described by OpenAPI at `/api/openapi.json`."""
