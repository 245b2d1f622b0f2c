import type { TripDocument } from "@gratweg/contracts";
import { createTripIndex } from "./embedded";
import { query, TODAY, trip } from "./testing/fixture";

/** The answer's highlights with marks in the text: [Hütte]. */
function marked(document: Partial<TripDocument>, q: string): Record<string, string> {
  const [card] = createTripIndex([trip(1, document), trip(2, { title: "Anderes" })]).search(
    query({ q }),
    TODAY,
  ).data;
  return Object.fromEntries(
    (card?.highlights ?? []).map(({ field, text, ranges }) => {
      let shown = "";
      let place = 0;
      for (const [start, end] of ranges) {
        shown += `${text.slice(place, start)}[${text.slice(start, end)}]`;
        place = end;
      }
      return [field, shown + text.slice(place)];
    }),
  );
}

test.each([
  ["a whole word, in any inflection", "Von Hütten und Hütte", "huette", "Von [Hütten] und [Hütte]"],
  ["a decomposed umlaut", "Die Hu\u0308tte oben", "hutte", "Die [Hu\u0308tte] oben"],
  ["a written digraph", "Die HUETTE oben", "Hütte", "Die [HUETTE] oben"],
  ["a part of a compound", "Alpenhüttentour", "Hütte", "Alpen[hütte]ntour"],
  ["a part of a decomposed compound", "Alpenhu\u0308ttentour", "Hütte", "Alpen[hu\u0308tte]ntour"],
  ["a part of a compound with a digraph", "Alpenhuettentour", "Tour", "Alpenhuetten[tour]"],
  ["the beginning that is typed", "Dolomiten im Herbst", "dolo", "[Dolo]miten im Herbst"],
  ["a beginning behind a sharp s", "Straßenmusik", "strassenmu", "[Straßenmu]sik"],
  ["a beginning inside a compound", "Alpenhüttentour", "hüt", "Alpen[hüt]tentour"],
  ["several words", "Mit dem Rad um den See", "See Rad", "Mit dem [Rad] um den [See]"],
  ["behind characters outside the basic plane", "🏔️ Gipfel 🥾 Hütte", "Hütte", "🏔️ Gipfel 🥾 [Hütte]"],
  ["parts of hyphenated words", "Mit dem E-Bike", "ebike", "Mit dem [E-Bike]"],
])("%s", (_name, title, q, expected) => {
  expect(marked({ title }, q).title ?? "").toBe(expected);
});

test("one letter finds but is not marked [5.6]", () => {
  expect(marked({ title: "Dolomiten" }, "d")).toEqual({});
  expect(marked({ title: "Dolomiten" }, "do")).toEqual({ title: "[Do]lomiten" });
});

test("a snippet shows the word that stands in neither title nor teaser", () => {
  const body = `${"Wir gehen weiter und weiter. ".repeat(10)}Abends erreichen wir die Fähre nach Süden. ${"Dann ist Ruhe. ".repeat(20)}`;
  const found = marked({ title: "Küstenweg", teaser: "Am Meer", body }, "Küste Fähre");
  expect(found.title).toBe("[Küste]nweg");
  expect(found.snippet).toMatch(/^… .*erreichen wir die \[Fähre\] nach Süden.* …$/);
  expect((found.snippet ?? "").length).toBeLessThan(220);
});

test("no snippet when title and teaser show every word", () => {
  expect(marked({ title: "Hütte", teaser: "Am Meer", body: "Hütte am Meer" }, "Hütte Meer")).toEqual({
    title: "[Hütte]",
    teaser: "Am [Meer]",
  });
});

test("without words there are no highlights", () => {
  const [card] = createTripIndex([trip(1)]).search(query(), TODAY).data;
  expect(card && "highlights" in card).toBe(false);
});
