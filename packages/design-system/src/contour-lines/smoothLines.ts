type Point = readonly [x: number, y: number];

/**
 * The path of smooth lines through the midpoints of the given points: `M528 0 14 40-3 12z`, an absolute point and steps from
 * it, `z` for a closed line, any number of lines. The points alone are half as long as the path.
 */
export function smoothLines(lines: string): string {
  return lines.split("M").slice(1).map(smoothLine).join("");
}

function smoothLine(line: string): string {
  const points = pointsOf(line);
  const closed = line.endsWith("z");
  const last = points.length - 1;
  const point = (index: number) => points[index % points.length] ?? [0, 0];
  const middle = (index: number): Point => [
    Math.round((point(index)[0] + point(index + 1)[0]) / 2),
    Math.round((point(index)[1] + point(index + 1)[1]) / 2),
  ];
  let at = closed ? middle(last) : point(0);
  let path = `M${at.join(" ")}q`;
  for (let index = closed ? 0 : 1; index < (closed ? points.length : last); index += 1) {
    const end = !closed && index === last - 1 ? point(last) : middle(index);
    path += ` ${[...stepTo(point(index), at), ...stepTo(end, at)].join(" ")}`;
    at = end;
  }
  // A minus separates as well as a blank does.
  return `${path.replace(/ -/g, "-").replace("q ", "q")}${closed ? "z" : ""}`;
}

function pointsOf(line: string): Point[] {
  const steps = (line.match(/-?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2)
    points.push([(x += steps[index] ?? 0), (y += steps[index + 1] ?? 0)]);
  return points;
}

const stepTo = (to: Point, from: Point) => [to[0] - from[0], to[1] - from[1]];
