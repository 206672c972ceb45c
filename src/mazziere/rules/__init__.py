"""The rule catalogue, the refusals that cite it, and the rulebooks: one value for every policy, with its rule."""

from mazziere.rules.catalogue import Rule, UnknownRule, catalogue, rule
from mazziere.rules.policy import GROUPS, Policy, RulebookError, Value, policies, policy
from mazziere.rules.refusal import Refusal
from mazziere.rules.rulebook import PROFILES, Difference, Rulebook, Ruled, diff, house, rulebook
from mazziere.rules.search import search

__all__ = [
    "GROUPS",
    "PROFILES",
    "Difference",
    "Policy",
    "Refusal",
    "Rule",
    "Rulebook",
    "RulebookError",
    "Ruled",
    "UnknownRule",
    "Value",
    "catalogue",
    "diff",
    "house",
    "policies",
    "policy",
    "rule",
    "rulebook",
    "search",
]
