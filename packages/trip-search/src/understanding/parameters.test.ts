import { emptySearchQuery, writeSearchQuery } from "@gratweg/contracts/search-query";
import fc from "fast-check";
import type { ReadingContext } from "./context";
import { readFacts } from "./parameters";

const context: ReadingContext = {
  today: "2026-12-01",
  silent: new Set(["outdoor"]),
  operators: new Map([
    ["steinadler bergreisen", "steinadler-bergreisen"],
    ["steinadler", "steinadler-bergreisen"],
    ["murmeltier touren", "murmeltier-touren"],
  ]),
};
const read = (q: string, today = context.today) =>
  readFacts({ ...emptySearchQuery(), q }, { ...context, today }).query;
const written = (q: string, today?: string) =>
  decodeURIComponent(writeSearchQuery(read(q, today)).toString());

describe("months, seasons, feasts and days", () => {
  it.each([
    ["im Juli", "month=2027-07"],
    ["Dezember", "month=2026-12"],
    ["Januar oder Februar", "month=2027-01&month=2027-02"],
    ["mai, juni und september", "month=2027-05&month=2027-06&month=2027-09"],
    ["im Sommer", "from=2027-06-01&to=2027-08-31"],
    ["Winter", "from=2026-12-01&to=2027-02-28"],
    ["bayerische Herbstferien", "from=2027-11-02&to=2027-11-05"],
    ["Sommerferien 2027 in Baden-Württemberg", "place=baden-wuerttemberg&from=2027-07-29&to=2027-09-11"],
    ["Weihnachtsferien Sachsen-Anhalt 2027", "from=2027-12-18&to=2027-12-31"],
    ["Herbstferien Hessen 2028", "from=2028-10-01&to=2028-11-06"],
    ["Pfingstferien Hessen", "from=2027-05-12&to=2027-05-31"],
    ["bis Ostern", "to=2027-04-04"],
    ["im nächsten Sommer", "from=2027-06-01&to=2027-08-31"],
    ["Sommer, Juli oder August", "month=2027-07&month=2027-08"],
  ])("%j is %s", (q, parameters) => {
    expect(new URLSearchParams(written(q))).toEqual(new URLSearchParams(parameters));
  });

  it("takes the year that has not passed", () => {
    expect(written("im Juli", "2027-07-31")).toBe("month=2027-07");
    expect(written("im Juli", "2027-08-01")).toBe("month=2028-07");
    expect(written("im Winter", "2027-01-15")).toBe("from=2026-12-01&to=2027-02-28");
    expect(written("Ostern", "2027-04-05")).toBe("from=2028-04-07&to=2028-04-23");
  });
});

describe("length and price", () => {
  it.each([
    ["eine Woche", "minDays=6&maxDays=8"],
    ["höchstens eine Woche", "maxDays=8"],
    ["zwei Wochen", "minDays=13&maxDays=15"],
    ["5 Tage", "minDays=5&maxDays=5"],
    ["5 Tg.", "minDays=5&maxDays=5"],
    ["siebentägige Wanderreise", "activity=wandern&minDays=7&maxDays=7"],
    ["drei- bis viertägig", "minDays=3&maxDays=4"],
    ["Fünftagestour", "minDays=5&maxDays=5"],
    ["7 Nächte", "minDays=8&maxDays=8"],
    ["6 Übernachtungen", "minDays=7&maxDays=7"],
    ["höchstens fünf Nächte", "maxDays=6"],
    ["7 Tage / 6 Nächte", "minDays=7&maxDays=7"],
    ["2 Wochen", "minDays=13&maxDays=15"],
    ["zweiwöchig", "minDays=13&maxDays=15"],
    ["mehr als 1 Woche", "minDays=8"],
    ["zehn tage", "minDays=9&maxDays=11"],
    ["12-tägige", "minDays=11&maxDays=13"],
    ["5–7 Tage", "minDays=5&maxDays=7"],
    ["unter 6 Tage", "maxDays=5"],
    ["mehr als 10 Tage", "minDays=11"],
    ["langes Wochenende", "minDays=2&maxDays=4"],
    ["unter 1500 €", "maxPrice=1500"],
    ["bis 1.500 Euro", "maxPrice=1500"],
    ["max 900€", "maxPrice=900"],
    ["zwischen 800 und 1200 Euro", "minPrice=800&maxPrice=1200"],
    ["ab 3000 euro", "minPrice=3000"],
    ["um die 2000 Euro", "minPrice=1800&maxPrice=2200"],
    ["nicht mehr als 1600 euro", "maxPrice=1600"],
    ["unter 1500", "maxPrice=1500"],
    ["günstig", "sort=price"],
    ["unter 1.499,99 €", "maxPrice=1499"],
    ["ab 1'499.90 Euro", "minPrice=1500"],
    ["1.000,00 - 1.500,00 €", "minPrice=1000&maxPrice=1500"],
    ["€ 1.000 – € 1.500", "minPrice=1000&maxPrice=1500"],
    ["bis EUR 1 500", "maxPrice=1500"],
    ["max. 1’500.- Euro", "maxPrice=1500"],
    ["1,5 tausend Euro", "maxPrice=1500"],
    ["Höhenweg No. 1", "q=Höhenweg+1"],
    ["Höhenweg Nr. 1", "q=Höhenweg+1"],
    ["Reisenummer: 1011", "q=1011"],
    ["Wanderung m. Hund i. d. Alpen", "activity=wandern&place=alpen&feature=hund"],
    ["Val d’Aosta", "place=aostatal"],
    ["Rifugio dell'Orso all´Alba", "q=Rifugio+Orso+Alba"],
    ["geht’s nach Sant’Antioco", "q=Sant+Antioco"],
  ])("%j is %s", (q, parameters) => expect(written(q)).toBe(parameters));

  it.each(["unter 1500 Höhenmeter", "bis 800 m", "1862"])("%j is no price", (q) => {
    expect(read(q)).toMatchObject({ minPrice: null, maxPrice: null });
  });
});

describe("amounts and days that are not understood", () => {
  it.each([
    ["-10% Natur", "q=Natur", "„-10%“"],
    ["100 % Natur", "q=Natur", "„100 %“"],
    ["wandern bis 800 Hm", "activity=wandern", "„bis 800 Hm“"],
    ["20–25 km", "", "„20–25 km“"],
    ["unter 1.5000 €", "", "„unter 1.5000 €“"],
    ["T3", "", "„T3“"],
    [
      "unter CHF 1’500.-",
      "",
      "Unsere Preise sind in Euro. Nach „unter CHF 1’500.-“ suchen wir deshalb nicht.",
    ],
    ["bis 1500 Franken", "", "Unsere Preise sind in Euro."],
    ["Tirol 31. Juni", "place=tirol", "Den 31. Juni gibt es nicht."],
    ["vom 29.2.2027 bis 2027-03-05", "", "Den 29. Februar gibt es 2027 nicht."],
    ["3.13.2027", "", "„3.13.2027“"],
    ["ab 3.5.1985", "", "„ab 3.5.1985“"],
  ])("%j is %s, and a sentence says so of the rest", (q, parameters, sentence) => {
    const { query, unread } = readFacts({ ...emptySearchQuery(), q }, context);
    expect(decodeURIComponent(writeSearchQuery(query).toString())).toBe(parameters);
    expect(unread).toEqual([expect.stringContaining(sentence)]);
  });
});

describe("what travellers ask for", () => {
  it.each([
    ["leichte Tour", "difficulty=1&difficulty=2"],
    ["nicht zu schwer", "difficulty=1&difficulty=2&difficulty=3"],
    ["für Anfänger", "difficulty=1&difficulty=2"],
    ["anspruchsvoll", "difficulty=4&difficulty=5"],
    ["mittelschwer", "difficulty=3"],
    ["ohne große Anstrengung", "difficulty=1&difficulty=2"],
    ["mit Hund", "feature=hund"],
    ["vegetarische Küche", "feature=vegetarisch"],
    ["Wanderung mit vegetarischem Essen", "activity=wandern&feature=vegetarisch"],
    ["ohne Gepäck", "feature=gepaecktransport"],
    ["mit Gepäcktransport", "feature=gepaecktransport"],
    ["aber kein Rucksack tragen", "feature=gepaecktransport"],
    ["Anreise mit der Bahn", "feature=bahnanreise"],
    ["ohne Flug", "feature=ohne-flug"],
    ["Halbpension und Einzelzimmer", "feature=halbpension&feature=einzelzimmer"],
    ["Hütte oder Zelt", "feature=huette_zelt"],
    ["von Hütte zu Hütte", "feature=huette"],
    ["mit Kindern", "feature=kinder"],
    ["Kinder 7 und 10 Jahre", "childAge=7"],
    ["mit meinem 14-jährigen Sohn", "childAge=14"],
    ["um die 60", ""],
    ["bei Familien schlafen", ""],
    ["für Frauen", "feature=frauen"],
    ["Wanderurlaub", "activity=wandern"],
    ["Radreise", "activity=radwandern"],
    ["Velotour", "activity=radwandern"],
    ["Kanu oder Kajak", "activity=kajak-und-kanu"],
    ["Steinadler Bergreisen", "operator=steinadler-bergreisen"],
    ["Murmeltiere", "q=Murmeltiere"],
  ])("%j is %s", (q, parameters) => expect(written(q)).toBe(parameters));
});

describe("places", () => {
  it.each([
    ["in Tirol", "place=tirol"],
    ["Süd-Tirol", "place=suedtirol"],
    ["Schweden oder Norwegen", "place=schweden_norwegen"],
    ["Dolomiten in Südtirol", "place=dolomiten&place=suedtirol"],
    ["nähe Innsbruck", "near=innsbruck"],
    ["rund um Garmisch", "near=garmisch-partenkirchen"],
    ["bei Rostock oder Stralsund", "near=rostock_stralsund"],
    ["schottische Highlands", "place=schottische-highlands"],
    ["Schwedenwanderung", "activity=wandern&place=schweden"],
    ["am Meer", "place=meer"],
    ["auf einer Insel", "place=inseln"],
    ["aus Berlin", ""],
    ["Fernreise", "excludePlace=europa&excludePlace=tuerkei"],
  ])("%j is %s", (q, parameters) => expect(written(q)).toBe(parameters));
});

describe("denials", () => {
  it.each([
    ["nicht in Deutschland", "excludePlace=deutschland"],
    ["ohne Hütten und Zelt", "excludeFeature=huette&excludeFeature=zelt"],
    ["Hotel statt Hütte", "feature=hotel&excludeFeature=huette"],
    ["ohne Rad", "excludeActivity=radwandern"],
    ["nicht im Winter", "excludeMonth=2026-12&excludeMonth=2027-01&excludeMonth=2027-02"],
    ["Berge ohne Klettern", "q=-Klettern&place=berge"],
    ["keine Kirchen und Klöster, lieber Handwerk", "q=-Kirchen -Klöster Handwerk"],
    ["keine Fernreise", "place=europa&place=tuerkei"],
    [
      "Hüttentour ohne Klettersteig in den Dolomiten",
      "place=dolomiten&feature=huette&excludeActivity=klettersteig",
    ],
  ])("%j is %s", (q, parameters) => {
    expect(written(q).replaceAll("+", " ")).toBe(parameters);
  });
});

describe("what is left", () => {
  it.each([
    ["Ich suche eine schöne Reise mit Orchideen", "Orchideen"],
    ["Outdoor Urlaub", ""],
    ["Kirchen oder Klöster", "Kirchen oder Klöster"],
    ["E-Bike Sonnenaufgang", "Sonnenaufgang"],
    ["Gletscher Gletscher", "Gletscher"],
  ])("of %j is %j", (q, rest) => expect(read(q).q).toBe(rest));
});

const FACTS = [
  ...[
    "im Juli",
    "eine Woche",
    "unter 1500 Euro",
    "in Tirol",
    "mit Hund",
    "ohne Flug",
    "mit dem Rad",
    "für Anfänger",
  ],
  ...["am Meer", "Orchideen", "Sonnenaufgang", "ohne Zelt", "nicht in Schweden"],
];

it("understands facts in any order alike", () => {
  const values = (q: string) =>
    [...writeSearchQuery({ ...read(q), q: read(q).q.split(" ").sort().join(" ") })].sort();
  fc.assert(
    fc.property(fc.shuffledSubarray(FACTS, { minLength: 2 }), (facts) => {
      expect(values(facts.join(", "))).toEqual(values([...facts].sort().join(", ")));
    }),
  );
});

it("finds nothing more in what it has understood", () => {
  const words = fc.constantFrom(
    ...FACTS.join(" ").split(" "),
    ...[
      "oder",
      "und",
      "bis",
      "5",
      "900",
      "€",
      "nähe",
      "Innsbruck",
      "-",
      ",",
      "kein",
      "Hütte",
      "Wanderwoche",
      "zwischen",
    ],
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 10 }), (typed) => {
      const once = read(typed.join(" "));
      expect(readFacts(once, context).query).toEqual(once);
    }),
  );
});

describe("days that are none, or far away", () => {
  it.each([
    "vom 31.12.9999 bis 1.1.",
    "31.12.9999 oder 1.6.9999",
    "1.1.1000 bis 31.12.9999",
    "29.2.2099 bis 30.2.2099",
    "0 bis 5. Juni",
    "bis 99.99.9999",
  ])("%j is read at once and names no such day", (q) => {
    const { from, to, month } = read(q);
    for (const day of [from, to, ...month]) expect(day ?? "2027-01").toMatch(/^20\d\d-\d\d/);
  });
});

it("throws on nothing that can be typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (q) => {
      expect(read(q).q.length).toBeLessThanOrEqual(q.length * 2 + 1);
    }),
  );
});

describe("words as people say them", () => {
  it.each([
    ["hiking with dog in germany", "activity=wandern&place=deutschland&feature=hund"],
    ["i mecht net nach italien", "excludePlace=italien"],
    ["ned in Tirol", "excludePlace=tirol"],
    ["unter zweitausendfünfhundert Euro", "maxPrice=2500"],
    ["zwischen tausend und zweitausend Euro", "minPrice=1000&maxPrice=2000"],
    ["anderthalb Wochen", "minDays=10&maxDays=11"],
    ["halbe Woche", "minDays=3&maxDays=5"],
    ["darf mein Hund mit", "feature=hund"],
    ["findet sicher statt", "feature=garantiert"],
    ["garantierte Abreise im Juli", "feature=garantiert&month=2027-07"],
    ["keine garantierten Termine", "excludeFeature=garantiert"],
    ["Restplätze im Juni", "month=2027-06&sort=date"],
    ["last minute Italien", "place=italien&sort=date"],
    ["mit den Kids", "feature=kinder"],
    ["ich bin kein Profi", "difficulty=1&difficulty=2&difficulty=3"],
    ["Was könnt ihr mir empfehlen?", ""],
    ["mit deutscher Reiseleitung", ""],
  ])("%j is %s", (q, parameters) => expect(written(q).replace("q=i&", "")).toBe(parameters));
});
