import { dialled } from "./dialled";

it.each([
  ["030 4444 0", "+493044440"],
  ["+43 512 12 34", "+435121234"],
  ["(030) 12/34-5", "+493012345"],
  ["115", "115"],
])("%s is dialled as %s", (written, expected) => {
  expect(dialled(written)).toBe(expected);
});
