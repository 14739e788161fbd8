// The menu of a space: one hexagonal petal for each action, around the space.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../texts/texts";
import { chosenSpace, intent, reasonAgainst, verbsAt, waysAt, wishFor } from "./acting";
import { Chance, lengthOf, verbName, WayPrice } from "./answers";
import { type Box, middle } from "./hex";
import { type Verb, VerbSign } from "./markers";
import { spaceName } from "./network";
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
  const within = (value: number, edge: number, length: number) => Math.max(edge, Math.min(length - edge, value));
  const placed = (k: number) => {
    const turn = (-90 + (k - (verbs.length - 1) / 2) * (verbs.length > 4 ? 62 : 66)) * (Math.PI / 180);
    const [left, top] = [at[0] + far * Math.cos(turn), at[1] + far * Math.sin(turn)];
    return { left: `${within(left, size / 2, width)}px`, top: `${within(top, size / 2, height)}px` };
  };
  // Where petals stand below the space too, its name stands below them.
  const down = verbs.length > 4 ? far * 0.56 + size * 0.5 + 14 : 52 * scale + 16;
  const below = { left: `${within(at[0], 110, width)}px`, top: `${within(at[1] + down, 20, height)}px` };
  return (
    <div ref={menu} class="petals menu-of-space" style={{ "--size": `${size}px` }}>
      <Where space={space} place={below} />
      {verbs.map((verb, k) => (
        <Petal key={verb} verb={verb} space={space} place={placed(k)} />
      ))}
    </div>
  );
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
        {first && <WayPrice ways={ways} />}
        {first && <Chance ways={ways} />}
      </span>
    </button>
  );
}
