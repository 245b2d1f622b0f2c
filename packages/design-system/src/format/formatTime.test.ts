import { formatTime } from "./formatTime";

it("shows an instant by the clock of Berlin, in winter and in summer", () => {
  expect([formatTime("2026-11-21T18:05:00Z"), formatTime("2026-07-01T22:30:00.000Z")]).toEqual([
    "21. November 2026 um 19:05",
    "2. Juli 2026 um 00:30",
  ]);
});

it("makes its formatter once, and not before it is needed", async () => {
  const made = jest.spyOn(Intl, "DateTimeFormat");
  jest.resetModules();
  const fresh = await import("./formatTime");
  expect(made).not.toHaveBeenCalled();
  fresh.formatTime("2026-11-21T18:05:00Z");
  fresh.formatTime("2026-11-22T18:05:00Z");
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
