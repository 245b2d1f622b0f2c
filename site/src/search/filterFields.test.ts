import type { Facets } from "@gratweg/contracts";
import { filterFacets } from "./filterFields";

const none: Facets = {
  ...{ country: [], region: [], continent: [], activity: [], operator: [] },
  ...{ travelType: [], travelFocusType: [], difficulty: [], feature: [] },
};
const featuresOf = (feature: Facets["feature"]) =>
  filterFacets({ ...none, feature }, (key) => key).find(({ name }) => name === "feature")?.options;

it("offers features with their counts, and guaranteed departures, which no trip is counted for", () => {
  expect(featuresOf([{ value: "hund", label: "Hund erlaubt", count: 3 }])).toEqual([
    { value: "hund", label: "Hund erlaubt", count: 3 },
    { value: "garantiert", label: "Findet sicher statt" },
  ]);
});

it("offers none where no trip has any", () => {
  expect(featuresOf([])).toEqual([]);
});
