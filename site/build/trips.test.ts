import type { DepartureNode, OperatorNode } from "./content";
import { blocks, departure as departureOf, media, pagesInput, sites, TODAY, tour } from "./fixtures";
import { relatedTo, toCard, toDocument, toTripModel, tripsByNumber, tripsOf, type Trip } from "./trips";

const harz = { name: "Harz", slug: "harz" };
const alps = { name: "Alpen", slug: "alpen" };
const germany = { name: "Deutschland", slug: "deutschland" };
const europe = { name: "Europa", slug: "europa" };
const hut = { name: "Hüttentour", slug: "huettentour" };
const summit = { name: "Gipfeltour", slug: "gipfeltour" };

const departure = (number: number, startDate: string, more: Partial<DepartureNode> = {}) =>
  departureOf(number, 1, startDate, more);

const operator: OperatorNode = {
  name: "Kammweg",
  slug: "kammweg",
  description: "Seit 1990.",
  street: "Am Markt 1",
  postalCode: "06484",
  city: "Quedlinburg",
  countryName: "Deutschland",
  email: null,
  phone: null,
  website: "https://kammweg.example",
  insolvencyInsurer: "Reisegarant",
  logo: media("/kammweg.png", "Ein Kamm"),
};

function tripsWith(tours: Parameters<typeof tour>[2][], departures: DepartureNode[] = []): Trip[] {
  const { content } = pagesInput({
    tours: { nodes: tours.map((more, index) => tour(index + 1, `tour-${index + 1}`, more)) },
    departures: { nodes: departures },
    operators: { nodes: [operator] },
    countries: { nodes: [{ ...germany, continent: europe }] },
  });
  return tripsOf(content, "hiking", TODAY);
}

function tripWith(more: Parameters<typeof tour>[2] = {}, departures: DepartureNode[] = []): Trip {
  const [trip] = tripsWith([more], departures);
  if (!trip) throw new Error("The tour is not shown.");
  return trip;
}

describe("a site's trips", () => {
  it("are the tours that it shows, by number", () => {
    const trips = tripsWith([{}, { sites: sites("biking") }, { sites: null }, {}]);
    expect([...tripsByNumber(trips)].map(([number, trip]) => [number, trip.node.slug])).toEqual([
      [1, "tour-1"],
      [4, "tour-4"],
    ]);
  });

  it("offer their own dates from today on, without cancelled ones", () => {
    const trips = tripsWith(
      [{}, {}],
      [
        departure(1, "2026-11-20"),
        departure(2, TODAY),
        departure(3, "2027-01-01", { state: "cancelled" }),
        departure(4, "2027-02-01", { tour: { number: 2 } }),
        departure(5, "2027-03-01", { tour: null }),
        departure(6, "2027-04-01", { state: null }),
      ],
    );
    expect(trips.map(({ departures }) => departures.map(({ number }) => number))).toEqual([[2, 6], [4]]);
  });

  it("have at most three pictures, described by the trip's title where nobody has", () => {
    const gallery = [
      { ...media("/1.jpg", ""), alternativeText: null },
      { ...media("/2.jpg", "zwei"), sizes: [] },
      ...[3, 4, 5].map((number) => media(`/${number}.jpg`, `Bild ${number}`)),
    ];
    const { pictures } = tripWith({ gallery, title: "Über den Grat" });
    expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([
      ["/1.jpg", "Über den Grat"],
      ["/3.jpg", "Bild 3"],
      ["/4.jpg", "Bild 4"],
    ]);
    expect(tripWith().pictures).toEqual([]);
  });
});

describe("a card", () => {
  it("has the lowest price with the first date of that price, and the next date", () => {
    const card = toCard(
      tripWith({ techniqueGrade: 2, fitnessGrade: 4 }, [
        departure(1, "2027-01-01", { priceCents: 90_000 }),
        departure(2, "2027-02-01", { priceCents: 70_000 }),
        departure(3, "2027-03-01", { priceCents: 70_000 }),
      ]),
    );
    expect(card).toMatchObject({
      priceFrom: { amount: 70_000, currency: "EUR" },
      cheapestDeparture: "2027-02-01",
      nextDeparture: "2027-01-01",
      difficulty: 4,
    });
  });

  it("without dates has no price, and of a trip without days one day", () => {
    expect(toCard(tripWith({ techniqueGrade: 5, fitnessGrade: 1 }))).toMatchObject({
      ...{ priceFrom: null, cheapestDeparture: null, nextDeparture: null },
      ...{ image: null, activities: [], days: 1, difficulty: 5 },
    });
  });
});

function day(overnightKind: string | null = null, overnightPlace: string | null = null) {
  return {
    ...{ title: "Aufstieg", description: "Durch den Wald", distanceKm: 9, ascentM: 700, descentM: 100 },
    ...{ hours: 4, overnightPlace, overnightKind, meals: null },
  };
}
const waypoint = (name: string, latitude: number, longitude: number) => ({
  ...{ name, day: 1, kind: "hut", latitude, longitude, elevationM: 1000, distanceKm: 0 },
});

describe("what the search reads of a trip", () => {
  it("is everything that is said of it, dates and prices, and the way as everybody may see it", () => {
    const document = toDocument(
      tripWith(
        {
          body: blocks("Ein Weg."),
          days: [day("hut", "Brockenhaus"), day()],
          highlights: [{ title: "Der Brocken", text: "Weit zu sehen" }],
          waypoints: [waypoint("Schierke", 51.76543, 10.65432)],
          ...{ activities: [hut], travelTypes: [summit], travelFocusTypes: [alps], childrenFromAge: 8 },
          ...{ country: germany, region: harz, luggageTransport: true },
        },
        [departure(1, "2027-01-01", { endDate: "2027-01-05", priceCents: 79_000 })],
      ),
    );
    expect(document).toMatchObject({
      ...{ continent: europe, country: germany, region: harz, days: 2, childrenFromAge: 8 },
      ...{ activities: [hut], travelTypes: [summit], travelFocusTypes: [alps], sites: [] },
      highlights: ["Der Brocken. Weit zu sehen"],
      body: "Ein Weg.\nAufstieg. Durch den Wald. Brockenhaus\nAufstieg. Durch den Wald. \nSchierke",
      departures: [{ number: 1, startDate: "2027-01-01", endDate: "2027-01-05", priceCents: 79_000 }],
      track: [[51.765, 10.655]],
    });
    expect(document.features).not.toEqual([]);
  });
});

describe("a trip's page", () => {
  const page = (trip: Trip) => toTripModel(trip, []);

  it("counts nights, and those for which a single room can be had", () => {
    const kinds = ["hotel", "huette", "keine", null, "pension", "gasthof", "schiff", "zelt"];
    expect(page(tripWith({ days: kinds.map((kind) => day(kind)) })).nights).toEqual({ total: 6, inRooms: 4 });
    expect(page(tripWith()).nights).toEqual({ total: 0, inRooms: 0 });
  });

  it("has the way's coordinates as rounded as everybody may see them", () => {
    const [place] = page(tripWith({ waypoints: [waypoint("Schierke", 51.76543, 10.65432)] })).waypoints;
    expect(place).toMatchObject({ name: "Schierke", latitude: 51.765, longitude: 10.655, elevationM: 1000 });
  });
});

describe("trips like this one", () => {
  const related = (trips: Trip[], count?: number) => {
    const [first] = trips;
    return first ? relatedTo(first, trips, count).map(({ number }) => number) : [];
  };
  const dated = (tours: Parameters<typeof tour>[2][], starts: Readonly<Record<number, string>> = {}) =>
    tripsWith(
      tours,
      tours.map((_, index) =>
        departure(index + 1, starts[index + 1] ?? "2027-01-01", { tour: { number: index + 1 } }),
      ),
    );
  const hard = { techniqueGrade: 5, fitnessGrade: 5 };

  it("share the region rather than country and activity, those rather than the grade", () => {
    const trips = dated([
      { region: harz, country: germany, activities: [hut] },
      { ...hard, country: germany },
      { region: alps },
      { ...hard, activities: [hut, summit], country: germany },
      { ...hard, region: harz },
    ]);
    expect(related(trips, 10)).toEqual([5, 4, 2, 3]);
  });

  it("share a grade that is one apart at most", () => {
    const grades = [3, 5, 4, 1, 2].map((grade) => ({ techniqueGrade: grade, fitnessGrade: 1 }));
    const alike = dated(grades.map((grade, index) => ({ ...grade, region: index === 0 ? harz : alps })));
    expect(related(alike, 10)).toEqual([3, 5, 2, 4]);
  });

  it("come by the sooner date where they share as much, else by number", () => {
    const trips = dated([{ region: harz }, { region: alps }, { region: alps }, { region: alps }], {
      2: "2027-03-01",
      3: "2027-02-01",
      4: "2027-03-01",
    });
    expect(related(trips)).toEqual([3, 2, 4]);
  });

  it("are three unless more are asked for, can be booked, and are others", () => {
    expect(related(dated([{}, {}, {}, {}, {}]))).toEqual([2, 3, 4]);
    expect(related(tripsWith([{}, {}]))).toEqual([]);
  });
});
