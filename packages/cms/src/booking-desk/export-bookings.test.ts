import { narrowedBy } from "./export-bookings";

it("names the fields of a filter, never what was looked for", () => {
  expect(
    narrowedBy({
      filters: {
        $and: [{ email: { $containsi: "anna@example.org" } }, { bookedAt: { $gte: "2026-11-01" } }],
      },
      _q: "Huber",
    }),
  ).toBe("bookedAt, email, text");
  expect(narrowedBy({})).toBe("nothing");
});
