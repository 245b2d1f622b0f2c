import { MAX_EUROS } from "@gratweg/contracts/amount";
import { notEuros, notUnderstood } from "../microcopy";
import type { Fact } from "./fact";
import { NUMBER, numberOf, phrase, type Reader } from "./phrase";

const AT_MOST =
  "(?:bis(?: zu| max(?:imal)?)?|unter|max(?:imal)?|hochstens|nicht (?:mehr|langer|teurer) als|nicht (?:langer|teurer|uber)|nicht uber|weniger als|kurzer als|billiger als|gunstiger als|innerhalb von|nur)";
const AT_LEAST =
  "(?:ab|uber|mindestens|wenigstens|min|mehr als|langer als|wenigstens|nicht unter|nicht weniger als|nicht kurzer als)";
const ABOUT = "(?:um(?: die)?|ca|circa|zirka|etwa|rund|ungefahr|so)";
const DAYS = "(?:tag(?:e[nrs]?)?|tagig(?:e[nmrs]?)?|t)";

const duration = (min: number | null, max: number | null): Fact[] => [{ kind: "duration", min, max }];

/** Ten days more or less one are ten days; nine are nine. */
function aboutDays(count: number): Fact[] {
  return count >= 10 ? duration(count - 1, count + 1) : duration(count, count);
}

const LONGEST = 365;

function withDays(read: (count: number) => Fact[]) {
  return ([count]: readonly (string | undefined)[]) => {
    const number = numberOf(count);
    return number >= 1 && number <= LONGEST ? read(number) : null;
  };
}

function withWeeks(read: (days: number) => Fact[]) {
  return withDays((weeks) => (weeks <= LONGEST / 7 ? read(weeks * 7) : []));
}

const IN_TIME = "(?:(?:fur|mit|von|in|ganze|gut|gute|knapp) )*";

export const durationReaders: readonly Reader[] = [
  phrase(`${IN_TIME}${NUMBER} (?:bis|oder|und) ${NUMBER} ${DAYS}`, ([first, second]) => {
    const [min, max] = [numberOf(first), numberOf(second)];
    return min >= 1 && max <= LONGEST && min <= max ? duration(min, max) : null;
  }),
  phrase(`zwischen ${NUMBER} und ${NUMBER} tagen`, ([first, second]) =>
    numberOf(first) <= numberOf(second) ? duration(numberOf(first), numberOf(second)) : null,
  ),
  phrase(`(unter|weniger als|kurzer als) ${NUMBER} ${DAYS}`, ([, count]) => {
    const most = numberOf(count) - 1;
    return most >= 1 && most <= LONGEST ? duration(null, most) : null;
  }),
  phrase(
    `(?:mehr als|langer als|uber) ${NUMBER} ${DAYS}`,
    withDays((count) => duration(count + 1, null)),
  ),
  phrase(
    `${AT_MOST} ${NUMBER} ${DAYS}`,
    withDays((count) => duration(null, count)),
  ),
  phrase(
    `${AT_LEAST} ${NUMBER} ${DAYS}`,
    withDays((count) => duration(count, null)),
  ),
  phrase(`${IN_TIME}(?:${ABOUT} )?${NUMBER} ${DAYS}(?: lang)?`, withDays(aboutDays)),
  phrase(
    `${AT_MOST} ${NUMBER} wochen?`,
    withWeeks((days) => duration(null, days + 1)),
  ),
  phrase(
    `${AT_LEAST} ${NUMBER} wochen?`,
    withWeeks((days) => duration(days - 1, null)),
  ),
  phrase(
    `${IN_TIME}(?:${ABOUT} )?${NUMBER} wochen?(?: (?:lang|zeit))?`,
    withWeeks((days) => duration(days - 1, days + 1)),
  ),
  phrase(`${IN_TIME}(?:${ABOUT} )?(?:anderthalb|eineinhalb|1\\.5) wochen?(?: (?:lang|zeit))?`, () =>
    duration(10, 11),
  ),
  phrase(`${IN_TIME}(?:zweieinhalb|2\\.5) wochen?`, () => duration(16, 19)),
  phrase("(?:eine )?halbe woche", () => duration(3, 5)),
  phrase(
    `${IN_TIME}${NUMBER} wochig(?:e[nmrs]?)?`,
    withWeeks((days) => duration(days - 1, days + 1)),
  ),
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
