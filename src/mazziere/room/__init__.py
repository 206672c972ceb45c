"""The house: accounts, ledger, lobby, waiting lists, and the actors that own tables."""
