/** Makes one module a language: `virtual:language/en` holds its Fluent messages and the names of things. Of the
 *  terminal's messages the built page takes only those that it names. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const MESSAGES = resolve(import.meta.dirname, "../../src/thauma/language/messages");
const NAMES = resolve(import.meta.dirname, "../src/data/generated");
const CODE = resolve(import.meta.dirname, "../src");
const PREFIX = "virtual:language/";
const MESSAGE = /^(?=-?[a-z][a-z0-9-]* =)/m; // where one begins
const KEY = /^-?[a-z][a-z0-9-]*/;
const REFERENCE = /\{ (-?[a-z][a-z0-9-]*)/g;
const QUOTED = /["'`]([a-z0-9-]+)["'`]/g;

const ofTerminal = (language: string): string => join(MESSAGES, `${language}.ftl`);

function ofPage(language: string): string[] {
  const page = join(MESSAGES, "page");
  const topics = readdirSync(page).filter((name) => name.endsWith(`.${language}.ftl`));
  return topics.sort().map((name) => join(page, name));
}

/** Every key that the page may say: whatever stands in quotation marks in its code. */
function quoted(): Set<string> {
  const files = readdirSync(CODE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  return new Set(files.flatMap((name) => found(readFileSync(join(CODE, name), "utf8"), QUOTED)));
}

const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, key]) => key!);

/** Those messages of a text that are named, and those that they refer to. */
function only(text: string, named: ReadonlySet<string>): string {
  const messages = new Map(text.split(MESSAGE).map((message) => [KEY.exec(message)?.[0] ?? "", message]));
  const kept = new Set<string>();
  const keep = (key: string): void => {
    if (kept.has(key) || !messages.has(key)) return;
    kept.add(key);
    found(messages.get(key)!, REFERENCE).forEach(keep);
  };
  named.forEach(keep);
  return [...kept].map((key) => messages.get(key)).join("");
}

/** Comments are for translators; the page never shows them. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function languages(): Plugin {
  let building = false;
  return {
    name: "thauma-languages",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const page = ofPage(language);
      const names = join(NAMES, `names-${language}.json`);
      for (const file of [...page, ofTerminal(language), names]) this.addWatchFile(file);
      const topics = page.map((file) => withoutComments(readFileSync(file, "utf8"))).join("\n");
      const terminal = withoutComments(readFileSync(ofTerminal(language), "utf8"));
      const named = new Set([...quoted(), ...found(topics, REFERENCE)]);
      const messages = `${topics}\n${building ? only(terminal, named) : terminal}`;
      return `export const messages = ${JSON.stringify(messages)};\nexport const names = ${readFileSync(names, "utf8")};`;
    },
  };
}
