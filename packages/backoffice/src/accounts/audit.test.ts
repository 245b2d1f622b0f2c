import { auditMonths } from "../environment";
import { monthsBefore } from "./audit";

it.each([
  ["2027-03-31T10:00:00.000Z", 1, "2027-02-28T10:00:00.000Z"],
  ["2028-03-31T10:00:00.000Z", 1, "2028-02-29T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 24, "2026-02-28T10:00:00.000Z"],
  ["2027-01-15T10:00:00.000Z", 24, "2025-01-15T10:00:00.000Z"],
])("%s less %i months is %s", (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

it("is kept for two years unless it is said otherwise, and never for ever", () => {
  expect([{}, { GRATWEG_AUDIT_MONTHS: "6" }].map(auditMonths)).toEqual([24, 6]);
  for (const months of ["0", "-1", "1.5", "immer"])
    expect(() => auditMonths({ GRATWEG_AUDIT_MONTHS: months })).toThrow();
});
