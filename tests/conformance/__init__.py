"""The cases of the rule catalogue as data, and the driver that plays them through the engine."""
