import * as publicNames from "./index";

test("public names", () =>
  expect(Object.keys(publicNames)).toEqual([
    "createBeginnings",
    "createTripSearch",
    "createTripSearchInSteps",
    "createTripTopics",
    "createTripTopicsInSteps",
    "placesOfTrip",
  ]));
