import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errors } from "@strapi/utils";
import { cleaned, tooManyUploads, type SentFile } from "./admit";
import { HIDDEN } from "../domain/hidden-signs";
import { createQueue } from "./queue";
import { texts } from "./texts";

interface Upload {
  data: { fileInfo?: unknown; [further: string]: unknown };
  files: SentFile | SentFile[];
}
interface Replacement {
  file: SentFile;
  data?: { fileInfo?: unknown };
}

/** The plugin's service, as far as files come in through it. */
export interface UploadService {
  upload(input: Upload, options?: unknown): Promise<unknown>;
  replace(id: number | string, input: Replacement, options?: unknown): Promise<unknown>;
  findOne(id: number | string): Promise<{ ext?: string | null } | null>;
}

/** In characters. Strapi makes a file's address of its name, in time that grows with the square of the length. */
const LONGEST = { name: 200, alternativeText: 1_000, caption: 1_000 } as const;

/** Each is a row, a picture and its copies; 25 MB hold a hundred thousand. */
const MOST_FILES = 30;

/** Of the whole process: as many as a small machine has cores. */
const inTurn = createQueue({ atOnce: 2, waiting: 50, refusal: tooManyUploads });

/** Whatever way a file comes, it is stored by one of these two. */
export function cleaningUploads(service: UploadService): UploadService {
  return {
    ...service,
    upload: (input, options) =>
      withFolder(async (folder) => {
        refuseUnfitWords(input.data.fileInfo);
        const sent = [input.files].flat();
        refuseUnfitWords(sent.map(({ originalFilename: name }) => ({ name })));
        if (sent.length > MOST_FILES) throw new errors.ValidationError(texts.files(MOST_FILES));
        const files: SentFile[] = [];
        for (const [index, file] of sent.entries())
          files.push(await cleaned(file, await mkdtemp(join(folder, `${index}-`))));
        // Strapi would hang the file onto any entry that the request names, published ones too, whoever sends it.
        const { fileInfo } = input.data;
        return service.upload({ data: { fileInfo }, files }, options);
      }),
    replace: (id, input, options) =>
      withFolder(async (folder) => {
        refuseUnfitWords([input.data?.fileInfo, { name: input.file.originalFilename }].flat());
        const stored = await service.findOne(id);
        const file = await cleaned(input.file, folder, stored ? (stored.ext ?? "") : undefined);
        return service.replace(id, { ...input, file }, options);
      }),
  };
}

/** @param fileInfo what a request says of its file, or of each of its files: their own names stand where it says none */
function refuseUnfitWords(fileInfo: unknown): void {
  for (const info of [fileInfo].flat())
    for (const [field, most] of Object.entries(LONGEST)) {
      const word: unknown = typeof info === "object" && info !== null ? Reflect.get(info, field) : undefined;
      if (typeof word !== "string") continue;
      const name = texts.fields[field as keyof typeof LONGEST];
      if (word.length > most) throw new errors.ValidationError(texts.words(name, most));
      if (HIDDEN.test(word)) throw new errors.ValidationError(texts.hidden(name));
    }
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
