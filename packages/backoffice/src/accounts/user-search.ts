/**
 * Names and addresses in a form in which „Müller“, „Mueller“ and „muller“ can be found by each other. SQLite lowers ASCII only, so
 * capitals stand here too; expressions like these are alike in both databases and may be indexed.
 */
const SAME: readonly (readonly [from: string, to: string])[] = [
  ["Ä", "ä"],
  ["Ö", "ö"],
  ["Ü", "ü"],
  ["ß", "ss"],
  ["é", "e"],
  ["è", "e"],
  ["á", "a"],
  ["à", "a"],
  ["ç", "c"],
  ["Å", "a"],
  ["å", "a"],
];
const SHORT = [
  ["ä", "a"],
  ["ö", "o"],
  ["ü", "u"],
] as const;
const LONG = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
] as const;

const replaced = (sql: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((inner, [from, to]) => `REPLACE(${inner}, '${from}', '${to}')`, sql);

function fold(text: string, umlauts: typeof SHORT | typeof LONG): string {
  return [...SAME, ...umlauts].reduce(
    (folded, [from, to]) => folded.replaceAll(from, to),
    text.normalize("NFC").toLowerCase(),
  );
}

const TEXT = "COALESCE(u.first_name, '') || ' ' || COALESCE(u.last_name, '') || ' ' || COALESCE(u.email, '')";
const same = replaced(`LOWER(${TEXT})`, SAME);
const SHORT_TEXT = replaced(same, SHORT);
const LONG_TEXT = replaced(same, LONG);

/** By family name, then first name; who has none by address. Umlauts stand with their vowels, as in a dictionary. */
export const NAME_ORDER = replaced(
  replaced(
    `LOWER(COALESCE(NULLIF(u.last_name, ''), u.email, '') || ' ' || COALESCE(u.first_name, ''))`,
    SAME,
  ),
  SHORT,
);

/** Only such a word may be spelt otherwise than it was typed. */
const HAS_SPELLINGS = /[äöü]|[aou]e/i;

export interface Condition {
  sql: string;
  values: string[];
}

/** Each word costs a look at every account, in which the process does nothing else. */
const MOST_WORDS = 6;

/** The longest words, which say most: each once, and none that stands in another one. */
function wordsOf(q: string): string[] {
  const longest = [...new Set(q.toLowerCase().trim().split(/\s+/))].sort(
    (one, other) => other.length - one.length,
  );
  const words: string[] = [];
  for (const word of longest) {
    if (words.length === MOST_WORDS) break;
    if (word !== "" && !words.some((longer) => longer.includes(word))) words.push(word);
  }
  return words;
}

/** Every word stands somewhere in name or address, in either spelling of its umlauts; six words are looked for. */
export function searchCondition(q: string): Condition | null {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const parts = words.map((word): Condition => {
    const short = { sql: `${SHORT_TEXT} LIKE ? ESCAPE '!'`, values: [contains(fold(word, SHORT))] };
    if (!HAS_SPELLINGS.test(word)) return short;
    return {
      sql: `(${short.sql} OR ${LONG_TEXT} LIKE ? ESCAPE '!')`,
      values: [...short.values, contains(fold(word, LONG))],
    };
  });
  return { sql: parts.map(({ sql }) => sql).join(" AND "), values: parts.flatMap(({ values }) => values) };
}

function contains(word: string): string {
  return `%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`;
}
