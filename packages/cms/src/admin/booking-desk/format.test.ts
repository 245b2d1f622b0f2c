import { ageOn, day, moment, period } from "./format";

it("writes days and moments as Germans do", () => {
  expect(day("2027-06-01")).toBe("01.06.2027");
  expect(moment("2027-06-30T22:30:00.000Z")).toBe("01.07.2027, 00:30 Uhr");
  expect(moment("nie")).toBe("nie");
});

it("shortens a period as far as its days allow", () => {
  expect(period("2027-06-12", "2027-06-19")).toBe("12.–19.06.2027");
  expect(period("2027-06-28", "2027-07-03")).toBe("28.06. – 03.07.2027");
  expect(period("2027-12-30", "2028-01-02")).toBe("30.12.2027 – 02.01.2028");
  expect(period("2027-06-12", "2027-06-12")).toBe("12.06.2027");
});

it("counts whole years", () => {
  expect([ageOn("2010-06-12", "2027-06-11"), ageOn("2010-06-12", "2027-06-12")]).toEqual([16, 17]);
});
