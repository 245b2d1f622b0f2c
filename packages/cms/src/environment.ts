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

export function wholeNumber(value: string | undefined, fallback: number): number {
  const number = value === undefined || value.trim() === "" ? fallback : Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`"${value}" is not a whole number from 0 on.`);
  return number;
}

/** How many bookings may be under way at the same time; more are asked to come again. */
export function mostBookingsAtOnce(environment: Environment = process.env): number {
  return wholeNumber(environment.GRATWEG_BOOKINGS_AT_ONCE, 500);
}

/** So long the trail of user management is kept; at least one. */
export function auditMonths(environment: Environment = process.env): number {
  const months = wholeNumber(environment.GRATWEG_AUDIT_MONTHS, 24);
  if (months === 0) throw new Error("GRATWEG_AUDIT_MONTHS is at least 1.");
  return months;
}

export function mailFrom(environment: Environment = process.env): string {
  return environment.GRATWEG_MAIL_FROM || "Gratweg <service@gratweg.example>";
}

/** What newsletter links are made from; the mail worker needs the same. Links in mails that wait end with another one. */
export function newsletterSecret(environment: Environment = process.env): string | null {
  return environment.GRATWEG_NEWSLETTER_SECRET || null;
}

/** What links of account mails are made from; the mail worker needs the same. */
export function accountSecret(environment: Environment = process.env): string | null {
  return environment.GRATWEG_ACCOUNT_SECRET || null;
}

export interface SignInSettings {
  portalUrl: string;
  /** Links in mails lead nowhere else. */
  origins: string[];
}

export function signInSettings(environment: Environment = process.env): SignInSettings {
  return {
    portalUrl: (environment.GRATWEG_PORTAL_URL || "http://portal.localhost:8000").replace(/\/+$/, ""),
    origins: listOf(environment.GRATWEG_SITE_ORIGINS),
  };
}
