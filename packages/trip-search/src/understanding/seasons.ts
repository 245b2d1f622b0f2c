import { addDays, dayOf, easter } from "./days";

/** Written forms of the months, folded, with bars between. */
export const MONTHS: readonly string[] = [
  "januar|janner|jan",
  "februar|feber|feb",
  "marz",
  "april|apr",
  "mai",
  "juni|juno|jun",
  "juli|julei|jul",
  "august|aug",
  "september|sept|sep",
  "oktober|okt|october",
  "november|nov",
  "dezember|dez|december",
];

/** First and last day, from a year on: winter begins in the year before it ends. */
type Yearly = (year: number) => { from: string; to: string };

const days =
  (fromMonth: number, fromDay: number, toMonth: number, toDay: number): Yearly =>
  (year) => ({
    from: dayOf(year, fromMonth, fromDay),
    to: dayOf(toMonth < fromMonth ? year + 1 : year, toMonth, toDay),
  });
const aroundEaster =
  (first: number, last: number): Yearly =>
  (year) => ({ from: addDays(easter(year), first), to: addDays(easter(year), last) });

/**
 * Seasons, holidays and feasts by the names that people type. A trip „an Ostern“ begins so that the feast lies in it or nearly; school
 * holidays are those of all federal states together.
 */
export const YEARLY: readonly (readonly [string, Yearly])[] = [
  ["(?:fruh(?:jahr|ling)|lenz)s?", days(3, 1, 5, 31)],
  ["fruhsommer", days(5, 15, 6, 30)],
  ["(?:hoch|mid)sommer|sommerhitze", days(7, 1, 8, 31)],
  ["spatsommer", days(8, 15, 9, 22)],
  ["sommer|sommerzeit", days(6, 1, 8, 31)],
  ["fruhherbst", days(9, 1, 10, 5)],
  ["spatherbst", days(10, 15, 11, 30)],
  ["herbst", days(9, 1, 11, 30)],
  ["goldener oktober", days(10, 1, 10, 31)],
  ["winter|winterzeit", days(12, 1, 2, 28)],
  ["vorfruhling", days(2, 15, 3, 31)],
  ["osterferien|fruhjahrsferien", aroundEaster(-14, 13)],
  ["oster(?:n|zeit|woche|feiertage|wochenende|urlaub)", aroundEaster(-9, 7)],
  ["karwoche", aroundEaster(-8, -2)],
  ["pfingstferien", aroundEaster(45, 64)],
  ["pfingst(?:en|zeit|woche|feiertage|wochenende|urlaub)", aroundEaster(41, 57)],
  ["(?:christi )?himmelfahrt|vatertag", aroundEaster(36, 41)],
  ["fronleichnam", aroundEaster(57, 62)],
  ["karneval|fasching|fastnacht", aroundEaster(-54, -45)],
  ["sommerferien", days(6, 20, 9, 12)],
  ["herbstferien", days(10, 1, 11, 6)],
  ["winterferien|faschingsferien", days(1, 30, 2, 28)],
  ["weihnachtsferien", days(12, 18, 1, 6)],
  ["weihnacht(?:en|szeit|stage|sfeiertage)?", days(12, 19, 12, 27)],
  ["silvester|jahreswechsel|neujahr", days(12, 25, 1, 2)],
  ["zwischen den jahren", days(12, 23, 12, 31)],
  ["mittsommer|midsommar|johannistag", days(6, 12, 6, 26)],
  ["advent(?:szeit)?", days(11, 27, 12, 24)],
  ["erster mai|1 mai|maifeiertag", days(4, 24, 5, 2)],
];
