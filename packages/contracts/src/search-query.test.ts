import fc from "fast-check";
import {
  emptySearchQuery,
  isFiltered,
  parseSearchQuery,
  leftOutOfLink,
  readSearchFields,
  readSearchLink,
  readSearchQuery,
  reversedRanges,
  writeSearchQuery,
  type SearchQuery,
} from "./search-query";

const parse = (text: string) => parseSearchQuery(new URLSearchParams(text));

describe("strict reading", () => {
  it("reads every parameter, as it is written", () => {
    const text =
      "q=H%C3%BCtte&country=italien&country=schweiz&region=dolomiten&continent=europa&activity=wandern&operator=bergwaerts" +
      "&travelType=huettentour&travelFocusType=natur&difficulty=3&difficulty=2&from=2027-06-01&to=2027-09-30" +
      "&place=tirol_suedtirol&place=alpen&near=innsbruck&feature=huette_zelt&feature=hund&childAge=7&month=2027-07&month=2027-06" +
      "&excludePlace=karwendel&excludeActivity=klettersteig&excludeFeature=zelt&excludeMonth=2027-08" +
      "&minDays=3&maxDays=8&minPrice=500&maxPrice=1500&sort=-price&page=2&pageSize=12";
    const read = parse(text);
    expect(read).toEqual({
      ok: true,
      query: {
        q: "Hütte",
        country: ["italien", "schweiz"],
        region: ["dolomiten"],
        continent: ["europa"],
        activity: ["wandern"],
        operator: ["bergwaerts"],
        travelType: ["huettentour"],
        travelFocusType: ["natur"],
        difficulty: [2, 3],
        place: ["tirol_suedtirol", "alpen"],
        near: ["innsbruck"],
        feature: ["huette_zelt", "hund"],
        childAge: 7,
        month: ["2027-07", "2027-06"],
        excludePlace: ["karwendel"],
        excludeActivity: ["klettersteig"],
        excludeFeature: ["zelt"],
        excludeMonth: ["2027-08"],
        from: "2027-06-01",
        to: "2027-09-30",
        minDays: 3,
        maxDays: 8,
        minPrice: 500,
        maxPrice: 1500,
        sort: "-price",
        page: 2,
        pageSize: 12,
      },
    });
    expect(read.ok && parse(writeSearchQuery(read.query).toString())).toEqual(read);
  });

  it.each([
    ["colour=red", "colour"],
    ["country=Italien", "country"],
    ["difficulty=6", "difficulty"],
    ["from=2027-02-30", "from"],
    ["from=2027-06-02&to=2027-06-01", "to"],
    ["minDays=9&maxDays=8", "maxDays"],
    ["minPrice=9&maxPrice=8", "maxPrice"],
    ["minDays=0", "minDays"],
    ["minPrice=1.5", "minPrice"],
    ["minPrice=-1", "minPrice"],
    ["sort=cheapest", "sort"],
    ["page=0", "page"],
    ["page=1&page=2", "page"],
    ["pageSize=101", "pageSize"],
    ["place=Tirol", "place"],
    ["place=tirol__salzburg", "place"],
    ["near=_innsbruck", "near"],
    ["feature=sauna", "feature"],
    ["feature=huette_sauna", "feature"],
    ["childAge=18", "childAge"],
    ["month=2027-13", "month"],
    ["month=2027-7", "month"],
    ["excludePlace=tirol_salzburg", "excludePlace"],
    ["excludeActivity=Klettern", "excludeActivity"],
    ["excludeFeature=huette_zelt", "excludeFeature"],
    ["excludeMonth=juli", "excludeMonth"],
    [`q=${"x".repeat(201)}`, "q"],
    [`near=${"aa_".repeat(50)}aa`, "near"],
    [`place=${"aa_".repeat(25)}aa&place=${"bb_".repeat(25)}bb`, "place"],
  ])("%s is an issue of %s", (text, parameter) => {
    const parsed = parse(text);
    expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.parameter)).toEqual([parameter]);
  });

  it("takes empty values as absent, as forms send them", () => {
    expect(parse("q=&country=&from=&minDays=&sort=&page=")).toEqual({ ok: true, query: emptySearchQuery() });
  });
});

it("reads fifty places in all, of whatever value they are alternatives", () => {
  const [first, second] = [`${"aa_".repeat(24)}aa`, `${"bb_".repeat(24)}bb`];
  const text = `near=${first}&near=${second}&near=cc`;
  expect(parse(`near=${first}&near=${second}`)).toMatchObject({ ok: true });
  expect(readSearchQuery(new URLSearchParams(text)).near).toEqual([first, second]);
});

it.each<[string, Partial<SearchQuery>]>([
  ["country=Oesterreich&Country=%C3%96sterreich&country=oesterreich", { country: ["oesterreich"] }],
  ["country=Italien,Schweiz", { country: ["italien", "schweiz"] }],
  ["place=Tirol_S%C3%BCdtirol", { place: ["tirol_suedtirol"] }],
  ["from=03.05.2027&to=3.%20Juni%202027", { from: "2027-05-03", to: "2027-06-03" }],
  ["minPrice=%E2%82%AC%201.499,50&maxprice=2.000", { minPrice: 1500, maxPrice: 2000 }],
  ["minDays=7%20Tage", { minDays: 7 }],
  ["month=2027-5&month=06/2027", { month: ["2027-05", "2027-06"] }],
  ["difficulty=leicht&difficulty=4%20%E2%80%93%20anspruchsvoll", { difficulty: [1, 2, 4] }],
  ["feature=Hund&sort=PRICE", { feature: ["hund"], sort: "price" }],
])("an address says %s", (text, query) => {
  expect(readSearchLink(new URLSearchParams(text))).toEqual({
    query: { ...emptySearchQuery(), ...query },
    unread: [],
  });
});

it("leaves out what it cannot read, names the parameters of ours, and says nothing of their values", () => {
  const text = "utm_source=x&page=zwei&country=%25&country=schweiz&q=Grat&from=29.2.2027&feature=Sauna";
  const { query, unread } = readSearchLink(new URLSearchParams(text));
  expect(query).toEqual({ ...emptySearchQuery(), q: "Grat", country: ["schweiz"] });
  expect(leftOutOfLink(unread)).toBe(
    "Der Link nennt etwas, das wir nicht kennen, und wir suchen ohne diese Angabe: Land, Wunsch, Abreise, Seite.",
  );
});

it("never throws and never answers a malformed query", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
      const query = readSearchQuery(new URLSearchParams(pairs));
      expect(parseSearchQuery(writeSearchQuery(query)).ok).toBe(true);
    }),
  );
});

it("reads for the form's fields what a search would drop, and says which ends lie before their beginnings", () => {
  const address = new URLSearchParams(
    "from=2027-07-31&to=2027-07-01&minDays=9&maxDays=4&minPrice=5&maxPrice=5",
  );
  const typed = { from: "2027-07-31", to: "2027-07-01", minDays: 9, maxDays: 4, minPrice: 5, maxPrice: 5 };
  expect(readSearchFields(address)).toEqual({ ...emptySearchQuery(), ...typed });
  expect(reversedRanges(readSearchFields(address)).map(({ parameter }) => parameter)).toEqual([
    "to",
    "maxDays",
  ]);
  expect(readSearchQuery(address)).toEqual({ ...emptySearchQuery(), ...typed, to: null, maxDays: null });
});

it("knows what narrows a result", () => {
  expect(isFiltered({ ...emptySearchQuery(), q: "Grat", page: 3, sort: "price" })).toBe(false);
  expect(isFiltered({ ...emptySearchQuery(), maxPrice: 900 })).toBe(true);
  expect(isFiltered({ ...emptySearchQuery(), place: ["tirol"] })).toBe(true);
  expect(isFiltered({ ...emptySearchQuery(), childAge: 0 })).toBe(true);
});
