import { fullYear, readWrittenDay } from "@gratweg/contracts/day";

export interface BirthDateParts {
  day: string;
  month: string;
  year: string;
}

/** „1980-03-12“; what is missing stays empty („1980--12“), and nothing at all is the empty text. */
export function joinBirthDate({ day, month, year }: BirthDateParts): string {
  return day || month || year ? `${year}-${padded(month)}-${padded(day)}` : "";
}

export function splitBirthDate(value: string): BirthDateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** A whole day in one piece, as people write or copy it; two digits of a year have passed. Null for anything else. */
export function readBirthDate(text: string, thisYear = new Date().getFullYear()): BirthDateParts | null {
  const { day, month, year } = readWrittenDay(text) ?? {};
  if (day === undefined || month === undefined || year === undefined) return null;
  return { day: String(day), month: String(month), year: String(fullYear(year, thisYear)) };
}

function padded(part: string): string {
  return part && part.padStart(2, "0");
}
