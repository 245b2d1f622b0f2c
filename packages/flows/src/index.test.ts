import * as core from "./index";
import * as hooks from "./react/index";

it("exports these names and no others", () => {
  expect(Object.keys(core).sort()).toEqual([
    "RELOAD_GUARD_KEY",
    "RELOAD_GUARD_MS",
    "TRIP_SEARCH_STATE_KEY",
    "TripSearchError",
    "buildCheckInput",
    "buildCheckMachine",
    "connectBuildCheck",
    "connectTripSearch",
    "createReloadGuardStore",
    "createTripSearchStore",
    "fetchLatestBuild",
    "isChunkError",
    "reloadPage",
    "tripSearchMachine",
    "watchWindow",
  ]);
  expect(Object.keys(hooks).sort()).toEqual(["useBuildCheck", "useTripSearch"]);
});
