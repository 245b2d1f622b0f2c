import { chosenSites } from "./sites-of";

it("are those that the editor chose, by their keys, and the portal, which shows everything", () => {
  const fields = ["hiking", "outdoorsSweden", "biking", "portal"];
  expect(chosenSites(fields, { id: 3, hiking: true, outdoorsSweden: true, biking: false })).toEqual([
    "hiking",
    "outdoors-sweden",
    "portal",
  ]);
  expect(chosenSites(fields, null)).toEqual(["portal"]);
});
