import { readFileSync } from "node:fs";
import { join } from "node:path";
import { limitsTable } from "./table";

it("is what the README says", () => {
  const readme = readFileSync(join(__dirname, "../../README.md"), "utf8");
  expect(readme).toContain(limitsTable());
});
