// Styles that only some pages need: sent for with what they belong to, and there before it is shown.

const coming = new Map<string, Promise<void>>();

export function styled(href: string): Promise<void> {
  const found = coming.get(href) ?? linked(new URL(href, import.meta.url).href);
  coming.set(href, found);
  found.catch(() => coming.delete(href));
  return found;
}

/** What is sent for together with its styles. */
export function dressed<T>(load: () => Promise<T>, href: string): () => Promise<T> {
  return async () => (await Promise.all([load(), styled(href)]))[0];
}

/** Those that came with the page are there before any script of it is run. */
function linked(href: string): Promise<void> {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}
