import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleaned, tooManyUploads, type SentFile } from "./admit";
import { createQueue } from "./queue";

interface Upload {
  data: { fileInfo?: unknown; [further: string]: unknown };
  files: SentFile | SentFile[];
}
interface Replacement {
  file: SentFile;
}

/** The plugin's service, as far as files come in through it. */
export interface UploadService {
  upload(input: Upload, options?: unknown): Promise<unknown>;
  replace(id: number | string, input: Replacement, options?: unknown): Promise<unknown>;
  findOne(id: number | string): Promise<{ ext?: string | null } | null>;
}

/** Of the whole process: as many as a small machine has cores. */
const inTurn = createQueue({ atOnce: 2, waiting: 50, refusal: tooManyUploads });

/** Whatever way a file comes, it is stored by one of these two. */
export function cleaningUploads(service: UploadService): UploadService {
  return {
    ...service,
    upload: (input, options) =>
      withFolder(async (folder) => {
        const files: SentFile[] = [];
        for (const [index, file] of [input.files].flat().entries())
          files.push(await cleaned(file, await mkdtemp(join(folder, `${index}-`))));
        // Strapi would hang the file onto any entry that the request names, published ones too, whoever sends it.
        const { fileInfo } = input.data;
        return service.upload({ data: { fileInfo }, files }, options);
      }),
    replace: (id, input, options) =>
      withFolder(async (folder) => {
        const stored = await service.findOne(id);
        const file = await cleaned(input.file, folder, stored ? (stored.ext ?? "") : undefined);
        return service.replace(id, { ...input, file }, options);
      }),
  };
}

function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  return inTurn(async () => {
    const folder = await mkdtemp(join(tmpdir(), "gratweg-upload-"));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
