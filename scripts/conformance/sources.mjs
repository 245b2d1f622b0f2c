import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { declaredTests } from "./declared-tests.mjs";

const FOLDERS = ["packages", "site", "portal", "scripts", ".storybook"];
const MADE = new Set(["node_modules", "dist", "build", "public", ".cache", ".strapi", ".tmp"]);
const TEST = /\.(?:test|spec)\.tsx?$/;

/** Declared tests of all files that mention a number in brackets; the others are not parsed. @param {string} root */
export function allDeclared(root) {
  return testFiles(root).flatMap((file) => {
    const source = readFileSync(path.join(root, file), "utf8");
    return /\[\s*\d+\.\d/.test(source) ? declaredTests(source, file) : [];
  });
}

/**
 * Paths from the root, in their order; what is built or fetched holds no tests of ours. Those of this folder write about tags.
 *
 * @param {string} root
 */
function testFiles(root) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} folder */
  const look = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !isMade(entry.name, folder)) look(name);
      else if (TEST.test(entry.name) && folder !== "scripts/conformance") found.push(name);
    }
  };
  for (const folder of FOLDERS) look(folder);
  return found.sort();
}

/** The site's own `build` is source. @param {string} name @param {string} folder */
const isMade = (name, folder) => MADE.has(name) && !(name === "build" && folder === "site");
