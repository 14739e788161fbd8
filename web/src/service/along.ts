// What the service has sent along with the page, so that it need not be asked for.

let along: Map<string, unknown> | null = null;

/** What is at that address, the first time that it is wanted; undefined where it was not sent along. */
export function sentAlong(address: string): unknown {
  along ??= new Map(Object.entries(JSON.parse(document.querySelector("#along")?.textContent ?? "{}")));
  const found = along.get(address);
  along.delete(address);
  return found;
}
