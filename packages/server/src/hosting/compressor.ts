import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Log } from "../ports";
import type { BrotliCache } from "./brotliCache";
import type { Content } from "./content";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this, headers outweigh what compression saves. */
const SMALLEST = 256;
const CONCURRENCY = 2;

export interface Compressor {
  /** Queues contents; they are served plain until their turn comes. */
  add(contents: readonly Content[], quality: number): void;
  /** Settles when the queue is empty. */
  idle(): Promise<void>;
  close(): void;
}

/** Compresses in libuv's threads, never on the event loop. gzip first (fast), then brotli (from the cache where possible). */
export function createCompressor(cache: BrotliCache | undefined, log: Log): Compressor {
  const gzips: Content[] = [];
  const brotlis: { content: Content; quality: number }[] = [];
  let running = 0;
  let waiting: (() => void)[] = [];

  const next = (): (() => Promise<void>) | undefined => {
    const plain = gzips.shift();
    if (plain) return () => addGzip(plain);
    const job = brotlis.shift();
    return job && (() => addBrotli(job.content, job.quality, cache));
  };

  const pump = (): void => {
    while (running < CONCURRENCY) {
      const job = next();
      if (!job) break;
      running += 1;
      void job()
        .catch((error: unknown) => log.warn({ err: error }, "compressing a file failed; it is served plain"))
        .finally(() => {
          running -= 1;
          pump();
        });
    }
    if (running > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };

  return {
    add(contents, quality) {
      for (const content of contents) {
        if (content.identity.length < SMALLEST) continue;
        gzips.push(content);
        brotlis.push({ content, quality });
      }
      pump();
    },
    idle: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        pump();
      }),
    close() {
      gzips.length = 0;
      brotlis.length = 0;
    },
  };
}

async function addGzip(content: Content): Promise<void> {
  const bytes = await gzipAsync(content.identity, { level: 6 });
  if (isWorthIt(bytes, content)) content.gzip = bytes;
}

async function addBrotli(content: Content, quality: number, cache: BrotliCache | undefined): Promise<void> {
  let bytes = await cache?.read(content.hash, quality);
  if (!bytes) {
    bytes = await brotliAsync(content.identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.identity.length,
      },
    });
    await cache?.write(content.hash, quality, bytes);
  }
  if (isWorthIt(bytes, content)) content.br = bytes;
}

function isWorthIt(bytes: Buffer, content: Content): boolean {
  return bytes.length < content.identity.length * 0.95;
}
