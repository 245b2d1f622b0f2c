import { join, resolve } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder for database, uploads and caches; the repository's `.gratweg` unless GRATWEG_DATA names another. */
export function dataFolder(environment: Environment = process.env): string {
  return resolve(environment.GRATWEG_DATA || resolve(process.cwd(), "../../.gratweg"));
}

export type Database = { file: string } | { url: string; ssl: boolean };

/** Where Strapi keeps its tables: PostgreSQL if DATABASE_URL names one, else SQLite's file in the data folder. */
export function databaseOf(environment: Environment = process.env): Database {
  const url = environment.DATABASE_URL ?? "";
  return url === ""
    ? { file: join(dataFolder(environment), "cms.sqlite") }
    : { url, ssl: environment.DATABASE_SSL === "true" };
}

/** Certificates are checked where the connection is encrypted. */
export function connectionOf({ url, ssl }: Extract<Database, { url: string }>) {
  return { connectionString: url, ssl: ssl && { rejectUnauthorized: true } };
}

/** Comma-separated values, blanks dropped. */
export function listOf(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

export function wholeNumber(value: string | undefined, fallback: number): number {
  const number = value === undefined || value.trim() === "" ? fallback : Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`"${value}" is not a whole number from 0 on.`);
  return number;
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

/** Base address of links in mails, without a slash at the end. */
export function siteUrl(environment: Environment = process.env): string {
  return (environment.GRATWEG_SITE_URL || "http://localhost:8000").replace(/\/+$/, "");
}

/** Makes newsletter links; server and Strapi need the same. Links in mails that wait end with another one. */
export function newsletterSecret(environment: Environment = process.env): string | null {
  return environment.GRATWEG_NEWSLETTER_SECRET || null;
}

/** Makes links of account mails; server and Strapi need the same. */
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
