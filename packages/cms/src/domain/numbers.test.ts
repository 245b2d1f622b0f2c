import { decideNumber } from "./numbers";

describe("decideNumber", () => {
  it("asks for a new number when neither side has one", () => {
    expect(decideNumber(null, undefined)).toBeUndefined();
    expect(decideNumber(undefined, null)).toBeUndefined();
  });

  it("takes a wanted number for a new document", () => {
    expect(decideNumber(null, 1001)).toBe(1001);
  });

  it.each([0, -1, 1.5, "7"])("does not take %p as a number", (wanted) => {
    expect(decideNumber(null, wanted)).toBeUndefined();
  });

  it("keeps the stored number when a form sends the same one or none", () => {
    expect(decideNumber(7, 7)).toBe(7);
    expect(decideNumber(7, null)).toBe(7);
    expect(decideNumber(7, undefined)).toBe(7);
  });

  it("refuses another number, in German", () => {
    expect(() => decideNumber(7, 8)).toThrow(
      "Die Nummer 7 ist vergeben und steht in Adressen und Buchungen. Sie lässt sich nicht mehr ändern.",
    );
  });
});
