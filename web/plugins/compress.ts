import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"]);
/** Smaller files gain less than the round of headers costs. */
const LEAST = 512;
/** zlib's levels of memory: how much of a text shares one code; which is best differs from text to text. */
const MEMORY = [5, 6, 7, 8, 9];

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Puts a .gz and a .br file beside every text file of the build, so the server never compresses. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "quarterdeck-compress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const path of [...files(folder)]) {
        if (!TEXT.has(extname(path))) continue;
        const data = readFileSync(path);
        if (data.length < LEAST) continue;
        const packed = MEMORY.map((memLevel) => gzipSync(data, { level: 9, memLevel }));
        writeFileSync(`${path}.gz`, packed.reduce((least, one) => (one.length < least.length ? one : least)));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
      }
    },
  };
}
