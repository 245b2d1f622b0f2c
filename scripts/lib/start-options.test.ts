import { SITE_KEYS } from "./site-keys.mjs";
import { readOptions } from "./start-options.mjs";

it.each([
  ["nothing: all of them", [], {}, SITE_KEYS],
  ["two words, with blanks and a comma too many", ["--sites", " biking , portal,"], {}, ["biking", "portal"]],
  ["npm without --, two words", ["biking,portal"], { npm_config_sites: "true" }, ["biking", "portal"]],
  ["npm without --, one word", [], { npm_config_sites: "biking" }, ["biking"]],
])("takes sites from %s", (_, words, environment, expected) => {
  expect(readOptions(words, environment).sites).toEqual(expected);
});

it("takes five ports in a row but for those that the environment names", () => {
  expect(readOptions([], {}).ports).toEqual({});
  expect(readOptions(["--port=8100"], { GRATWEG_CMS_PORT: "1400" }).ports).toEqual({
    GRATWEG_PORT: "8100",
    GRATWEG_INBOX_PORT: "8102",
    GRATWEG_IDENTITY_PORT: "8103",
    GRATWEG_SMTP_PORT: "8104",
  });
});

it.each([
  ["an unknown key", ["--sites", "hiking,bikng"], /There is no site "bikng"/],
  ["an unknown option", ["--site", "hiking"], /'--site'.*npm start -- --help/],
  ["a word without its option", ["hiking"], /'hiking'.*npm start -- --help/],
  ["a port that is a word", ["--port", "eins"], /--port wants a number from 1 to 65531, not "eins"/],
  ["a port without room behind it", ["--port", "65532"], /--port wants a number/],
])("refuses %s in one line", (_, words, message) => {
  expect(() => readOptions(words, {})).toThrow(message);
});
