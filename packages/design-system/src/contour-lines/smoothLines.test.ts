import { contourPoints } from "./contourPoints";
import { smoothLines } from "./smoothLines";

test("an open line begins and ends at its own ends and bends at the points between", () => {
  expect(smoothLines("M0 0 10 0 0 10 10 0")).toBe("M0 0q10 0 10 5 0 5 10 5");
});

test("a closed line begins between its last and its first point and comes back there", () => {
  expect(smoothLines("M0 0 10 0 0 10-10 0z")).toBe("M0 5q0-5 5-5 5 0 5 5 0 5-5 5-5 0-5-5z");
});

test("each land's lines are drawn, every one of them within a field a little larger than 1280 × 520", () => {
  for (const lines of Object.values(contourPoints).flat()) {
    const path = smoothLines(lines);
    expect(path.match(/M/g)).toHaveLength(lines.split("M").length - 1);
    for (const [, x, y] of path.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(1300);
      expect(Number(y)).toBeLessThanOrEqual(540);
    }
  }
});
