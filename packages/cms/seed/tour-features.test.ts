import { plainText } from "./blocks";
import { seedContent } from "./content";
import type { Board, TourDay, TourSeed } from "./types";

/* What travellers filter by agrees with what the texts say. */

const ROOMS = ["hotel", "pension", "gasthof", "schiff"];
const AGES: Record<string, number> = { sechs: 6, acht: 8, zehn: 10, zwölf: 12, vierzehn: 14, sechzehn: 16 };

const textsOf = (items: { text: string }[]): string => items.map(({ text }) => text).join("; ");
const nightsInRooms = ({ days }: TourSeed) =>
  days.filter(({ overnightKind }) => ROOMS.includes(overnightKind));

/** What there is to eat on more than half of the days between arrival and departure. */
function boardOf(days: TourDay[]): Board {
  const whole = days.slice(1, -1);
  const mostDays = (...meals: RegExp[]) =>
    whole.filter((day) => meals.every((meal) => meal.test(day.meals))).length * 2 > whole.length;
  if (mostDays(/Frühstück/, /Lunchpaket|Mittag/, /Abendessen/)) return "full";
  if (mostDays(/Frühstück/, /Abendessen/)) return "half";
  return mostDays(/Frühstück/) ? "breakfast" : "none";
}

/** Body and questions in one text. */
const proseOf = ({ teaser, body, questions }: TourSeed): string =>
  [
    teaser,
    ...plainText(body),
    ...questions.flatMap(({ question, answer }) => [question, ...plainText(answer)]),
  ].join("\n");

describe.each(seedContent.tours.map((tour) => [tour.slug, tour] as const))("%s", (_slug, tour) => {
  const prose = proseOf(tour);

  it("names the board that the day plan gives on most days", () => {
    expect(tour.board).toBe(boardOf(tour.days));
  });

  it("carries luggage where the price includes it", () => {
    const promised = /Gepäck(?:transport|versand|kurier)/.test(textsOf(tour.included));
    if (promised) expect(tour.luggageTransport).toBe(true);
    const inOneHouse = new Set(tour.days.slice(0, -1).map(({ overnightPlace }) => overnightPlace)).size === 1;
    if (inOneHouse) expect(tour.luggageTransport).toBe(true);
  });

  it("is reached by train or, where that is not sensible, by air", () => {
    expect(tour.trainArrival).toBe(!tour.flightNeeded);
    if (tour.trainArrival)
      expect(tour.arrivalByTrain).toMatch(/bahn|schiene|zug|züge|\bICE|\bTGV|eurocity|intercity|express/i);
    if (/(?:^|; )Flug nach/.test(textsOf(tour.notIncluded))) expect(tour.flightNeeded).toBe(true);
    if (/\bFlug\b/.test(textsOf(tour.included))) expect(tour.flightNeeded).toBe(true);
  });

  it("has single rooms only where there are rooms and a supplement", () => {
    expect(tour.singleRoom).toBe(
      nightsInRooms(tour).length > 0 && tour.departurePlan.singleSupplementCents > 0,
    );
  });

  it("says the rule for dogs where they may come", () => {
    const answer = tour.questions.find(({ question }) => /Hund/.test(question));
    if (tour.dogsAllowed) expect(plainText(answer?.answer ?? []).join(" ")).toMatch(/Leine|angeleint/i);
    if (/Hunde[^.]* erlaubt/.test(plainText(tour.body).join("\n"))) expect(tour.dogsAllowed).toBe(true);
    if (answer && /leider nicht/.test(plainText(answer.answer).join(" ")))
      expect(tour.dogsAllowed).toBe(false);
    expect(tour.dogsAllowed && tour.travelTypes.includes("huettentour")).toBe(false);
  });

  it("takes children from the age that the text names", () => {
    const young = /(?:Kinder|Jugendliche)[\s\S]*?\bab (?:etwa )?(\p{L}+)/iu.exec(prose);
    const said = young ? AGES[(young[1] ?? "").toLowerCase()] : undefined;
    expect(tour.childrenFromAge).toBe(said);
  });
});

it("leaves no wish without an answer but that of women among themselves", () => {
  const { tours } = seedContent;
  const count = (has: (tour: TourSeed) => boolean) => tours.filter(has).length;
  expect(count(({ dogsAllowed }) => dogsAllowed)).toBeGreaterThanOrEqual(8);
  expect(count(({ childrenFromAge }) => childrenFromAge !== undefined)).toBeGreaterThanOrEqual(8);
  expect(count(({ womenOnly }) => womenOnly === true)).toBe(0);
});
