/** Packs every file once, as small as it gets; the server sends what the browser can unpack. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg)$/;

export function packed(): Plugin {
  return {
    name: "thauma-packed",
    apply: "build",
    writeBundle({ dir }) {
      const folder = join(dir!, "assets");
      for (const name of readdirSync(folder).filter((one) => WORTH_IT.test(one))) pack(join(folder, name));
    },
  };
}

function pack(path: string): void {
  const content = readFileSync(path);
  const best = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, best));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
