import { Canvas } from "./canvas";

/** Painted area in pixels, from a white fill on black. */
const area = (canvas: Canvas): number => canvas.data.reduce((sum, x) => sum + x, 0) / 255 / 3;

describe("Canvas", () => {
  it.each([
    ["a rectangle between pixels", [-0.213, 0.307, 0.118, 0.307, 0.118, 0.655, -0.213, 0.655], 0.331 * 0.348],
    ["a slanting triangle", [-0.4, 0.9, 0.05, 0.13, 0.33, 0.77], 0.5 * Math.abs(0.45 * -0.13 - 0.73 * -0.77)],
    [
      "the same triangle the other way round",
      [0.33, 0.77, 0.05, 0.13, -0.4, 0.9],
      0.5 * Math.abs(0.45 * -0.13 - 0.73 * -0.77),
    ],
  ])("covers exactly the area of %s", (_, path, expected) => {
    const canvas = new Canvas(150, 100);
    canvas.fill(path, [255, 255, 255]);
    // Coverage below 0.3 % is not painted, hence the tolerance.
    expect(Math.abs(area(canvas) - expected * 100 * 100)).toBeLessThan(0.6);
  });

  it("clips at all four edges", () => {
    const canvas = new Canvas(150, 100);
    canvas.fill([-5, -5, 5, -5, 5, 5, -5, 5], [255, 255, 255]);
    expect(area(canvas)).toBeCloseTo(150 * 100, 1);
  });

  it("leaves pictures alone when a path lies outside", () => {
    const canvas = new Canvas(30, 20);
    canvas.fill([2, 0, 3, 0, 3, 1], [255, 255, 255]);
    canvas.fill([0, 1.2, 0.5, 1.2, 0.5, 1.9], [255, 255, 255]);
    canvas.fill([], [255, 255, 255]);
    expect(area(canvas)).toBe(0);
  });
});
