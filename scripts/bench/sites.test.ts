import { report } from "./sites.mjs";

const built = (wall: number, cpu: number, pages: number) => ({ wall, cpu, pages });
const eight = (wall: number, cpu: number) => Array.from({ length: 8 }, () => built(wall, cpu, 100));

it("sums up the sites and finds the price of a thousand pages between the two scales", () => {
  const text = report({
    cold: eight(20, 30),
    warm: eight(10, 15),
    scaled: [
      { count: 500, first: built(30, 40, 600), again: built(20, 30, 600) },
      { count: 1500, first: built(50, 49, 1600), again: built(22, 31.6, 1600) },
    ],
  });
  expect(text).toContain("| hiking | 100 | 20.0 | 30.0 | 10.0 | 15.0 |");
  expect(text).toContain("| all | 800 | 160.0 | 240.0 | 80.0 | 120.0 |");
  expect(text).toContain("| 1500 more | 1600 | 50.0 | 49.0 | 22.0 | 31.6 |");
  expect(text).toContain("CPU seconds for each extra 1,000 pages: 9.0 the first time, 1.6 from then on");
});
