export type Cell = string | number | null | undefined;

/**
 * Spreadsheets run what begins like a formula, also behind blanks and in full-width letters; an apostrophe makes it text
 * (OWASP, CSV injection). Every cell is quoted, or a program with another separator would begin a new cell in the middle of one.
 */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

export function csvCell(cell: Cell): string {
  const text = cell === null || cell === undefined ? "" : String(cell);
  const safe = typeof cell === "string" && FORMULA.test(text) ? `'${text}` : text;
  // NUL ends a text early in some programs, and hides what follows from others.
  return `"${safe.replaceAll("\u0000", "").replaceAll('"', '""')}"`;
}

export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

/** Excel takes UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = "\ufeff";

export function germanAmount(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const rest = String(Math.abs(cents) % 100).padStart(2, "0");
  return `${sign}${Math.floor(Math.abs(cents) / 100)},${rest}`;
}

/** `YYYY-MM-DD` as dd.mm.yyyy; anything else as it is. */
export function germanDay(day: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? "");
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : (day ?? "");
}

const MOMENT = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** Date and time in Berlin, dd.mm.yyyy hh:mm. */
export function germanMoment(moment: string | Date | null | undefined): string {
  const date = moment ? new Date(moment) : null;
  return date && !Number.isNaN(date.getTime()) ? MOMENT.format(date).replace(",", "") : "";
}
