"""The games played against the house: what is staked, what the bank pays, and the shoe nobody looks into."""
