import { readOptions } from "./options.mjs";

const TWO = [
  { site: "hiking", origin: "http://hiking.localhost:8000" },
  { site: "biking", origin: "http://biking.localhost:8000" },
];

it.each([
  [
    [],
    {
      parts: ["search", "search-quality", "bookings", "sites", "portal", "weight", "lighthouse"],
      targets: TWO,
      runs: 5,
    },
  ],
  [["weight", "sites"], { parts: ["weight", "sites"], targets: TWO, runs: 5 }],
  [
    ["weight", "--sites", "portal", "--runs", "3"],
    { parts: ["weight"], targets: [{ site: "portal", origin: "http://portal.localhost:8000" }], runs: 3 },
  ],
  [
    ["--url", "http://localhost:8200/de", "lighthouse"],
    { parts: ["lighthouse"], targets: [{ site: "localhost", origin: "http://localhost:8200" }], runs: 5 },
  ],
])("%j", (words, options) => {
  expect(readOptions(words, 8000)).toEqual(options);
});

it.each([
  [
    ["wieght"],
    /"wieght" is not known: search, search-quality, bookings, sites, portal, weight, lighthouse, --sites a,b/,
  ],
  [["--url", "there"], /--url wants an address, not "there"/],
  [["--sites", "bikng"], /There is no site "bikng"/],
  [["--runs", "0"], /--runs wants a number, not "0"/],
])("refuses %j", (words, message) => {
  expect(() => readOptions(words, 8000)).toThrow(message);
});
