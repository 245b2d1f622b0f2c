import { contrastRatio, resolveRole } from "./contrast";
import { grayPalettes, palettes, type GrayName, type PaletteName } from "./palettes";
import { rolePairs } from "./rolePairs";
import { darkRoles, lightRoles } from "./roles";

const primaries = Object.keys(palettes) as PaletteName[];
const grays = Object.keys(grayPalettes) as GrayName[];
const themes = { light: lightRoles, dark: darkRoles };

test("black on white has the greatest contrast that there is", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
  // Half black over white is #808080 (127.5), over black nothing is left to be seen.
  expect(contrastRatio("#ffffff", "rgba(0, 0, 0, 0.5)")).toBeCloseTo(3.98, 1);
  expect(contrastRatio("#000000", "rgba(0, 0, 0, 0.5)")).toBe(1);
});

describe.each(Object.entries(themes))("%s theme", (_name, roles) => {
  test.each(rolePairs.map((pair) => [pair.foreground, pair.background, pair.minimum] as const))(
    "%s on %s reaches %s:1 for every palette",
    (foreground, background, minimum) => {
      const failures = primaries.flatMap((primary) =>
        grays.flatMap((gray) => {
          const ratio = contrastRatio(
            resolveRole(roles, foreground, primary, gray),
            resolveRole(roles, background, primary, gray),
          );
          return ratio < minimum ? [`${primary}/${gray}: ${ratio.toFixed(2)}`] : [];
        }),
      );
      expect(failures).toEqual([]);
    },
  );
});
