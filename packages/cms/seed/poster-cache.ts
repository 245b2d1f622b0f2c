import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { dataFolder } from "../src/environment";
import type { Drawing } from "./draw-picture";
import type { PictureJob } from "./picture-jobs";

export interface PictureSize {
  width: number;
  height: number;
}

export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.GRATWEG_POSTER_CACHE || join(dataFolder(environment), "poster-cache");
}

/** Changes with the drawing code, so that a better generator does not hand out old pictures. */
export function generatorVersion(folder = join(__dirname, "../posters")): string {
  const hash = createHash("sha256");
  const visit = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
      a.name.localeCompare(b.name),
    )) {
      if (entry.isDirectory()) visit(join(path, entry.name));
      else if (/(?<!\.test)(?<!\.d)\.[jt]s$/.test(entry.name))
        hash.update(readFileSync(join(path, entry.name)));
    }
  };
  visit(folder);
  return hash.digest("hex").slice(0, 16);
}

export function cacheKey(job: PictureJob, size: PictureSize, version: string): string {
  const parameters = job.kind === "logo" ? [job.slug, job.text] : [job.slug, job.poster, size];
  return createHash("sha256")
    .update(JSON.stringify([version, job.kind, parameters]))
    .digest("hex")
    .slice(0, 32);
}

function sizeOf(job: PictureJob, { width, height }: PictureSize): PictureSize {
  const share = job.kind === "poster" ? job.share : 1;
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** Draws what the cache lacks, in threads, and reports each picture's file as soon as it is there. */
export async function drawAll(
  jobs: readonly PictureJob[],
  size: PictureSize,
  onReady: (job: PictureJob, file: string) => Promise<void>,
): Promise<void> {
  const folder = cacheFolder();
  mkdirSync(folder, { recursive: true });
  const version = generatorVersion();
  const drawings = jobs.map((job): Drawing => {
    const ending = job.kind === "logo" ? "png" : "webp";
    const own = sizeOf(job, size);
    return { job, ...own, file: join(folder, `${cacheKey(job, own, version)}.${ending}`) };
  });
  const missing = drawings.filter(({ file }) => !existsSync(file));
  const threads = Math.min(missing.length, Math.max(1, availableParallelism()));
  const queue = [...missing];
  let uploads = Promise.resolve();
  const ready = (drawing: Drawing): void => {
    uploads = uploads.then(() => onReady(drawing.job, drawing.file));
    // Reported where the chain is awaited; this keeps an early failure from counting as unhandled.
    uploads.catch(() => undefined);
  };
  drawings.filter((drawing) => !missing.includes(drawing)).forEach(ready);
  await Promise.all(Array.from({ length: threads }, () => work(queue, ready)));
  await uploads;
}

function work(queue: Drawing[], ready: (drawing: Drawing) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, "poster-worker.js"));
    let current: Drawing | undefined;
    const next = (): void => {
      current = queue.shift();
      if (current) worker.postMessage(current);
      else void worker.terminate().then(() => resolve());
    };
    worker.on("message", ({ error }: { error?: string }) => {
      if (error) {
        void worker.terminate();
        reject(new Error(`${current?.job.name ?? "?"}: ${error}`));
        return;
      }
      if (current) ready(current);
      next();
    });
    worker.on("error", reject);
    next();
  });
}
