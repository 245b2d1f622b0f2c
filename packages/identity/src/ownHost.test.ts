import { isOwnHost } from "./ownHost";

it.each(["localhost", "localhost:1090", "127.0.0.1:1090", "[::1]:1090"])("%s is this program", (host) =>
  expect(isOwnHost(host)).toBe(true),
);

it.each([
  "evil.example",
  "localhost.evil.example",
  "evil.localhost",
  "[::1]evil",
  "localhost:1:2",
  "",
  undefined,
])("%s is another", (host) => expect(isOwnHost(host)).toBe(false));
