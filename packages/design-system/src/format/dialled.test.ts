import { dialled } from "./dialled";

it.each([
  ["030 4444 0", "+493044440"],
  ["+43 512 12 34", "+435121234"],
  ["(030) 12/34-5", "+493012345"],
  ["115", "115"],
  ["+49 (0) 30 123456", "+4930123456"],
  ["(+43) (0)512 12 34", "+435121234"],
  ["0049 (0)30/123456–78", "+493012345678"],
])("%s is dialled as %s", (written, expected) => {
  expect(dialled(written)).toBe(expected);
});

it("gives a national number the code of its country, where that is known", () => {
  expect([dialled("079 123 45 67", "CH"), dialled("0471 123456", "IT")]).toEqual([
    "+41791234567",
    "0471123456",
  ]);
});
