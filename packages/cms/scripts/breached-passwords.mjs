/**
 * Writes `data/breached-passwords.bin` from a list of passwords, one a line: `node scripts/breached-passwords.mjs list.txt`.
 * The list is SecLists' `10-million-password-list-top-1000000.txt` (MIT). Kept are the first four bytes of each password's SHA-256 in
 * lower case, in their order, as distances of seven bits a byte: no password stands in the file.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const MIN_LENGTH = 8;
const [list] = process.argv.slice(2);
if (list === undefined) throw new Error("Which list?");

const words = readFileSync(list, "utf8")
  .split(/\r?\n/)
  .map((word) => word.toLowerCase())
  .filter((word) => [...word].length >= MIN_LENGTH);
const starts = new Set(words.map((word) => createHash("sha256").update(word).digest().readUInt32BE(0)));
const bytes = [];
let before = 0;
for (const start of [...starts].sort((a, b) => a - b)) {
  let distance = start - before;
  while (distance > 127) {
    bytes.push(128 + (distance % 128));
    distance = Math.floor(distance / 128);
  }
  bytes.push(distance);
  before = start;
}
writeFileSync(new URL("../data/breached-passwords.bin", import.meta.url), Uint8Array.from(bytes));
console.log(`${starts.size} passwords, ${bytes.length} bytes`);
