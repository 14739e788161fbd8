// What would break a subroutine, beside it.

import type { Offer } from "../service/wire";
import { openMenu } from "../table/options";
import { decide, live, question } from "../table/seat";
import { Does } from "./spot";

export function Breaks({ number }: { number: number }) {
  const offers = live.value ? (question.value?.options.filter((offer) => breaks(offer, number)) ?? []) : [];
  const [only] = offers;
  if (!only) return null;
  const click = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (offers.length === 1) decide(only);
    else openMenu(currentTarget, offers);
  };
  return (
    <button type="button" class="breaks" onClick={click}>
      <Does offers={offers} />
    </button>
  );
}

function breaks({ notation }: Offer, number: number): boolean {
  return notation === `break ${number}` || notation.startsWith(`break ${number} `);
}
