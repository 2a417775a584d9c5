// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { follow, route } from "./route.svelte";

function click(html: string, change: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...change });
  document.body.firstElementChild!.addEventListener("click", (found) => follow(found as MouseEvent));
  document.body.querySelector("b")!.dispatchEvent(event);
  return event;
}

beforeEach(() => route.go("/"));

test("an address has parts and a query", () => {
  route.go("/people/%C3%95ie%20B?game=duel");
  expect(route.parts).toEqual(["people", "Õie B"]);
  expect(route.query.get("game")).toBe("duel");
});

describe("a link", () => {
  test("within the page is followed without loading it anew", () => {
    const event = click('<a href="/lobby?by=time"><b>x</b></a>');
    expect([event.defaultPrevented, route.path, route.query.get("by")]).toEqual([true, "/lobby", "time"]);
  });

  test.each([
    ['<a href="https://example.org/lobby"><b>x</b></a>', {}],
    ['<a href="/api/me"><b>x</b></a>', {}],
    ['<a href="#top"><b>x</b></a>', {}],
    ['<a href="/lobby" target="_blank"><b>x</b></a>', {}],
    ['<a href="/lobby" download><b>x</b></a>', {}],
    ['<a href="/lobby"><b>x</b></a>', { ctrlKey: true }],
    ['<a href="/lobby"><b>x</b></a>', { button: 1 }],
    ["<p><b>x</b></p>", {}],
  ])("%s %j is left to the browser", (html, change) => {
    const event = click(html, change);
    expect([event.defaultPrevented, route.path]).toEqual([false, "/"]);
  });
});
