// Changes of a view, as docs/protocol.md says. What they do not touch is shared between the view before and the view after.

type Key = string | number;

/** `[path, value]`, `[path]` or `[path, at, gone, new]`. */
export type Change = readonly unknown[];

/** The view after these changes; the one before stays as it is. */
export function applied(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((now, [path, ...rest]) => put(now, path as readonly Key[], rest), view);
}

function put(there: unknown, path: readonly Key[], rest: readonly unknown[]): unknown {
  const [first, ...further] = path;
  if (first === undefined) return putHere(there, rest);
  const copy: Record<Key, unknown> = Array.isArray(there)
    ? ([...there] as unknown as Record<Key, unknown>)
    : { ...(there as Record<Key, unknown>) };
  if (further.length === 0 && rest.length === 0) delete copy[first];
  else copy[first] = put(copy[first], further, rest);
  return copy;
}

function putHere(there: unknown, rest: readonly unknown[]): unknown {
  if (rest.length === 1) return rest[0];
  const [at, gone, come] = rest as [number, number, readonly unknown[]];
  const list = there as readonly unknown[];
  return [...list.slice(0, at), ...come, ...list.slice(at + gone)];
}
