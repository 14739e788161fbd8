// A picture for each card, drawn from its name: always the same for one card, different for two.

const WIDE = 60;
const HIGH = 40;

type Chance = () => number;

/** Numbers from 0 to 1 that follow from a name. */
function chanceOf(name: string): Chance {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const between = (chance: Chance, low: number, high: number) => low + Math.floor(chance() * (high - low + 1));

/** Lines on a circuit board, with a pad at each end. */
function circuit(chance: Chance): string {
  return Array.from({ length: between(chance, 6, 9) }, () => {
    const [x, y] = [between(chance, 0, 11) * 5, between(chance, 1, 7) * 5];
    const [run, turn] = [between(chance, 2, 5) * 5, between(chance, -2, 2) * 5];
    return `M${x} ${y} h${run} l${Math.abs(turn)} ${turn} h${between(chance, 1, 3) * 5} m0 0 a1.6 1.6 0 1 0 3.2 0 a1.6 1.6 0 1 0 -3.2 0`;
  }).join("");
}

function rings(chance: Chance): string {
  const [x, y, gap] = [between(chance, 15, 45), between(chance, 10, 30), between(chance, 4, 7)];
  return Array.from({ length: 6 }, (_, place) => {
    const r = gap * (place + 1);
    const from = chance() * Math.PI * 2;
    const to = from + Math.PI * (0.5 + chance());
    const at = (angle: number) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(from)} A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
  }).join("");
}

function towers(chance: Chance): string {
  return Array.from({ length: 10 }, (_, place) => {
    const high = between(chance, 6, 34);
    const lights = Array.from(
      { length: between(chance, 0, 2) },
      () => `M${place * 6 + 2} ${HIGH - between(chance, 2, high)} h1.5`,
    ).join("");
    return `M${place * 6} ${HIGH} v-${high} h5 v${high}${lights}`;
  }).join("");
}

function waves(chance: Chance): string {
  const long = between(chance, 8, 15);
  return Array.from({ length: 6 }, (_, place) => {
    const up = between(chance, 2, 7);
    return `M0 ${place * 7 + 3} q${long / 2} -${up} ${long} 0 ${`t ${long} 0 `.repeat(7)}`;
  }).join("");
}

function cells(chance: Chance): string {
  return Array.from({ length: 22 }, (_, place) => {
    if (chance() < 0.35) return "";
    const [x, y] = [(place % 6) * 11 + (Math.floor(place / 6) % 2) * 5.5, Math.floor(place / 6) * 9.5 + 5];
    return `M${x} ${y - 5} l5 2.8 v5.6 l-5 2.8 l-5 -2.8 v-5.6 z${chance() < 0.3 ? `M${x - 2} ${y + 1} h4` : ""}`;
  }).join("");
}

const DRAWINGS = [circuit, rings, towers, waves, cells] as const;
const drawn = new Map<string, string>();

function pathOf(id: string): string {
  let path = drawn.get(id);
  if (path === undefined) {
    const chance = chanceOf(id);
    path = (DRAWINGS[between(chance, 0, DRAWINGS.length - 1)] ?? circuit)(chance);
    drawn.set(id, path);
  }
  return path;
}

export function Pattern({ id }: { id: string }) {
  return (
    <svg class="pattern" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={pathOf(id)} />
    </svg>
  );
}
