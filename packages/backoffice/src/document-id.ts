import { randomInt } from "node:crypto";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** An identifier in the form of Strapi's own: 24 small letters and digits, a letter first. */
export function createDocumentId(): string {
  return Array.from({ length: 24 }, (_, at) => LETTERS[randomInt(at === 0 ? 26 : LETTERS.length)]).join("");
}
