import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load, OverscrollError, Scroller } from "../dist/overscroll.js";
import { load as loadList } from "../dist/list.js";
import { physics } from "../dist/physics.js";
import { assertTyped, bytesOf, eachModule, engine, fullEngine, moduleBytes, text } from "./support.mjs";

const header = text("Sources/COverscroll/include/overscroll.h");
const layout = (...options) => spawnSync(
  fileURLToPath(new URL("../../Scripts/js-layout", import.meta.url)), options, { encoding: "utf8" });
const module = new WebAssembly.Module(moduleBytes);
const functionsOf = (name) => layout("--functions", name).stdout.trim().split("\n");
const all = functionsOf("full");

for (const name of ["list", "scroll", "interactions", "pages", "pop-track", "full"]) {
  test(`the module ${name} exports its functions and the memory, nothing else, and asks its host for nothing`, eachModule, () => {
    const file = new WebAssembly.Module(bytesOf(`overscroll-${name}`.replace("-scroll", "")));
    const functions = functionsOf(name);
    const exported = WebAssembly.Module.exports(file).map(({ name }) => name);
    assert.deepEqual(exported.sort(), [...functions, "memory", "web_allocate", "web_free"].sort());
    for (const one of functions) assert.ok(all.includes(one), one);
    assert.deepEqual(WebAssembly.Module.imports(file), []);
  });
}

test("the layouts of structs are what the headers say", () => {
  const { status, stderr } = layout("--check");
  assert.equal(status, 0, stderr);
});

test("module and header agree on the version", () => {
  const part = (name) => header.match(new RegExp(`OVERSCROLL_VERSION_${name} (\\d+)`))[1];
  assert.equal(engine.version, `${part("MAJOR")}.${part("MINOR")}.${part("PATCH")}`);
});

test("settings of scripts of another version are refused, and say why", () => {
  engine.i32.set([16, 99 << 8], engine.in >> 2);
  assert.throws(
    () => engine.check(engine.c.overscroll_scroller_create(engine.in, engine.out), "options"),
    { name: "OverscrollError", message: new RegExp(`version ${engine.version}`) });
});

test("a response is compiled while it arrives, if it is called a module", async () => {
  const response = (bytes, type) => new Response(bytes, { headers: { "content-type": type } });
  const { compileStreaming } = WebAssembly;
  let count = 0;
  WebAssembly.compileStreaming = (source) => (count++, compileStreaming(source));
  try {
    assert.equal((await load(response(moduleBytes, "application/wasm"))).version, engine.version);
    assert.equal(count, 1);
    await load(response(moduleBytes, "application/octet-stream"));
    assert.equal(count, 1);
    await assert.rejects(load(response("<html>", "application/wasm")), { code: "invalid" });
    const broken = new ReadableStream({ pull: (to) => to.error(new TypeError("gone")) });
    await assert.rejects(load(response(broken, "application/wasm")), { code: "unreachable" });
  } finally {
    WebAssembly.compileStreaming = compileStreaming;
  }
});

test("it loads from bytes, a module, a response, and a promise of one", async () => {
  const response = () => new Response(moduleBytes, { headers: { "content-type": "text/plain" } });
  for (const source of [moduleBytes, module, response(), Promise.resolve(response())]) {
    assert.equal((await load(source)).version, engine.version);
  }
});

test("without a source it looks next to its script", async () => {
  const { fetch } = globalThis;
  const asked = [];
  globalThis.fetch = (url) => (asked.push(url.href), Promise.resolve(new Response(moduleBytes)));
  try {
    for (const one of [load, loadList]) await one();
  } finally {
    globalThis.fetch = fetch;
  }
  assert.deepEqual(asked, ["overscroll", "overscroll-list"].map((name) => String(new URL(`../dist/${name}.wasm`, import.meta.url))));
});

test("what is no module is refused by name", async () => {
  await assert.rejects(load(42), /source: expected a URL.*found 42/);
  await assert.rejects(load(new Uint8Array([1, 2, 3])), OverscrollError);
  await assert.rejects(load(new Response("", { status: 404 })), /answered 404/);
});

test("a policy that forbids to instantiate what may be compiled is reported as one", async () => {
  const { instantiate } = WebAssembly;
  // As Safari has it.
  WebAssembly.instantiate = () => Promise.reject(new WebAssembly.CompileError("refused"));
  try {
    await assert.rejects(load(moduleBytes), { code: "blocked", message: /wasm-unsafe-eval/ });
  } finally {
    WebAssembly.instantiate = instantiate;
  }
});

test("without WebAssembly it says so", async () => {
  const saved = globalThis.WebAssembly;
  delete globalThis.WebAssembly;
  try {
    await assert.rejects(load(moduleBytes), /no WebAssembly/);
  } finally {
    globalThis.WebAssembly = saved;
  }
});


test("the types name every member there is", () => {
  const laws = physics(fullEngine);
  const made = [
    laws, laws.flight({ velocity: 1, minimum: 0, maximum: 1 }),
    laws.springMotion({ stiffness: 1, dampingRatio: 1 }), laws.deceleration({ velocity: 1 }),
    laws.rubberBand({ dimension: 1 }), laws.spring({ stiffness: 1, dampingRatio: 1 }),
    new Scroller(engine).diagnostics,
  ];
  assertTyped(["overscroll", "interaction", "physics"], ...made.map(Object.keys));
});
