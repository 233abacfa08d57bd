// What the tests in node share: the built modules and the fixtures.
import { readFileSync } from "node:fs";
import { load } from "../dist/overscroll.js";

const root = new URL("../../", import.meta.url);

/** A file of the repository, as text. */
export const text = (path) => readFileSync(new URL(path, root), "utf8");

/** The modules that Scripts/build-web made. */
export const moduleBytes = readFileSync(new URL("Web/dist/overscroll.wasm", root));
export const fullModuleBytes = readFileSync(new URL("Web/dist/overscroll-full.wasm", root));

export const engine = await load(moduleBytes);

/** The engine with everything in it. */
export const fullEngine = await load(fullModuleBytes);
