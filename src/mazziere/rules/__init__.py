"""The rule catalogue, the refusals that cite it, and the rulebooks: one value for every policy, with its rule."""

from mazziere.rules.policy import GROUPS, Policy, RulebookError, Value, policies, policy
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import PROFILES, Difference, Rulebook, Ruled, diff, house, rulebook

__all__ = [
    "GROUPS",
    "PROFILES",
    "Difference",
    "Policy",
    "Refusal",
    "Rulebook",
    "RulebookError",
    "Ruled",
    "Value",
    "diff",
    "house",
    "policies",
    "policy",
    "rulebook",
]
