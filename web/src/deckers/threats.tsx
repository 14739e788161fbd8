// What is about to happen on the network. Always: two Sparks burn, a Guardian is a bomb. Through a lens: where the next Sparks
// come and what they set off, or what the attack destroys.

import { t } from "../texts/texts";
import { hexPath, middle, moved, type Point, RADIUS } from "./hex";
import { focused, lens, outlook, percent } from "./lens";
import { sparksOn } from "./lying";
import { narrow } from "./seen";
import type { Aftermath, DeckersView, Doomed, Forecast, SpaceSeen } from "./view";

const BAND = hexPath(RADIUS - 4);
const HAZARD = hexPath(RADIUS - 3);
const HEX = hexPath(RADIUS - 0.6);
const TAG = 33;

type Places = ReadonlyMap<string, SpaceSeen>;

export function Threats({ view }: { view: DeckersView }) {
  const told = outlook.value;
  return (
    <>
      {view.spaces.map((space) => {
        const ripe = sparksOn(space) >= 2;
        if (!ripe && !space.guardian) return null;
        return (
          <g key={space.name} transform={moved(middle(space))}>
            <path class={space.guardian ? "hazard" : "band"} d={space.guardian ? HAZARD : BAND} />
          </g>
        );
      })}
      {told && lens.value === "next" && <Blasts told={told} places={placesOf(view)} />}
      {told && lens.value === "attack" && <Doom told={told} places={placesOf(view)} />}
    </>
  );
}

export function ThreatTags({ view }: { view: DeckersView }) {
  const told = outlook.value;
  if (!told || lens.value === "plain") return null;
  const places = placesOf(view);
  if (lens.value === "next") return <Coming told={told} view={view} places={places} />;
  const tags = told.attack.map((doomed) => (
    <Tag key={doomed.space} at={places.get(doomed.space)} text={destroyed(doomed)} kind="taken" places={places} />
  ));
  return <g>{tags}</g>;
}

function placesOf(view: DeckersView): Places {
  return new Map(view.spaces.map((space) => [space.name, space]));
}

/** The explosions that are shown: of one Guardian if it is pointed at, otherwise of all. */
function explosions(told: Forecast): readonly (readonly [string, Aftermath])[] {
  const all = Object.entries(told.sparks).filter(([, { explosions }]) => explosions.length > 0);
  return focused.value ? all.filter(([name]) => name === focused.value) : all;
}

/** Spaces that an explosion would reach. */
function Blasts({ told, places }: { told: Forecast; places: Places }) {
  const reached = new Set(explosions(told).flatMap(([, { enters }]) => enters));
  return (
    <>
      {[...reached].map((name) => {
        const space = places.get(name);
        return space && <path key={name} class="blast" transform={moved(middle(space))} d={HAZARD} />;
      })}
    </>
  );
}

function Doom({ told, places }: { told: Forecast; places: Places }) {
  return (
    <>
      {told.attack.map(({ space: name }) => {
        const space = places.get(name);
        return space && <path key={name} class="doom" transform={moved(middle(space))} d={HEX} fill="url(#hatch)" />;
      })}
    </>
  );
}

/** The next Sparks: how likely everywhere, what they make, and what would go off. */
function Coming({ told, view, places }: { told: Forecast; view: DeckersView; places: Places }) {
  const homes = new Set(view.deckers.map(({ entry }) => entry));
  return (
    <>
      {explosions(told).map(([name, after]) => (
        <Arrows key={name} from={places.get(name)} after={after} places={places} />
      ))}
      {[...places.values()].map((space) => {
        const chance = told.scouts[space.name];
        if (chance === undefined) return null;
        const [x, y] = middle(space);
        return (
          <text
            key={space.name}
            class={`chance ${chance === 1 ? "sure" : ""}`}
            transform={moved([x + 24, y + (homes.has(space.name) ? -10 : -25)])}
          >
            {chance === 1 ? t("web-tag-sure") : chanceText(percent(chance))}
          </text>
        );
      })}
      {Object.entries(told.sparks).map(([name, after]) => (
        <Tag
          key={name}
          at={places.get(name)}
          text={madeOf(name, after, told)}
          kind={after.lost ? "lost" : "forms"}
          places={places}
        />
      ))}
    </>
  );
}

/** On a telephone the number alone, in letters that can be read. */
function chanceText(number: number): string {
  return narrow.value ? String(number) : t("web-percent", { number });
}

/** What one more Spark makes of a space, and how likely that is in the next turn. */
function madeOf(name: string, { enters, lost, explosions, guardians }: Aftermath, told: Forecast): string {
  // One that is sent elsewhere is told of there.
  if (enters.length > 0 && !enters.includes(name)) return "";
  const chance = told.explosions[name] ?? told.guardians[name] ?? 0;
  const odds = chance > 0 ? ` ${t("web-percent", { number: percent(chance) })}` : "";
  if (lost === "lost-chain") return t("web-tag-chain") + odds;
  if (lost) return t("web-tag-loss");
  if (explosions.length > 0) return t("web-tag-explosion") + odds;
  return guardians.length > 0 ? t("web-tag-guardian") + odds : "";
}

function destroyed({ programs, installation, safe }: Doomed): string {
  const number = Object.values(programs).reduce((sum, count) => sum + count, 0) + (installation ? 1 : 0);
  return safe > 0
    ? t("web-tag-destroys-unless", { number, percent: percent(safe) })
    : t("web-tag-destroys", { number });
}

/** From a Guardian to what it would set off or make; all that it reaches where it is looked at alone. */
function Arrows({ from, after, places }: { from: SpaceSeen | undefined; after: Aftermath; places: Places }) {
  if (!from) return null;
  const near = after.enters.filter((name) => name !== from.name && isNear(from, places.get(name)));
  const grave = (name: string) => after.explosions.includes(name) || after.guardians.includes(name);
  return (
    <>
      {near
        .filter((name) => focused.value !== null || grave(name))
        .map((name) => {
          const to = places.get(name);
          const kind = after.explosions.includes(name) ? "chain" : "";
          return (
            to && (
              <path key={name} class={`arrow ${kind}`} d={between(middle(from), middle(to))} marker-end="url(#head)" />
            )
          );
        })}
    </>
  );
}

function isNear(from: SpaceSeen, to: SpaceSeen | undefined): boolean {
  if (!to) return false;
  const [q, r] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

function between([ax, ay]: Point, [bx, by]: Point): string {
  const [dx, dy] = [bx - ax, by - ay];
  const long = Math.hypot(dx, dy);
  const part = (k: number): string => `${(ax + (dx / long) * k).toFixed(1)} ${(ay + (dy / long) * k).toFixed(1)}`;
  return `M${part(28)}L${part(long - 26)}`;
}

interface Tagged {
  readonly at: SpaceSeen | undefined;
  readonly text: string;
  readonly kind: string;
  readonly places: Places;
}

/** Some words at the foot of a space, not beyond the edge of the network. */
function Tag({ at, text, kind, places }: Tagged) {
  if (!at || !text) return null;
  const [x, y] = middle(at);
  const wide = text.length * (narrow.value ? 10.6 : 6.4) + 10;
  const across = [...places.values()].map((space) => middle(space)[0]);
  const [left, right] = [Math.min(...across) - RADIUS + wide / 2, Math.max(...across) + RADIUS - wide / 2];
  return (
    <g class={`tag ${kind}`} transform={moved([Math.max(left, Math.min(right, x)), y + TAG])}>
      <rect x={-wide / 2} y={-8.5} width={wide} height={17} rx={3} />
      <text y={4.2}>{text}</text>
    </g>
  );
}
