import { askedFor, type AskedFor } from "@gratweg/contracts/features";
import { askedFacts } from "./askedFacts";

const inRooms = { total: 6, inRooms: 6 };
const partly = { total: 6, inRooms: 2 };

/** Values by kind; the translator gives the key back. */
function values(asked: Partial<AskedFor>, nights = inRooms, kind = "hotel"): Record<string, string> {
  const t = (key: string, more?: { count: number }) =>
    key.replace("trip.asked.", "") + (more ? ` ${more.count}` : "");
  return Object.fromEntries(
    askedFacts({ asked: askedFor(asked), nights, days: [{ overnightKind: kind }] }, t).map(
      ({ kind, value }) => [kind, value],
    ),
  );
}

test("leaves out what nobody has entered", () => {
  expect(values({})).toEqual({});
});

test("tells everything that is known", () => {
  expect(
    values({
      ...{ dogsAllowed: true, childrenFromAge: 12, luggageTransport: true, trainArrival: true },
      ...{ flightNeeded: false, singleRoom: true, board: "half", vegetarianMeals: true, womenOnly: true },
    }),
  ).toEqual({
    women: "women.only",
    board: "board.half, board.vegetarian",
    room: "room.single",
    luggage: "luggage.carried",
    train: "arrival.train",
    children: "children.from 12",
    dog: "dog.yes",
  });
});

test("says no where no is an answer, and nothing of rooms that there are not", () => {
  expect(
    values({
      dogsAllowed: false,
      luggageTransport: false,
      trainArrival: false,
      flightNeeded: true,
      singleRoom: false,
    }),
  ).toEqual({ luggage: "luggage.own", flight: "arrival.flight", dog: "dog.no" });
});

test("limits single rooms to nights in rooms, and luggage to roads where there are huts", () => {
  expect(values({ luggageTransport: true, singleRoom: true }, partly, "huette")).toEqual({
    luggage: "luggage.byRoad",
    room: "room.partly",
  });
  expect(values({ luggageTransport: true, singleRoom: true }, partly, "zelt")).toEqual({
    luggage: "luggage.carried",
    room: "room.partly",
  });
});

test("children of any age, and a board that the page does not know", () => {
  expect(values({ childrenFromAge: 0, board: "lavish" })).toEqual({ children: "children.any" });
});
