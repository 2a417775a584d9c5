// Unpacks the Chromium of the npm package beside this file: node unpack.mjs FOLDER
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const PACKED = join(import.meta.dirname, "node_modules", "@sparticuz", "chromium", "bin");
const PARTS = { "al2023.tar.br": "libraries.tar", "swiftshader.tar.br": "graphics.tar", "chromium.br": "chromium" };

for (const [packed, name] of Object.entries(PARTS)) {
  const file = createWriteStream(join(process.argv[2], name), { mode: 0o755 });
  await pipeline(createReadStream(join(PACKED, packed)), createBrotliDecompress(), file);
}
