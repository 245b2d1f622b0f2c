import { SITE_KEYS } from "../lib/site-keys.mjs";
import { HELP, readOptions } from "./options.mjs";

const NOT_KNOWN = /is not known: see "npm start -- --help"\./;

it.each([
  ["nothing: all of them", [], {}, SITE_KEYS],
  ["two words", ["--sites", "biking,portal"], {}, ["biking", "portal"]],
  ["one word", ["--sites=portal,biking"], {}, ["portal", "biking"]],
  ["blanks and a comma too many", ["--sites", " biking , portal,"], {}, ["biking", "portal"]],
  ["npm without --, two words", ["biking,portal"], { npm_config_sites: "true" }, ["biking", "portal"]],
  ["npm without --, one word", [], { npm_config_sites: "biking" }, ["biking"]],
])("takes sites from %s", (_, words, environment, expected) => {
  expect(readOptions(words, environment).sites).toEqual(expected);
});

it.each([
  ["nothing", [], {}, {}],
  [
    "an option: five in a row",
    ["--port", "8100"],
    {},
    {
      GRATWEG_PORT: "8100",
      GRATWEG_CMS_PORT: "8101",
      GRATWEG_INBOX_PORT: "8102",
      GRATWEG_IDENTITY_PORT: "8103",
      GRATWEG_SMTP_PORT: "8104",
    },
  ],
  [
    "the environment, which is more exact",
    ["--port=8100"],
    { GRATWEG_CMS_PORT: "1400", GRATWEG_INBOX_PORT: "1401", GRATWEG_IDENTITY_PORT: "1402" },
    { GRATWEG_PORT: "8100", GRATWEG_SMTP_PORT: "8104" },
  ],
  ["npm without --", [], { npm_config_port: "8100", GRATWEG_CMS_PORT: "1" }, { GRATWEG_PORT: "8100" }],
])("takes ports from %s", (_, words, environment, expected) => {
  expect(readOptions(words, environment).ports).toMatchObject(expected);
  if (Object.keys(expected).length === 0) expect(readOptions(words, environment).ports).toEqual({});
});

it("leaves the environment's ports to the settings", () => {
  const { ports } = readOptions(["--port", "8100"], { GRATWEG_CMS_PORT: "1400" });
  expect(ports).not.toHaveProperty("GRATWEG_CMS_PORT");
});

it.each([[["--help"]], [["-h"]]])("%j asks for help, which names every option", (words) => {
  expect(readOptions(words, {}).help).toBe(true);
  for (const option of ["--sites", "--port", "--help"]) expect(HELP).toContain(option);
});

it.each([
  ["no value", ["--sites"], {}, /--sites wants keys of sites/],
  ["an empty value", ["--sites="], {}, /--sites wants keys of sites/],
  ["npm without --, no value", [], { npm_config_sites: "true" }, /--sites wants keys of sites/],
  ["an unknown key", ["--sites", "hiking,bikng"], {}, /There is no site "bikng"/],
  ["an unknown option", ["--site", "hiking"], {}, NOT_KNOWN],
  ["a word without its option", ["hiking"], {}, NOT_KNOWN],
  ["something behind", ["--sites", "hiking", "biking"], {}, NOT_KNOWN],
  ["no port", ["--port"], {}, /--port wants a number/],
  ["a port that is a word", ["--port", "eins"], {}, /--port wants a number from 1 to 65531, not "eins"/],
  ["a port without room behind it", ["--port", "65532"], {}, /--port wants a number/],
])("refuses %s in one line", (_, words, environment, message) => {
  expect(() => readOptions(words, environment)).toThrow(message);
});
