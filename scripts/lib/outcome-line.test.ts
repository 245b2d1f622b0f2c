import { outcomeLine } from "./outcome-line.mjs";
import { StepError } from "./terminal.mjs";

const table = { width: 8, port: 8000 };

it.each([
  [{ state: "built", id: "a" } as const, "  ✓ biking    http://biking.localhost:8000/de  14 s"],
  [{ state: "fresh", id: "a" } as const, "  ✓ biking    http://biking.localhost:8000/de  up to date"],
  [
    { state: "failed", error: new StepError("It failed:\n  no colour", { log: "/logs/site.log" }) } as const,
    "  ✗ biking    It failed: no colour Its output: /logs/site.log",
  ],
  [{ state: "failed", error: new Error("no memory") } as const, "  ✗ biking    no memory"],
])("one line: %o", (outcome, line) => {
  expect(outcomeLine({ key: "biking", milliseconds: 14_200, ...outcome }, table)).toBe(line);
});
