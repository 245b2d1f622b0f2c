import { createHash } from "node:crypto";
import type { Breathe } from "./slices";

/** One file's bytes in every encoding that is ready. Shared by all sites and builds that carry the same bytes. */
export interface Content {
  readonly hash: string;
  readonly identity: Buffer;
  /** Filled in later; null when compressing gains nothing. */
  gzip: Buffer | null;
  br: Buffer | null;
}

export function hashOf(bytes: Buffer): string {
  return shortened(createHash("sha256").update(bytes).digest("base64url"));
}

function shortened(digest: string): string {
  return digest.slice(0, 27);
}

/** Hashed at once up to this size: less than a millisecond. */
const HASHED_AT_ONCE = 262_144;

/** The same as {@link hashOf}, but a large file takes several turns of the event loop. */
export async function hashInSlices(bytes: Buffer, breathe: Breathe): Promise<string> {
  if (bytes.length <= HASHED_AT_ONCE) return hashOf(bytes);
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.length; at += HASHED_AT_ONCE) {
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE));
    await breathe();
  }
  return shortened(hash.digest("base64url"));
}

/** Contents by hash, so that eight sites with the same pictures and scripts hold and compress them once. */
export class ContentPool {
  readonly #byHash = new Map<string, Content>();

  /** The pooled content of these bytes, and whether it is new. */
  add(bytes: Buffer, hash = hashOf(bytes)): { content: Content; fresh: boolean } {
    const existing = this.#byHash.get(hash);
    if (existing) return { content: existing, fresh: false };
    const content: Content = { hash, identity: bytes, gzip: null, br: null };
    this.#byHash.set(hash, content);
    return { content, fresh: true };
  }

  retain(hashes: ReadonlySet<string>): void {
    for (const hash of this.#byHash.keys()) if (!hashes.has(hash)) this.#byHash.delete(hash);
  }

  has(hash: string): boolean {
    return this.#byHash.has(hash);
  }

  get size(): number {
    return this.#byHash.size;
  }
}
