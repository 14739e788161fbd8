// The parts of a goal: what they are called, and how far each is met.

import { has, t, word } from "../texts/texts";
import type { Progress } from "./view";

export function partName(id: string, place: number, of: number): string {
  const own = `${id}.part${place + 1}`;
  return has(own) ? word(own) : of > 1 ? t("web-goal-part", { number: place + 1 }) : t("web-goal");
}

export function howFar({ have, need, met }: Progress): string {
  if (need > 0) return `${have}/${need}`;
  return met ? "" : t("web-to-go", { number: have });
}
