"""The Python client of the protocol: what bots from outside and the tests use."""
