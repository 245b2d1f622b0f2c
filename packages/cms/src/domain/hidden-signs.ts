import type { FieldCheck } from "./each-field";
import type { Complaint } from "./rule";

/** Of one line; the others may have several. */
const LINES = new Set(["string", "email", "uid", "enumeration"]);
const TEXTS = new Set(["text", "richtext", "blocks"]);
/**
 * C0, C1, signs that turn the direction of what follows, halves of characters, and what other programs take for the end of a line.
 * They are seen nowhere and change what is seen elsewhere: a subject, a file's name, a line of a log.
 */
export const HIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/** Pasted text has them, and nobody is misled by a longer line. */
const HIDDEN_IN_TEXT = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Finds the first sign in a text that nobody sees. */
export const hiddenSignIn: FieldCheck = (field, value, type) => {
  if (LINES.has(type)) return complaint(field, value, HIDDEN);
  if (!TEXTS.has(type)) return [];
  return stringsIn(value)
    .flatMap((text) => complaint(field, text, HIDDEN_IN_TEXT))
    .slice(0, 1);
};

function complaint(field: string, value: unknown, hidden: RegExp): Complaint[] {
  const found = typeof value === "string" ? hidden.exec(value) : null;
  if (!found) return [];
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return [
    {
      path: [field],
      message: `Im Feld „${field}“ steht an Stelle ${found.index + 1} ein Zeichen, das man nicht sieht (U+${code}). Eingefügter Text bringt so etwas manchmal mit. Bitte löschen Sie es oder tippen Sie die Stelle neu.`,
    },
  ];
}

/** Of rich text: its words and its links. Without recursion: what API tokens write may be nested deeper than the stack. */
function stringsIn(value: unknown): string[] {
  const found: string[] = [];
  const left = [value];
  for (const one of left) {
    if (typeof one === "string") found.push(one);
    else if (typeof one === "object" && one !== null)
      for (const inner of Object.values(one)) left.push(inner);
  }
  return found;
}
