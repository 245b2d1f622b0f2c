import type { Dirent, Stats } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";

/** What the sites are read with: the disk, or in tests one that is slow. */
export interface Files {
  read(file: string): Promise<Buffer>;
  list(folder: string): Promise<Dirent[]>;
  stat(file: string): Promise<Stats>;
}

export const disk: Files = {
  read: (file) => readFile(file),
  list: (folder) => readdir(folder, { withFileTypes: true }),
  stat: (file) => stat(file),
};
