import { parseArgs } from "node:util";
import { SITE_KEYS, siteKeys } from "./site-keys.mjs";
import { StepError } from "./terminal.mjs";

export const HELP = `npm start [-- options]

Installs, builds what is out of date, fills a first database and serves the product; ends with "Ready".
The first site is there at Ready, its siblings follow behind. Ctrl-C ends everything.

  --sites a,b    only these sites, the first one first: ${SITE_KEYS.join(", ")}
  --port N       the sites on port N, content system, inbox, identity provider and mail catcher on the four behind it
                 (8000, 1337, 1080, 1090 and 1025 unless told)
  --help         this

Environment variables and everything else: README.md.`;

/** In the order of the ports behind `--port`. */
const PORTS = [
  "GRATWEG_PORT",
  "GRATWEG_CMS_PORT",
  "GRATWEG_INBOX_PORT",
  "GRATWEG_IDENTITY_PORT",
  "GRATWEG_SMTP_PORT",
];

/**
 * `sites` are built in order; the first is served first. `ports` are environment variables; those that the environment names stay. npm
 * keeps `--sites` and `--port` to itself when `--` was forgotten: it hands on their values in the environment, or what follows.
 *
 * @param {string[]} words
 * @param {Record<string, string | undefined>} environment
 * @returns {{ help: boolean, sites: string[], ports: Record<string, string> }}
 */
export function readOptions(words, environment) {
  const kept = ["sites", "port"].flatMap((name) => {
    const value = environment[`npm_config_${name}`];
    return value ? [`--${name}`, ...(value === "true" ? [] : [value])] : [];
  });
  const { help = false, sites, port } = parsed([...kept, ...words]);
  const first = Number(port);
  if (port !== undefined && !(Number.isInteger(first) && first > 0 && first + PORTS.length - 1 <= 65_535))
    throw new StepError(`--port wants a number from 1 to ${65_536 - PORTS.length}, not "${port}".`);
  const inARow = PORTS.map((name, index) => [name, String(first + index)]);
  const named = sites?.split(",").map((key) => key.trim());
  return {
    help,
    sites: named ? siteKeys(named.filter((key) => key !== "")) : SITE_KEYS,
    ports: port === undefined ? {} : Object.fromEntries(inARow.filter(([name = ""]) => !environment[name])),
  };
}

function parsed(args) {
  try {
    const options = {
      sites: { type: "string" },
      port: { type: "string" },
      help: { type: "boolean", short: "h" },
    };
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StepError(`${error.message.split(/\.\s/)[0]}: see "npm start -- --help".`);
  }
}
