import { expect, test, visit } from "../support/visitor";

const PAGES = [
  { name: "magazine [1.4, 2.10]", path: "/de/magazin", headline: "Magazin" },
  { name: "topic [2.11]", path: "/de/magazin/unterwegs-lernen", headline: "Unterwegs lernen" },
  {
    name: "article [2.12]",
    path: "/de/magazin/unterwegs-lernen/erste-nacht-auf-der-huette",
    headline: "Die erste Nacht auf der Hütte",
  },
  {
    name: "list [1.5, 2.17]",
    path: "/de/top/schoenste-huettentouren",
    headline: "Die schönsten Hüttentouren in den Alpen",
  },
  {
    name: "support topic [2.15]",
    path: "/de/support/buchung-aendern",
    headline: "Buchung ändern oder absagen",
  },
  { name: "imprint [1.7, 2.7]", path: "/de/impressum", headline: "Impressum" },
  { name: "privacy [1.7, 2.8]", path: "/de/datenschutz", headline: "Datenschutz" },
  { name: "influencer page [1.8, 2.9]", path: "/de/influencer", headline: "Mit uns unterwegs erzählen" },
];

for (const { name, path, headline } of PAGES)
  test(`${path} can be read: ${name}`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
  });

test("an answer opens among the questions [1.6, 2.6]", async ({ page }) => {
  await visit(page, "/de/haeufige-fragen");
  const question = page.getByRole("main").locator("details").first();
  await expect(question.getByRole("paragraph").first()).toBeHidden();
  await question.locator("summary").click();
  await expect(question.getByRole("paragraph").first()).toBeVisible();
});

test("the lists lead to what they list: help to a topic, top lists to a list [1.5, 1.6, 2.14, 2.16]", async ({
  page,
}) => {
  await visit(page, "/de/support");
  await page.getByRole("main").getByRole("link", { name: "Buchung ändern oder absagen" }).click();
  await expect(page).toHaveURL("/de/support/buchung-aendern");
  await visit(page, "/de/top");
  await page.getByRole("main").getByRole("link", { name: "Die schönsten Hüttentouren in den Alpen" }).click();
  await expect(page).toHaveURL("/de/top/schoenste-huettentouren");
});

test("the magazine is highlighted on its pages [2.49]", async ({ page }) => {
  await visit(page, "/de/magazin/unterwegs-lernen");
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  await expect(menu.locator("[aria-current]")).toHaveText(["Magazin"]);
});

test("the footer leads to help, about us, the most beautiful hikes, imprint and privacy [2.59]", async ({
  page,
}) => {
  await visit(page, "/de");
  const links = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
  const targets = await links.evaluateAll((list) => list.map((link) => link.getAttribute("href")));
  expect(targets.slice(0, 5)).toEqual([
    "/de/support",
    "/#ueber-uns",
    "/de/top",
    "/de/impressum",
    "/de/datenschutz",
  ]);
  for (const target of targets) expect((await page.request.get(target ?? "")).status()).toBe(200);
});
