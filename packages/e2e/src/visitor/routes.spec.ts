import type { PublicRoute } from "@gratweg/contracts/routes";
import { KARWENDEL } from "../support/search-page";
import { expect, test } from "../support/visitor";

interface Screen {
  path: string;
  h1: string | RegExp;
  /** Rows of docs/conformance.md. */
  rows?: string;
  /** Where search engines should find it. */
  canonical?: string;
}

/** One address of each public route of section 2 and of the decisions beside it. */
const SCREENS: Record<Exclude<PublicRoute, "home" | `booking${string}`>, Screen> = {
  page: { path: "/de/sicher-unterwegs", h1: /\S/ },
  trip: { path: KARWENDEL.path, h1: KARWENDEL.title, rows: "[2.3]" },
  faq: { path: "/de/haeufige-fragen", h1: "Häufige Fragen", rows: "[2.6]" },
  imprint: { path: "/de/impressum", h1: "Impressum", rows: "[1.7, 2.7]" },
  privacy: { path: "/de/datenschutz", h1: "Datenschutz", rows: "[1.7, 2.8]" },
  influencer: { path: "/de/influencer", h1: "Mit uns unterwegs erzählen", rows: "[1.8, 2.9]" },
  magazine: { path: "/de/magazin", h1: "Magazin", rows: "[1.4, 2.10]" },
  "magazine-topic": { path: "/de/magazin/unterwegs-lernen", h1: "Unterwegs lernen", rows: "[2.11]" },
  "magazine-article": {
    path: "/de/magazin/unterwegs-lernen/erste-nacht-auf-der-huette",
    h1: "Die erste Nacht auf der Hütte",
    rows: "[2.12]",
  },
  search: { path: "/de/reisesuche", h1: "Reisesuche" },
  support: { path: "/de/support", h1: /\S/ },
  "support-topic": { path: "/de/support/buchung-aendern", h1: "Buchung ändern oder absagen", rows: "[2.15]" },
  "top-lists": { path: "/de/top", h1: /\S/ },
  "top-list": {
    path: "/de/top/schoenste-huettentouren",
    h1: "Die schönsten Hüttentouren in den Alpen",
    rows: "[1.5, 2.17]",
  },
  terms: { path: "/de/agb", h1: "Geschäftsbedingungen für die Vermittlung" },
  accessibility: { path: "/de/barrierefreiheit", h1: "Barrierefreiheit" },
  ranking: { path: "/de/ranking", h1: "Wie wir sortieren" },
  "contract-cancel": { path: "/de/vertrag-kuendigen", h1: /\S/ },
  "contract-withdraw": { path: "/de/vertrag-widerrufen", h1: /\S/ },
  "newsletter-confirmed": { path: "/de/newsletter/bestaetigt", h1: /\S/ },
  "newsletter-unsubscribed": { path: "/de/newsletter/abgemeldet", h1: /\S/ },
};

const HOMES: Screen[] = ["/", "/de"].map((path) => ({ path, h1: /\S/, canonical: "/de", rows: "[2.1]" }));

const textOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");

for (const { path, h1, canonical = path, rows = "" } of [...HOMES, ...Object.values(SCREENS)])
  test(`${path} answers with its screen ${rows}`.trim(), async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="de"');
    expect(textOf(html, "h1")).toEqual(typeof h1 === "string" ? h1 : expect.stringMatching(h1));
    expect(textOf(html, "title")).toMatch(/\S – \S/);
    expect(html).toMatch(new RegExp(`rel="canonical" href="https://[^/"]+${canonical}"`));
    expect(html).not.toContain('name="error"');
  });

test("there is no other language: German for everybody, another prefix is no route [1.22]", async ({
  request,
}) => {
  const english = { headers: { "accept-language": "en-GB,en;q=0.9" } };
  const home = await request.get("/", english);
  expect(home.status()).toBe(200);
  expect(await home.text()).toContain('<html lang="de"');
  for (const path of ["/en", "/en/reisesuche", "/en/magazin", "/de-DE/magazin"])
    expect((await request.get(path, english)).status()).toBe(404);
});
