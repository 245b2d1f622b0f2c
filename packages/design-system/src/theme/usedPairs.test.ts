/** @jest-environment node */
import path from "node:path";
import { rolePairs } from "./rolePairs";
import { usedPairs } from "../../scripts/usedPairs";

const used = usedPairs(path.join(__dirname, ".."));

test("the styles of the components are found and read", () => {
  expect(used.length).toBeGreaterThan(100);
  expect(used).toContainEqual(
    expect.objectContaining({ foreground: "onPrimary", background: "primary", kind: "text" }),
  );
});

test.each([
  ["text", 4.5],
  ["line", 3],
] as const)(
  "every pair of colours that a component uses as %s is in the table of role pairs, with %s:1 at least",
  (kind, minimum) => {
    const missing = used
      .filter((pair) => pair.kind === kind)
      .filter(
        ({ foreground, background }) =>
          !rolePairs.some(
            (pair) =>
              pair.foreground === foreground && pair.background === background && pair.minimum >= minimum,
          ),
      );
    expect(
      missing.map(({ foreground, background, where }) => `${foreground} on ${background} (${where})`),
    ).toEqual([]);
  },
);
