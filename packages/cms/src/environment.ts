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

function wholeNumber(value: string | undefined, fallback: number): number {
  const number = value === undefined || value.trim() === "" ? fallback : Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`"${value}" is not a whole number from 0 on.`);
  return number;
}

/** Most seats that one e-mail address books within a day; 0 switches the limit off. */
export function seatsPerEmail(environment: Environment = process.env): number {
  return wholeNumber(environment.GRATWEG_BOOKING_SEATS_PER_EMAIL, 24);
}

/** How many bookings may be under way at the same time; more are asked to come again. */
export function mostBookingsAtOnce(environment: Environment = process.env): number {
  return wholeNumber(environment.GRATWEG_BOOKINGS_AT_ONCE, 500);
}

export function mailFrom(environment: Environment = process.env): string {
  return environment.GRATWEG_MAIL_FROM || "Gratweg <service@gratweg.example>";
}

/** What newsletter links are made from; the mail worker needs the same. Links in mails that wait end with another one. */
export function newsletterSecret(environment: Environment = process.env): string | null {
  return environment.GRATWEG_NEWSLETTER_SECRET || null;
}
