import { MAX_EUROS } from "@gratweg/contracts/amount";
import { notEuros, notUnderstood } from "../microcopy";
import type { Fact } from "./fact";
import { NUMBER, numberOf, phrase, type Reader } from "./phrase";

const AT_MOST =
  "(?:bis(?: zu| max(?:imal)?)?|unter|max(?:imal)?|hochstens|nicht (?:mehr|langer|teurer) als|nicht (?:langer|teurer|uber)|nicht uber|weniger als|kurzer als|billiger als|gunstiger als|innerhalb von|nur)";
const AT_LEAST =
  "(?:ab|uber|mindestens|wenigstens|min|mehr als|langer als|wenigstens|nicht unter|nicht weniger als|nicht kurzer als)";
const ABOUT = "(?:um(?: die)?|ca|circa|zirka|etwa|rund|ungefahr|so)";
/** How lengths are counted: the unit behind a number, the days of so many of it, and how far off is still right. */
const UNITS: readonly { unit: string; days: (count: number) => number; slack: number }[] = [
  { unit: "(?: ?(?:tag(?:e[nrs]?)?|tagig(?:e[nmrs]?)?)| (?:t|tg|tgn))", days: (days) => days, slack: 0 },
  {
    unit: "(?: ?(?:nacht(?:e[n]?)?|nachtig(?:e[nmrs]?)?)| (?:ubernachtung(?:en)?|n|un?))",
    days: (nights) => nights + 1,
    slack: 0,
  },
  { unit: " ?(?:wochen?|wochig(?:e[nmrs]?)?)", days: (weeks) => weeks * 7, slack: 1 },
];
const DAYS = "(?:tag(?:e[nrs]?)?|tagig(?:e[nmrs]?)?|t|tg|nacht(?:en?)?|ubernachtung(?:en)?)";

const duration = (min: number | null, max: number | null): Fact[] => [{ kind: "duration", min, max }];

const LONGEST = 365;
const IN_TIME = "(?:(?:fur|mit|von|in|ganze|gut|gute|knapp) )*";

export const durationReaders: readonly Reader[] = [
  ...UNITS.flatMap(({ unit, days, slack }) => {
    const bounded = (read: (days: number) => Fact[]) => (groups: readonly (string | undefined)[]) => {
      const length = days(numberOf(groups[0]));
      return length >= 1 && length <= LONGEST ? read(length) : null;
    };
    const range = ([first, second]: readonly (string | undefined)[]) => {
      const [min, max] = [days(numberOf(first)) - slack, days(numberOf(second)) + slack];
      return min >= 1 && max <= LONGEST && min <= max ? duration(min, max) : null;
    };
    return [
      phrase(`${IN_TIME}${NUMBER} (?:bis|oder|und) ${NUMBER}${unit}`, range),
      phrase(`zwischen ${NUMBER} und ${NUMBER}${unit}`, range),
      phrase(
        `(?:unter|weniger als|kurzer als) ${NUMBER}${unit}`,
        bounded((length) => (length > 1 ? duration(null, length - 1) : [])),
      ),
      phrase(
        `(?:mehr als|langer als|uber) ${NUMBER}${unit}`,
        bounded((length) => duration(length + 1, null)),
      ),
      phrase(
        `${AT_MOST} ${NUMBER}${unit}`,
        bounded((length) => duration(null, length + slack)),
      ),
      phrase(
        `${AT_LEAST} ${NUMBER}${unit}`,
        bounded((length) => duration(length - slack, null)),
      ),
      phrase(
        `${IN_TIME}(?:${ABOUT} )?${NUMBER}${unit}(?: (?:lang|zeit))?`,
        bounded((length) => {
          // Ten days more or less one are ten days; nine are nine.
          const off = length >= 10 ? 1 : slack;
          return duration(length - off, length + off);
        }),
      ),
    ];
  }),
  phrase(`${IN_TIME}(?:${ABOUT} )?(?:anderthalb|eineinhalb|1\\.5) wochen?(?: (?:lang|zeit))?`, () =>
    duration(10, 11),
  ),
  phrase(`${IN_TIME}(?:zweieinhalb|2\\.5) wochen?`, () => duration(16, 19)),
  phrase("(?:eine )?halbe woche", () => duration(3, 5)),
  phrase(
    "(?:(?:lange[ns]?|verlangerte[ns]?|kurze[ns]?|ein|eine[mn]?|ubers?|am) )*wochenend(?:e|en|tour|trip)?",
    () => duration(2, 4),
  ),
  phrase("(?:eine |einwochige |ganze )?woche", () => duration(6, 8)),
  phrase("kurz(?:trip|reise|urlaub|tour)(?:en|s|e)?", () => duration(null, 5)),
  phrase("ein paar tage|wenige tage|einige tage", () => duration(2, 5)),
  phrase("tages(?:tour|wanderung|ausflug|trip)(?:en)?", () => duration(null, 1)),
];

const EURO = "(?:euro|euros|eur|€)";
/** Up to 1.499,99 € are the trips of up to 1,499 whole euros. */
const price = (min: number | null, max: number | null): Fact[] => [
  { kind: "price", min: min && Math.ceil(min), max: max && Math.floor(max) },
];
/** Without „Euro“ a number is a price from here on, if the words before it bound it and nothing else is counted. */
const SURELY_A_PRICE = 150;
const NOT_COUNTED = "(?! (?:personen|leute|teilnehmer|gaste|plus|jahre|jahren|jahrig\\w*|tage|tagen|wochen))";

function withPrice(read: (euros: number) => Fact[]) {
  return ([amount]: readonly (string | undefined)[]) =>
    Number(amount) <= MAX_EUROS ? read(Number(amount)) : null;
}
const AMOUNT = "(\\d+(?:\\.\\d+)?)";
const BARE = "(\\d{3,6}(?:\\.\\d+)?)";
const bare = (read: (euros: number) => Fact[]) =>
  withPrice((euros) => (euros >= SURELY_A_PRICE ? read(euros) : []));

/** About so much: a tenth more or less. */
function aboutPrice(euros: number): Fact[] {
  return price(Math.round(euros * 0.9), Math.round(euros * 1.1));
}

const PRICE_AT_MOST = `(?:(?:fur|preis|budget|kosten) )?(?:${AT_MOST}|fur|bis maximal|budget(?: von)?|maximaler preis)`;

export const priceReaders: readonly Reader[] = [
  phrase(`(?:zwischen |von )?${AMOUNT}(?: ${EURO})? (?:bis|und) ${AMOUNT} ${EURO}`, ([min, max]) =>
    Number(min) <= Number(max) && Number(max) <= MAX_EUROS ? price(Number(min), Number(max)) : null,
  ),
  phrase(`zwischen (\\d{3,5}) und (\\d{3,5})${NOT_COUNTED}`, ([min, max]) =>
    Number(min) >= SURELY_A_PRICE && Number(min) <= Number(max) ? price(Number(min), Number(max)) : null,
  ),
  phrase(
    `${PRICE_AT_MOST} ${AMOUNT} ${EURO}(?: (?:pro person|pp|gesamt))?`,
    withPrice((euros) => price(null, euros)),
  ),
  phrase(
    `${AT_LEAST} ${AMOUNT} ${EURO}`,
    withPrice((euros) => price(euros, null)),
  ),
  phrase(`${ABOUT} ${AMOUNT} ${EURO}`, withPrice(aboutPrice)),
  phrase(
    `${AMOUNT} ${EURO}`,
    withPrice((euros) => price(null, euros)),
  ),
  phrase(
    `${AT_MOST} ${BARE}${NOT_COUNTED}`,
    bareOrNull((euros) => price(null, euros)),
  ),
  phrase(
    "(?:preis)?gunstig(?:e[nmrs]?|ste[nmrs]?)?|billig(?:e[nmrs]?|ste[nmrs]?)?|preiswert(?:e[nmrs]?)?|fur kleines geld|schnappchen",
    () => [{ kind: "order", sort: "price" }],
  ),
  phrase(
    "last minute|lastminute(?:\\w*)|(?:noch )?(?:restplatze?n?|freie[nr]? platze?n?|platze? frei|was frei)|kurzfristig(?:e[nmrs]?)?|spontan(?:e[nmrs]?)?|(?:sofort|noch) (?:verfugbar|buchbar)|verfugbar(?:e[nmrs]?)?",
    () => [{ kind: "order", sort: "date" }],
  ),
  phrase(
    "(?:teuer|teure|luxurios|exklusiv|hochwertig)(?:e[nmrs]?|n|r|s)?(?: (?:luxus)?(?:reisen?|urlaub))?|luxus(?:reisen?|urlaub|tour)?",
    () => [{ kind: "order", sort: "-price" }],
  ),
];

const BOUND = `(?:(?:${AT_MOST}|${AT_LEAST}|${ABOUT}) )?`;
const OTHER_CURRENCY = "(?:chf|sfr|fr|franken|rappen|\\$|usd|dollars?|£|gbp|pfund)";
const NO_NUMBER = "(?:- \\S+|\\?\\S+)";
const UNIT =
  "(?:%|‰|prozent(?:ig\\w*)?|°(?: c)?|grad(?: celsius)?|hm|hohenmetern?|m|metern?|km|kilometern?|kg|kilo(?:gramm)?|h|std|stunden?|stundig\\w*|minuten?|uhr|k|tsd|mio)";
/** „2027 Franken“ is a year and a landscape. */
const NO_YEAR = "(?!20[2-9]\\d )";

/** Amounts that nothing is known by, or that are none: none of their parts is searched for. */
export const unreadReaders: readonly Reader[] = [
  phrase(
    `${BOUND}(?:${AMOUNT} (?:bis|und) )?${NO_YEAR}${AMOUNT} ${OTHER_CURRENCY}(?: (?:bis|und) ${AMOUNT} ${OTHER_CURRENCY})?`,
    () => [],
    { unread: notEuros },
  ),
  // Grades of the Alpine clubs' scale; ours are other ones.
  phrase("(?:sac )?t [1-6](?: bis(?: t)? [1-6])?", () => [], { unread: notUnderstood }),
  phrase(`${BOUND}(?:${AMOUNT} (?:bis|und) )?${AMOUNT} ${UNIT}(?: ${EURO})?`, () => [], {
    unread: notUnderstood,
  }),
  phrase(
    `${BOUND}(?:${AMOUNT} (?:bis|und) )?${NO_NUMBER}(?: (?:bis|und) ${AMOUNT})?(?: (?:${UNIT}|${EURO}|${OTHER_CURRENCY}|${DAYS}|wochen?))?`,
    () => [],
    { unread: notUnderstood },
  ),
];

function bareOrNull(read: (euros: number) => Fact[]) {
  return (groups: readonly (string | undefined)[]) => {
    const facts = bare(read)(groups);
    return facts && facts.length > 0 ? facts : null;
  };
}
