import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { languages } from "./plugins/messages.ts";
import { serviceWorker } from "./plugins/worker.ts";

const SERVER = process.env["THAUMA_SERVER"] ?? "http://127.0.0.1:8000";

const SHARED = /node_modules|\/src\/(art|language|state|net|parts|data)\//;

export default defineConfig({
  plugins: [svelte(), languages(), serviceWorker()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/thauma/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the page is served with a strict content security policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What pages share comes as one file: on a slow line each request costs more than some kilobytes.
      output: {
        codeSplitting: { groups: [{ name: "core", test: SHARED, minShareCount: 2 }] },
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes("virtual:language") ? "assets/language-[name]-[hash].js" : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    fs: { allow: [resolve(import.meta.dirname, "..")] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
