import { hostName } from "./hostName";

it.each([
  ["localhost", "localhost"],
  ["LOCALHOST:8000", "localhost"],
  ["localhost:", "localhost"],
  ["wandern.gratweg.example.", "wandern.gratweg.example"],
  ["wandern.gratweg.example.:443", "wandern.gratweg.example"],
  ["127.0.0.1:65535", "127.0.0.1"],
  ["[::1]:8000", "[::1]"],
  ["[FE80::1]", "[fe80::1]"],
])("%s names %s", (host, name) => expect(hostName(host)).toBe(name));

it.each([
  "",
  " localhost",
  "localhost ",
  "[::1]evil",
  "[::1]@evil.example",
  "[::1].",
  "[::1",
  "::1",
  "localhost:x",
  "localhost:8000:1",
  "localhost:65536",
  "localhost@evil.example",
  "evil.example#localhost",
  "evil.example/localhost",
  "evil.example\\localhost",
  "localhost, evil.example",
  "localhost..",
  ".localhost",
  "http://localhost",
  "hiking.localhost:8000\n",
])("%j is no host", (host) => expect(hostName(host)).toBeUndefined());
