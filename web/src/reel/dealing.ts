// One decision changes a view in one go; what came of it is told piece by piece. The changes are dealt out to the pieces, so that
// each is seen when it is told.

import type { Frame } from "../service/wire";
import { applied, type Change } from "./patch";

export type Happening = Frame["events"][number];

type Key = string | number;
type Path = readonly Key[];

/** Whether what lies at a path of a view has changed by an event, as far as a game can tell. */
export type Touches = (event: Happening, path: Path, view: unknown) => boolean;

interface Deal {
  readonly path: Path;
  /** With which piece it is there for good. */
  readonly due: number;
}

/** The views after each piece; the last one is the view after all changes, whatever belongs to what. */
export function dealt(
  view: unknown,
  changes: readonly Change[],
  pieces: readonly (readonly Happening[])[],
  touches: Touches,
): readonly unknown[] {
  const steps: Change[][] = pieces.map(() => []);
  const dealt: Deal[] = [];
  let now = view;
  const deal = (change: Change) => {
    const path = change[0] as Path;
    const touching = pieces.flatMap((events, place) =>
      events.some((event) => touches(event, path, now)) ? [place] : [],
    );
    // What lies inside of what has changed before comes after it.
    const soonest = Math.max(0, ...dealt.filter((other) => isWithin(other.path, path)).map(({ due }) => due));
    const parts = parted(change, at(now, path), touching, soonest, pieces);
    for (const [place, part] of parts) steps[place]?.push(part);
    dealt.push({ path, due: Math.max(...parts.map(([place]) => place)) });
    now = applied(now, [change]);
  };
  for (const change of changes) for (const part of unfolded(change, now)) deal(part);
  let shown = view;
  return steps.map((step) => {
    shown = applied(shown, step);
    return shown;
  });
}

type Named = Readonly<Record<string, unknown>>;

/** Of things that are known by their names and only change places in a list, each change by itself. */
function unfolded(change: Change, view: unknown): readonly Change[] {
  const [path, from, gone, come] = change as [Path, number, number?, (readonly unknown[])?];
  if (gone === undefined || !come) return [change];
  const row = at(view, path) as readonly unknown[];
  const old = new Map(row.slice(from, from + gone).map((item) => [nameOf(item), item as Named]));
  const before = (item: unknown) => {
    const same = nameOf(item) === null ? undefined : old.get(nameOf(item));
    return same && String(Object.keys(same)) === String(Object.keys(item as Named)) ? same : undefined;
  };
  const changed = come.flatMap((item, place) =>
    Object.entries(before(item) ?? {})
      .map(([key, value]) => [key, value, (item as Named)[key]] as const)
      .filter(([, value, now]) => JSON.stringify(value) !== JSON.stringify(now))
      .map(([key, , now]) => [[...path, from + place, key], now]),
  );
  return [[path, from, gone, come.map((item) => before(item) ?? item)], ...changed];
}

/** The name of a thing that has no handle. */
function nameOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null || !("name" in item) || handleOf(item) !== null) return null;
  return typeof item.name === "string" ? item.name : null;
}

type Parts = readonly (readonly [place: number, change: Change])[];

/** A change as it comes: a number grows with each piece, things come and go with the events that name them, the rest with the last. */
function parted(
  change: Change,
  old: unknown,
  touching: readonly number[],
  soonest: number,
  pieces: readonly (readonly Happening[])[],
): Parts {
  const [path, value, gone, come] = change as [Path, unknown, number?, (readonly unknown[])?];
  const due = Math.max(soonest, touching.at(-1) ?? 0);
  if (gone !== undefined && come) {
    const row = (old as readonly unknown[]).slice(value as number, (value as number) + gone);
    return rowParts(path, value as number, row, come, (item) => Math.max(soonest, named(item, pieces) ?? due));
  }
  if (typeof value === "number" && typeof old === "number" && value - old === touching.length)
    return touching.map((place, more) => [Math.max(soonest, place), [path, old + more + 1]]);
  return [[due, change]];
}

/** Of a row in a list, what goes and what comes, each in its time. */
function rowParts(
  path: Path,
  from: number,
  old: readonly unknown[],
  come: readonly unknown[],
  due: (item: unknown) => number,
): Parts {
  const stays = (item: unknown, among: readonly unknown[]) =>
    handleOf(item) !== null && among.some((other) => handleOf(other) === handleOf(item));
  const places = [...new Set([...old, ...come].map(due))].sort((one, other) => one - other);
  if (places.length < 2) return [[places[0] ?? due(null), [path, from, old.length, come]]];
  let length = old.length;
  return places.map((place) => {
    const row = [
      ...old.filter((item) => due(item) > place && !stays(item, come)),
      ...come.filter((item) => due(item) <= place || stays(item, old)),
    ];
    const part: Change = [path, from, length, row];
    length = row.length;
    return [place, part];
  });
}

/** The last piece in which an event names a thing by its handle. */
function named(item: unknown, pieces: readonly (readonly Happening[])[]): number | null {
  const handle = handleOf(item);
  if (handle === null) return null;
  const place = pieces.map((events) => events.some(({ card }) => handleOf(card) === handle)).lastIndexOf(true);
  return place < 0 ? null : place;
}

export function handleOf(item: unknown): number | null {
  if (typeof item !== "object" || item === null || !("handle" in item)) return null;
  return typeof item.handle === "number" ? item.handle : null;
}

function at(view: unknown, path: Path): unknown {
  return path.reduce<unknown>((there, key) => (there as Record<Key, unknown> | null | undefined)?.[key], view);
}

/** Whether one path leads into the other. */
function isWithin(one: Path, other: Path): boolean {
  return one.slice(0, other.length).every((key, place) => key === other[place]);
}
