// The service worker: without a connection there is a page that says so. It keeps that page and nothing else: no answer
// of the service, and no address, since the address of a seat is its key.
const KEPT = "offline-1";
const OFFLINE = `/offline${self.location.search}`;

self.addEventListener("install", (event) => {
  const keep = async () => (await caches.open(KEPT)).add(new Request(OFFLINE, { credentials: "omit", cache: "reload" }));
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name !== KEPT);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE).then((page) => page ?? Response.error())));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data ?? "/";
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(show());
});
