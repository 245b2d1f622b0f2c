import { addDays } from "./days";

export type SchoolHolidays = "winter" | "oster" | "pfingst" | "sommer" | "herbst" | "weihnachts";

const KINDS: readonly SchoolHolidays[] = ["winter", "oster", "pfingst", "sommer", "herbst", "weihnachts"];

/**
 * First and last day of the school holidays of 2027 as the federal states published them (`MMDD-MMDD`, a bar for none), in the order
 * of `KINDS`; a single day is one from it on. Christmas ends in the year after.
 */
const TABLE_2027 = `
baden-wuerttemberg | - 0330-0403 0518-0529 0729-0911 1102-1106 1223-0108
bayern | 0208-0212 0322-0402 0518-0528 0802-0913 1102-1105 1224-0107
berlin | 0201-0206 0322-0402 0518-0519 0701-0814 1011-1023 1222-1231
brandenburg | 0201-0206 0322-0403 0518-0518 0701-0814 1011-1023 1223-1231
bremen | 0201-0202 0322-0403 0518-0518 0708-0818 1018-1030 1223-0108
hamburg | 0129-0129 0301-0312 0507-0515 0701-0811 1011-1022 1220-1231
hessen | - 0322-0402 - 0628-0806 1004-1016 1223-0111
mecklenburg-vorpommern | 0208-0219 0324-0402 0514-0518 0705-0814 1014-1023 1222-0104
niedersachsen | 0201-0202 0322-0403 0518-0518 0708-0818 1016-1030 1223-0108
nordrhein-westfalen | - 0322-0403 0518-0518 0719-0831 1023-1106 1224-0108
rheinland-pfalz | - 0322-0402 - 0628-0806 1004-1015 1223-0107
saarland | 0208-0212 0330-0409 - 0628-0806 1004-1015 1220-1231
sachsen | 0208-0212 0326-0402 0515-0518 0710-0820 1011-1023 1223-0101
sachsen-anhalt | 0201-0206 0322-0327 0515-0522 0710-0820 1018-1023 1220-1231
schleswig-holstein | 0201-0202 0330-0410 - 0703-0814 1011-1023 1223-0108
thueringen | 0201-0206 0322-0403 - 0710-0820 1009-1023 1223-1231
`;
const YEAR = 2027;

const STATES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE_2027.trim()
    .split("\n")
    .map((line) => {
      const [state = "", days = ""] = line.split(" | ");
      return [state, days.split(" ")];
    }),
);

const NAMES: Readonly<Record<string, string>> = {
  "baden-wuerttemberg": "baden wurttemberg|badenwurttemberg|bawu|ba wu",
  bayern: "bayern|bavaria|bayerische[nrs]?|bayrische[nrs]?",
  berlin: "berlin|berliner",
  brandenburg: "brandenburg|brandenburger",
  bremen: "bremen|bremer",
  hamburg: "hamburg|hamburger",
  hessen: "hessen|hessische[nrs]?",
  "mecklenburg-vorpommern": "mecklenburg vorpommern|meck pomm|meckpomm|mv",
  niedersachsen: "niedersachsen|niedersachsische[nrs]?",
  "nordrhein-westfalen": "nordrhein westfalen|nrw",
  "rheinland-pfalz": "rheinland pfalz|rlp",
  saarland: "saarland|saarlandische[nrs]?",
  "sachsen-anhalt": "sachsen anhalt",
  sachsen: "sachsen|sachsische[nrs]?",
  "schleswig-holstein": "schleswig holstein",
  thueringen: "thuringen|thuringer",
};

/** Names of the states, folded, with bars between; longer ones first. */
export const STATE_NAMES = Object.values(NAMES).join("|");

export function stateOf(name: string): string | null {
  const found = Object.entries(NAMES).find(([, names]) => new RegExp(`^(?:${names})$`).test(name));
  return found?.[0] ?? null;
}

/** When a trip begins that lies in the holidays: from the weekend before them on. Null where nobody has said yet when they are. */
export function schoolHolidays(
  state: string,
  kind: SchoolHolidays,
  year: number,
): { from: string; to: string } | null {
  const written = year === YEAR ? STATES.get(state)?.[KINDS.indexOf(kind)] : undefined;
  const [first, last] = (written ?? "-").split("-").map((day) => `${day.slice(0, 2)}-${day.slice(2)}`);
  if (!first || !last || first === "-") return null;
  const from = `${year}-${first}`;
  const isMonday = new Date(`${from}T00:00:00Z`).getUTCDay() === 1;
  return { from: isMonday ? addDays(from, -2) : from, to: `${last < first ? year + 1 : year}-${last}` };
}
