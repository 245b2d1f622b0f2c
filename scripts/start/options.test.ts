import { SITE_KEYS } from "../lib/site-keys.mjs";
import { readSites } from "./options.mjs";

const NOT_KNOWN = /is not known: "npm start" knows "-- --sites a,b"/;

it.each([
  ["nothing: all of them", [], {}, SITE_KEYS],
  ["two words", ["--sites", "biking,portal"], {}, ["biking", "portal"]],
  ["one word", ["--sites=portal,biking"], {}, ["portal", "biking"]],
  ["blanks and a comma too many", ["--sites", " biking , portal,"], {}, ["biking", "portal"]],
  ["npm without --, two words", ["biking,portal"], { npm_config_sites: "true" }, ["biking", "portal"]],
  ["npm without --, one word", [], { npm_config_sites: "biking" }, ["biking"]],
])("%s", (_, words, environment, expected) => {
  expect(readSites(words, environment)).toEqual(expected);
});

it.each([
  ["no value", ["--sites"], {}, /--sites wants keys of sites/],
  ["an empty value", ["--sites="], {}, /--sites wants keys of sites/],
  ["npm without --, no value", [], { npm_config_sites: "true" }, /--sites wants keys of sites/],
  ["an unknown key", ["--sites", "hiking,bikng"], {}, /There is no site "bikng"/],
  ["an unknown option", ["--site", "hiking"], {}, NOT_KNOWN],
  ["a word without its option", ["hiking"], {}, NOT_KNOWN],
  ["something behind", ["--sites", "hiking", "biking"], {}, NOT_KNOWN],
])("refuses %s in one line", (_, words, environment, message) => {
  expect(() => readSites(words, environment)).toThrow(message);
});
