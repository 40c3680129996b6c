import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const folder = resolve(import.meta.dirname, "src");
const components = readdirSync(folder, { recursive: true })
  .map((path) => join(folder, path))
  .filter((path) => path.endsWith(".svelte"))
  .sort();

/** The class that keeps a component's styles to itself: a number is shorter to download than a digest. */
function cssHash({ filename }) {
  return `s${components.indexOf(resolve(filename)).toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
