import { addDays, daysFromTo, formatDay, formatMoney, formatPeriod, formatWeekday } from "./format";

it("writes a period as short as it can be said", () => {
  expect(formatPeriod("2027-07-12", "2027-07-19")).toBe("12.–19. Juli 2027");
  expect(formatPeriod("2027-06-28", "2027-07-04")).toBe("28. Juni – 4. Juli 2027");
  expect(formatPeriod("2026-12-28", "2027-01-04")).toBe("28. Dezember 2026 – 4. Januar 2027");
  expect(formatPeriod("2027-07-12", "2027-07-12")).toBe("12. Juli 2027");
});

it("counts days over the year's end, a leap day and the change of clocks", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-06-01", -999_999_999)).toBe("1927-06-26");
  expect(addDays("2027-03-29", -1)).toBe("2027-03-28");
  expect(daysFromTo("2026-12-28", "2027-01-04")).toBe(8);
  expect(daysFromTo("2027-03-27", "2027-03-29")).toBe(3);
});

it("writes days and amounts in German", () => {
  expect(formatDay("2027-01-04")).toBe("4. Januar 2027");
  expect(formatWeekday("2027-07-12")).toBe("Mo., 12. Juli 2027");
  expect(formatMoney(123_456_789)).toBe("1.234.567,89\u00a0€");
});
