const name = new Intl.DateTimeFormat("de", { month: "long", year: "numeric", timeZone: "UTC" });
const SLUGS = [
  ...["januar", "februar", "maerz", "april", "mai", "juni", "juli"],
  ...["august", "september", "oktober", "november", "dezember"],
];

/** @param month `YYYY-MM` */
export function monthName(month: string): string {
  return name.format(new Date(`${month}-01T00:00:00Z`));
}

/** The month without its year. @param month `YYYY-MM` */
export function monthSlug(month: string): string {
  const slug = SLUGS[Number(month.slice(5)) - 1];
  if (slug === undefined) throw new Error(`${month} is no month.`);
  return slug;
}
