// How fast the turn of the computer is told.

import { preference } from "../table/settings";

export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

export const pace = preference<Pace>("pace", "normal");
