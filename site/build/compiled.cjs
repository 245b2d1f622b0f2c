const { existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { buildSync } = require("esbuild");

/**
 * The build's own code, translated at each build, in a quarter of a second; Gatsby's way with TypeScript (Parcel) takes five. The file has
 * one name and is written only when its content has changed: webpack's cache is kept as long as it is the same.
 *
 * @param {string} name of a module beside this one
 */
module.exports = function compiled(name) {
  const site = path.dirname(__dirname);
  const file = path.join(site, "dist", `${name}.js`);
  const { outputFiles } = buildSync({
    absWorkingDir: site,
    entryPoints: [path.join(__dirname, `${name}.ts`)],
    outfile: file,
    bundle: true,
    write: false,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    jsx: "automatic",
    // Packages are taken as they are built, not from their sources, to which the types' paths lead.
    tsconfigRaw: {},
    logLevel: "error",
  });
  const { text } = outputFiles[0];
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return require(file);
};
