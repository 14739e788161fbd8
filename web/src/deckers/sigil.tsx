// The picture of a command card: a trace of its own, drawn by rule from its name, the same on both sides of an axis.

const POINTS = 9;
const STEP = 11;
/** Six ways on a lattice of triangles. */
const WAYS = Array.from({ length: 6 }, (_, way) => {
  const angle = (Math.PI / 3) * way + Math.PI / 6;
  return [Math.cos(angle) * STEP, Math.sin(angle) * STEP] as const;
});

/** Numbers that a name stands for, always the same. */
function* numbers(name: string): Generator<number> {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
  while (true) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    yield seed >>> 16;
  }
}

type Node = readonly [x: number, y: number, end: boolean];

/** A walk over the right half that does not go back at once. */
function walk(name: string): readonly Node[] {
  const chance = numbers(name);
  const next = () => chance.next().value as number;
  const nodes: Node[] = [[0, (next() % 3) * STEP - STEP, false]];
  let [x, y, last] = [0, nodes[0]?.[1] ?? 0, -1];
  for (let k = 0; k < POINTS; k++) {
    const way = (next() % 6) as number;
    const turned = last >= 0 && (way + 3) % 6 === last ? (way + 1) % 6 : way;
    const [dx, dy] = WAYS[turned] ?? [0, 0];
    [x, y, last] = [Math.min(44, Math.abs(x + dx)), Math.max(-40, Math.min(40, y + dy)), turned];
    nodes.push([x, y, next() % 3 === 0]);
  }
  return nodes;
}

const known = new Map<string, readonly Node[]>();

export function Sigil({ id }: { id: string }) {
  const nodes = known.get(id) ?? walk(id);
  known.set(id, nodes);
  const line = (side: 1 | -1) => `M${nodes.map(([x, y]) => `${(side * x).toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  return (
    <svg class="sigil" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={`${line(1)}${line(-1)}`} />
      {nodes
        .filter(([, , end]) => end)
        .flatMap(([x, y], k) => [
          <circle key={k} cx={x} cy={y} r={2.6} />,
          <circle key={-1 - k} cx={-x} cy={y} r={2.6} />,
        ])}
    </svg>
  );
}
