import { runAtOnce } from "../index/steps";
import { createSplitter } from "./compound";
import { fold, foldVariants, originalOffset } from "./fold";
import { stem } from "./stem";
import { groupEnd, words, wordsOf } from "./tokenise";

describe("fold", () => {
  test.each([
    [
      "one spelling of an umlaut",
      ["Hütte", "Huette", "hutte", "HÜTTE", "Hu\u0308tte", "HU\u0308TTE"],
      "hutte",
    ],
    ["sharp s", ["Straße", "Strasse", "STRASSE", "STRAẞE"], "strasse"],
    ["accents", ["Café", "Cafe", "CAFE\u0301"], "cafe"],
    ["Nordic letters", ["Ærø", "Aeroe", "ærø"], "aro"],
    ["soft hyphens and zero-width joints", ["Hüt\u00ADte", "Hüt\u200Bte"], "hutte"],
  ])("%s", (_name, spellings, folded) => {
    expect(spellings.map(fold)).toEqual(spellings.map(() => folded));
  });

  test.each([
    "neue",
    "treue",
    "abenteuer",
    "bauer",
    "mauer",
    "feuer",
    "quelle",
    "blaue",
    "steuer",
    "radioempfang",
  ])("leaves the e of %s alone", (word) => expect(fold(word)).toBe(word));

  test("an umlaut after a vowel is found in both spellings", () => {
    expect(foldVariants("Seeüberquerung")).toEqual(["seeuberquerung", "seeueberquerung"]);
    expect(foldVariants("Hütte")).toEqual(["hutte"]);
    expect(fold("Seeueberquerung")).toBe("seeueberquerung");
  });

  test("bounds what it reads", () => expect(fold("ü".repeat(1000))).toBe("u".repeat(64)));

  test.each([
    ["Hütte", 2, 2],
    ["Huette", 2, 3],
    ["Hu\u0308tte", 2, 3],
    ["Straße", 4, 4],
    ["Straße", 5, 5],
    ["Alpenhuettentour", 10, 11],
    ["Hütte", 5, 5],
    ["Hütte", 0, 0],
  ])("in %s the folded place %d is %d", (word, place, original) => {
    expect(originalOffset(word, fold(word), place)).toBe(original);
  });
});

describe("stem", () => {
  test.each([
    ["hutte", "hutten"],
    ["tour", "touren"],
    ["wandern", "wanderung", "wanderungen", "wanderer"],
    ["insel", "inseln"],
    ["gipfel", "gipfeln", "gipfels"],
    ["see", "seen"],
    ["berg", "berge", "bergen"],
    ["reise", "reisen"],
    ["klettern", "kletterer"],
  ])("%s meets its other forms", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test("wandern is no Wand", () => expect(stem("wandern")).not.toBe(stem("wand")));
  test("keeps numbers", () => expect(["2027", "gr20", "e5"].map(stem)).toEqual(["2027", "gr20", "e5"]));
});

describe("compounds", () => {
  const { split } = runAtOnce(
    createSplitter(["marillen", "panorama", "reise", "rad", "grad", "preise", "prozession"]),
  );
  const parts = (word: string) => split(word).map(({ surface }) => surface);

  test.each([
    ["alpenhuttentour", ["alpen", "hutte", "tour"]],
    ["radweg", ["rad", "weg"]],
    ["tagestour", ["tag", "tour"]],
    ["marillenwanderung", ["marillen", "wanderung"]],
    ["rundreisen", ["rund", "reisen"]],
    ["gebirgsbach", ["gebirg", "bach"]],
    ["sonnenaufgang", []],
    ["grad", []],
    ["preise", []],
    ["kamerad", []],
    ["madeira", []],
    ["wanderung", []],
    ["anreise", []],
    ["e5", []],
  ])("%s", (word, expected) => expect([...new Set(parts(word))]).toEqual(expected));

  test("says where parts stand, without linking elements", () => {
    expect(split("huttentour")).toEqual([
      { surface: "hutte", start: 0, end: 5 },
      { surface: "tour", start: 6, end: 10 },
    ]);
  });

  test("does not take ever longer for hostile words", () => {
    expect(split("see".repeat(13)).length).toBe(13);
    expect(split("see".repeat(14))).toEqual([]);
  });
});

describe("words", () => {
  test("splits at everything but letters, marks and numbers", () => {
    expect(wordsOf("Von Hu\u0308tte–zu‐Hütte (2.962 m), 𝔘nd „Ärger“ d’Aosta!")).toEqual([
      "Von",
      "Hu\u0308tte",
      "zu",
      "Hütte",
      "2",
      "962",
      "m",
      "𝔘nd",
      "Ärger",
      "d",
      "Aosta",
    ]);
  });

  test("groups what is also written as one word", () => {
    const group = (text: string) => groupEnd(text, words(text), 0);
    expect([group("E-Bike fahren"), group("E 5 gehen"), group("Tag 5"), group("Sud-Tirol-Tour")]).toEqual([
      2, 2, 1, 3,
    ]);
  });
});
