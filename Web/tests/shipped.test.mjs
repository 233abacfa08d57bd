// What is shipped, as it stands in Web/dist.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { bundles } from "./bundles.mjs";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
// The documentation is made by others.
const files = readdirSync(dist, { recursive: true }).map(String).filter((name) => !name.startsWith("docs"));

// A module's source, with where it stands; pages have theirs in them.
const modules = files.filter((name) => /\.m?js$/.test(name))
  .map((name) => [name, readFileSync(join(dist, name), "utf8")]);
for (const name of files.filter((one) => one.endsWith(".html"))) {
  const page = readFileSync(join(dist, name), "utf8");
  const scripts = [...page.matchAll(/<script type="module">(.*?)<\/script>/gs)];
  scripts.forEach(([, source], i) => modules.push([`${name}, script ${i + 1}`, source]));
}

// What esbuild says to a module when there is no top-level await.
function complaint(source) {
  const { status, stderr } = spawnSync(
    "esbuild", ["--format=esm", "--supported:top-level-await=false", "--log-level=error"],
    { input: source, encoding: "utf8" });
  return status === 0 ? "" : stderr;
}

test("no member that the types name has a short name", () => {
  const build = readFileSync(new URL("../../Scripts/build-web", import.meta.url), "utf8");
  const names = [...build.matchAll(/^private\+?='\|?(.*)'$/gm)].flatMap(([, list]) => list.split("|"));
  assert.ok(names.length > 30 && names.includes("act"));
  for (const name of files.filter((one) => one.endsWith(".d.ts") && !one.includes("/"))) {
    const told = readFileSync(join(dist, name), "utf8").replace(/\/\*.*?\*\//gs, "");
    for (const one of names) assert.doesNotMatch(told, new RegExp(`^ *(readonly |get |set )*${one}\\??[:(<]`, "m"), `${name}: ${one}`);
  }
});

// In WebKit a module with a top-level await that several others import at the same time never arrives
// for most of them (https://bugs.webkit.org/show_bug.cgi?id=242740).
test("nothing shipped has a top-level await", bundles, () => {
  assert.match(complaint("await 0;"), /[Tt]op-level await/);
  assert.ok(modules.length > 50, `${modules.length} modules`);
  const found = modules.filter(([, source]) => complaint(source) !== "").map(([name]) => name);
  assert.deepEqual(found, []);
});
