import { isChunkError } from "./chunkError";

it.each([
  [Object.assign(new Error("Loading chunk 123 failed.\n(error: /x.js)"), { name: "ChunkLoadError" }), true],
  [new Error("Loading CSS chunk styles failed."), true],
  [new TypeError("Failed to fetch dynamically imported module: /assets/a.js"), true],
  [new TypeError("error loading dynamically imported module: /assets/a.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new Error("Unable to preload CSS for /assets/a.css"), true],
  [{ name: "ChunkLoadError", message: "weg" }, true],
  [{ message: "Loading chunk 1 failed" }, true],
  [{ message: ["Loading chunk 1 failed"] }, false],
  [{ name: "Error" }, false],
  [new TypeError("Failed to fetch"), false],
  ["Loading chunk 1 failed", false],
  [null, false],
  [undefined, false],
])("%s: %s", (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});
