import { deviceLabel } from "./sessions";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox unter Linux"],
  ["", null],
])("%s is called %s", (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
