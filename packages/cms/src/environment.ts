import { wholeNumber } from "@gratweg/backoffice/environment";

type Environment = Readonly<Record<string, string | undefined>>;

export function publicPort(environment: Environment = process.env): number {
  return wholeNumber(environment.PORT, wholeNumber(environment.GRATWEG_CMS_PORT, 1337));
}

/** Content of the first start: all, what the tests need, all without what depends on the day, nothing. */
export type SeedMode = "full" | "test" | "snapshot" | "none";
const SEED_MODES: readonly string[] = ["full", "test", "snapshot"] satisfies SeedMode[];

export function seedMode(environment: Environment = process.env): SeedMode {
  const value = environment.GRATWEG_SEED ?? "";
  return SEED_MODES.includes(value) ? (value as SeedMode) : "none";
}
