import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The repository's root, found from the working folder: tests run from the root and from a package. */
export function repositoryRoot(from: string = process.cwd()): string {
  if (existsSync(join(from, "packages/cms/package.json"))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error(`${process.cwd()} is not inside the repository.`);
  return repositoryRoot(parent);
}
