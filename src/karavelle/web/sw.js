// The service worker: files of the client that the server serves now are kept, pages always come from the server.
// So nobody is ever shown an old client by a new server; without a network there is a page that says so.

const CLIENT = "FINGERPRINT";
const KEPT = `karavelle-${CLIENT}`;
const ALONE = `/web/${CLIENT}/alone.html`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(ALONE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") return event.respondWith(fetch(request).catch(() => caches.match(ALONE)));
  if (pathname.startsWith(`/web/${CLIENT}/`)) event.respondWith(keep(request));
});

async function keep(request) {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(KEPT)).put(request, response.clone());
  return response;
}

self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  const shown = self.registration.showNotification(title, { body, tag: table, data: { table }, icon: `/web/${CLIENT}/icons/ship.svg` });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = `/g/${event.notification.data.table}`;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname.startsWith(path));
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(open());
});
