import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLimits, LIMIT_NUMBERS, limitsTable } from "./table";

it("is what the README says", () => {
  const readme = readFileSync(join(__dirname, "../../README.md"), "utf8");
  expect(readme).toContain(limitsTable());
});

it("limits that share a variable keep their proportion to its first, and 0 is no limit", () => {
  const limits = createLimits({
    ...LIMIT_NUMBERS,
    GRATWEG_DECLARATIONS_PER_ADDRESS: 1,
    GRATWEG_NEWSLETTER_PER_ADDRESS: 0,
  });
  const take = (name: "declarations" | "declarationAttempts") =>
    Array.from({ length: 4 }, () => limits[name]?.take("somebody") === undefined);
  expect(take("declarations")).toEqual([true, false, false, false]);
  expect(take("declarationAttempts")).toEqual([true, true, true, false]);
  expect(limits.newsletter).toBeUndefined();
});
