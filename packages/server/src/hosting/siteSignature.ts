import { join } from "node:path";
import type { Files } from "./files";

/** What changes when a build is swapped in or made in place: the folder itself and the files that Gatsby writes last. */
export async function signatureOf(files: Files, folder: string): Promise<string | undefined> {
  const marks = await Promise.all(
    ["", "index.html", "de/index.html", "page-data/app-data.json", "builds/latest.json"].map((file) =>
      files.stat(join(folder, file)).then(
        ({ ino, mtimeMs }) => `${ino}:${mtimeMs}`,
        () => "",
      ),
    ),
  );
  return marks[0] === "" ? undefined : marks.join("|");
}
