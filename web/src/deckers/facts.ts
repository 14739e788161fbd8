// What is printed on the components of Deckers.

import { allFacts } from "../table/facts";
import type { CommandFacts, DeckersFacts } from "./view";

export function deckersFacts(): DeckersFacts | null {
  const facts = allFacts() as Partial<DeckersFacts>;
  return facts.commands ? (facts as DeckersFacts) : null;
}

export function commandFacts(id: string): CommandFacts | null {
  return deckersFacts()?.commands[id] ?? null;
}
