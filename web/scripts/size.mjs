// What a first visit downloads, compressed; fails above the limit. Counts all that the service worker keeps from the
// start, also for pages that are opened later, and the largest translation. The rest comes when it is first needed.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LIMIT = 200_000;
const folder = fileURLToPath(new URL("../../src/quarterdeck/server/static/", import.meta.url));
const loaded = ["index.html", "theme.js", "icon.svg", "manifest.webmanifest", "sw.js"];
loaded.push(...readdirSync(join(folder, "assets")).filter((name) => /\.(js|css)$/.test(name)).map((name) => `assets/${name}`));

const length = (path) => readFileSync(join(folder, path)).length;
const packed = (path, ending) => (existsSync(join(folder, path + ending)) ? length(path + ending) : length(path));
const total = { plain: 0, gzip: 0, brotli: 0 };
let translation = { ...total };
const byNeed = JSON.parse(/BY_NEED = (\[.*?\]);/.exec(readFileSync(join(folder, "sw.js"), "utf8"))[1]);
for (const path of loaded) {
  const size = { plain: length(path), gzip: packed(path, ".gz"), brotli: packed(path, ".br") };
  const late = byNeed.includes(`/${path}`);
  if (!late) for (const way of Object.keys(total)) total[way] += size[way];
  if (/^assets\/[a-z]{2}-/.test(path) && size.gzip > translation.gzip) translation = size;
  console.log(`${path.padEnd(40)} ${String(size.plain).padStart(8)} ${String(size.gzip).padStart(8)} ${String(size.brotli).padStart(8)}${late ? "  when needed" : ""}`);
}
for (const way of Object.keys(total)) total[way] += translation[way];
console.log(`${"first visit: plain, gzip, brotli".padEnd(40)} ${String(total.plain).padStart(8)} ${String(total.gzip).padStart(8)} ${String(total.brotli).padStart(8)}`);
if (total.gzip > LIMIT) {
  console.error(`The client is ${total.gzip} bytes compressed; the limit is ${LIMIT}.`);
  process.exit(1);
}
