import { formatHours, formatKm, formatMetres, formatPlural, formatPrice } from "./formatMeasure";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("measures", () => {
  it.each([
    [129000, "1.290 €"],
    [129050, "1.290,50 €"],
    [0, "0 €"],
    [99, "0,99 €"],
    [1234567800, "12.345.678 €"],
  ])("writes %i cents as a price", (amount, expected) => {
    expect(plain(formatPrice(amount))).toBe(expected);
  });

  it("keeps number and unit on one line", () => {
    expect(formatPrice(129000)).toBe("1.290\u00a0€");
    expect(formatKm(12.5)).toBe("12,5\u00a0km");
  });

  it.each([
    [12.46, "12,5 km"],
    [14, "14 km"],
    [126.4, "126 km"],
  ])("writes %d kilometres", (value, expected) => {
    expect(plain(formatKm(value))).toBe(expected);
  });

  it.each([
    [5.5, "5 ½ Std."],
    [0.5, "½ Std."],
    [6, "6 Std."],
    [6.9, "7 Std."],
    [3.7, "3 ¾ Std."],
    [0, "0 Std."],
  ])("writes %d hours in quarters", (value, expected) => {
    expect(plain(formatHours(value))).toBe(expected);
  });

  it("writes heights and counts", () => {
    expect(plain(formatMetres(2962))).toBe("2.962 m");
    expect(plain(formatPlural(1, "Tag", "Tage"))).toBe("1 Tag");
    expect(plain(formatPlural(7, "Tag", "Tage"))).toBe("7 Tage");
  });
});
