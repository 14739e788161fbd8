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

/** Where the facts of a thing come from: rulebook, inferred, designed, printed. */
export function sourcesOf(kind: string, id: string): readonly string[] {
  const facts = deckersFacts();
  if (!facts) return [];
  if (kind === "command") return [facts.commands[id]?.source ?? ""].filter(Boolean);
  if (kind === "packet") return [facts.packets[id]?.source ?? ""].filter(Boolean);
  const rows: Record<string, Readonly<Record<string, { readonly sources: Readonly<Record<string, string>> }>>> = {
    objective: facts.objectives,
    smc: facts.smcs,
    decker: facts.deckers,
  };
  return [...new Set(Object.values(rows[kind]?.[id]?.sources ?? {}))];
}
