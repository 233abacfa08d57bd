// What the documents show in JavaScript: every block is a module that parses, and those that need no
// page run.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { eachModule, text } from "./support.mjs";

test("the guide says what the modules weigh", {
  skip: eachModule.skip || process.env.CI !== "true" && ["wasm-opt", "esbuild"].some((tool) => spawnSync(tool, ["--version"]).error),
}, () => {
  assert.equal(String(spawnSync(fileURLToPath(new URL("../../Scripts/web/weights.py", import.meta.url)), ["--check"]).stderr), "");
});

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const guides = readdirSync(new URL("../../Docs/Guides/", import.meta.url))
  .filter((name) => name.endsWith(".md")).map((name) => `Docs/Guides/${name}`);

for (const document of ["README.md", ...guides]) {
  const blocks = [...text(document).matchAll(/^```js\n(.*?)^```/gms)].map((match) => match[1]);
  blocks.forEach((source, index) => {
    const runs = source.includes("node:fs");
    test(`${document}: block ${index + 1} in JavaScript ${runs ? "runs" : "parses"}`, () => {
      const folder = mkdtempSync(join(tmpdir(), "overscroll-"));
      try {
        writeFileSync(join(folder, "block.mjs"), source);
        writeFileSync(join(folder, "package.json"), '{"type":"module"}');
        for (const name of ["overscroll.js", "overscroll.wasm"]) {
          copyFileSync(join(dist, name), join(folder, name));
        }
        const { status, stdout, stderr } = spawnSync(
          process.execPath, [...(runs ? [] : ["--check"]), "block.mjs"],
          { cwd: folder, encoding: "utf8" });
        assert.equal(status, 0, stderr);
        if (runs) assert.match(stdout, /^\d+(\.\d+)?\n\d+(\.\d+)?\n$/);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
}
