// The room around the table: the Corp's cold hall of light, and the Runner's warm workshop; the own half is the lower one.

const ROWS = [90, 140, 205, 290, 400];

export function World() {
  return (
    <div class="scenery">
      <svg aria-hidden="true" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice">
        <Lights />
        <Hall />
        <Shop />
        <path class="seam" d="M0 427H1280" />
      </svg>
    </div>
  );
}

function Lights() {
  return (
    <defs>
      <linearGradient id="hall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#1c3154" />
        <stop offset="1" stop-color="#0a1120" />
      </linearGradient>
      <linearGradient id="shop" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#140d10" />
        <stop offset="1" stop-color="#3a2019" />
      </linearGradient>
      <radialGradient id="pool">
        <stop offset="0" stop-color="#6ea8ff" stop-opacity=".34" />
        <stop offset="1" stop-color="#6ea8ff" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="lamp">
        <stop offset="0" stop-color="#ff9a5c" stop-opacity=".34" />
        <stop offset="1" stop-color="#ff9a5c" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

function Hall() {
  const rays = Array.from({ length: 17 }, (_, i) => `M640 -260 ${(i - 8) * 170 + 640} 430`).join("");
  const rows = ROWS.map((y) => `M0 ${y}H1280`).join("");
  const towers = Array.from({ length: 12 }, (_, i) => `M${i * 116} 0h70l-8 ${60 + ((i * 53) % 90)}h-54Z`).join("");
  return (
    <g class="corp-half">
      <rect width="1280" height="430" fill="url(#hall)" />
      <ellipse cx="640" cy="60" rx="720" ry="300" fill="url(#pool)" />
      <path d={rays} stroke="#7fa8e6" stroke-opacity=".13" stroke-width="2" />
      <path d={rows} stroke="#7fa8e6" stroke-opacity=".1" stroke-width="1.5" />
      <path d={towers} fill="#0a1426" fill-opacity=".6" />
    </g>
  );
}

function Shop() {
  const traces = Array.from({ length: 22 }, (_, i) => {
    const [x, y, aside] = [i * 62, 470 + ((i * 71) % 200), i % 2 ? 22 : -22];
    return { wire: `M${x} 800V${y + 30}l${aside}-22V${y - 30}`, x: x + aside, y: y - 34 };
  });
  return (
    <g class="runner-half">
      <rect y="425" width="1280" height="375" fill="url(#shop)" />
      <ellipse cx="640" cy="720" rx="760" ry="260" fill="url(#lamp)" />
      <path
        d={traces.map(({ wire }) => wire).join("")}
        fill="none"
        stroke="#e0854c"
        stroke-opacity=".16"
        stroke-width="3"
      />
      {traces.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="5" fill="none" stroke="#e0854c" stroke-opacity=".3" stroke-width="2.5" />
      ))}
    </g>
  );
}
