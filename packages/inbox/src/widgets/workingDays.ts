const TIMES = ["9:00", "10:30", "13:00", "14:30", "16:00"];

export interface BookableDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** „Montag, 23. November“ */
  name: string;
  times: string[];
}

const dateOf = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
const nameOf = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  weekday: "long",
  day: "numeric",
  month: "long",
});
const weekdayOf = new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Berlin", weekday: "short" });

/** The next ten working days after `now`, each with some of the day's times, the same for everybody. */
export function workingDays(now: Date, count = 10): BookableDay[] {
  const days: BookableDay[] = [];
  const noon = new Date(`${dateOf.format(now)}T11:00:00Z`);
  for (let ahead = 1; days.length < count; ahead += 1) {
    const day = new Date(noon.getTime() + ahead * 86_400_000);
    if (/Sat|Sun/.test(weekdayOf.format(day))) continue;
    const date = dateOf.format(day);
    const number = Number(date.slice(-2));
    days.push({
      date,
      name: nameOf.format(day),
      times: TIMES.filter((_, index) => (number + index) % 3 !== 0),
    });
  }
  return days;
}
