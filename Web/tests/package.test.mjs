// The package as people get it: packed, installed into an empty project, imported, bundled and run.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { bundles } from "./bundles.mjs";
import { Page } from "./page.mjs";
import { text } from "./support.mjs";

const source = fileURLToPath(new URL("../dist/package/", import.meta.url));
const description = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
const project = mkdtempSync(join(tmpdir(), "overscroll-package-"));
const installed = join(project, "node_modules/overscroll");

function run(command, given, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, given, { encoding: "utf8", cwd: project, ...options });
  assert.equal(status, 0, `${command} ${given.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}
function program(name, text) {
  writeFileSync(join(project, name), text);
  return run(process.execPath, [name]);
}

const hasNpm = spawnSync("npm", ["--version"]).status === 0;
before(() => {
  writeFileSync(join(project, "package.json"), '{"private":true,"type":"module"}');
  if (hasNpm || process.env.CI === "true") {
    const tarball = run("npm", ["pack", "--pack-destination", project, "--silent"], { cwd: source }).trim();
    run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${tarball}`]);
  } else {
    cpSync(source, installed, { recursive: true });
  }
});
after(() => rmSync(project, { recursive: true }));

test("every export is a file with types", () => {
  assert.equal(description.version, text("VERSION").trim());
  for (const [name, target] of Object.entries(description.exports)) {
    for (const file of [target].flatMap((one) => typeof one === "string" ? one : [one.types, one.default])) {
      if (!file.includes("*")) assert.ok(existsSync(join(installed, file)), `${name}: ${file}`);
    }
    if (typeof target !== "string") assert.match(target.types, /\.d\.ts$/);
  }
  for (const file of ["README.md", "LICENSE"]) assert.ok(existsSync(join(installed, file)), file);
});

// Where there is no esbuild, the modules are served as they are, with what they share in folders next to them; they do the same.
test("a package that was not bundled loads and runs", () => {
  const dist = join(project, "plain");
  cpSync(fileURLToPath(new URL("../js/", import.meta.url)), dist, { recursive: true });
  run("python3", [fileURLToPath(new URL("../../Scripts/web/package.py", import.meta.url)), dist]);
  const made = join(dist, "package");
  const modules = readdirSync(made).filter((name) => name.endsWith(".js"));
  assert.ok(modules.length > 15);
  const at = pathToFileURL(`${made}/`);
  const printed = program("plain.mjs", `
    import { readFile } from "node:fs/promises";
    import { load, Scroller, OverscrollError } from "${at}overscroll.js";
    import { Drawer } from "${at}drawer.js";
    for (const name of ${JSON.stringify(modules)}) await import("${at}" + name);
    const engine = await load(await readFile(new URL(import.meta.resolve("overscroll/overscroll-full.wasm"))));
    const list = new Scroller(engine, { viewport: { width: 390, height: 844 }, contentSize: { width: 390, height: 60000 } });
    list.wheel({ delta: { x: 0, y: 100 }, time: 1 });
    const drawer = new Drawer(engine, { container: { width: 390, height: 800 }, anchors: [{ fraction: 0.5 }, { fromTop: 0 }] });
    drawer.destroy();
    try { drawer.frame; } catch (error) { console.log(list.destination.y, error instanceof OverscrollError); }`);
  assert.equal(printed.trim(), "100 true");
});

test("all modules are imported by their names, and a flick runs in every module that scrolls", () => {
  const typed = Object.entries(description.exports).filter(([, one]) => typeof one !== "string");
  for (const [, { types }] of typed) assert.ok(existsSync(join(installed, types)), types);
  // Recipes import the frameworks that they are for.
  const names = typed.map(([name]) => name).filter((name) => !name.startsWith("./recipes/"));
  const printed = program("all.mjs", `
    import { readFile } from "node:fs/promises";
    import { load, Scroller } from "overscroll";
    import { Drawer } from "overscroll/drawer";
    import * as small from "overscroll/list";
    for (const name of ${JSON.stringify(names)}) await import(name.replace(".", "overscroll"));
    const places = [];
    const file = (name) => readFile(new URL(import.meta.resolve(\`overscroll/\${name}.wasm\`)));
    for (const [entry, name] of [
      [small, "overscroll-list"], [small, "overscroll"], [{ load, Scroller }, "overscroll"], [{ load, Scroller }, "overscroll-full"],
    ]) {
      const list = new entry.Scroller(await entry.load(await file(name)), { viewport: { width: 390, height: 844 }, contentSize: { width: 390, height: 60000 } });
      list.touchDown(1, { x: 200, y: 700 }, 0);
      for (let i = 1; i <= 6; i++) list.touchMoved(1, { x: 200, y: 700 - 50 * i }, i / 60);
      list.touchUp(1, null, 0.1);
      places.push(list.destination.y);
    }
    const drawer = new Drawer(await load(await file("overscroll-interactions")), { container: { width: 390, height: 800 }, anchors: [{ fraction: 0.5 }, { fromTop: 0 }] });
    console.log(JSON.stringify([...new Set(places)]), drawer.visibleLength);`);
  const [places, length] = printed.trim().split(" ");
  assert.equal(JSON.parse(places).length, 1);
  assert.ok(JSON.parse(places)[0] > 1000);
  assert.equal(Number(length), 400);
});

test("a bundle has nothing of what is not used, and its module by its side", bundles, () => {
  for (const [name, source, absent] of [
    ["app", `import { load } from "overscroll"; import { Drawer } from "overscroll/drawer"; import { project } from "overscroll/laws";
      import "overscroll/scrollbar"; import url from "overscroll/overscroll.wasm";
      load(url).then(console.log);`, /scrolling_drawer|aria-valuenow|is out of range"/],
    ["list", `import { load, Scroller, attach } from "overscroll/list"; import url from "overscroll/overscroll-list.wasm";
      load(url).then((engine) => attach(document.body, new Scroller(engine)));`, /springWithBounce|wheelZoom|comesInAt/],
  ]) {
    writeFileSync(join(project, `${name}.js`), source);
    run("esbuild", [`${name}.js`, "--bundle", "--format=esm", `--outfile=out-${name}/${name}.js`, "--loader:.wasm=file"]);
    const bundle = readFileSync(join(project, `out-${name}/${name}.js`), "utf8");
    assert.doesNotMatch(bundle, absent);
    assert.match(bundle, /load overscroll/);
    assert.ok(readdirSync(join(project, `out-${name}`)).some((file) => file.endsWith(".wasm")));
  }
});

test("a bundle that is no module says so", bundles, () => {
  for (const name of ["overscroll", "overscroll/list"]) {
    writeFileSync(join(project, "script.js"), `import { load } from "${name}"; load().catch(({ name, code, message }) => console.log(name, code, message));`);
    run("esbuild", ["script.js", "--bundle", "--format=iife", "--outfile=script.cjs", "--log-level=error"]);
    assert.match(run(process.execPath, ["script.cjs"]), /^OverscrollError unreachable load: bundle it as a module/);
  }
});

// What the README tells to write, bundled into app/out for a page in app: nothing is found because it happens to lie next to it.
const readme = text("Web/package/README.md");
const fromPage = async (address) => {
  const place = new URL(address, pathToFileURL(join(project, "app/")));
  return existsSync(place) ? new Response(readFileSync(place)) : new Response("", { status: 404 });
};
async function bundled(name, source, flags, fetch = fromPage) {
  mkdirSync(join(project, "app"), { recursive: true });
  writeFileSync(join(project, `app/${name}.js`), source);
  run("esbuild", [`app/${name}.js`, `--outfile=app/out/${name}.js`, ...flags]);
  const { fetch: before } = globalThis;
  globalThis.fetch = fetch;
  try {
    return await (await import(pathToFileURL(join(project, `app/out/${name}.js`)))).done;
  } finally {
    globalThis.fetch = before;
  }
}

// What a page loads: the bundle and the module by its side, gzip -9.
const FIRST = 50_100;

test("the README's first program runs in a bundle as it stands, and is small", bundles, async () => {
  const [, source] = readme.match(/^```js\n(.*?)^```/ms);
  const { host } = await scene();
  mkdirSync(join(project, "app/out"), { recursive: true });
  const files = ["overscroll-list.wasm", "first.js"].map((name) => join(project, "app/out", name));
  cpSync(join(installed, "overscroll-list.wasm"), files[0]);
  globalThis.document = { querySelector: (name) => (name === "#list" ? host : null) };
  try {
    await bundled("first", source.replace("load()", "export const done = load()"), ["--bundle", "--minify", "--format=esm"]);
  } finally {
    delete globalThis.document;
  }
  assert.ok(host.listenerCount > 0);
  assert.equal(host.getAttribute("aria-label"), "Messages");
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  assert.ok(size <= FIRST, `${size} bytes`);
});

// The line for esbuild: its import, its flags, and the call.
const [, words, flags, call] = readme.match(/^\| esbuild \| `(.*?)` with `(.*?)`, then `(.*?)` \|/m);
const inBundle = (call) => `import { load } from "overscroll/list";\n${words};\nexport const done = ${call};`;

test("the README's words for esbuild find the module from a page elsewhere", bundles, async () => {
  const engine = await bundled("elsewhere", inBundle(call), flags.split(" "));
  assert.equal(engine.version, description.version);
  await assert.rejects(bundled("next-to-it", inBundle("load(url)"), flags.split(" ")), { code: "unreachable" });
});

test("with the loader that the README names, the module is in the bundle", bundles, async () => {
  const [, loader] = readme.match(/esbuild's loader `(\w+)` in place of `file`/);
  const inside = flags.replace("=file", `=${loader}`).split(" ");
  const engine = await bundled("inside", inBundle("load(url)"), inside, fetch);
  assert.equal(engine.version, description.version);
});

test("the custom element is imported where there is no page", () => {
  assert.equal(program("server.mjs", `
    import { OverScroll } from "overscroll/recipes/over-scroll";
    console.log(typeof document, OverScroll.observedAttributes.join());`).trim(), "undefined paging,always-bounce,rate");
});

test("recipes are short", () => {
  for (const name of readdirSync(join(installed, "recipes"))) {
    const lines = readFileSync(join(installed, "recipes", name), "utf8").trimEnd().split("\n").length;
    assert.ok(lines <= 54, `${name} has ${lines} lines`);
  }
});

// Stand-ins of the frameworks, by what the recipes use: refs and effects that run when the test says so.
const REACT = `
  export const effects = [], refs = [];
  let at = 0, count = 0;
  export const render = (component) => {
    at = count = 0;
    const result = component();
    return result;
  };
  export const useRef = (current) => (refs[at] ??= { current }, refs[at++]);
  export const useEffect = (run, inputs) => (effects[count] = { ...effects[count], run, inputs, isNew: !inputs || !effects[count]
    || inputs.some((one, i) => one !== effects[count].inputs[i]) }, count++);
  export const commit = () => effects.forEach((one) => one.isNew && (one.stop?.(), (one.stop = one.run()), (one.isNew = false)));
  export const unmount = () => effects.forEach((one) => one.stop?.());`;
const VUE = `
  export const mounted = [], unmounted = [], watched = [], watches = [];
  export const ref = (value) => ({ value });
  export const shallowRef = ref;
  export const onMounted = (run) => mounted.push(run);
  export const onUnmounted = (run) => unmounted.push(run);
  export const watch = (of, run, { flush }) => watches.push(() => flush === "post" && run(of.map((one) => one.value)));
  export const watchEffect = (run) => (watched.push(run), run());`;

function framework(name, text) {
  const folder = join(project, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `{"name":"${name}","type":"module","main":"index.js"}`);
  writeFileSync(join(folder, "index.js"), text);
  return import(pathToFileURL(join(folder, "index.js")));
}
const recipe = (name) => import(pathToFileURL(join(installed, "recipes", `${name}.js`)));
async function scene() {
  const { load } = await import(pathToFileURL(join(installed, "list.js")));
  const engine = await load(readFileSync(join(installed, "overscroll-list.wasm")));
  const page = new Page();
  const [host, other] = [page.element(390, 844), page.element(390, 844)];
  const content = Object.assign(page.element(390, 6000), { parent: host });
  host.firstElementChild = content;
  /** A flick until it rests. */
  const flick = () => {
    page.flick(host);
    page.settle();
  };
  /** That one of the two elements is attached, or none. */
  const attached = (one) =>
    assert.deepEqual([host, other].map((each) => each.listenerCount > 0), [one === host, one === other]);
  return { engine, page, host, other, content, flick, attached };
}

test("the React hook attaches, follows its settings and its functions, and leaves nothing behind", async () => {
  const react = await framework("react", REACT);
  const { useOverscroll } = await recipe("react");
  const { engine, page, host, other, content, flick, attached } = await scene();
  const told = [];
  let result;
  const draw = (made, settings, options, element = host) => {
    result = react.render(() => useOverscroll(made, settings, options));
    result.host.current = element;
    result.content.current = content;
    react.commit();
    return result.scroller.current;
  };
  const tells = (name) => ({ didScroll: () => told.push(name) });
  assert.equal(draw(undefined, {}, tells("first")), null);
  const kept = draw(engine, { slop: 12, contentOffset: { x: 0, y: 90 } }, tells("second"));
  assert.deepEqual([kept.slop, kept.contentOffset.y, kept.contentSize.height], [12, 90, 6000]);
  assert.equal(draw(engine, { slop: 7 }, tells("third")).slop, 7);
  told.length = 0;
  flick();
  const { y } = kept.contentOffset;
  assert.ok(y > 500);
  draw(engine, { slop: 7, contentOffset: { x: 0, y: 90 } }, tells("third"));
  assert.equal(kept.contentOffset.y, y, "it begins there only once");
  assert.deepEqual([...new Set(told)], ["third"]);
  // The elements may go, come back and be others; functions may come later.
  for (const [one, options] of [[null, {}], [other, {}], [host, { didEndDragging: () => told.push("later") }]]) {
    assert.equal(draw(engine, {}, options, one), kept);
    attached(one);
  }
  page.flick(host);
  assert.ok(told.includes("later"));
  // Functions that come while a finger is down drop no finger; one may have been undefined before.
  page.pointer("pointerdown", host, 200, 400);
  page.after(16).pointer("pointermove", host, 200, 300);
  assert.ok(kept.isDragging);
  for (const didScroll of [undefined, () => told.push("at last")]) {
    draw(engine, {}, { didScroll, onFrame: () => told.push("frame"), willBeginDragging() {} });
    assert.ok(kept.isDragging);
  }
  page.after(16).pointer("pointermove", host, 200, 250);
  page.frame();
  assert.deepEqual(["at last", "frame"].filter((one) => !told.includes(one)), []);
  react.unmount();
  assert.deepEqual([result.scroller.current, host.listenerCount], [null, 0]);
});

test("the Vue composable waits for its engine, follows its settings, and ends with its component", async () => {
  const vue = await framework("vue", VUE);
  const { useOverscroll } = await recipe("vue");
  const { engine, host, other, content, flick, attached } = await scene();
  let slop = 12;
  const result = useOverscroll(Promise.resolve(engine), () => ({ slop, contentOffset: { x: 0, y: 90 } }));
  [result.host.value, result.content.value] = [host, content];
  await Promise.all(vue.mounted.map((run) => run()));
  const flush = () => vue.watches.forEach((run) => run());
  flush();
  assert.equal(result.scroller.value.slop, 12);
  result.scroller.value.contentOffset = { x: 0, y: 300 };
  slop = 9;
  for (const run of vue.watched) run();
  assert.equal(result.scroller.value.contentOffset.y, 300, "it begins there only once");
  assert.equal(result.scroller.value.slop, 9);
  flick();
  const { y } = result.scroller.value.contentOffset;
  assert.ok(y > 500);
  // The elements may go and be others.
  for (const one of [null, other, host]) {
    result.host.value = one;
    flush();
    attached(one);
    assert.ok(Math.abs(result.scroller.value.contentOffset.y - y) < 1);
  }
  for (const run of vue.unmounted) run();
  flush();
  assert.equal(host.listenerCount, 0);
});

test("the Svelte action takes an engine or a promise of one, updates and destroys", async () => {
  const { overscroll } = await recipe("svelte");
  for (const wrap of [(engine) => engine, (engine) => Promise.resolve(engine)]) {
    const { engine, host, flick } = await scene();
    let scroller = null;
    const action = overscroll(host, { engine: wrap(engine), settings: { slop: 12 }, scroller: (made) => (scroller = made) });
    await null;
    assert.equal(scroller.slop, 12);
    action.update({ settings: { slop: 5, contentOffset: { x: 0, y: 90 } } });
    assert.deepEqual([scroller.slop, scroller.contentOffset.y], [5, 0]);
    flick();
    assert.ok(scroller.contentOffset.y > 500);
    action.destroy();
    assert.equal(host.listenerCount, 0);
  }
});
