import { headers, lines } from "./columns";
import { toDeskBooking } from "./desk-booking";

const departure = {
  number: 7,
  documentId: "d",
  startDate: "2027-06-12",
  endDate: "2027-06-19",
  state: "open",
  capacity: 12,
  taken: 2,
  left: 10,
  tour: { number: 3, title: "Über die Höhen" },
};

const booking = toDeskBooking({
  number: 100042,
  departureNumber: 7,
  tourNumber: 3,
  state: "cancelled",
  travellers: [
    { firstName: "Änne", lastName: "Groß", birthDate: "1980-02-29" },
    { firstName: "Jürgen", lastName: "Groß", birthDate: "1979-01-05" },
  ],
  contact: { phone: "+49 171 234", street: "Weg 1", postalCode: "01067", city: "Dresden", country: "DE" },
  email: "aenne@example.org",
  options: { singleRooms: 1, insurance: true },
  note: null,
  seats: 2,
  totalCents: 158050,
  formSheetVersion: "2026-1",
  bookedAt: "2026-11-21T08:05:00.000Z",
});

const common = [
  100042,
  "21.11.2026 09:05",
  "storniert",
  3,
  "Über die Höhen",
  7,
  "12.06.2027",
  "19.06.2027",
] as const;

it("writes one line for a booking, named after its first traveller", () => {
  expect(lines("bookings", booking, departure)).toEqual([
    [
      ...common,
      2,
      1,
      "ja",
      "1580,50",
      "Änne",
      "Groß",
      "aenne@example.org",
      "0049 171 234",
      "Weg 1",
      "01067",
      "Dresden",
      "DE",
      null,
      "2026-1",
      "",
    ],
  ]);
  expect(headers("bookings")).toHaveLength(23);
});

it("says until when seats are held", () => {
  const held = { ...booking, state: "held", heldUntil: "2026-11-21T08:35:00.000Z" };
  const [line] = lines("bookings", held, departure);
  expect([line?.[2], line?.at(-1)]).toEqual(["wartet auf Bestätigung", "21.11.2026 09:35"]);
});

it("writes one line for each traveller, without the contact", () => {
  expect(lines("travellers", booking, departure)).toEqual([
    [...common, 1, "Änne", "Groß", "29.02.1980"],
    [...common, 2, "Jürgen", "Groß", "05.01.1979"],
  ]);
  expect(headers("travellers")).toHaveLength(12);
});

it("survives a departure that is gone and fields that may not be read", () => {
  const bare = toDeskBooking({ number: 1, travellers: null, contact: "?" });
  expect(lines("bookings", bare, undefined)[0]).toHaveLength(23);
  expect(lines("travellers", bare, undefined)).toEqual([]);
});
