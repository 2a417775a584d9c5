/** Lets the page work without a connection once it has been loaded: see plugins/worker.js. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname));
  } catch {
    // A browser that keeps nothing still plays, but only with a connection.
  }
}
