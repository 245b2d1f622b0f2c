import { withSection } from "./report.mjs";

const BEFORE =
  "# Benchmarks\n\n## Chaos\n\nBy hand.\n\n## Weight of pages\n\n<!-- weight -->\nold\n<!-- /weight -->\n\nAfter it.\n";

it("replaces a section that is there and leaves the rest alone, also what was written by hand", () => {
  expect(withSection(BEFORE, "weight", "new")).toBe(BEFORE.replace("old", "new"));
});

it("appends one that is missing", () => {
  expect(withSection(BEFORE, "sites", "new")).toBe(
    `${BEFORE}\n## Eight sites\n\n<!-- sites -->\nnew\n<!-- /sites -->\n`,
  );
});
