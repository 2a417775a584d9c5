/** Where on the page we are: a small router over the addresses of the history. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** The parts of the path: /table/abc is ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

export const route = new Route();

/** For <svelte:window onclick>: links within the page don't load it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (
    link.origin !== location.origin ||
    link.pathname.startsWith("/api/") ||
    link.getAttribute("href")!.startsWith("#")
  )
    return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
