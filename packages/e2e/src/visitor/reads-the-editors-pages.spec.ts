import { expect, test, visit } from "../support/visitor";

const PAGES = [
  { path: "/de/magazin", headline: "Magazin" },
  { path: "/de/magazin/unterwegs-lernen", headline: "Unterwegs lernen" },
  {
    path: "/de/magazin/unterwegs-lernen/erste-nacht-auf-der-huette",
    headline: "Die erste Nacht auf der Hütte",
  },
  { path: "/de/top/schoenste-huettentouren", headline: "Die schönsten Hüttentouren in den Alpen" },
  { path: "/de/support/buchung-aendern", headline: "Buchung ändern oder absagen" },
  { path: "/de/impressum", headline: "Impressum" },
  { path: "/de/datenschutz", headline: "Datenschutz" },
  { path: "/de/influencer", headline: "Mit uns unterwegs erzählen" },
];

for (const { path, headline } of PAGES)
  test(`${path} can be read`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
  });

test("an answer opens among the questions", async ({ page }) => {
  await visit(page, "/de/haeufige-fragen");
  const question = page.getByRole("main").locator("details").first();
  await expect(question.getByRole("paragraph").first()).toBeHidden();
  await question.locator("summary").click();
  await expect(question.getByRole("paragraph").first()).toBeVisible();
});

test("the lists lead to what they list: help to a topic, top lists to a list", async ({ page }) => {
  await visit(page, "/de/support");
  await page.getByRole("main").getByRole("link", { name: "Buchung ändern oder absagen" }).click();
  await expect(page).toHaveURL("/de/support/buchung-aendern");
  await visit(page, "/de/top");
  await page.getByRole("main").getByRole("link", { name: "Die schönsten Hüttentouren in den Alpen" }).click();
  await expect(page).toHaveURL("/de/top/schoenste-huettentouren");
});

test("the magazine is highlighted on its pages", async ({ page }) => {
  await visit(page, "/de/magazin/unterwegs-lernen");
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  await expect(menu.locator("[aria-current]")).toHaveText(["Magazin"]);
});

test("the footer leads to help, about us, the most beautiful hikes, imprint and privacy", async ({
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
