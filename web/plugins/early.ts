/** Writes early.json: which files each page and each language needs, so that the server can name them in the head of
 *  the document. A browser then asks for all of them at once, not for one after the other has been read. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const PAGES = resolve(import.meta.dirname, "../src/pages.ts");
const LANGUAGE = /virtual:language\/(\w+)$/;

/** The component under each first part of an address, as written in pages.ts. */
function pages(): [name: string, file: string][] {
  const lines = readFileSync(PAGES, "utf8").matchAll(/^ {2}"?(\w*)"?: \(\) => import\("\.(\/pages\/\w+\.svelte)"\)/gm);
  return [...lines].map(([, name, file]) => [name!, `/src${file!}`]);
}

export function early(): Plugin {
  return {
    name: "thauma-early",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const known = withImports(
        chunks,
        chunks.filter((chunk) => chunk.isEntry),
      ); // the document names these already
      const needed = (chunk: Rolldown.OutputChunk): string[] =>
        files(withImports(chunks, [chunk]).filter((one) => !known.includes(one)));
      const of = (ends: (id: string) => boolean): Rolldown.OutputChunk[] =>
        chunks.filter((chunk) => chunk.facadeModuleId && ends(chunk.facadeModuleId));
      const told: Record<string, Record<string, string[]>> = {
        pages: Object.fromEntries(pages().map(([name, file]) => [name, of((id) => id.endsWith(file)).flatMap(needed)])),
        languages: Object.fromEntries(
          of((id) => LANGUAGE.test(id)).map((chunk) => [LANGUAGE.exec(chunk.facadeModuleId!)![1]!, needed(chunk)]),
        ),
      };
      this.emitFile({ type: "asset", fileName: "early.json", source: JSON.stringify(told) });
    },
  };
}

/** Some chunks and all that they import, however far away. */
function withImports(all: Rolldown.OutputChunk[], some: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const one of all) if (chunk.imports.includes(one.fileName)) visit(one);
  };
  some.forEach(visit);
  return [...found];
}

const files = (chunks: Rolldown.OutputChunk[]): string[] =>
  chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName]).map((name) => `/${name}`);
