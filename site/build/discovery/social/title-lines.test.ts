import { outline } from "./letters";
import { titleLines } from "./title-lines";

it("a letter outside the first file of a face is drawn from the second, not as a box", () => {
  const known = outline("s", "display", 100);
  const foreign = outline("š", "display", 100);
  expect(foreign.width).toBeCloseTo(known.width, 0);
  expect(foreign.d.length).toBeGreaterThan(known.d.length);
});

it("short titles are large on one line, long ones smaller on several of about the same length", () => {
  const short = titleLines("Lofoten", 1072);
  const long = titleLines("Auf dem Höga Kusten Leden durch den Nationalpark Skuleskogen", 1072);
  expect([short.lines.length, long.lines.length]).toEqual([1, 2]);
  expect(short.size).toBeGreaterThan(long.size);
  const widths = long.lines.map(({ width }) => width);
  expect(Math.max(...widths)).toBeLessThanOrEqual(1072);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.75);
});

it("two lines part at a colon where both fit", () => {
  const { lines, size } = titleLines("Bis eins unten: über Gewitter im Gebirge", 1072);
  expect(lines).toEqual([
    outline("Bis eins unten:", "display", size),
    outline("über Gewitter im Gebirge", "display", size),
  ]);
});

it.each(["Wort ".repeat(200), "W".repeat(400)])("what does not fit at all is cut and says so", (title) => {
  const { lines } = titleLines(title, 1072);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(1072);
});
