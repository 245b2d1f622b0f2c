import { sites } from "./fixtures";
import { showsOn } from "./shows-on";

it("the portal shows everything, other sites what was chosen for them", () => {
  expect(showsOn(null, "portal")).toBe(true);
  expect([showsOn(null, "hiking"), showsOn(sites("hiking"), "hiking")]).toEqual([false, true]);
  expect([
    showsOn(sites("hiking"), "outdoors-sweden"),
    showsOn(sites("outdoorsSweden"), "outdoors-sweden"),
  ]).toEqual([false, true]);
});
