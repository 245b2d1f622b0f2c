import { bookingAddress } from "./bookingAddress";

it("reads trip and departure", () => {
  expect(bookingAddress({ id: "1001", name: "karwendel", id_trip: "100101" })).toEqual({
    trip: 1001,
    slug: "karwendel",
    departure: 100101,
  });
});

it.each([
  {},
  { id: "1001", name: "karwendel" },
  { id: "1001", id_trip: "100101" },
  { id: "01001", name: "karwendel", id_trip: "100101" },
  { id: "1001", name: "karwendel", id_trip: "1e3" },
  { id: "1001", name: "karwendel", id_trip: "99999999999" },
])("%j is no departure", (params) => {
  expect(bookingAddress(params)).toBeUndefined();
});
