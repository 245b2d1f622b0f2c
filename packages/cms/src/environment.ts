import { resolve } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder for database, uploads and caches; the repository's `.gratweg` unless GRATWEG_DATA names another. */
export function dataFolder(environment: Environment = process.env): string {
  return resolve(environment.GRATWEG_DATA || resolve(process.cwd(), "../../.gratweg"));
}

/** Comma-separated values, blanks dropped. */
export function listOf(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

export type SeedMode = "full" | "test" | "none";

export function seedMode(environment: Environment = process.env): SeedMode {
  const value = environment.GRATWEG_SEED;
  return value === "full" || value === "test" ? value : "none";
}
