// The keys of Netrunner, what its messages name, and what is paid with.

import type { Keys } from "../table/keying";
import type { Zoomed } from "../table/zooming";
import { factsOf } from "./facts";

/** The servers have the same digit whether one runs on them or installs in them. */
const SERVERS = ["new", "hq", "rd", "archives", "remote1", "remote2", "remote3", "remote4", "remote5", "remote6"];

export const keys: Keys = {
  ...Object.fromEntries(
    SERVERS.flatMap((server, digit) => ["run", "server"].map((verb) => [`${verb} ${server}`, String(digit)])),
  ),
  credit: "c",
  draw: "w",
  "remove-tag": "g",
  purge: "u",
  keep: "k",
  mulligan: "n",
  "jack-out": "j",
  pass: "f",
  steal: "s",
  access: "a",
  trash: "t",
  leave: "v",
  score: "o",
  yes: "y",
  no: "x",
};

export function named(message: string): Zoomed | null {
  const [, id] = /^card-(.+)$/.exec(message) ?? [];
  return id && factsOf(id) ? { id, now: [] } : null;
}
