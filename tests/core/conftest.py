"""Turns Hypothesis deadlines off: an example may take as long as a slow machine needs."""

from hypothesis import HealthCheck, settings

settings.register_profile("timeless", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("timeless")
