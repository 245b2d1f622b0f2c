import type { Place, PlaceKind, Point, Shape } from "./place";

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", å: "a", ø: "oe", æ: "ae" };

const PLAIN_NAME = /^[A-Za-z]+$/;

/** „Höga Kusten“ becomes `hoega-kusten`. */
function slugOf(name: string): string {
  const lower = name.toLowerCase();
  if (PLAIN_NAME.test(name)) return lower;
  return lower
    .replace(/[äöüßåøæ]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function list(cell: string): string[] {
  if (cell === "") return [];
  return cell.split(",").map((entry) => entry.trim());
}

function pointOf(text: string): Point {
  const written = text.trim();
  const space = written.indexOf(" ");
  const [latitude, longitude] = [Number(written.slice(0, space)), Number(written.slice(space + 1))];
  if (space === -1 || Number.isNaN(latitude + longitude)) throw new Error(`No point: "${text}"`);
  return [latitude, longitude];
}

/** Rings as `boundaries.json` and `places.json` write them: points after commas, rings after semicolons. */
export function ringsOf(text: string): Point[][] {
  return text.split(";").map((ring) => ring.split(",").map(pointOf));
}

/**
 * A shape's parts stand between semicolons: `o 47.4 11.2 15` is a circle of 15 km, `line 5: 47.4 11.2, 47.5 11.3` a strip of 5 km
 * on both sides, `@tirol` a boundary of `boundaries.json`, `. 47.4 11.2` no shape but the middle, anything else a ring.
 */
function shapeOf(
  cell: string,
  boundaries: Readonly<Record<string, string>>,
): Pick<Place, "shape" | "centre"> {
  const circles: { at: Point; km: number }[] = [];
  const lines: { along: readonly Point[]; km: number }[] = [];
  const polygons: Point[][] = [];
  let centre: Point | undefined;
  for (const part of cell
    .split(";")
    .map((text) => text.trim())
    .filter(Boolean)) {
    const line = /^line ([\d.]+):(.*)$/.exec(part);
    const circle = /^o (\S+ \S+) ([\d.]+)$/.exec(part);
    if (line?.[2] !== undefined) lines.push({ km: Number(line[1]), along: line[2].split(",").map(pointOf) });
    else if (circle?.[1] !== undefined) circles.push({ at: pointOf(circle[1]), km: Number(circle[2]) });
    else if (part.startsWith(". ")) centre = pointOf(part.slice(2));
    else if (part.startsWith("@")) {
      const boundary = boundaries[part.slice(1)];
      if (boundary === undefined) throw new Error(`No boundary: "${part}"`);
      polygons.push(...ringsOf(boundary));
    } else polygons.push(part.split(",").map(pointOf));
  }
  const shape: Shape = {
    ...(circles.length > 0 && { circles }),
    ...(lines.length > 0 && { lines }),
    ...(polygons.length > 0 && { polygons }),
  };
  return { shape, centre };
}

/** Mark of a written form that is an everyday word too. */
const COMMON = "~";
const ISO = "iso:";
const isCommon = (form: string): boolean => form.startsWith(COMMON);
const bare = (form: string): string => (isCommon(form) ? form.slice(COMMON.length) : form);

/** A row, its cells read when they are asked for: a host reads the tables when it starts, and asks for most of them later. */
class Row implements Place {
  readonly slug: string;
  readonly name: string;
  readonly #cells: readonly string[];
  readonly #boundaries: Readonly<Record<string, string>>;
  #forms: readonly string[] | undefined;
  #names: readonly string[] | undefined;
  #within: readonly string[] | undefined;
  #area: ReturnType<typeof shapeOf> | undefined;

  constructor(
    readonly kind: PlaceKind,
    row: string,
    boundaries: Readonly<Record<string, string>>,
  ) {
    this.#cells = row.split("|");
    this.#boundaries = boundaries;
    if (this.#cells.length !== 5) throw new Error(`No row of five cells: "${row}"`);
    const [name = "", slug] = this.#cell(0).split(" =");
    this.name = bare(name);
    this.slug = slug ?? slugOf(this.name);
  }

  get preposition(): string | undefined {
    return this.#cell(1) || undefined;
  }

  get names(): readonly string[] {
    return (this.#names ??= this.#written.map(bare));
  }

  get common(): readonly string[] | undefined {
    const forms = [this.#cell(0).startsWith(COMMON) ? COMMON + this.name : this.name, ...this.#written];
    const common = forms.filter(isCommon).map(bare);
    return common.length > 0 ? common : undefined;
  }

  get within(): readonly string[] {
    return (this.#within ??= list(this.#cell(3)));
  }

  get shape(): Shape {
    return this.#read.shape;
  }

  get centre(): Point | undefined {
    return this.#read.centre;
  }

  get iso(): string | undefined {
    const [first = ""] = list(this.#cell(2));
    return first.startsWith(ISO) ? first.slice(ISO.length) : undefined;
  }

  #cell(index: number): string {
    return this.#cells[index]?.trim() ?? "";
  }

  get #written(): readonly string[] {
    return (this.#forms ??= list(this.#cell(2)).filter((form) => !form.startsWith(ISO)));
  }

  get #read(): ReturnType<typeof shapeOf> {
    return (this.#area ??= shapeOf(this.#cell(4), this.#boundaries));
  }
}

/**
 * Reads a table of places of one kind: `name [=slug] | phrase, if not „in X“ | further names | larger places | shape`. Countries
 * begin their further names with `iso:XX`; a form that is an everyday word too has a `~` before it. A shape is read when it is
 * asked for: most of a table's length is shapes, and a reader of words needs none.
 */
export function readTable(
  kind: PlaceKind,
  rows: readonly string[],
  boundaries: Readonly<Record<string, string>>,
): Place[] {
  return rows.map((row) => new Row(kind, row, boundaries));
}
