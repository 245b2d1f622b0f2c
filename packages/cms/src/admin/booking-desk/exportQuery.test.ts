import { exportQuery } from "./exportQuery";

it("takes filters, text and order from the address, and no page", () => {
  const query = exportQuery(
    "?page=3&pageSize=10&sort=bookedAt:DESC&filters[$and][0][state][$eq]=confirmed&_q=M%C3%BCller%20%26%20S%C3%B6hne",
    "travellers",
  );
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    rows: "travellers",
    sort: "bookedAt:DESC",
    "filters[$and][0][state][$eq]": "confirmed",
    _q: "Müller & Söhne",
  });
});

it("leaves out what is empty", () => {
  expect(exportQuery("?sort=&_q=", "bookings")).toBe("rows=bookings");
});
