import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** Whether a file has only the words of one language, which most people never need. */
function isTranslation(item: Rollup.OutputAsset | Rollup.OutputChunk): boolean {
  return item.type === "chunk" && /\/messages\/[a-z]+\.ts$/.test(item.facadeModuleId ?? "");
}

/** Writes sw.js: the worker of `src/worker.js`, which knows the names of all files of this build. */
export function offline(): Plugin {
  let root = "";
  let publicDir = "";
  return {
    name: "quarterdeck-offline",
    apply: "build",
    configResolved(config) {
      root = config.root;
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const hash = createHash("sha256");
        const built = Object.keys(bundle).filter((name) => name !== "index.html" && !name.startsWith("."));
        const given = readdirSync(publicDir);
        const byNeed = built.filter((name) => isTranslation(bundle[name]!)).map((name) => `/${name}`).sort();
        const shell = ["/", ...[...built, ...given].map((name) => `/${name}`)].filter((path) => !byNeed.includes(path)).sort();
        for (const name of given) hash.update(readFileSync(join(publicDir, name)));
        for (const item of Object.values(bundle)) hash.update(item.type === "chunk" ? item.code : item.source);
        const worker = readFileSync(join(root, "src/worker.js"), "utf8");
        const names = `const VERSION = ${JSON.stringify(hash.digest("hex").slice(0, 12))};\nconst SHELL = ${JSON.stringify(shell)};\nconst BY_NEED = ${JSON.stringify(byNeed)};\n`;
        this.emitFile({ type: "asset", fileName: "sw.js", source: names + worker });
      },
    },
  };
}
