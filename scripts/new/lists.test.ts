import { readdirSync } from "node:fs";
import path from "node:path";
import { FAMILIES } from "./families.mjs";
import { addExport, addNames } from "./lists.mjs";

const family = `/** What is pressed. */
export { Button } from "../button/Button";
export { Chip, ChipLink } from "../chip/Chip";

export type { ButtonProps } from "../button/Button";
`;

test("values and types find their places in the order of the files", () => {
  const entry = { names: ["Card"], from: "../card/Card" };
  const added = addExport(addExport(family, entry), {
    names: ["CardProps"],
    from: "../card/Card",
    types: true,
  });
  expect(added).toBe(`/** What is pressed. */
export { Button } from "../button/Button";
export { Card } from "../card/Card";
export { Chip, ChipLink } from "../chip/Chip";

export type { ButtonProps } from "../button/Button";
export type { CardProps } from "../card/Card";
`);
});

test("a list of several lines is one statement", () => {
  const lines = `export {\n  useA,\n  type A,\n} from "./useA";\nexport { useC } from "./useC";\n`;
  expect(addExport(lines, { names: ["useB"], from: "./useB" })).toBe(
    `export {\n  useA,\n  type A,\n} from "./useA";\nexport { useB } from "./useB";\nexport { useC } from "./useC";\n`,
  );
});

test("a family without types begins its list of types", () => {
  const values = `export { Button } from "../button/Button";\n`;
  expect(addExport(values, { names: ["AProps"], from: "../a/A", types: true })).toBe(
    `export { Button } from "../button/Button";\n\nexport type { AProps } from "../a/A";\n`,
  );
});

test("pinned names stay sorted and stand once, in the list that was meant", () => {
  const pinned = `const expected = {\n  data: ["Facts"],\n  trip: ["DayPlan", "TripCard"],\n};\n`;
  expect(addNames(pinned, "\n  trip: [", ["RouteBadge", "TripCard"])).toBe(
    `const expected = {\n  data: ["Facts"],\n  trip: ["DayPlan", "RouteBadge", "TripCard"],\n};\n`,
  );
});

test("a test that pins its names otherwise is not guessed at", () => {
  expect(() => addNames("const expected = {};", "\n  trip: [", ["A"])).toThrow("There is no list");
});

test("a component may belong to every family that holds components", () => {
  const families = readdirSync(path.resolve(__dirname, "../../packages/design-system/src/families"))
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -3));
  // Tables and functions, one component of its own, and the two on React Aria with an entry point each.
  const others = ["combobox", "date-picker", "format", "icons", "rich-text", "theme"];
  expect(families).toEqual([...Object.keys(FAMILIES), ...others].sort());
});
