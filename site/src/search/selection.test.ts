import { emptySearchQuery } from "@gratweg/contracts/search-query";
import { isTyping, patchOf, selectionOf } from "./selection";

const query = {
  ...emptySearchQuery(),
  country: ["italien", "schweiz"],
  difficulty: [2, 3],
  feature: ["hund", "huette_zelt"],
  from: "2027-06-01",
  maxPrice: 900,
};

it("reads the query as form fields and back", () => {
  const selection = selectionOf(query);
  expect(selection).toEqual({
    country: ["italien", "schweiz"],
    difficulty: ["2", "3"],
    feature: ["hund", "huette_zelt"],
    from: ["2027-06-01"],
    maxPrice: ["900"],
  });
  expect({ ...emptySearchQuery(), ...patchOf(selection) }).toEqual(query);
});

it("takes a number that is none as empty", () => {
  expect(patchOf({ minPrice: ["viel"], minDays: [""] })).toMatchObject({ minPrice: null, minDays: null });
});

it("tells typing from choosing", () => {
  const before = selectionOf(query);
  expect(isTyping(before, { ...before, maxPrice: ["90"] })).toBe(true);
  expect(isTyping(before, { ...before, country: ["italien"] })).toBe(false);
  expect(isTyping(before, { ...before, maxPrice: ["90"], difficulty: [] })).toBe(false);
  expect(isTyping(before, before)).toBe(false);
});
