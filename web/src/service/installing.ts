// The page as an app: a worker of ours is there when the connection is not.

/** As soon as there is nothing else to do; a browser that cannot goes without. */
export function install(language: string): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const begin = () => void navigator.serviceWorker.register(`/worker.js?lang=${language}`).catch(() => null);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
