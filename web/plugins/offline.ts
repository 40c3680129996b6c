import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** The words of one language, and pages that can do nothing without the server, with their words: most people never need them. */
const RARELY_NEEDED =
  /\/messages\/([a-z]+\.ts|[a-z]+-(editor|fleets|people)\.ftl\?raw)$|\/pages\/(Archive|Editor|Fleets|Notice|People|Profile|Records)\.svelte$|\/components\/(NoticeSettings|OwnData|ProgramSettings)\.svelte$|\/table\/BringProgram\.svelte$/;

/** The paths of a rarely needed script and of its styles; none for any other file. */
function rarelyNeeded(item: Rollup.OutputAsset | Rollup.OutputChunk): string[] {
  if (item.type !== "chunk" || !RARELY_NEEDED.test(item.facadeModuleId ?? "")) return [];
  return [item.fileName, ...(item.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
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
        const byNeed = built.flatMap((name) => rarelyNeeded(bundle[name]!)).sort();
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
