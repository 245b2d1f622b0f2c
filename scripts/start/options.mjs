import { parseArgs } from "node:util";
import { SITE_KEYS, siteKeys } from "../lib/site-keys.mjs";
import { StepError } from "../lib/terminal.mjs";

export const HELP = `npm start [-- options]

Installs, builds what is out of date, fills a first database and serves the product; ends with "Ready".
The first site is there at Ready, its siblings follow behind. Ctrl-C ends everything.

  --sites a,b    only these sites, the first one first: ${SITE_KEYS.join(", ")}
  --port N       the sites on port N, content system, inbox, identity provider and mail catcher on the four behind it
                 (8000, 1337, 1080, 1090 and 1025 unless told)
  --help         this

Environment variables and everything else: README.md.`;

const MORE = 'see "npm start -- --help".';
/** In the order of the ports behind `--port`. */
const PORTS = [
  "GRATWEG_PORT",
  "GRATWEG_CMS_PORT",
  "GRATWEG_INBOX_PORT",
  "GRATWEG_IDENTITY_PORT",
  "GRATWEG_SMTP_PORT",
];

/**
 * `sites` are built in order; the first is served first. `ports` are environment variables. npm keeps `--sites` and `--port` to itself
 * when `--` was forgotten: it hands on what follows, and their values in the environment.
 *
 * @param {string[]} words
 * @param {Record<string, string | undefined>} environment
 * @returns {{ help: boolean, sites: string[], ports: Record<string, string> }}
 */
export function readOptions(words, environment) {
  const { npm_config_sites: keptSites, npm_config_port: keptPort } = environment;
  const { values, positionals } = parsed([
    ...(keptSites ? ["--sites", ...(keptSites === "true" ? [] : [keptSites])] : []),
    ...(keptPort ? ["--port", ...(keptPort === "true" ? [] : [keptPort])] : []),
    ...words,
  ]);
  if (positionals.length > 0) throw new StepError(`"${positionals.join(" ")}" is not known: ${MORE}`);
  return {
    help: values.help === true,
    sites: values.sites === undefined ? SITE_KEYS : chosen(values.sites),
    ports: values.port === undefined ? {} : inARow(values.port, environment),
  };
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        sites: { type: "string" },
        port: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
      allowPositionals: true,
    });
  } catch (error) {
    const missing = /'--(\w+) <value>' argument missing/.exec(error.message)?.[1];
    if (missing === "sites") throw noSites();
    if (missing === "port") throw noPort("");
    const unknown = /Unknown option '([^']*)'/.exec(error.message)?.[1] ?? args.join(" ");
    throw new StepError(`"${unknown}" is not known: ${MORE}`);
  }
}

/** @param {string} list */
function chosen(list) {
  const named = list
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");
  if (named.length === 0) throw noSites();
  return siteKeys(named);
}

/** What the environment names stays. */
function inARow(text, environment) {
  const first = Number(text);
  if (!Number.isInteger(first) || first < 1 || first + PORTS.length - 1 > 65_535) throw noPort(text);
  return Object.fromEntries(
    PORTS.map((name, index) => [name, String(first + index)]).filter(([name]) => !environment[name]),
  );
}

function noSites() {
  return new StepError(`--sites wants keys of sites with commas between: ${SITE_KEYS.join(",")}.`);
}

function noPort(text) {
  return new StepError(`--port wants a number from 1 to ${65_536 - PORTS.length}, not "${text}".`);
}
