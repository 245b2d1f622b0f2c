import { createHash } from "node:crypto";

/** One file's bytes in every encoding that is ready. Shared by all sites and builds that carry the same bytes. */
export interface Content {
  readonly hash: string;
  readonly identity: Buffer;
  /** Filled in later; null when compressing gains nothing. */
  gzip: Buffer | null;
  br: Buffer | null;
}

export function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
}

/** Contents by hash, so that eight sites with the same pictures and scripts hold and compress them once. */
export class ContentPool {
  readonly #byHash = new Map<string, Content>();

  /** The pooled content of these bytes, and whether it is new. */
  add(bytes: Buffer): { content: Content; fresh: boolean } {
    const hash = hashOf(bytes);
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
