// The network: thirty hexes, drawn where the layout puts them.

import type { Offer } from "../service/wire";
import { actAt, considered, isConsidered, optionsAt, shortcutsAt } from "../table/options";
import { decide, question } from "../table/seat";
import { zoomable, zoomed } from "../table/zooming";
import { say, t, word } from "../texts/texts";
import { colourName, Guardian, Installation, Program, Scout, Shape } from "./markers";
import { COLOURS, type Colour } from "./seen";
import { marks, telling } from "./story";
import type { DeckersView, SpaceSeen } from "./view";

const SIZE = 50;
const HIGH = SIZE * Math.sqrt(3);
const CORNERS = [0, 60, 120, 180, 240, 300].map((degrees) => corner(degrees, SIZE - 1.5)).join(" ");

function corner(degrees: number, size: number): string {
  const angle = (Math.PI / 180) * degrees;
  return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
}

function place(space: { readonly q: number; readonly r: number }): readonly [x: number, y: number] {
  return [SIZE * 1.5 * space.q, HIGH * (space.r + space.q / 2)];
}

export function Network({ view }: { view: DeckersView }) {
  const targets = segmentTargets();
  const places = [...view.spaces, ...targets].map(place);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const left = Math.min(...xs) - SIZE - 4;
  const top = Math.min(...ys) - HIGH / 2 - 4;
  const width = Math.max(...xs) + SIZE + 4 - left;
  const height = Math.max(...ys) + HIGH / 2 + 4 - top;
  return (
    <section class="network" data-part="board" aria-label={word("deckers-network")}>
      <div class="map">
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          style={{ "--wide": width }}
          role="group"
          aria-label={word("deckers-network")}
        >
          <Patterns />
          {view.spaces.map((space) => (
            <Space key={space.name} space={space} view={view} />
          ))}
          {targets.map((target) => (
            <Target key={target.option.notation} {...target} />
          ))}
        </svg>
      </div>
    </section>
  );
}

interface TargetPlace {
  readonly q: number;
  readonly r: number;
  readonly option: Offer;
}

/** Where the middle of the next segment may go, while the network is being laid out. */
function segmentTargets(): readonly TargetPlace[] {
  const lays = question.value?.options.filter((option) => option.message[0] === "option-lay") ?? [];
  return lays.map((option) => ({ q: Number(option.at[0]), r: Number(option.at[1]), option }));
}

function Target({ q, r, option }: TargetPlace) {
  const [x, y] = place({ q, r });
  const lay = () => decide(option);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    lay();
  };
  return (
    <g
      class={`space target legal ${considered.value === option ? "considered" : ""}`}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      role="button"
      tabindex={0}
      aria-label={say(option.message)}
      onClick={lay}
      onKeyDown={press}
    >
      <polygon class="hex" points={CORNERS} />
      <text aria-hidden="true" class="number" y={5}>
        {say(option.message)}
      </text>
    </g>
  );
}

/** Each server has a faint pattern of its shape. */
function Patterns() {
  return (
    <defs>
      {COLOURS.map((colour) => (
        <pattern
          key={colour}
          id={`ground-${colour}`}
          width="26"
          height="26"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(20)"
        >
          <Shape colour={colour} x={13} y={13} scale={0.4} />
        </pattern>
      ))}
    </defs>
  );
}

function Space({ space, view }: { space: SpaceSeen; view: DeckersView }) {
  const [x, y] = place(space);
  const legal = optionsAt(space.name).length > 0;
  const near = !legal && shortcutsAt(space.name).length > 0;
  const states = [
    legal && "legal",
    near && "near",
    isConsidered(space.name) && "considered",
    telling.value?.space === space.name && "lit",
    telling.value?.space === space.name && telling.value.loud && "booming",
    marks.value.has(space.name) && (marks.value.get(space.name) ? "boomed" : "touched"),
    space.closed && "closed",
    view.action?.at === space.name && "acting",
  ].filter(Boolean);
  const act = (element: Element) => actAt(space.name, element);
  return (
    <g
      class={`space ${space.server} ${states.join(" ")}`}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      role="button"
      tabindex={legal || near ? 0 : -1}
      aria-label={described(space, view)}
      data-space={space.name}
      onClick={(event) => {
        if (!act(event.currentTarget)) zoomed.value = { kind: "space", id: space.name, now: [] };
      }}
      onKeyDown={(event) => {
        if ((event.key === "Enter" || event.key === " ") && act(event.currentTarget)) event.preventDefault();
      }}
    >
      <title>{described(space, view)}</title>
      <polygon class="hex" points={CORNERS} />
      <polygon class="ground" points={CORNERS} fill={`url(#ground-${space.server})`} />
      <text aria-hidden="true" class="number" x={0} y={-25}>
        {space.number}
      </text>
      {marks.value.get(space.name) && (
        <path
          class="boom"
          d="M0 -38 L9 -17 L30 -25 L20 -5 L38 6 L16 10 L18 32 L0 18 L-18 32 L-16 10 L-38 6 L-20 -5 L-30 -25 L-9 -17 Z"
        />
      )}
      <Lying space={space} crowded={view.deckers.some((decker) => decker.avatars.includes(space.name))} />
      <Standing space={space} view={view} />
    </g>
  );
}

/** Programs in the upper row, scouts or a guardian in the lower one, the installation on the right. */
function Lying({ space, crowded }: { space: SpaceSeen; crowded: boolean }) {
  const programs = Object.entries(space.programs) as [Colour, number][];
  const scouts = [
    ...Array.from({ length: space.black }, () => ({ shade: "black" as const })),
    ...Array.from({ length: space.white }, () => ({ shade: "white" as const })),
    ...space.blocked.map((blocking) => ({ shade: "white" as const, blocking })),
  ];
  const start = -((programs.length - 1) * 17) / 2;
  const middle = space.installation ? -9 : 0;
  return (
    <>
      {programs.map(([colour, count], place) => (
        <Program key={colour} colour={colour} count={count} x={start + place * 17} y={-8} />
      ))}
      {scouts.map((scout, place) => (
        <Scout key={place} {...scout} x={middle + (place - (scouts.length - 1) / 2) * 17} y={12} />
      ))}
      {space.guardian && <Guardian kind={space.guardian} x={crowded ? -24 : middle} y={13} />}
      {space.installation && <Installation colour={space.installation} x={26} y={11} />}
      {space.packets.map((packet, place) => (
        <g
          key={place}
          class="packet"
          transform={`translate(${28 - place * 5} -20)`}
          {...zoomable(() => ({ kind: "packet", id: packet, now: [] }))}
        >
          <rect x={-7} y={-7} width={14} height={14} rx={2} />
          <path d="M-4 -2 H4 M-4 2 H4" />
        </g>
      ))}
    </>
  );
}

/** Avatars, the ghost, and pieces, along the lower edge. */
function Standing({ space, view }: { space: SpaceSeen; view: DeckersView }) {
  const here = view.deckers.flatMap((decker) => decker.avatars.filter((at) => at === space.name).map(() => decker));
  const start = -((here.length - 1) * 20) / 2;
  return (
    <>
      {here.map((decker, place) => (
        <g
          key={place}
          class={`avatar ${decker.colour} ${decker.id === view.active ? "active" : ""}`}
          transform={`translate(${start + place * 20} 33)`}
        >
          <path d="M-9 9 Q-9 -2 0 -2 Q9 -2 9 9 Z" />
          <circle cy={-6} r={5.4} />
          <Shape colour={decker.colour} y={4} scale={0.34} />
        </g>
      ))}
      {view.action?.ghost === space.name && <Guardian kind="ghost" x={-28} y={20} />}
      {view.palace?.at === space.name && (
        <g class="palace" transform="translate(-27 10)">
          <path d="M-9 9 V-4 L0 -11 L9 -4 V9 Z" />
          <text aria-hidden="true" y={6}>
            {view.palace.scouts}
          </text>
        </g>
      )}
      {view.horse?.at === space.name && (
        <g class="horse" transform="translate(-27 10)">
          <path d="M-8 9 L-6 -3 L0 -10 L8 -7 L9 -2 L3 0 L5 9 Z" />
        </g>
      )}
    </>
  );
}

/** The same for those who hear the page. */
export function described(space: SpaceSeen, view: DeckersView): string {
  const parts = [
    say([
      "space",
      [
        ["server", space.server],
        ["number", space.number],
      ],
    ]),
  ];
  for (const [colour, count] of Object.entries(space.programs))
    parts.push(t("web-programs", { colour: colourName(colour as Colour), number: count }));
  if (space.installation) parts.push(t("web-installation", { colour: colourName(space.installation) }));
  const scouts = space.black + space.white + space.blocked.length;
  if (scouts) parts.push(t("web-scouts", { number: scouts }));
  if (space.guardian)
    parts.push(
      word(
        space.guardian === "black" || space.guardian === "white"
          ? `piece-${space.guardian}-guardian`
          : `piece-${space.guardian}`,
      ),
    );
  for (const decker of view.deckers) if (decker.avatars.includes(space.name)) parts.push(word(`decker-${decker.id}`));
  for (const packet of space.packets) parts.push(word(`packet-${packet}`));
  return parts.join(", ");
}
