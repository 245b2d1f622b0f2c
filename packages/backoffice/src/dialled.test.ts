import { readFileSync } from "node:fs";
import { join } from "node:path";

const body = (path: string) => /export function[^]*/.exec(readFileSync(join(__dirname, path), "utf8"))?.[0];

it("is the function of the design system, word for word", () => {
  expect(body("dialled.ts")).toBe(body("../../design-system/src/format/dialled.ts"));
});
