"""What the service measures, for Prometheus. Labels are ids and routes, never names, tokens or cards."""

from __future__ import annotations

from functools import cache

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_SLOW = (0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10)

REQUESTS = Counter("cyberdeck_requests_total", "HTTP requests", ("route", "status"))
ENTRIES = Counter("cyberdeck_entries_total", "Entries written to journals", ("kind",))
REFUSALS = Counter("cyberdeck_refusals_total", "Messages that were refused", ("reason",))
CONNECTIONS = Gauge("cyberdeck_connections", "Open sockets of seats and spectators")
TABLES = Gauge("cyberdeck_tables", "Tables in memory")
ACTING = Histogram("cyberdeck_act_seconds", "From a message to its entry being committed and shown", buckets=_FAST)
LOADING = Histogram("cyberdeck_load_seconds", "Bringing a table back to memory", buckets=_FAST)
THINKING = Histogram("cyberdeck_think_seconds", "The house's thinking about a decision", buckets=_SLOW)
TOO_SLOW = Counter("cyberdeck_think_too_slow_total", "Decisions for which the house used up its time")
TURNED_AWAY = Counter("cyberdeck_turned_away_total", "Connections that were closed: too many, or too late", ("why",))
FAULTS = Counter("cyberdeck_faults_total", "Defects that were caught and logged", ("where",))


@cache
def written(kind: str) -> Counter:
    """The counter of one kind of entry, found once."""
    return ENTRIES.labels(kind)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
