const money = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const longDay = dayFormat({ day: "numeric", month: "long", year: "numeric" });
const longDayOfYear = dayFormat({ day: "numeric", month: "long" });
const weekday = dayFormat({ weekday: "short" });
const berlinTime = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  minute: "2-digit",
});
const DAY_MS = 24 * 60 * 60 * 1000;

export function formatMoney(cents: number): string {
  return money.format(cents / 100);
}

/** `12. Juli 2027` of `2027-07-12`. */
export function formatDay(day: string): string {
  return longDay.format(noon(day));
}

/** `Mo., 12. Juli 2027` */
export function formatWeekday(day: string): string {
  return `${weekday.format(noon(day))}., ${formatDay(day)}`;
}

/** `12.–19. Juli 2027`, `28. Juni – 4. Juli 2027`, `28. Dezember 2026 – 4. Januar 2027` */
export function formatPeriod(start: string, end: string): string {
  if (start === end) return formatDay(start);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))}.–${formatDay(end)}`;
  const first = start.slice(0, 4) === end.slice(0, 4) ? longDayOfYear.format(noon(start)) : formatDay(start);
  return `${first} – ${formatDay(end)}`;
}

/** `14:05` in Berlin. */
export function formatTime(moment: string): string {
  return berlinTime.format(new Date(moment));
}

export function addressLine(address: Readonly<Record<"name" | "street" | "postalCode" | "city", string>>) {
  return `${address.name}, ${address.street}, ${address.postalCode} ${address.city}`;
}

/** A century at most: a date has an end, and terms that were agreed on once are written whatever they say. */
export function addDays(day: string, days: number): string {
  const within = Math.min(36_500, Math.max(-36_500, days));
  return new Date(noon(day).getTime() + within * DAY_MS).toISOString().slice(0, 10);
}

/** Both days count. */
export function daysFromTo(start: string, end: string): number {
  return Math.round((noon(end).getTime() - noon(start).getTime()) / DAY_MS) + 1;
}

/** Noon in UTC: no zone of Europe and no change of clocks turns it into another day. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function dayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", ...options });
}
