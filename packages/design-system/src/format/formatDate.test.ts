import fc from "fast-check";
import { monthAfter, nightsBetween, parseDay } from "./calendarDay";
import { formatDate, formatDateRange, formatMonth, formatShortRange } from "./formatDate";

describe("days", () => {
  it("writes a day in full", () => {
    expect(formatDate("2027-06-13")).toBe("13. Juni 2027");
    expect(formatDate("2027-03-01")).toBe("1. März 2027");
  });

  it("leaves what is not a day as it is", () => {
    expect(formatDate("2027-02-30")).toBe("2027-02-30");
    expect(formatDate("bald")).toBe("bald");
  });

  it("says month and year once when both days share them", () => {
    expect(formatDateRange("2026-06-13", "2026-06-19")).toBe("Sa., 13. bis Fr., 19. Juni 2026");
    expect(formatDateRange("2027-05-29", "2027-06-04")).toBe("Sa., 29. Mai bis Fr., 4. Juni 2027");
    expect(formatDateRange("2026-12-28", "2027-01-03")).toBe(
      "Mo., 28. Dezember 2026 bis So., 3. Januar 2027",
    );
    expect(formatDateRange("2027-06-13", "2027-06-13")).toBe("So., 13. Juni 2027");
  });

  it("shortens a range for a cell", () => {
    expect(formatShortRange("2027-06-13", "2027-06-19")).toBe("13.–19. Juni");
    expect(formatShortRange("2027-09-26", "2027-10-02")).toBe("26. Sep. – 2. Okt.");
    expect(formatShortRange("2027-05-30", "2027-06-02")).toBe("30. Mai – 2. Juni");
  });

  it("names a month", () => {
    expect(formatMonth("2027-06")).toBe("Juni 2027");
    expect(formatMonth("2027-06-13")).toBe("Juni 2027");
  });

  it("counts nights over the change to summer time", () => {
    expect(nightsBetween("2027-03-27", "2027-03-29")).toBe(2);
    expect(nightsBetween("2027-03-29", "2027-03-27")).toBe(0);
  });

  it("counts months over the turn of the year", () => {
    expect([0, 1, 2, 14].map((count) => monthAfter("2026-11-21", count))).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
      "2028-01",
    ]);
  });

  it("knows the weekday of every day that Date knows", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        (date) => {
          expect(parseDay(date.toISOString().slice(0, 10))?.weekday).toBe(date.getUTCDay());
        },
      ),
    );
  });
});
