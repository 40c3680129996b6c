import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, type Rollup, minifySync } from "vite";

/** The words of one language, and pages that can do nothing without the server, with their words: most people never need them. */
const RARELY_NEEDED =
  /\/messages\/([a-z]+\.ts|[a-z]+-(editor|fleets|people|plans)\.ftl\?raw)$|\/pages\/(Archive|Editor|Fleets|Learn|Lesson|NotFound|Notice|People|Person|Profile|Puzzles|Records|Turns)\.svelte$|\/components\/(NoticeSettings|OwnData|OwnGames|ProgramSettings|RulesAbout)\.svelte$|\/table\/(BringProgram|Ending|Help|TypeMove|picture\/(Beyond|Copies|CourseView|PlacingPanel)|DiceCheck|FrozenChoice|PlanAhead|PlanBanner|PlayOnFrom|Stuck|Thoughts|ending\/(Analysis|ScoreChart))\.svelte$/;

/** The paths of rarely needed scripts and of their styles, with what only these share. */
function rarelyNeeded(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((item) => item.type === "chunk");
  const alone = chunks.filter((item) => RARELY_NEEDED.test(item.facadeModuleId ?? ""));
  const shared = chunks.filter((item) => {
    const users = chunks.filter((other) => [...other.imports, ...other.dynamicImports].includes(item.fileName));
    return !item.isEntry && users.length > 0 && users.every((other) => alone.includes(other));
  });
  const styled = (item: Rollup.OutputChunk): string[] => [item.fileName, ...(item.viteMetadata?.importedCss ?? [])];
  return [...new Set([...alone, ...shared].flatMap(styled))].map((name) => `/${name}`);
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
        const byNeed = rarelyNeeded(bundle).sort();
        const shell = ["/", ...[...built, ...given].map((name) => `/${name}`)].filter((path) => !byNeed.includes(path)).sort();
        for (const name of given) hash.update(readFileSync(join(publicDir, name)));
        for (const item of Object.values(bundle)) hash.update(item.type === "chunk" ? item.code : item.source);
        const { code: worker, errors } = minifySync("worker.js", readFileSync(join(root, "src/worker.js"), "utf8"));
        if (errors.length > 0) throw new Error(errors.map((error) => error.message).join("\n"));
        const names = `const VERSION = ${JSON.stringify(hash.digest("hex").slice(0, 12))};\nconst SHELL = ${JSON.stringify(shell)};\nconst BY_NEED = ${JSON.stringify(byNeed)};\n`;
        this.emitFile({ type: "asset", fileName: "sw.js", source: names + worker });
      },
    },
  };
}
