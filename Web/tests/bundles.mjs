// For tests that need esbuild: in CI it has to be there. In a file of its own, for it starts a process.
import { spawnSync } from "node:child_process";

export const bundles = {
  skip: spawnSync("esbuild", ["--version"]).status === 0 || process.env.CI === "true" ? false : "esbuild was not found",
};
