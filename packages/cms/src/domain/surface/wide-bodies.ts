/** What a body of the editors' screens may hold. Strapi walks through it node by node, several times, and through lists in the square of their length, while nobody else is answered. */
export interface BodyBounds {
  /** Of one list. */
  entries: number;
  /** Of all lists and objects together. */
  values: number;
  depth: number;
  /** Of one text, names of fields among them. A list hands every text of a hundred entries out, in one piece. */
  text: number;
  /** Of all texts together. */
  letters: number;
}

/** Content has a tenth of it; ten lists within each other are 24 deep. */
const CONTENT: BodyBounds = { entries: 300, values: 6_000, depth: 30, text: 20_000, letters: 100_000 };
/** Rights of a role come all at once. */
const OTHER: BodyBounds = { entries: 1_000, values: 30_000, depth: 30, text: 20_000, letters: 1_000_000 };

export const boundsOf = (path: string): BodyBounds =>
  /^\/(?:content-manager|upload)(?:\/|$)/i.test(path) ? CONTENT : OTHER;

/** The bound that a body breaks, or null. */
export function brokenBound(body: unknown, bounds: BodyBounds): keyof BodyBounds | null {
  let values = 0;
  let letters = 0;
  // Level by level: what is nested deeper than the stack would end a recursion.
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      const words = textsOf(value);
      if (words.some(({ length }) => length > bounds.text)) return "text";
      for (const { length } of words) letters += length;
      if (letters > bounds.letters) return "letters";
      if (typeof value !== "object" || value === null) continue;
      if (depth === bounds.depth) return "depth";
      const inner: unknown[] = Object.values(value);
      if (Array.isArray(value) && inner.length > bounds.entries) return "entries";
      values += inner.length;
      if (values > bounds.values) return "values";
      for (const one of inner) next.push(one);
    }
    level = next;
  }
  return null;
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

/** In the words of the screen on which it is read. */
export function messageOf(broken: keyof BodyBounds, bounds: BodyBounds): string {
  const most = bounds[broken].toLocaleString("de-DE");
  return {
    entries: `Eine Liste darf höchstens ${most} Einträge haben. Bitte teilen Sie sie auf.`,
    values: `Dieser Eintrag ist zu umfangreich: Möglich sind ${most} Absätze, Textstücke und Angaben zusammen. Bitte teilen Sie ihn auf.`,
    text: `Ein Text darf höchstens ${most} Zeichen haben. Bitte kürzen Sie ihn.`,
    letters: `Dieser Eintrag ist zu umfangreich: Möglich sind ${most} Zeichen in allen Texten zusammen. Bitte teilen Sie ihn auf.`,
    depth: "Listen dürfen höchstens zehnmal ineinander stehen. Bitte rücken Sie weniger weit ein.",
  }[broken];
}
