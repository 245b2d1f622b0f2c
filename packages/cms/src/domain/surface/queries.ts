import type { PublicRoute } from "./routes";

/** An identity provider's answer; ours are shorter. */
const LONGEST_QUERY = 4_000;

const OPERATORS: Readonly<Record<string, RegExp>> = {
  "pagination[pageSize]": /^999$/,
  "pagination[page]": /^[1-9]\d{0,2}$/,
  "populate[logo][fields]": /^formats$/,
};
const ME: Readonly<Record<string, RegExp>> = { populate: /^role$/ };

/** The query that a stranger's call goes on with; null: it asks for something else than section 7 says. */
export function publicQuery(rule: PublicRoute["query"], query: string): string | null {
  if (rule === "none") return "";
  if (rule === "handed-on") return query.length <= LONGEST_QUERY ? query : null;
  return isWithin(rule === "operators" ? OPERATORS : ME, query) ? query : null;
}

function isWithin(allowed: Readonly<Record<string, RegExp>>, query: string): boolean {
  const entries = [...new URLSearchParams(query)];
  const names = new Set(entries.map(([name]) => name));
  return (
    names.size === entries.length &&
    entries.every(([name, value]) => Object.hasOwn(allowed, name) && allowed[name]?.test(value))
  );
}

/** Every way in which Strapi's REST interface is asked for what is not published. */
const DRAFT_WORDS = new Set(["status", "publicationState", "publicationFilter", "hasPublishedVersion"]);

export function asksForDrafts(query: unknown): boolean {
  if (typeof query !== "object" || query === null) return false;
  return Object.entries(query).some(([name, value]) => DRAFT_WORDS.has(name) && value !== "published");
}
