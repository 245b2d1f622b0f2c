import { ask } from "../lib/ask.mjs";
import { StepError } from "../lib/terminal.mjs";

/** @typedef {{ name: string, path: string, status?: number, ready?: (page: import("playwright-core").Page) => Promise<unknown> }} Screen */

const TRIP = /href="(\/de\/reise\/\d+\/[^"/?#]+)"/;

/**
 * Every public screen of a site; addresses that depend on content are read from its own lists.
 * @param {string} origin
 * @returns {Promise<Screen[]>}
 */
export async function screensOf(origin) {
  const trip = await firstLink(origin, "/de/reisesuche", TRIP);
  const topic = await firstLink(origin, "/de/magazin", /href="(\/de\/magazin\/[^"/?#.]+)"/);
  const article = await firstLink(origin, topic, /href="(\/de\/magazin\/[^"/?#]+\/[^"/?#]+)"/);
  const help = await firstLink(origin, "/de/support", /href="(\/de\/support\/[^"/?#]+)"/);
  const list = await firstLink(origin, "/de/top", /href="(\/de\/top\/[^"/?#]+)"/);
  const departure = await firstDeparture(origin, trip);
  return [
    { name: "home", path: "/de" },
    { name: "search", path: "/de/reisesuche" },
    { name: "search for „See“", path: "/de/reisesuche?q=See" },
    { name: "trip", path: trip },
    ...(departure === undefined
      ? []
      : [
          {
            name: "booking",
            path: `${trip}/buchen/${departure}`,
            ready: (/** @type {import("playwright-core").Page} */ page) =>
              page.getByRole("heading", { level: 1 }).waitFor(),
          },
        ]),
    { name: "magazine", path: "/de/magazin" },
    { name: "topic", path: topic },
    { name: "article", path: article },
    { name: "questions", path: "/de/haeufige-fragen" },
    { name: "help", path: "/de/support" },
    { name: "help topic", path: help },
    { name: "top lists", path: "/de/top" },
    { name: "top list", path: list },
    { name: "influencer", path: "/de/influencer" },
    { name: "imprint", path: "/de/impressum" },
    { name: "privacy", path: "/de/datenschutz" },
    { name: "terms", path: "/de/agb" },
    { name: "accessibility", path: "/de/barrierefreiheit" },
    { name: "ranking", path: "/de/ranking" },
    { name: "cancel a contract", path: "/de/vertrag-kuendigen" },
    { name: "withdraw", path: "/de/vertrag-widerrufen" },
    { name: "newsletter", path: "/de/newsletter/bestaetigt" },
    { name: "error", path: "/de/gibt-es-nicht", status: 404 },
    { name: "error, portal", path: "/de/reise/1/gibt-es-nicht", status: 404 },
    {
      name: "privacy settings",
      path: "/de/impressum",
      ready: async (page) => {
        await page.getByRole("contentinfo").getByText("Datenschutzeinstellungen").click();
        await page.getByRole("dialog").waitFor();
      },
    },
  ];
}

/** @param {string} origin @param {string} from @param {RegExp} pattern */
async function firstLink(origin, from, pattern) {
  const found = pattern.exec((await ask(origin + from)).body.toString())?.[1];
  if (found === undefined) throw new StepError(`${origin}${from} links to nothing like ${pattern.source}`);
  return found;
}

/** @param {string} origin @param {string} trip */
async function firstDeparture(origin, trip) {
  const number = trip.split("/")[3];
  const { body } = await ask(`${origin}/api/trips/${number}/departures`);
  /** @type {{ data: { number: number, seatsLeft: number }[] }} */
  const { data } = JSON.parse(body.toString());
  return data.find(({ seatsLeft }) => seatsLeft > 1)?.number;
}
