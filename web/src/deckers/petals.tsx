// The menu of a space: one hexagonal petal for each action, around the space.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../texts/texts";
import { chosenSpace, intent, reasonAgainst, verbsAt, waysAt, wishFor } from "./acting";
import { Chance, lengthOf, verbName, WayPrice } from "./answers";
import { type Box, middle, type Point } from "./hex";
import { type Verb, VerbSign } from "./markers";
import { spaceName } from "./network";
import { ring, within } from "./ring";
import { mapSize, narrow } from "./seen";
import type { DeckersView, SpaceSeen } from "./view";

const SMALLEST = 84;
const LARGEST = 124;

export function Petals({ view, box, scale }: { view: DeckersView; box: Box; scale: number }) {
  const space = view.spaces.find(({ name }) => name === chosenSpace.value);
  if (!space || intent.value?.verb || narrow.value) return null;
  return <Around key={space.name} space={space} box={box} scale={scale} />;
}

function Around({ space, box, scale }: { space: SpaceSeen; box: Box; scale: number }) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches(".space:focus-visible"))
      menu.current?.querySelector<HTMLElement>(".petal")?.focus();
  }, []);
  const { width, height } = mapSize.value;
  const [x, y] = middle(space);
  const at = [
    (width - box.width * scale) / 2 + (x - box.left) * scale,
    (height - box.height * scale) / 2 + (y - box.top) * scale,
  ] as const;
  const verbs = verbsAt(space.name);
  const size = Math.max(SMALLEST, Math.min(LARGEST, 100 * scale));
  const far = Math.max(54 * scale, 40) + size * 0.5;
  const petals = ring(at, verbs.length, size, far, { width, height });
  // Where petals stand below the space too, its name stands below them.
  const lowest = Math.max(...petals.map(([x, y]) => (Math.abs(x - at[0]) < size && y > at[1] ? y + size * 0.44 : 0)));
  const down = Math.max(at[1] + 52 * scale + 16, lowest + 14);
  const below = { left: `${within(at[0], 110, width)}px`, top: `${within(down, 20, height)}px` };
  return (
    <div ref={menu} class="petals menu-of-space" style={{ "--size": `${size}px` }}>
      <Where space={space} place={below} />
      {verbs.map((verb, k) => (
        <Petal key={verb} verb={verb} space={space} place={spot(petals[k] ?? at)} />
      ))}
    </div>
  );
}

function spot([left, top]: Point): Spot {
  return { left: `${left}px`, top: `${top}px` };
}

type Spot = { readonly left: string; readonly top: string };

/** Which space it is, and why something cannot be done there. */
function Where({ space, place }: { space: SpaceSeen; place: Spot }) {
  const wish = intent.value?.wish;
  const reason = wish ? reasonAgainst(wish) : "";
  return (
    <p class="where" style={place} role="status">
      {wish && reason ? `${verbName(wish)}: ${reason}` : spaceName(space)}
      {!reason && space.closed && ` · ${t("web-closed-space")}`}
    </p>
  );
}

function Petal({ verb, space, place }: { verb: Verb; space: SpaceSeen; place: Spot }) {
  const ways = waysAt(verb, space.name);
  const [first] = ways;
  return (
    <button
      type="button"
      class="petal"
      style={place}
      data-verb={verb}
      aria-disabled={ways.length === 0}
      onClick={() => wishFor(verb, space.name)}
    >
      <span>
        <VerbSign verb={verb} />
        <b style={{ "--letters": lengthOf(verbName(verb)) }}>{verbName(verb)}</b>
        {first && (
          <span class="told">
            <WayPrice ways={ways} />
            <Chance ways={ways} />
          </span>
        )}
      </span>
    </button>
  );
}
