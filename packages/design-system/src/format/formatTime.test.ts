import { formatTime } from "./formatTime";

it("shows an instant by the clock of Berlin, in winter and in summer", () => {
  expect([formatTime("2026-11-21T18:05:00Z"), formatTime("2026-07-01T22:30:00.000Z")]).toEqual([
    "21. November 2026 um 19:05",
    "2. Juli 2026 um 00:30",
  ]);
});
