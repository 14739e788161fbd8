// The network: five servers as places, thirty hexes, everything that lies on them. Layers from below: walls, tiles, prints,
// what threatens, pieces, numbers, what can be clicked.

import { useLayoutEffect, useRef } from "preact/hooks";
import { actAt, isConsidered, optionsAt, shortcutsAt } from "../table/options";
import { wasLongPress, zoomable, zoomed } from "../table/zooming";
import { say, t, word } from "../texts/texts";
import { chosenSpace, isActing, litByVerb, pointAt } from "./acting";
import { type Box, boxAround, brackets, coast, DEPTH, hexPath, middle, moved, RADIUS } from "./hex";
import { LayingPlaces, layingPlaces } from "./laying";
import { pointed } from "./lens";
import { Lying, sparksOn } from "./lying";
import { burst, colourName, Shape } from "./markers";
import { Machine } from "./people";
import { Petals } from "./petals";
import { COLOURS, type Colour, isLaid, mapSize, swarmOf } from "./seen";
import { marks, telling } from "./story";
import { Threats, ThreatTags } from "./threats";
import { turned } from "./turning";
import type { DeckersView, SpaceSeen } from "./view";

const HEX = hexPath(RADIUS - 0.6);
const WALL = hexPath(RADIUS + 0.4);
const INNER = hexPath(RADIUS - 6.5);
const HIT = hexPath(RADIUS - 2.5);
const HOME = brackets(RADIUS - 5);
const BEE = burst(6, 5.2, 2.4);
const BOOM = "M0-38L9-17L30-25L20-5L38 6L16 10L18 32L0 18L-18 32L-16 10L-38 6L-20-5L-30-25L-9-17Z";
/** Below so many pixels for a hex everything on it is drawn larger. */
const SMALL = 62;

/** As soon as it is whole it lies as it will lie in the game; while it is laid out, nothing that lies there turns. */
function fitting(view: DeckersView): DeckersView {
  return isLaid(view) ? { ...view, spaces: turned(view.spaces, mapSize.value) } : view;
}

export function Network({ view: laid }: { view: DeckersView }) {
  const view = fitting(laid);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) mapSize.value = { width: entry.contentRect.width, height: entry.contentRect.height };
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const places = layingPlaces();
  const box = boxAround([...view.spaces, ...places.flatMap(({ spaces }) => spaces)], places.length > 0 ? 4 : 14);
  const scale = Math.min(mapSize.value.width / box.width, mapSize.value.height / box.height);
  return (
    <section class="network" data-part="board" aria-label={word("deckers-network")}>
      <div ref={frame} class="map">
        <svg
          class={`${100 * scale < SMALL ? "small" : ""} ${isAnywhere(view) ? "anywhere" : ""}`}
          viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
          role="group"
          aria-label={word("deckers-network")}
        >
          <Patterns />
          <Ground view={view} box={box} />
          <g class="under">
            <Threats view={view} />
          </g>
          <Pieces view={view} />
          <g class="over">
            <ThreatTags view={view} />
          </g>
          <g class="hits">
            {view.spaces.map((space) => (
              <Hit key={space.name} space={space} view={view} />
            ))}
          </g>
          <LayingPlaces places={places} scale={scale} />
        </svg>
      </div>
      <Petals view={view} box={box} scale={scale} />
    </section>
  );
}

/** Waves, leaves, bricks, scales, stars. */
const GROUND: Readonly<Record<Colour, readonly [width: number, height: number, d: string]>> = {
  blue: [24, 14, "M0 10Q6 2 12 10T24 10"],
  green: [24, 20.8, "M0 20.8L12 0L24 20.8M0 0H24"],
  yellow: [26, 18, "M0 0H26V18M0 9H26M13 0V9M0 9V18"],
  red: [18, 18, "M9 0L18 9L9 18L0 9ZM9 6L12 9L9 12L6 9Z"],
  purple: [30, 26, "M7 2V12M2 7H12M22 15V23M18 19H26"],
};

export function Patterns() {
  return (
    <defs>
      {COLOURS.map((colour) => {
        const [width, height, d] = GROUND[colour];
        return (
          <pattern
            key={colour}
            id={`ground-${colour}`}
            class={`ground ${colour}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
          >
            <path d={d} />
          </pattern>
        );
      })}
      {COLOURS.map((colour) => (
        <radialGradient key={colour} id={`light-${colour}`} class={`light ${colour}`}>
          <stop offset="0" />
          <stop offset="1" />
        </radialGradient>
      ))}
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="9" />
      </pattern>
      <marker id="head" viewBox="-6 -5 8 10" markerWidth="2.7" markerHeight="2.7" orient="auto-start-reverse">
        <path d="M-6-5L2 0L-6 5Z" />
      </marker>
    </defs>
  );
}

/** The tiles as they lie there, the machine looming behind them. */
export function Ground({ view, box }: { view: DeckersView; box: Box }) {
  const segments = COLOURS.map((colour) => view.spaces.filter(({ segment }) => segment === colour));
  const laid = segments.filter((segment) => segment.length > 0);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return (
    <>
      <g class="looming" transform={`translate(${x} ${y}) scale(${Math.min(box.width, box.height) / 190})`}>
        <Machine id={view.smc} />
      </g>
      <g class="walls">
        {view.spaces.map((space) => {
          const [x, y] = middle(space);
          return <path key={space.name} class={`wall ${space.server}`} transform={moved([x, y + DEPTH])} d={WALL} />;
        })}
      </g>
      <g class="tiles">
        {view.spaces.map((space) => (
          <g key={space.name} class={`field ${space.server}`} transform={moved(middle(space))}>
            <path class="hex" d={HEX} />
            <path d={HEX} fill={`url(#ground-${space.server})`} />
          </g>
        ))}
        {laid.map((segment) => {
          const hub = segment.find(({ number }) => number === 6) ?? segment[0];
          const [x, y] = hub ? middle(hub) : [0, 0];
          return <circle key={hub?.name} class="glow" cx={x} cy={y} r={128} fill={`url(#light-${hub?.segment})`} />;
        })}
      </g>
      <g class="coasts">
        {laid.map((segment) => (
          <path key={segment[0]?.segment} class={`coast ${segment[0]?.segment}`} d={coast(segment, RADIUS - 1.2)} />
        ))}
      </g>
      <path
        class="swarm-coast"
        d={coast(
          view.spaces.filter(({ server }) => server === swarmOf(view)),
          RADIUS - 6,
        )}
      />
      <g class="prints">
        {view.spaces.map((space) => (
          <Printed key={space.name} space={space} view={view} />
        ))}
      </g>
    </>
  );
}

/** Closed spaces, homes, the swarm. */
function Printed({ space, view }: { space: SpaceSeen; view: DeckersView }) {
  const home = view.deckers.find(({ entry }) => entry === space.name);
  const swarm = swarmOf(view) === space.server;
  return (
    <g class={`printed ${space.server}`} transform={moved(middle(space))}>
      {space.closed && <path class="closed" d={INNER} />}
      {swarm && space.number === HUB && <SwarmSign />}
      {home && <path class={`home ${home.colour}`} d={HOME} />}
      {home && (
        <g transform="translate(22 -31)">
          <path class={`door ${home.colour}`} d="M-8 7V-2L0-9L8-2V7Z" />
          <Shape colour={home.colour} y={1.5} scale={0.42} ink />
        </g>
      )}
      {marks.value.get(space.name) && <path class="boom" d={BOOM} />}
    </g>
  );
}

/** The space in the middle of a server. */
const HUB = 6;
const BEES = [
  [-4.5, 2.5],
  [4.5, 2.5],
  [0, -5],
] as const;

function SwarmSign() {
  return (
    <g class="swarm-sign" transform="translate(0 34)">
      <circle r={12.5} />
      {BEES.map(([x, y]) => (
        <path key={x} transform={moved([x, y])} d={BEE} />
      ))}
    </g>
  );
}

export function Pieces({ view }: { view: DeckersView }) {
  return (
    <>
      <g class="lots">
        {view.spaces.map((space) => (
          <g
            key={space.name}
            class="lot"
            transform={moved(middle(space))}
            data-lot={space.name}
            data-zone={`space:${space.name}`}
          >
            <Lying space={space} view={view} />
          </g>
        ))}
      </g>
      <g class="numbers" aria-hidden="true">
        {view.spaces.map((space) => {
          const [x, y] = middle(space);
          return (
            <g key={space.name} class={space.server} transform={moved([x - 22, y - 32])}>
              <circle class="no" r={8.4} />
              <text class="no-n" y={4.4}>
                {space.number}
              </text>
            </g>
          );
        })}
      </g>
    </>
  );
}

/** Where nearly every space is an answer, they need not all be framed. */
const NEARLY_ALL = 18;

function isAnywhere(view: DeckersView): boolean {
  return !isActing() && view.spaces.filter(({ name }) => optionsAt(name).length > 0).length >= NEARLY_ALL;
}

/** How a space stands out. */
function looksOf(space: SpaceSeen, view: DeckersView): string {
  const { name } = space;
  const told = telling.value?.space === name ? telling.value : null;
  const states = [
    isActing() ? shortcutsAt(name).length > 0 && "near" : optionsAt(name).length > 0 && "legal",
    isActing() && litByVerb(name) && "can",
    chosenSpace.value === name && "chosen",
    isConsidered(name) && "considered",
    told && (told.loud ? "lit booming" : "lit"),
    marks.value.has(name) && (marks.value.get(name) ? "boomed" : "touched"),
    view.action?.at === name && "acting",
  ];
  return states.filter(Boolean).join(" ");
}

/** The space as something to point at. */
function Hit({ space, view }: { space: SpaceSeen; view: DeckersView }) {
  const { name } = space;
  const look = () => ({ kind: "space", id: name, now: [] });
  // Its title says under the pointer what lies there.
  const { onPointerEnter: _, ...touched } = zoomable(look);
  const use = (element: Element) => {
    if (!pointAt(name) && !actAt(name, element)) zoomed.value = look();
  };
  const text = described(space, view);
  return (
    <path
      class={`space ${space.server} ${looksOf(space, view)}`}
      transform={moved(middle(space))}
      d={HIT}
      role="button"
      tabindex={isActing() || optionsAt(name).length > 0 ? 0 : -1}
      aria-label={text}
      data-space={name}
      data-name={name}
      onClick={(event) => wasLongPress() || use(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        use(event.currentTarget);
      }}
      {...touched}
      {...pointing(name, touched)}
    >
      <title>{text}</title>
    </path>
  );
}

type Touched = Pick<ReturnType<typeof zoomable>, "onPointerLeave" | "onFocus" | "onBlur">;

/** Whoever points at a space, by mouse or by keyboard, may want to see its explosion alone. */
function pointing(name: string, { onPointerLeave, onFocus, onBlur }: Touched) {
  const point = (at: string | null, also?: () => unknown) => () => {
    pointed.value = at;
    also?.();
  };
  return {
    onPointerEnter: point(name),
    onPointerLeave: point(null, onPointerLeave),
    onFocus: point(name, onFocus),
    onBlur: point(null, onBlur),
  };
}

export function spaceName(space: { readonly server: string; readonly number: number }): string {
  return say([
    "space",
    [
      ["server", space.server],
      ["number", space.number],
    ],
  ]);
}

/** A space in words. */
export function described(space: SpaceSeen, view: DeckersView): string {
  const parts = [spaceName(space)];
  for (const [colour, count] of Object.entries(space.programs))
    parts.push(t("web-programs", { colour: colourName(colour as Colour), number: count }));
  if (space.installation) parts.push(t("web-installation", { colour: colourName(space.installation) }));
  const sparks = sparksOn(space);
  if (sparks) parts.push(t("web-scouts", { number: sparks }));
  if (space.guardian) parts.push(word(guardianName(space.guardian)));
  for (const decker of view.deckers) {
    if (decker.avatars.includes(space.name)) parts.push(word(`decker-${decker.id}`));
    if (decker.entry === space.name) parts.push(t("web-home-of", { decker: word(`decker-${decker.id}`) }));
  }
  for (const packet of space.packets) parts.push(word(`packet-${packet}`));
  if (space.closed) parts.push(t("web-closed-space"));
  if (swarmOf(view) === space.server) parts.push(t("web-swarm-space"));
  return parts.join(", ");
}

function guardianName(piece: NonNullable<SpaceSeen["guardian"]>): string {
  return piece === "black" || piece === "white" ? `piece-${piece}-guardian` : `piece-${piece}`;
}
