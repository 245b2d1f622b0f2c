import { readTable, ringsOf } from "./table";

const read = (row: string) => {
  const [place] = readTable("mountains", [row], { tirol: "47 10,47 12,48 11;46 12,46 13,47 12" });
  if (!place) throw new Error("No place is read.");
  return place;
};

test("a row becomes a place", () => {
  expect(
    read("Höga Kusten | an der Höga Kusten | Hohe Küste, High Coast | schweden, ostsee | o 63 18 12.5"),
  ).toMatchObject({
    slug: "hoega-kusten",
    name: "Höga Kusten",
    preposition: "an der Höga Kusten",
    names: ["Hohe Küste", "High Coast"],
    common: undefined,
    kind: "mountains",
    within: ["schweden", "ostsee"],
    shape: { circles: [{ at: [63, 18], km: 12.5 }] },
    centre: undefined,
    iso: undefined,
  });
});

test("cells may be empty", () => {
  expect(read("Spessart | | | |")).toMatchObject({
    slug: "spessart",
    preposition: undefined,
    names: [],
    within: [],
    shape: {},
  });
});

test("a slug of its own, a country's code and everyday words are marked", () => {
  const place = read("~Oder =oder-fluss | an der Oder | iso:PL, Oderland, ~Sund | |");
  expect(place).toMatchObject({
    slug: "oder-fluss",
    name: "Oder",
    names: ["Oderland", "Sund"],
    common: ["Oder", "Sund"],
    iso: "PL",
  });
});

test.each([
  ["Ærø", "aeroe"],
  ["Lac d'Annecy", "lac-d-annecy"],
  ["Rügen, Hiddensee", "ruegen-hiddensee"],
  ["Białowieża", "bia-owieza"],
])("%s has the slug %s", (name, slug) => {
  expect(read(`${name} | | | |`).slug).toBe(slug);
});

test("a shape is circles, strips, rings, boundaries and a middle", () => {
  const place = read("X | | | | o 47 11 5; line 4: 47 11, 48 12; 1 1, 1 2, 2 2; @tirol; . 47.5 11.5");
  expect(place.centre).toEqual([47.5, 11.5]);
  expect(place.shape).toEqual({
    circles: [{ at: [47, 11], km: 5 }],
    lines: [
      {
        km: 4,
        along: [
          [47, 11],
          [48, 12],
        ],
      },
    ],
    polygons: [
      [
        [1, 1],
        [1, 2],
        [2, 2],
      ],
      ...ringsOf("47 10,47 12,48 11;46 12,46 13,47 12"),
    ],
  });
  expect(place.shape).toBe(place.shape);
});

test.each([
  ["too few cells", "Harz | im Harz | mittelgebirge"],
  ["too many cells", "Harz | | | | o 51 10 5 | more"],
  ["an unknown boundary", "Harz | | | | @harz"],
  ["a point of one number", "Harz | | | | . 51"],
  ["a point of three numbers", "Harz | | | | 51 10 5, 51 11, 52 10"],
  ["a word for a number", "Harz | | | | o 51 ten 5"],
])("%s is an error that names it", (_fault, row) => {
  expect(() => read(row).shape).toThrow(/"/);
});
