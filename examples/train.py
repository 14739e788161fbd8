"""A player of Netrunner that learns on one core: `python examples/train.py [--side corp|runner] [--plot FILE.svg]`.

It needs the extra `envs` and nothing else. The policy is linear: the worth of an answer is the sum of the weights of
what can be said of it (its verb, its card, where it points, and how the table stands), and it is taken with a
probability that grows with its worth. Policy gradients (REINFORCE with a moving baseline) against a player that answers
by chance. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cyberdeck.envs.netrunner import LAYOUT, TITLES, VERBS
from cyberdeck.envs.vector import Batch, Table, VectorEnv

Weights = NDArray[np.float32]

BUCKETS = 6
"""How much of something there is: 0, 1, 2, 3 to 4, 5 to 8, more."""
CROSSED = ("corp_credits", "runner_credits", "corp_hand", "runner_hand", "corp_clicks", "runner_clicks", "run_server")
"""With these numbers of the table each verb is looked at together."""
COLUMNS = [LAYOUT.column("table", name) for name in CROSSED]
VERB, TITLE, SERVER, NUMBER = (LAYOUT.column("options", name) for name in ("verb", "title", "server", "number"))
N_VERB, N_TITLE, N_SERVER, N_NUMBER = len(VERBS) + 1, len(TITLES) + 1, 16, 16
STARTS = np.cumsum([0, N_VERB, N_VERB * N_TITLE, N_VERB * N_SERVER, N_VERB * N_NUMBER])
SIZE = int(STARTS[-1]) + len(COLUMNS) * N_VERB * BUCKETS
BUCKET = np.minimum(np.searchsorted([0, 1, 2, 4, 8], np.arange(256)), BUCKETS - 1)


def features(observations: NDArray[np.uint8]) -> NDArray[np.int32]:
    """For each answer the numbers of the weights that count: shape (games, options, features)."""
    parts = LAYOUT.split(observations)
    options = parts["options"].astype(np.int32)
    table = BUCKET[parts["table"][:, 0, COLUMNS]]
    verb = options[..., VERB]
    found = [
        STARTS[0] + verb,
        STARTS[1] + verb * N_TITLE + options[..., TITLE],
        STARTS[2] + verb * N_SERVER + np.minimum(options[..., SERVER], N_SERVER - 1),
        STARTS[3] + verb * N_NUMBER + np.minimum(options[..., NUMBER], N_NUMBER - 1),
    ]
    for place in range(len(COLUMNS)):
        found.append(STARTS[4] + (place * N_VERB + verb) * BUCKETS + table[:, place, None])
    return np.stack(found, -1).astype(np.int32)


def policy(weights: Weights, batch: Batch) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """The features of all answers, and how likely each is taken."""
    widest = int(batch.masks.sum(1).max())
    found = features(batch.observations)[:, :widest]
    worth = weights[found].sum(-1)
    worth = np.where(batch.masks[:, :widest] > 0, worth, -np.inf)
    chance = np.exp(worth - worth.max(1, keepdims=True))
    return found, (chance / chance.sum(1, keepdims=True)).astype(np.float32)


def taken(chances: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.int64]:
    """One answer in each game."""
    drawn = rng.random((len(chances), 1), dtype=np.float32)
    return np.minimum((chances.cumsum(1) < drawn).sum(1), (chances > 0).sum(1) - 1)


def games(env: VectorEnv, weights: Weights, rng: np.random.Generator, seed: int) -> Iterator[tuple[float, Weights]]:
    """Finished games: what each has brought, and in which direction it would have been likelier."""
    batch, seat = env.reset(seed), 0
    ways = [np.zeros(SIZE, np.float32) for _ in range(env.games)]
    while True:
        found, chances = policy(weights, batch)
        actions = taken(chances, rng)
        seat = int(batch.seats[0])
        for game, action in enumerate(actions):
            np.add.at(ways[game], found[game, action], 1.0)
            np.add.at(ways[game], found[game].ravel(), -np.repeat(chances[game], found.shape[-1]))
        batch = env.step(actions)
        for game in np.flatnonzero(batch.dones):
            yield float(batch.returns[game, seat]), ways[game]
            ways[game] = np.zeros(SIZE, np.float32)


def train(side: str, rounds: int, seed: int, jobs: int) -> tuple[Weights, list[float]]:
    """The weights, and the share of games won in each round."""
    weights, rng = np.zeros(SIZE, np.float32), np.random.default_rng(seed)
    table = Table("netrunner", rungs={1 if side == "corp" else 0: "random"})
    shares, usual, size = list[float](), 0.0, 64
    with VectorEnv(table, 32, jobs) as env:
        played = games(env, weights, rng, seed)
        for number in range(rounds):
            brought, ways = zip(*[next(played) for _ in range(size)], strict=True)
            shares.append(sum(x > 0 for x in brought) / size)
            for x, way in zip(brought, ways, strict=True):
                weights += 0.02 * (x - usual) * way / np.sqrt(1 + np.abs(way).sum())
            usual += 0.1 * (float(np.mean(brought)) - usual)
            print(f"round {number + 1:3} of {rounds}: {shares[-1]:6.1%} won", flush=True)
    return weights, shares


def judged(side: str, weights: Weights, count: int, seed: int, jobs: int) -> float:
    """The share of fresh games that it wins."""
    table = Table("netrunner", rungs={1 if side == "corp" else 0: "random"})
    with VectorEnv(table, 32, jobs) as env:
        played = games(env, weights, np.random.default_rng(seed), seed)
        return sum(next(played)[0] > 0 for _ in range(count)) / count


def drawn(shares: list[float], side: str, before: float, after: float) -> str:
    """The curve as SVG."""
    width, height, left, floor, top = 640, 300, 56, 250, 30

    def at(place: float, share: float) -> str:
        return f"{left + (width - left - 20) * place / max(1, len(shares) - 1):.1f} {floor - (floor - top) * share:.1f}"

    smooth = np.convolve(shares, np.ones(5) / 5, "valid")
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="2"/>' for x, y in (at(*dot).split() for dot in enumerate(shares)))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{left}" y="20">{side} against chance: {before:.0%} won before, {after:.0%} after training</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = at(0, percent / 100).split()[1]
        lines.append(f'<path d="M{left} {y}H{width - 20}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 6}" y="{float(y) + 4}" text-anchor="end">{percent} %</text>')
    lines.append(f'<g fill="#9bb8e0">{dots}</g>')
    path = "L".join(at(place + 2, share) for place, share in enumerate(smooth))
    lines.append(f'<path d="M{path}" fill="none" stroke="#2a5db0" stroke-width="2.5"/>')
    lines.append(f'<text x="{width / 2}" y="{height - 14}" text-anchor="middle">rounds of 64 games</text></svg>')
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--side", choices=("corp", "runner"), default="runner")
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 plays in this one")
    parser.add_argument("--judge", type=int, default=200, help="fresh games before and after")
    parser.add_argument("--plot", type=Path)
    wish = parser.parse_args()
    before = judged(wish.side, np.zeros(SIZE, np.float32), wish.judge, wish.seed + 1, wish.jobs)
    weights, shares = train(wish.side, wish.rounds, wish.seed, wish.jobs)
    after = judged(wish.side, weights, wish.judge, wish.seed + 1, wish.jobs)
    print(f"{wish.side} against chance, {wish.judge} fresh games: {before:.1%} before, {after:.1%} after")
    if wish.plot:
        wish.plot.write_text(drawn(shares, wish.side, before, after), encoding="utf-8")


if __name__ == "__main__":
    main()
