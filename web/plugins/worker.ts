/** Writes the service worker with the list of files that it keeps: all but the languages, which are kept when used. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "worker.js");
const WHEN_USED = /^assets\/(language-|.*-ext-)/; // languages, and letters that English doesn't need
const NEVER = /^(index\.html|early\.json|worker\.js|licences\/.*|.*\.(br|gz))$/;

export function serviceWorker(): Plugin {
  return {
    name: "thauma-service-worker",
    apply: "build",
    writeBundle({ dir }) {
      const all = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(resolve(dir!).length + 1));
      const files = all.filter((name) => !NEVER.test(name)).sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const address = (name: string): string => `/${name}`;
      const source = readFileSync(SOURCE, "utf8")
        .replace("__VERSION__", version)
        .replace("__NOW__", JSON.stringify(["/", ...files.filter((name) => !WHEN_USED.test(name)).map(address)]))
        .replace("__LATER__", JSON.stringify(files.filter((name) => WHEN_USED.test(name)).map(address)));
      writeFileSync(join(dir!, "worker.js"), source);
    },
  };
}
