import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { drawAll, type PictureSize } from "./poster-cache";
import type { PictureJob } from "./picture-jobs";
import { createProgress } from "./progress";

export interface StoredPicture {
  id: number;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  width: number;
  height: number;
  formats: unknown;
  hash: string;
  ext: string;
  mime: string;
  size: number;
  url: string;
  previewUrl: string | null;
  provider: string;
  provider_metadata: unknown;
  createdAt: string;
  updatedAt: string;
}

export type Pictures = Map<string, StoredPicture>;

interface UploadService {
  upload(input: { data: unknown; files: unknown }): Promise<StoredPicture[]>;
}

/** All pictures of the jobs, by name; those that an interrupted seed had already stored are found again, not doubled. */
export async function storePictures(
  strapi: Core.Strapi,
  jobs: readonly PictureJob[],
  size: PictureSize,
  print: (line: string) => void,
): Promise<Pictures> {
  const stored = (await strapi.db
    .query("plugin::upload.file")
    .findMany({ where: { name: { $in: jobs.map(({ name }) => name) } } })) as StoredPicture[];
  const pictures: Pictures = new Map(stored.map((file) => [file.name, file]));
  const missing = jobs.filter(({ name }) => !pictures.has(name));
  const progress = createProgress("Bilder", missing.length, print);
  await drawAll(missing, size, async (job, file) => {
    pictures.set(job.name, await upload(strapi, job, file));
    progress.step();
  });
  return pictures;
}

async function upload(strapi: Core.Strapi, job: PictureJob, file: string): Promise<StoredPicture> {
  // The upload service may move or rewrite what it is given; the cache must stay.
  const folder = await mkdtemp(join(tmpdir(), "gratweg-upload-"));
  const copy = join(folder, job.name);
  try {
    await copyFile(file, copy);
    const { size } = await stat(copy);
    const service = strapi.plugin("upload").service("upload") as unknown as UploadService;
    const [stored] = await service.upload({
      data: { fileInfo: { name: job.name, alternativeText: job.alt } },
      files: {
        filepath: copy,
        originalFilename: job.name,
        mimetype: job.kind === "logo" ? "image/png" : "image/webp",
        size,
      },
    });
    if (!stored) throw new Error(`${job.name} could not be stored.`);
    return stored;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
