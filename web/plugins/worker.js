// Keeps the page on the device. Files with a hash in their name never change; the page itself is asked for first.
const CACHE = "thauma-__VERSION__";
const NOW = __NOW__; // kept at once
const LATER = __LATER__; // kept when they are used: languages and their letters

const isOurs = (name) => name.startsWith("thauma-") && name !== CACHE;
const isKept = (path) => NOW.includes(path) || LATER.includes(path);

self.addEventListener("install", (event) => event.waitUntil(keep(NOW).then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));

// The page says what it had loaded before we were there.
self.addEventListener("message", (event) => event.waitUntil(keep(event.data.filter(isKept))));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (isKept(pathname)) event.respondWith(kept(event.request));
});

async function keep(paths) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  await cache.addAll(missing);
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function kept(request) {
  const found = await caches.match(request, { ignoreVary: true }); // a proxy may add Vary: Origin
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
