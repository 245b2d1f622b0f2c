const MOMENT = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** dd.mm.yyyy of a day without zone. */
export function day(text: string): string {
  const [year, month, date] = text.split("-");
  return year && month && date ? `${date}.${month}.${year}` : text;
}

/** „12.–19.06.2027“, as short as the two days allow. */
export function period(from: string, to: string): string {
  const [fromYear, fromMonth, fromDate] = from.split("-");
  const [toYear, toMonth] = to.split("-");
  if (from === to) return day(from);
  if (fromYear !== toYear) return `${day(from)} – ${day(to)}`;
  return fromMonth === toMonth ? `${fromDate}.–${day(to)}` : `${fromDate}.${fromMonth}. – ${day(to)}`;
}

/** Date and time in Berlin. */
export function moment(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : `${MOMENT.format(date)} Uhr`;
}

/** Whole years on the day. */
export function ageOn(birthDate: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
