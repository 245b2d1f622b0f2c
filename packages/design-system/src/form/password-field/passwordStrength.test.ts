import { passwordStrength } from "./passwordStrength";

test.each([
  ["", "empty", 0],
  ["Enzian7", "tooShort", 7],
  ["Enzian77", "good", 8],
  // Counted as people count: seven mountains are seven characters, not fourteen.
  ["🏔🏔🏔🏔🏔🏔🏔", "tooShort", 7],
  ["Passwort123", "common", 11],
  ["p4ssw0rt!!", "common", 10],
  ["Sommer2026", "common", 10],
  ["!!Schatzi99", "common", 11],
  ["12345678", "common", 8],
  ["87654321", "common", 8],
  ["90123456", "common", 8],
  ["qwertzui", "common", 8],
  ["aaaaaaaa", "common", 8],
  ["abcabcabcabc", "common", 12],
  ["27.03.1985", "common", 10],
  ["27031985", "common", 8],
  ["Enzian Kuckuck Leiter", "good", 21],
  ["Sommerfrische", "good", 13],
] as const)("„%s“ is %s", (password, grade, length) => {
  expect(passwordStrength(password)).toEqual({ grade, length, minLength: 8 });
});

test("the list and the least length are the caller's, if it has them", () => {
  const isCommon = (password: string) => password === "Wanderfalke";
  expect(passwordStrength("Wanderfalke", { isCommon, minLength: 10 }).grade).toBe("common");
  expect(passwordStrength("Passwort123", { isCommon, minLength: 10 }).grade).toBe("good");
  expect(passwordStrength("Passwort1", { isCommon, minLength: 10 })).toEqual({
    grade: "tooShort",
    length: 9,
    minLength: 10,
  });
});
