/** Makes one module a language: `virtual:language/en` holds its Fluent messages and the names of things. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const MESSAGES = resolve(import.meta.dirname, "../../src/thauma/language/messages");
const NAMES = resolve(import.meta.dirname, "../src/data/generated");
const PREFIX = "virtual:language/";

function sources(language: string): string[] {
  const page = join(MESSAGES, "page");
  const topics = readdirSync(page).filter((name) => name.endsWith(`.${language}.ftl`));
  return [join(MESSAGES, `${language}.ftl`), ...topics.sort().map((name) => join(page, name))];
}

/** Comments are for translators; the page never shows them. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function languages(): Plugin {
  return {
    name: "thauma-languages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const files = sources(language);
      const names = join(NAMES, `names-${language}.json`);
      for (const file of [...files, names]) this.addWatchFile(file);
      const messages = files.map((file) => withoutComments(readFileSync(file, "utf8"))).join("\n");
      return `export const messages = ${JSON.stringify(messages)};\nexport const names = ${readFileSync(names, "utf8")};`;
    },
  };
}
