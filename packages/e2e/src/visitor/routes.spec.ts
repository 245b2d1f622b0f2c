import { PUBLIC_ROUTES, type PublicRoute } from "@gratweg/contracts/routes";
import type { APIRequestContext } from "@playwright/test";
import { KARWENDEL } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

const BOOKING = `${KARWENDEL.path}/buchen/100101`;

interface Screen {
  path: string;
  h1: string | RegExp;
  /** Where search engines should find it; null: nowhere. */
  canonical?: string | null;
}

/** One address of each public route of section 2 and of the decisions beside it. */
const SCREENS: Record<Exclude<PublicRoute, "home">, Screen> = {
  page: { path: "/de/sicher-unterwegs", h1: /\S/ },
  trip: { path: KARWENDEL.path, h1: KARWENDEL.title },
  booking: { path: BOOKING, h1: /\S/, canonical: null },
  "booking-confirmation": { path: `${BOOKING}/bestaetigung/Anna%20Ott`, h1: /\S/, canonical: null },
  faq: { path: "/de/haeufige-fragen", h1: "Häufige Fragen" },
  imprint: { path: "/de/impressum", h1: "Impressum" },
  privacy: { path: "/de/datenschutz", h1: "Datenschutz" },
  influencer: { path: "/de/influencer", h1: "Mit uns unterwegs erzählen" },
  magazine: { path: "/de/magazin", h1: "Magazin" },
  "magazine-topic": { path: "/de/magazin/unterwegs-lernen", h1: "Unterwegs lernen" },
  "magazine-article": {
    path: "/de/magazin/unterwegs-lernen/erste-nacht-auf-der-huette",
    h1: "Die erste Nacht auf der Hütte",
  },
  search: { path: "/de/reisesuche", h1: "Reisesuche" },
  support: { path: "/de/support", h1: /\S/ },
  "support-topic": { path: "/de/support/buchung-aendern", h1: "Buchung ändern oder absagen" },
  "top-lists": { path: "/de/top", h1: /\S/ },
  "top-list": { path: "/de/top/schoenste-huettentouren", h1: "Die schönsten Hüttentouren in den Alpen" },
  terms: { path: "/de/agb", h1: /\S/ },
  accessibility: { path: "/de/barrierefreiheit", h1: /\S/ },
  ranking: { path: "/de/ranking", h1: /\S/ },
  "contract-cancel": { path: "/de/vertrag-kuendigen", h1: /\S/ },
  "contract-withdraw": { path: "/de/vertrag-widerrufen", h1: /\S/ },
  "newsletter-confirmed": { path: "/de/newsletter/bestaetigt", h1: /\S/ },
  "newsletter-unsubscribed": { path: "/de/newsletter/abgemeldet", h1: /\S/ },
};

const HOMES: Screen[] = ["/", "/de"].map((path) => ({ path, h1: /\S/, canonical: "/de" }));

for (const { path, h1, canonical = path } of [...HOMES, ...Object.values(SCREENS)])
  test(`${path} answers with its screen`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    // The booking adds its step as a query.
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
    await expect(page).toHaveTitle(/\S – \S/);
    const link = page.locator('link[rel="canonical"]');
    if (canonical === null) await expect(link).toHaveCount(0);
    else await expect(link).toHaveAttribute("href", new RegExp(`^https://[^/]+${canonical}$`));
    await expect(page.locator('meta[name="error"]')).toHaveCount(0);
  });

test("paths without the prefix and with a slash at the end lead to the one address, their query kept", async ({
  request,
}) => {
  const exact = Object.values(PUBLIC_ROUTES).filter((path) => path !== "/" && !/[:*]/.test(path));
  // The legal and service paths stand beside section 2: they have no form without the prefix.
  const listed = ["/haeufige-fragen", "/impressum", "/datenschutz", "/influencer"].concat(
    ["/magazin", "/reisesuche", "/support", "/top", "/portal", "/portal/angebot"],
    ["/portal/manage-users", "/portal/settings", "/portal/user/login", "/portal/user/pricing"],
  );
  for (const path of listed)
    expect(await leads(request, `${path}?von=mail&a=%C3%BC`)).toEqual([308, `/de${path}?von=mail&a=%C3%BC`]);
  for (const path of exact)
    expect(await leads(request, `/de${path}/?von=mail`)).toEqual([308, `/de${path}?von=mail`]);
  expect(await leads(request, "/portal/offer?von=mail")).toEqual([308, "/de/portal/angebot?von=mail"]);
  expect(await leads(request, "/de/?von=mail")).toEqual([308, "/de?von=mail"]);
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

test.describe("a visitor with an English browser", () => {
  test.use({ locale: "en-GB" });

  test("reads German, and the choice is kept for a year [1.25, 1.26, 9.7]", async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page, "/de/magazin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Magazin");
    const cookies = await context.cookies(baseURL);
    const kept = cookies.find(({ name }) => name === "gratweg_locale");
    expect(kept).toMatchObject({ value: "de", path: "/", sameSite: "Lax", httpOnly: false });
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);

    await visit(page, "/de/support");
    const later = (await context.cookies(baseURL)).find(({ name }) => name === "gratweg_locale");
    expect(later?.expires).toBe(kept?.expires);
  });
});

async function leads(request: APIRequestContext, path: string): Promise<[number, string | undefined]> {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers()["location"]];
}
