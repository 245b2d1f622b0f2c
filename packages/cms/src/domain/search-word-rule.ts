import { isSet, type Complaint, type Rule } from "./rule";

const MOST_WORDS = 20;
/** One word as people type it: letters and digits, parts joined by a hyphen or an apostrophe. */
const WORD = /^[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*$/u;
const LONGEST = 40;

/** Refuses what the search could not use, so that no editor waits for an effect that never comes. */
export const searchWordRule: Rule = ({ kind, words, finds }) => {
  const complaints: Complaint[] = [];
  const complain = (field: "words" | "finds", message: string) => complaints.push({ path: [field], message });
  for (const [field, value] of [
    ["words", words],
    ["finds", finds],
  ] as const) {
    const list = wordsOf(value);
    const odd = list.find((word) => !WORD.test(word) || word.length > LONGEST);
    if (odd !== undefined)
      complain(
        field,
        `„${odd.slice(0, LONGEST)}“ ist kein einzelnes Wort. Bitte schreiben Sie Wörter aus Buchstaben und Ziffern, mit Komma getrennt.`,
      );
    if (list.length > MOST_WORDS) complain(field, `Höchstens ${MOST_WORDS} Wörter in einer Gruppe.`);
  }
  if (isSet(words) && wordsOf(words).length === 0) complain("words", "Hier fehlt ein Wort.");
  if (kind === "same" && wordsOf(words).length === 1)
    complain("words", "Eine Gruppe von Wörtern, die dasselbe meinen, hat mindestens zwei.");
  if (kind === "oneWay" && wordsOf(finds).length === 0)
    complain("finds", "Bitte sagen Sie, was die Wörter auch finden sollen.");
  if (kind !== "oneWay" && isSet(kind) && wordsOf(finds).length > 0)
    complain("finds", "Das Feld gilt nur für die Art „oneWay“. Bitte leeren Sie es oder ändern Sie die Art.");
  return complaints;
};

function wordsOf(value: unknown): string[] {
  return typeof value === "string"
    ? value
        .split(",")
        .map((word) => word.trim())
        .filter((word) => word !== "")
    : [];
}
