import type { TripCard } from "@gratweg/contracts";
import { tripCardData } from "./tripCardData";

const card: TripCard = {
  ...{ number: 1, slug: "grat", title: "Grat", teaser: "Luftig.", image: null, country: null, region: null },
  ...{ activities: [], days: 5, difficulty: 3, priceFrom: null, cheapestDeparture: null },
  ...{ nextDeparture: null, operator: null },
};
const excerpt = {
  field: "snippet" as const,
  text: "… im Dorf schlafen …",
  ranges: [[5, 7]] as [number, number][],
};

it("shows the excerpt with its marks where neither title nor teaser has one", () => {
  expect(tripCardData({ ...card, highlights: [excerpt] })).toMatchObject({
    teaser: "… im Dorf schlafen …",
    highlights: [{ field: "teaser", ranges: [[5, 7]] }],
  });
  const title = { field: "title" as const, text: "Grat", ranges: [[0, 4]] as [number, number][] };
  expect(tripCardData({ ...card, highlights: [title, excerpt] }).teaser).toBe("Luftig.");
});
