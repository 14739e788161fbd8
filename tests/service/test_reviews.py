"""Reviews over the network: a finished game is thought through once, when somebody asks for it, and that is kept."""

from __future__ import annotations

import time
import urllib.error
from pathlib import Path
from typing import Any

import pytest
import yaml
from server import Server

POSITION = Path(__file__).parents[2] / "examples" / "positions" / "corp-wins.yaml"
PATIENCE = 240


def reviewed(server: Server, table: str) -> dict[str, Any]:
    """As soon as it has been thought through."""
    deadline = time.monotonic() + PATIENCE
    while not (shown := server.get(f"/api/tables/{table}/review"))["over"]:
        assert time.monotonic() < deadline, shown
        time.sleep(0.5)
    return dict(shown)


@pytest.mark.slow
def test_a_missed_win_is_found_once_and_kept(tmp_path: Path) -> None:
    """The Corporation could win this turn, or the Runner in his; it takes a credit instead, and gives up."""
    position = yaml.safe_load(POSITION.read_text(encoding="utf-8"))
    del position["servers"]["remote1"]["ice"]
    with Server(tmp_path / "tables.sqlite") as server:
        table, tokens = server.open(seats={"corp": "person", "runner": "house"}, setup={"position": position})
        with pytest.raises(urllib.error.HTTPError) as early:
            server.post(f"/api/tables/{table}/review", None)
        assert early.value.code == 409
        early.value.close()
        corp = server.sit_down(tokens["corp"])
        corp.asked()
        corp.decide("credit")
        corp.after(0)
        corp.say("resign")
        corp.until(lambda told: told["ending"])
        assert not server.get(f"/api/tables/{table}/review")["begun"]
        assert server.post(f"/api/tables/{table}/review", None)["begun"]
        shown = reviewed(server, table)
        assert server.post(f"/api/tables/{table}/review", None) == shown, "it is not thought through again"
    (point,) = [point for point in shown["points"] if point["moment"]]
    assert (point["at"], point["seat"], point["best"][0]) == (0, "corp", "option-advance")
    assert point["chance"] > 0.9 > point["known"]
    assert sum(point["open"]) == pytest.approx(1)
