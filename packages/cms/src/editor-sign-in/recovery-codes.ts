import { createHash, randomBytes } from "node:crypto";

const COUNT = 10;
/** Neither 0 nor o, neither 1, i nor l: they are written down by hand. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 24;
const GROUP = /.{4}(?=.)/g;

/** 118 bits each: hashes of so much chance need no salt and no slow function. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, randomLetter).join("");
    return letters.replace(GROUP, "$&-");
  });
}

/** However it was typed: spaces, hyphens and capitals do not matter. Null: it is none. */
export function recoveryHash(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, "");
  if (code.length !== LENGTH) return null;
  return createHash("sha256").update(`recovery\n${code}`).digest("hex");
}

function randomLetter(): string {
  for (;;) {
    const [byte = 0] = randomBytes(1);
    // Else the first letters would come more often.
    if (byte < 256 - (256 % LETTERS.length)) return LETTERS[byte % LETTERS.length] ?? "";
  }
}
