import * as api from "./index";

it("exports these names and no others", () => {
  expect(Object.keys(api).sort()).toEqual([
    "ContentError",
    "OPERATOR_PAGE_SIZE",
    "SESSION_CHECK_TIMEOUT_MS",
    "TRIP_DOCUMENT_QUERY",
    "absoluteUpload",
    "blocksToText",
    "createContentClient",
    "createTourOperatorStore",
    "fetchTripDocuments",
    "fixedToken",
    "formatBlocks",
    "formatText",
    "memoryToken",
    "providerUrl",
    "queryString",
    "toTourOperator",
    "toTripDocument",
  ]);
});
