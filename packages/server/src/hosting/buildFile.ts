import { join } from "node:path";
import type { z } from "zod";
import type { Files } from "./files";

/** Returns what a site's build has written for the server; undefined for a file that is missing or malformed. */
export async function readBuildFile<T>(
  folder: string,
  name: string,
  schema: z.ZodType<T>,
  files: Pick<Files, "read">,
): Promise<T | undefined> {
  try {
    const bytes = await files.read(join(folder, name));
    return schema.safeParse(JSON.parse(bytes.toString())).data;
  } catch {
    return undefined;
  }
}
