import { requireFitPassword, wordsOf } from "./passwords";
import { SignInError } from "./sign-in-error";

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    return error.code;
  }
}

describe("passwords", () => {
  it.each([
    ["Bergschuh-2027", undefined],
    ["äö".repeat(18), undefined],
    ["Ä€".repeat(32), undefined],
    ["ä€".repeat(64), undefined],
    ["Vier Murmeltiere am Grat", undefined],
    ["drache-8361927450", undefined],
    ["7 Zeich", "password-short"],
    ["🥾🥾🥾🥾🥾🥾🥾", "password-short"],
    [`${"ä€".repeat(64)}a`, "password-long"],
    ["password", "password-common"],
    ["PassWord1", "password-common"],
    ["qwertyuiop", "password-common"],
    ["aaaaaaaaaaaa", "password-common"],
    ["Gratweg2027!", "password-common"],
    ["Passwort123", "password-common"],
    ["Password123!", "password-common"],
    ["P@ssw0rd2026", "password-common"],
    ["!!Dragon99", "password-common"],
    ["schalke1904", "password-common"],
    ["Hallohallo1", "password-common"],
  ])("%s: %s", (password, code) => {
    expect(codeOf(() => requireFitPassword(password))).toBe(code);
  });

  it("are not the person's own words, whatever stands around them", () => {
    const person = ["anna.ott@post.example", "anna.ott", "Anna", "Ott", "AnnaOtt"];
    for (const password of ["Anna.Ott@post.example", "annaott1985!", "ANNAOTT99"])
      expect(codeOf(() => requireFitPassword(password, person))).toBe("password-common");
    expect(codeOf(() => requireFitPassword("Annas Bergschuhe", person))).toBeUndefined();
  });

  it("are not the address, its first part, or the name in any of its spellings", () => {
    const person = wordsOf({
      email: "wandervogel@post.example",
      firstName: "Anneliese",
      lastName: "Ottendorf",
    });
    for (const password of [
      ...["wandervogel@post.example", "Wandervogel", "Anneliese", "Ottendorf", "AnnelieseOttendorf"],
      ...["Anneliese Ottendorf", "Anneliese.Ottendorf", "OttendorfAnneliese", "Ottendorf Anneliese"],
      "Ottendorf1985!",
    ])
      expect([password, codeOf(() => requireFitPassword(password, person))]).toEqual([
        password,
        "password-common",
      ]);
    expect(codeOf(() => requireFitPassword("Xaver Ottendorf", person))).toBeUndefined();
  });

  it("may be chosen where the person has said no name, whatever signs they are of", () => {
    const person = wordsOf({ email: "ab@post.example", firstName: null, lastName: null });
    for (const password of ["!?=)(/&%$", "ab-4719-36!", "abab7391!Zug"])
      expect(codeOf(() => requireFitPassword(password, person))).toBeUndefined();
    expect(codeOf(() => requireFitPassword("Kiefernzapfen", ["  KIEFERNZAPFEN "]))).toBe("password-common");
  });

  it("are repetitions only from end to end, and of what is short or common", () => {
    for (const password of ["xk9mqw2vbxk9mqw2vb", "Bergziegenziegen!!Bach", "xyxyxyxy Tal mit Bach"])
      expect([password, codeOf(() => requireFitPassword(password))]).toEqual([password, undefined]);
    for (const password of ["xqzxqzxqzxqz", "passwordpassword", "xqz7kxqz7k"])
      expect([password, codeOf(() => requireFitPassword(password))]).toEqual([password, "password-common"]);
  });

  it("are not made longer by being said again", () => {
    const person = ["anna.berg@post.example", "AnnaBerg"];
    for (const password of [
      "gratweggratweg",
      "Wandernwandern1",
      "passwortpasswort",
      "abcabcabcabc",
      "annabergANNABERG",
    ])
      expect(codeOf(() => requireFitPassword(password, person))).toBe("password-common");
    expect(codeOf(() => requireFitPassword("fels und moos, fels und moos", person))).toBeUndefined();
  });
});
