import { acceptedEncodings, prefersJson } from "./accept";
import { loggablePath } from "./privacy";

it.each([
  [undefined, false],
  ["", false],
  ["*/*", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["application/json", true],
  ["application/problem+json", true],
  ["application/json, text/plain, */*", true],
  ["application/json;q=0.5, text/html", false],
  ["application/json, text/html;q=0.9", true],
  ["application/json, text/html", false],
  ["application/json;q=0, */*", false],
  ["application/json;q=0.1, */*", false],
  [";;,,=q", false],
])("Accept %j prefers JSON: %s", (header, expected) => {
  expect(prefersJson(header)).toBe(expected);
});

it.each([
  [undefined, false, false],
  ["gzip, deflate, br, zstd", true, true],
  ["BR;Q=1.0", true, false],
  ["br;q=0, gzip;q=0.001", false, true],
  ["*", true, true],
  ["*;q=0.5, br;q=0", false, true],
  ["identity", false, false],
  ["gzip;q=nonsense", false, true],
])("Accept-Encoding %j", (header, br, gzip) => {
  expect(acceptedEncodings(header)).toEqual({ br, gzip });
});

it.each([
  ["/de?q=Anna&token=abc", "/de"],
  ["/de/reise/1/a/buchen/2/bestaetigung/Anna%20Ott?x=1", "/de/reise/1/a/buchen/2/bestaetigung/:fullName"],
  ["/de/portal/user/reset-password/geheim", "/de/portal/user/reset-password/:token"],
  ["/de/portal/user/RESET-password/geheim/x", "/de/portal/user/RESET-password/:token/x"],
  ["/de/portal/user/reset-password", "/de/portal/user/reset-password"],
])("%s is logged as %s", (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});
