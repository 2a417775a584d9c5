import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { early } from "./plugins/early.ts";
import { languages } from "./plugins/messages.ts";
import { packed } from "./plugins/packed.ts";
import { serviceWorker } from "./plugins/worker.ts";

const SERVER = process.env["THAUMA_SERVER"] ?? "http://127.0.0.1:8000";

// What pages share comes in few files: on a slow line each request costs more than some kilobytes.
const TABLE =
  /\/src\/(parts\/(Bar|City|Clock|Counter|EndActions|Equation|Offer|ScoreSheet|Sheet|Standings|TableMenu|Token|Tower|WonderPlate|coins)\.|state\/(table|sound)|net\/(live|seal))/;
const BOX = /\/src\/data\/(duel|classic|generated\/(duel|classic))\./;
const FRAME = /\/src\/lobby\/(?!Panorama|MakeTable|ChosenBoards|wish|ShareLink|QrCode)/; // around every page but the tables
const CORE =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(art|language|state|net|parts|data|styles\/(?!table)|pages\/Lost)/;
const FIRST_STYLES = /\/src\/(lobby|pages\/Lobby).*type=style/; // too small for requests of their own
const isCore = (id: string): boolean => (CORE.test(id) && !TABLE.test(id) && !BOX.test(id)) || FIRST_STYLES.test(id);

export default defineConfig({
  plugins: [svelte(), languages(), serviceWorker(), early(), packed()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/thauma/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the page is served with a strict content security policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // packing takes its time
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: isCore, priority: 4 }, // the first takes what it needs with it
            { name: "box", test: BOX, minShareCount: 2, priority: 3 },
            { name: "table", test: TABLE, minShareCount: 2, priority: 2 },
            { name: "frame", test: FRAME, minShareCount: 2, priority: 1 },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes("virtual:language") ? "assets/language-[name]-[hash].js" : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    fs: { allow: [resolve(import.meta.dirname, "..")] },
    proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER },
  },
  test: {
    include: ["src/**/*.test.ts"],
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.test.ts", "src/data/generated", "src/wire"],
      reporter: ["text", "json-summary"],
    },
  },
} as Parameters<typeof defineConfig>[0]);
