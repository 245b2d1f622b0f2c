import path from "node:path";

/**
 * Declarations by the native compiler. What other packages of the workspace say is read from their builds, not from their sources: the
 * compiler would write these out, too.
 */
const compiled = {
  // A path, because the compiler is not installed where code alone is built.
  tsgo: { path: path.join(import.meta.dirname, "node_modules/@typescript/native/bin/tsc") },
  tsconfig: "tsconfig.build.json",
};

/** Nobody who only runs the product reads them. */
export const declarations = process.env["GRATWEG_BUILD"] === "run" ? false : compiled;
