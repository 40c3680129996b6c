import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { offline } from "./plugins/offline.ts";

const server = process.env.QUARTERDECK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), offline(), compress()],
  build: {
    outDir: "../src/quarterdeck/server/static",
    emptyOutDir: true,
    // The content security policy allows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // Whatever several pages use comes in one file; what only rarely needed ones use, and the charts of endings, in two others: many small ones cost more in headers than they hold.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: "charts", test: /\/src\/table\/ending\/(Chart|chart)/, minShareCount: 2, priority: 1, includeDependenciesRecursively: false }, { name: "seldom", test: /\/src\/(editor\/|lib\/push|components\/(FinishedGames|RatingWords))/, minShareCount: 2, priority: 1, includeDependenciesRecursively: false }, { name: "shared", minShareCount: 2 }] } },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // Files share modules and a page: without that each would read the whole client again, which takes most of the time.
    isolate: false,
    testTimeout: 30_000,
  },
});
