import { decideNumber, LARGEST_NUMBER } from "./numbers";

describe("decideNumber", () => {
  it.each([true, false])("asks for a new number when neither side has one", (mayChoose) => {
    expect(decideNumber(null, undefined, mayChoose)).toBeUndefined();
    expect(decideNumber(undefined, null, mayChoose)).toBeUndefined();
  });

  it("takes the seed's number for a new document", () => {
    expect(decideNumber(null, 1001, true)).toBe(1001);
  });

  it.each([1, 1001, LARGEST_NUMBER, 99_999_999_999])(
    "lets nobody else choose %p, and says so in German",
    (wanted) => {
      expect(() => decideNumber(null, wanted, false)).toThrow(
        "Nummern werden beim Speichern vergeben und nicht gewählt. Lassen Sie das Feld leer.",
      );
    },
  );

  it.each([0, -1, 1.5, "7", LARGEST_NUMBER, 99_999_999_999])("does not take %p as a number", (wanted) => {
    expect(decideNumber(null, wanted, true)).toBeUndefined();
  });

  it("keeps the stored number when a form sends the same one or none", () => {
    expect(decideNumber(7, 7, false)).toBe(7);
    expect(decideNumber(7, null, false)).toBe(7);
    expect(decideNumber(7, undefined, false)).toBe(7);
  });

  it("refuses another number, in German", () => {
    expect(() => decideNumber(7, 8, false)).toThrow(
      "Die Nummer 7 ist vergeben und steht in Adressen und Buchungen. Sie lässt sich nicht mehr ändern.",
    );
  });
});
