import { expect, test } from "vitest";
import { dealt, type Happening, type Touches } from "../src/reel/dealing";
import { applied, type Change } from "../src/reel/patch";

const event = (kind: string, handle?: number): Happening => ({ kind, ...(handle && { card: { handle } }) });
const touches: Touches = ({ kind }, [head]) => head === kind;

function views(view: unknown, changes: readonly Change[], ...pieces: readonly (readonly Happening[])[]) {
  const found = dealt(view, changes, pieces, touches);
  expect(found.at(-1)).toEqual(applied(view, changes));
  return found;
}

test("a change comes with the last event that it comes from, what nothing explains comes first", () => {
  const before = { gold: 5, step: 1 };
  const changes = [
    [["gold"], 2],
    [["step"], 2],
  ];
  expect(views(before, changes, [event("x")], [event("gold")], [event("y")])).toEqual([
    { gold: 5, step: 2 },
    { gold: 2, step: 2 },
    { gold: 2, step: 2 },
  ]);
});

test("a number that grows by one with each event grows one by one", () => {
  const found = views({ gold: 0 }, [[["gold"], 2]], [event("gold")], [event("x")], [event("gold")]);
  expect(found).toEqual([{ gold: 1 }, { gold: 1 }, { gold: 2 }]);
});

test("things come and go with the events that name them", () => {
  const thing = (handle: number) => ({ handle });
  const before = { hand: [thing(1), thing(2), thing(3)] };
  const changes = [[["hand"], 0, 2, [thing(2), thing(4), thing(5)]]];
  const found = views(before, changes, [event("left", 1)], [event("came", 4)], [event("came", 5)]);
  const handles = (found as readonly (typeof before)[]).map(({ hand }) => hand.map(({ handle }) => handle));
  expect(handles).toEqual([
    [2, 3],
    [2, 4, 3],
    [2, 4, 5, 3],
  ]);
});

test("what lies in what has changed comes after it", () => {
  const before = { row: [{ gold: 1 }] };
  const changes: Change[] = [
    [["row"], 0, 0, [{ gold: 0 }]],
    [["row", 1, "gold"], 3],
    [["other"], 1],
  ];
  const found = dealt(
    before,
    changes,
    [[event("other")], [event("row")], []],
    ({ kind }, path) => path.length === 1 && path[0] === kind,
  );
  expect(found).toEqual([
    { row: [{ gold: 1 }], other: 1 },
    { row: [{ gold: 0 }, { gold: 3 }], other: 1 },
    { row: [{ gold: 0 }, { gold: 3 }], other: 1 },
  ]);
});

test("what only changes its place in a list stays as it was until it is told what has become of it", () => {
  const place = (name: string, sparks: number) => ({ name, sparks });
  const before = { spaces: [place("red", 0), place("green", 1)] };
  const changes: Change[] = [[["spaces"], 0, 2, [place("blue", 0), place("red", 1), place("green", 1)]]];
  const found = dealt(before, changes, [[event("laid")], [event("spark")]], ({ kind }, path) =>
    path.length === 1 ? kind === "laid" : kind === "spark",
  );
  expect(found).toEqual([
    { spaces: [place("blue", 0), place("red", 0), place("green", 1)] },
    { spaces: [place("blue", 0), place("red", 1), place("green", 1)] },
  ]);
});
