import { berlinDay, contentOf } from "./site-version.mjs";

it("the day is Berlin's, on both sides of a clock change", () => {
  const days = ["2026-07-01T21:59Z", "2026-07-01T22:00Z", "2026-12-01T22:59Z", "2026-12-01T23:00Z"];
  expect(days.map((instant) => berlinDay(new Date(instant)))).toEqual([
    "2026-07-01",
    "2026-07-02",
    "2026-12-01",
    "2026-12-02",
  ]);
});

it("the content is another when an entry is the newest or gone, not when a free place is taken", async () => {
  const answered = async (entry: object, total: number) => {
    const answer = { data: [{ documentId: "a", ...entry }], meta: { pagination: { total } } };
    jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(answer)));
    return (await contentOf("http://localhost", "token")).join();
  };
  const before = await answered({ updatedAt: "1", seatsLeft: 3 }, 2);
  expect(await answered({ updatedAt: "1", seatsLeft: 2 }, 2)).toBe(before);
  expect(await answered({ updatedAt: "2", seatsLeft: 3 }, 2)).not.toBe(before);
  expect(await answered({ updatedAt: "1", seatsLeft: 3 }, 1)).not.toBe(before);
});
