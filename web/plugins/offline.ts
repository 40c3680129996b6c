import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

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
        const shell = ["/", ...[...built, ...given].map((name) => `/${name}`)].sort();
        for (const name of given) hash.update(readFileSync(join(publicDir, name)));
        for (const item of Object.values(bundle)) hash.update(item.type === "chunk" ? item.code : item.source);
        const worker = readFileSync(join(root, "src/worker.js"), "utf8");
        const names = `const VERSION = ${JSON.stringify(hash.digest("hex").slice(0, 12))};\nconst SHELL = ${JSON.stringify(shell)};\n`;
        this.emitFile({ type: "asset", fileName: "sw.js", source: names + worker });
      },
    },
  };
}
