import { isForPreloading } from "./connection";

const userAgent = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0";

it.each([
  [undefined, true],
  [{}, true],
  [{ saveData: false, effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, true],
  [{ saveData: true, effectiveType: "4g" }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("connection %j: %s", (connection, expected) => {
  expect(isForPreloading({ userAgent, connection })).toBe(expected);
});

it("not for crawlers", () => {
  expect(isForPreloading({ userAgent: "Mozilla/5.0 (compatible; Examplebot/2.1)" })).toBe(false);
});
