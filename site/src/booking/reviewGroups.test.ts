import type { BookingTerms } from "@gratweg/contracts";
import { reviewGroups } from "./reviewGroups";

it("shows what is booked, not what was typed", () => {
  const terms = {
    trip: { title: "Karwendel" },
    departure: { startDate: "2027-07-12", endDate: "2027-07-19", singleSupplement: { amount: 0 } },
    insurance: null,
  } as BookingTerms;
  const groups = reviewGroups(
    terms,
    {
      travellers: [{ firstName: " Anna  Lena", lastName: "Ott ", birthDate: "1984-03-27" }],
      options: { singleRooms: 0, insurance: false },
      contact: {
        ...{ email: "anna@POST.example", phone: "030 1234567", street: "Weg  1" },
        ...{ postalCode: "D-01067", city: "Dresden", country: "DE" },
      },
    },
    (key, values = {}) => [key, ...Object.values(values)].join("|"),
  );
  const shown = groups.flatMap(({ items }) => items.map(({ value }) => value));
  expect(shown).toContain("booking.check.born|Anna Lena Ott|27. März 1984");
  expect(shown).toContain("anna@post.example");
  expect(shown).toContain("Weg 1\n01067 Dresden, Deutschland");
});
