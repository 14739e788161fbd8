// Laying out the network: every place where the middle of the segment may go is a dot; the one pointed at shows the whole
// segment with its numbers.

import type { Offer } from "../service/wire";
import { considered, take } from "../table/options";
import { question } from "../table/seat";
import { say } from "../texts/texts";
import { type Hex, middle, moved } from "./hex";

export interface Place {
  readonly option: Offer;
  readonly middle: Hex;
  readonly spaces: readonly (Hex & { readonly number: number })[];
}

/** Where the next segment may go, while the network is being laid out. */
export function layingPlaces(): readonly Place[] {
  const lays = question.value?.options.filter(({ message }) => message[0] === "option-lay") ?? [];
  return lays.map((option) => {
    const at = { q: Number(option.at[0]), r: Number(option.at[1]) };
    return { option, middle: at, spaces: [{ ...at, number: 6 }] };
  });
}

export function LayingPlaces({ places }: { places: readonly Place[] }) {
  return (
    <g class="anchors">
      {places.map(({ option, middle: at }) => (
        <g
          key={option.notation}
          class={`space target legal ${considered.value === option ? "considered" : ""}`}
          transform={moved(middle(at))}
          role="button"
          tabindex={0}
          aria-label={say(option.message)}
          onClick={() => take(option)}
        >
          <circle class="anchor" r={15} />
        </g>
      ))}
    </g>
  );
}
