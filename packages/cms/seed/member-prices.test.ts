import { seedContent } from "./content";
import { departuresFor } from "./departures";
import { memberPriceCents } from "./member-prices";

test("takes the percentage off in the months that are named, in whole euros", () => {
  const discounts = [
    { tour: "a", percent: 10, months: [4, 5] },
    { tour: "b", percent: 8 },
  ];
  const price = (tour: string, startDate: string) =>
    memberPriceCents(discounts, { tour, startDate, priceCents: 79_900 });
  expect([
    price("a", "2027-05-01"),
    price("a", "2027-06-05"),
    price("b", "2027-06-05"),
    price("c", "2027-06-05"),
  ]).toEqual([71_900, undefined, 73_500, undefined]);
});

test("every discount is one of a tour and reaches a departure, and every offer's tour has one", () => {
  const { tours, memberDiscounts, offers } = seedContent;
  const reached = memberDiscounts.map(({ tour: slug }) =>
    tours
      .filter((tour) => tour.slug === slug)
      .flatMap((tour) => departuresFor(tour, "2026-11-22"))
      .some(
        ({ startDate, priceCents }) =>
          (memberPriceCents(memberDiscounts, { tour: slug, startDate, priceCents }) ?? priceCents) <
          priceCents,
      ),
  );
  expect(reached).toEqual(memberDiscounts.map(() => true));
  const discounted = new Set(memberDiscounts.map(({ tour }) => tour));
  expect(offers.filter(({ tour }) => !discounted.has(tour))).toEqual([]);
});
