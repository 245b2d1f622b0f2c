import { emptySearchQuery } from "@gratweg/contracts/search-query";
import { readFacts } from "./parameters";

const context = { today: "2026-12-01", silent: new Set<string>(), operators: new Map<string, string>() };

/** First and last day on which a trip may begin; of months the first of the first and the last of the last. */
function daysOf(q: string): [string | null, string | null] {
  const { month, from, to } = readFacts({ ...emptySearchQuery(), q }, context).query;
  const [first, last] = [month[0], month.at(-1)];
  if (first === undefined || last === undefined) return [from, to];
  const end = new Date(Date.UTC(Number(last.slice(0, 4)), Number(last.slice(5)), 0));
  return [`${first}-01`, end.toISOString().slice(0, 10)];
}

/** The phrases of decision 25: asked of this grammar and of chrono-node, which reads nine of them. */
it.each<[string, string | null, string | null]>([
  ["im juli", "2027-07-01", "2027-07-31"],
  ["juli 2028", "2028-07-01", "2028-07-31"],
  ["im Mai 2027", "2027-05-01", "2027-05-31"],
  ["jänner", "2027-01-01", "2027-01-31"],
  ["feb", "2027-02-01", "2027-02-28"],
  ["Mai oder Juni", "2027-05-01", "2027-06-30"],
  ["mai und juni", "2027-05-01", "2027-06-30"],
  ["von Mai bis Juli", "2027-05-01", "2027-07-31"],
  ["zwischen Juni und August", "2027-06-01", "2027-08-31"],
  ["Mai bis September", "2027-05-01", "2027-09-30"],
  ["November bis Februar", "2027-11-01", "2028-02-28"],
  ["ab Juni", "2027-06-01", null],
  ["ab 15. Juni", "2027-06-15", null],
  ["bis Ende Juni", null, "2027-06-30"],
  ["vor Ostern", null, "2027-03-18"],
  ["ab 3. Mai bis Ende Juni", "2027-05-03", "2027-06-30"],
  ["vom 3. bis 10. Juni", "2027-06-03", "2027-06-10"],
  ["3.5.2027", "2027-05-03", "2027-05-03"],
  ["3.5.", "2027-05-03", "2027-05-03"],
  ["03.05.27", "2027-05-03", "2027-05-03"],
  ["05/2027", "2027-05-01", "2027-05-31"],
  ["5-2027", "2027-05-01", "2027-05-31"],
  ["05.2027", "2027-05-01", "2027-05-31"],
  ["05/27", "2027-05-01", "2027-05-31"],
  ["2027-05", "2027-05-01", "2027-05-31"],
  ["05/2027 bis 2027-07", "2027-05-01", "2027-07-31"],
  ["2027-05-03", "2027-05-03", "2027-05-03"],
  ["03-05-2027", "2027-05-03", "2027-05-03"],
  ["3. 5. 2027", "2027-05-03", "2027-05-03"],
  ["03052027", "2027-05-03", "2027-05-03"],
  ["2027-05-03 – 2027-05-10", "2027-05-03", "2027-05-10"],
  ["29.2.", "2028-02-29", "2028-02-29"],
  ["3. Mai", "2027-05-03", "2027-05-03"],
  ["am 3. Mai 2027", "2027-05-03", "2027-05-03"],
  ["3.5. bis 10.5.", "2027-05-03", "2027-05-10"],
  ["3.5.-10.5.2027", "2027-05-03", "2027-05-10"],
  ["10. Juli bis 25. Juli", "2027-07-10", "2027-07-25"],
  ["Anfang Mai", "2027-05-01", "2027-05-12"],
  ["Mitte Juni", "2027-06-09", "2027-06-22"],
  ["Ende September", "2027-09-19", "2027-09-30"],
  ["Ende August Anfang September", "2027-08-19", "2027-09-12"],
  ["Ende Mai bis Mitte Juni", "2027-05-19", "2027-06-22"],
  ["im Sommer", "2027-06-01", "2027-08-31"],
  ["Sommer 2028", "2028-06-01", "2028-08-31"],
  ["im Herbst", "2027-09-01", "2027-11-30"],
  ["im Winter", "2026-12-01", "2027-02-28"],
  ["Frühling", "2027-03-01", "2027-05-31"],
  ["im Frühsommer", "2027-05-15", "2027-06-30"],
  ["Spätsommer", "2027-08-15", "2027-09-22"],
  ["über Ostern", "2027-03-19", "2027-04-04"],
  ["an Pfingsten", "2027-05-08", "2027-05-24"],
  ["über Weihnachten", "2026-12-19", "2026-12-27"],
  ["zwischen den Jahren", "2026-12-23", "2026-12-31"],
  ["Silvester", "2026-12-25", "2027-01-02"],
  ["Himmelfahrt", "2027-05-03", "2027-05-08"],
  ["Fronleichnam", "2027-05-24", "2027-05-29"],
  ["Karwoche", "2027-03-20", "2027-03-26"],
  ["Herbstferien", "2027-10-01", "2027-11-06"],
  ["Herbstferien Bayern", "2027-11-02", "2027-11-05"],
  ["Osterferien NRW", "2027-03-20", "2027-04-03"],
  ["Sommerferien", "2027-06-20", "2027-09-12"],
  ["nach Ostern", "2027-04-05", null],
  ["nächsten Monat", "2027-01-01", "2027-01-31"],
  ["nächstes Jahr", "2027-01-01", "2027-12-31"],
  ["nächstes Jahr im Mai", "2027-05-01", "2027-05-31"],
  ["nächste Woche", "2026-12-08", "2026-12-14"],
  ["übernächstes Jahr", "2028-01-01", "2028-12-31"],
  ["2028", "2028-01-01", "2028-12-31"],
  ["im Jahr 2028", "2028-01-01", "2028-12-31"],
  ["diesen Winter", "2026-12-01", "2027-02-28"],
  ["Sommer, Juli oder August", "2027-07-01", "2027-08-31"],
  ["ab sofort bis Ende Januar", null, "2027-01-31"],
])("%j is from %s to %s", (q, from, to) => expect(daysOf(q)).toEqual([from, to]));
