import { readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import compiled from "./compiled.cjs";

const FILE = path.join(__dirname, "../dist/limited.js");
afterEach(() => rmSync(FILE, { force: true }));

it("translates a module into a file of one name, and leaves it alone while nothing has changed", () => {
  expect(compiled("limited")).toHaveProperty("limited", expect.any(Function));
  const text = readFileSync(FILE, "utf8");
  const long = new Date("2026-01-01T00:00:00Z");
  utimesSync(FILE, long, long);
  compiled("limited");
  expect(statSync(FILE).mtime).toEqual(long);

  // As an earlier version of the module has left it.
  rmSync(FILE);
  compiled("limited");
  expect(readFileSync(FILE, "utf8")).toBe(text);
});
