import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const STEP_MS = 30_000;
/** What the content system may take until it looks at a code. */
const ENOUGH_MS = 5_000;

/** The authenticator app of a test: RFC 6238 with SHA-1, six digits and thirty seconds. Nobody types a code that is about to end. */
export async function totpCode(secret: string): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < ENOUGH_MS) await pause(left);
  const step = Math.floor(Date.now() / STEP_MS);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", keyOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function keyOf(secret: string): Buffer {
  const bits = [...secret.replace(/\s/g, "")].map((letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
