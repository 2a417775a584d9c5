/** Which page an address shows. Each page is its own download. */
import type { Component } from "svelte";

type Loader = () => Promise<{ default: Component<{ id: string }> }>;

const PAGES: Record<string, Loader> = {
  "": () => import("./pages/Lobby.svelte"),
  table: () => import("./pages/Table.svelte"),
  game: () => import("./pages/Replay.svelte"),
  pad: () => import("./pages/Pad.svelte"),
  cards: () => import("./pages/Cards.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  settings: () => import("./pages/Settings.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  watch: () => import("./pages/Watch.svelte"),
  people: () => import("./pages/People.svelte"),
  about: () => import("./pages/About.svelte"),
  account: () => import("./pages/Account.svelte"),
};
if (import.meta.env.DEV) PAGES["dev"] = () => import("./dev/Dev.svelte");

/** Load the page under the first part of a path; nothing if there is none. */
export const pageAt = (name: string): ReturnType<Loader> | undefined => PAGES[name]?.();
