import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

let known: Uint32Array | undefined;

/**
 * Whether a password, in lower case, is among the 474,000 most frequent of known breaches. The file holds four bytes of each one's
 * hash (`scripts/breached-passwords.mjs`): one password in nine thousand is taken for known without being it.
 */
export function isBreached(lowerCase: string): boolean {
  known ??= readStarts();
  const start = createHash("sha256").update(lowerCase).digest().readUInt32BE(0);
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((known[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return known[low] === start;
}

function readStarts(): Uint32Array {
  const starts: number[] = [];
  let [start, factor] = [0, 1];
  for (const byte of readFileSync(dataFile("breached-passwords.bin"))) {
    start += (byte & 127) * factor;
    factor *= 128;
    if (byte > 127) continue;
    starts.push(start);
    factor = 1;
  }
  return Uint32Array.from(starts);
}

/** Beside the sources, which run from `src` in tests and from `dist/src` else. */
function dataFile(name: string): string {
  const places = ["../../..", "../../../.."].map((up) => join(__dirname, up, "data", name));
  const place = places.find((one) => existsSync(one));
  if (place === undefined) throw new Error(`data/${name} is missing.`);
  return place;
}
