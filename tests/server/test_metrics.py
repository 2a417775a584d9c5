"""Metrics: what is counted is shown, and nobody can make a label grow."""

from thauma.server.people.permissions import OPERATIONS
from thauma.server.process.metrics import CONTENT_TYPE, Metrics
from thauma.server.refusals import CODES


def figures(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Every sample by its name and the values of its labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in metrics.registry.collect()
        for sample in family.samples
    }


def test_everything_that_is_counted_is_shown() -> None:
    metrics = Metrics()
    metrics.move_acknowledged("duel", 0.004)
    metrics.refused("stale")
    metrics.request_answered("tables.see", 200)
    metrics.committed(3)
    metrics.socket_opened()
    metrics.socket_opened()
    metrics.socket_closed()
    metrics.table_came("classic")
    metrics.table_came("classic")
    metrics.table_went("classic")
    metrics.bots(waiting=5, thinking=2)
    shown = figures(metrics)
    assert shown["thauma_moves_total", "duel"] == 1
    assert shown["thauma_moves_total", "classic"] == 0
    assert shown["thauma_refusals_total", "stale"] == 1
    assert shown["thauma_http_requests_total", "tables.see", "200"] == 1
    assert shown["thauma_commit_entries_sum",] == 3
    assert shown["thauma_acknowledge_seconds_bucket", "0.005"] == 1
    assert shown["thauma_acknowledge_seconds_bucket", "0.0025"] == 0
    assert shown["thauma_sockets_open",] == 1
    assert shown["thauma_tables_live", "classic"] == 1
    assert (shown["thauma_bots_waiting",], shown["thauma_bots_thinking",]) == (5, 2)


def test_prometheus_can_read_it() -> None:
    metrics = Metrics()
    metrics.refused("stale")
    assert 'thauma_refusals_total{code="stale"} 1.0' in metrics.text().decode().splitlines()
    assert CONTENT_TYPE.startswith("text/plain")


def test_no_label_can_be_grown_by_strangers() -> None:
    metrics = Metrics()
    for number in range(2000):
        metrics.refused(f"code {number}")
        metrics.request_answered(f"path {number}", number)
        metrics.move_acknowledged(f"game {number}", 0.1)
        metrics.table_came(f"game {number}")
    shown = figures(metrics)
    assert shown["thauma_refusals_total", "other"] == 2000
    assert shown["thauma_moves_total", "other"] == 2000
    assert len(shown) < 300
    assert not any("17" in label for name, *labels in shown for label in labels if name == "thauma_refusals_total")


def test_every_code_and_operation_has_a_label_of_its_own() -> None:
    metrics = Metrics()
    for code in CODES:
        metrics.refused(code)
    for operation in OPERATIONS:
        metrics.request_answered(operation, 200)
    shown = figures(metrics)
    assert all(shown["thauma_refusals_total", code] == 1 for code in CODES)
    assert all(shown["thauma_http_requests_total", operation, "200"] == 1 for operation in OPERATIONS)


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.refused("stale")
    assert ("thauma_refusals_total", "stale") not in figures(other)
