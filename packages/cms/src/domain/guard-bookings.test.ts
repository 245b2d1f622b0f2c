import { bookingComplaints } from "./guard-bookings";

const stored = {
  seats: 2,
  state: "confirmed",
  totalCents: 1000,
  bookedAt: "2026-11-21T10:00:00.000Z",
  note: null,
  travellers: [{ firstName: "A" }, { firstName: "B" }],
};
const fields = (sent: object) =>
  bookingComplaints(stored, { ...sent }, Object.keys(stored)).map(({ path }) => path[0]);

describe("what may be corrected in a booking", () => {
  it("a form that is sent whole, with a name put right and a note added", () => {
    expect(
      fields({
        ...stored,
        bookedAt: new Date("2026-11-21T10:00:00Z"),
        note: "Nachtzug",
        travellers: [{ firstName: "Ä" }, { firstName: "B" }],
      }),
    ).toEqual([]);
  });

  it("neither seats, price, state nor the number of travellers", () => {
    expect(
      fields({
        seats: 3,
        totalCents: 1,
        state: "cancelled",
        travellers: [{ firstName: "A" }],
        updatedAt: "x",
      }),
    ).toEqual(["seats", "totalCents", "state", "travellers"]);
  });
});
