import type { Route } from "@playwright/test";
import { expectNoFaultInBothThemes } from "../support/axe";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

const SEARCHES = "**/api/trips/search?**";

test.describe("on a phone", () => {
  // Scroll bars of a phone take no room.
  test.use({ viewport: { width: 360, height: 640 }, isMobile: true });

  test("a search that is opened asks once, before its scripts are there, and moves nothing [2.13]", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/de/reisesuche?q=Huette&maxPrice=2000");
    await expect(searchPage(page).count).toHaveText(/\d Reisen? gefunden/);
    const asked = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname === "/api/trips/search")
        .map(({ initiatorType }) => initiatorType),
    );
    // A script's own question would be „fetch“.
    expect(asked).toEqual(["link"]);
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(moved).toBeLessThanOrEqual(0.01);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("home shows trips, its links work, and its field leads to the search [1.2, 2.1]", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: KARWENDEL.title }).first().click();
    await expect(page).toHaveURL(KARWENDEL.path);
    await page.goBack();

    const search = searchPage(page);
    await search.field.fill("Huette");
    await search.field.press("Enter");
    await expect(page).toHaveURL("/de/reisesuche?q=Huette");
    await expect(page.getByRole("heading", { level: 1, name: "Reisesuche" })).toBeVisible();
  });

  test("the search's first page stands in the HTML [2.13]", async ({ page }) => {
    const search = searchPage(page);
    await page.goto("/de/reisesuche");
    await expect(search.count).toHaveText("6 Reisen gefunden");
    await expect(search.cards).toHaveCount(6);
    await expect(search.option("Land", /Österreich/)).toBeVisible();
    await page
      .getByRole("navigation", { name: "Hauptmenü" })
      .getByRole("link", { name: "Startseite" })
      .click();
    await expect(page).toHaveURL("/");
  });

  test("a search shows no trips that nobody asked for, and says who searches instead [2.13]", async ({
    page,
  }) => {
    const search = searchPage(page);
    await page.goto("/de/reisesuche?q=Dolomiten");
    await expect(search.count).toBeHidden();
    await expect(page.getByRole("link", { name: KARWENDEL.title })).toBeHidden();
    // Playwright's own locators look past `noscript`.
    const notice = page.locator('[data-results="awaited"] noscript');
    await expect(notice.locator("a").last()).toBeVisible();
    await expect(page.locator('[data-results="skeletons"]')).toBeHidden();
    await notice.locator('a[href="/de/reisesuche"]').click();
    await expect(search.cards).toHaveCount(6);
    await expect(notice.locator("a").last()).toBeHidden();
  });

  test("a trip can be read to its end [2.3]", async ({ page }) => {
    await page.goto(KARWENDEL.path);
    await expect(page.getByRole("heading", { level: 1, name: KARWENDEL.title })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Preis und Buchung" })).toContainText("€");
    for (const name of ["Der Weg", "Tag für Tag", "Termine und Preise", "Leistungen", "Packliste"])
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(page.getByText("Scharnitz").first()).toBeVisible();
  });
});

test("filters stand in the address, and what it does not know is ignored [2.13]", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche?country=oesterreich&maxPrice=1000&farbe=blau&page=viele");
  await expect(search.option("Land", /Österreich/)).toBeChecked();
  await expect(search.active.getByRole("listitem")).toHaveText(["Österreich", /bis 1\.000.€/, /löschen/]);
  for (const price of await search.cards.locator("strong").allInnerTexts())
    expect(eurosOf(price)).toBeLessThanOrEqual(1000);
  await search.active.getByRole("button", { name: /bis 1\.000/ }).click();
  await expect(page).toHaveURL("/de/reisesuche?country=oesterreich");
  await search.active.getByRole("button", { name: "Alle Filter löschen" }).click();
  await expect(page).toHaveURL("/de/reisesuche");
  await expect(search.count).toHaveText("6 Reisen gefunden");
});

test("what travellers ask for is a filter that says how many trips have it, and each further one narrows", async ({
  page,
}) => {
  const search = searchPage(page);
  const wishes = search.filters.getByRole("group", { name: "Das ist mir wichtig" }).getByRole("listitem");
  await visit(page, "/de/reisesuche");
  const addresses = new Set<string>();
  for (const at of [0, 1]) {
    // The most frequent ones stand first.
    const wish = wishes.filter({ has: page.getByRole("checkbox", { checked: false }) }).first();
    const count = Number(/\((\d+)\sReisen?\)/.exec((await wish.textContent()) ?? "")?.[1]);
    await wish.getByRole("checkbox").check();
    await expect(search.count).toHaveText(`${count} ${count === 1 ? "Reise" : "Reisen"} gefunden`);
    await expect(search.active.getByRole("button", { name: /entfernen$/ })).toHaveCount(at + 1);
    await expect.poll(() => new URL(page.url()).searchParams.getAll("feature")).toHaveLength(at + 1);
    addresses.add(page.url());
  }
  expect(addresses.size).toBe(2);
});

test("a sentence is understood: typed it is told, submitted its facts are filters that can be taken away", async ({
  page,
}) => {
  const search = searchPage(page);
  const sentence = "Hüttentour in Tirol im Juli unter 1500 €";
  await visit(page, "/de/reisesuche");
  await search.field.pressSequentially(sentence);
  await expect(page.getByRole("status").getByText(/^Verstanden: /)).toContainText("bis 1.500 €");
  await expect(page.getByRole("status").getByText(/^Verstanden: /)).toContainText("Tirol");
  await expect(search.field).toHaveValue(sentence);
  await expect(search.active).toHaveCount(0);

  await search.field.press("Enter");
  await expect(page).toHaveURL(/\?(?=.*\bplace=tirol\b)(?=.*\bmonth=\d{4}-07\b)(?=.*\bmaxPrice=1500\b)/);
  await expect(search.field).not.toHaveValue(/Tirol|Juli|1500/);
  await expect(page.getByText(/^Verstanden: /)).toHaveCount(0);
  await expect(
    search.active.getByRole("listitem").filter({ hasText: /^(Tirol|Juli \d{4}|bis 1\.500.€)$/ }),
  ).toHaveCount(3);
  await expectNoFaultInBothThemes(page, "search of a sentence");

  await search.active.getByRole("button", { name: /Juli/ }).click();
  await expect(page).not.toHaveURL(/month=/);
  await expect(search.titles.filter({ hasText: KARWENDEL.title })).toHaveCount(1);
});

test("an address with a sentence shows the same filters, and back leads out of the search", async ({
  page,
}) => {
  const search = searchPage(page);
  await visit(page, "/de");
  await visit(page, "/de/reisesuche?q=Tirol%20unter%201500%20%E2%82%AC");
  await expect(page).toHaveURL("/de/reisesuche?place=tirol&maxPrice=1500");
  await expect(search.active.getByRole("listitem")).toHaveText(["Tirol", /bis 1\.500.€/, /löschen/]);
  await expect(search.field).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/de");
});

test("while one types places and trips are suggested, by keyboard and by mouse", async ({ page }) => {
  const search = searchPage(page);
  const list = page.getByRole("listbox", { name: "Vorschläge" });
  await visit(page, "/de");
  await search.field.pressSequentially("Tir");
  await expect(list.getByRole("group", { name: "Orte" }).getByRole("option").first()).toContainText("Tirol");
  await expect(list.getByRole("group", { name: "Reisen" })).toContainText(KARWENDEL.title);
  await expect(search.field).toHaveAttribute("aria-expanded", "true");
  await expectNoFaultInBothThemes(page, "suggestions");
  await search.field.press("Escape");
  await expect(list).toBeHidden();
  await search.field.press("ArrowDown");
  await search.field.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toContainText("Tirol");
  await search.field.press("Enter");
  await expect(page).toHaveURL("/de/reisesuche?place=tirol");
  await search.field.pressSequentially("Karw");
  await list.getByRole("option", { name: KARWENDEL.title }).click();
  await expect(page).toHaveURL(KARWENDEL.path);
});

test("what was searched stays on the device until it is to be forgotten", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de");
  await search.field.click();
  await search.field.pressSequentially("Alpen");
  await expect(page.getByRole("listbox", { name: "Vorschläge" })).toBeVisible();
  await search.field.press("Enter");
  await expect(page).toHaveURL(/\/de\/reisesuche\?/);
  await visit(page, "/de");
  await search.field.click();
  await expect(page.getByRole("option", { name: "Alpen", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Letzte Suchen löschen" }).click();
  await expect(page.getByRole("listbox")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("trip_search_recent"))).toBeNull();
});

test("title and heading name what is searched, and a link leads past field and filters", async ({ page }) => {
  await visit(page, "/de/reisesuche?q=Tirol");
  await expect(page.getByRole("heading", { level: 1, name: "Reisen: Tirol" })).toBeVisible();
  await expect(page).toHaveTitle(/^Tirol – Reisesuche/);
  await expect(page.getByRole("link", { name: "Zu den Ergebnissen" })).toHaveAttribute("href", "#ergebnisse");
});

test("back and forward walk through filters and pages", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche?pageSize=2");
  await expect(search.cards).toHaveCount(2);
  const firstPage = await search.titles.allInnerTexts();

  await page
    .getByRole("navigation", { name: "Seiten" })
    .getByRole("link", { name: "Seite 2", exact: true })
    .click();
  await expect(page).toHaveURL(/\/de\/reisesuche\?(?=.*pageSize=2)(?=.*\bpage=2)/);
  await expect(search.titles.first()).not.toHaveText(firstPage[0] ?? "");
  const secondPage = await search.titles.allInnerTexts();

  await search.option("Land", /Italien/).check();
  await expect(search.count).toHaveText("1 Reise gefunden");
  await page.goBack();
  await expect(search.option("Land", /Italien/)).not.toBeChecked();
  await expect(search.titles).toHaveText(secondPage);
  await page.goBack();
  await expect(search.titles).toHaveText(firstPage);
  await page.goForward();
  await expect(search.titles).toHaveText(secondPage);
  await page.goForward();
  await expect(search.option("Land", /Italien/)).toBeChecked();
  await expect(search.count).toHaveText("1 Reise gefunden");
});

test("typing searches without a step in the history", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de");
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Reisesuche" }).click();
  await expect(search.cards).toHaveCount(6);
  await search.field.pressSequentially("Karwendel");
  await expect(page).toHaveURL("/de/reisesuche?q=Karwendel");
  await expect(search.titles.first()).toHaveText(KARWENDEL.title);
  await expect(search.titles.first().locator("mark")).toHaveText("Karwendel");
  await page.goBack();
  await expect(page).toHaveURL("/de");
});

test("a slip of the finger finds the trip, and the page says what it searched", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche");
  await search.field.pressSequentially("Karwendl");
  await expect(search.titles).toHaveText([KARWENDEL.title]);
  await expect(page.getByText("Gesucht nach „Karwendel“.")).toBeVisible();
  await expect(search.field).toHaveValue("Karwendl");
  await search.submit.click();
  await expect(page).toHaveURL("/de/reisesuche?place=karwendel");
  await expect(search.active).toContainText("Karwendel");
  await expect(page.getByText("Gesucht nach „Karwendel“.")).toBeVisible();
  await search.field.fill("Dolomiten");
  await expect(page.getByText("Gesucht nach")).toHaveCount(0);
});

test("an empty result offers ways on", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche?q=Xylophonkurs&country=italien");
  await expect(search.count).toHaveText("Keine Reise gefunden");
  await expect(page.getByRole("list", { name: "Einzeln finden wir dazu:" })).toContainText("Italien: ");
  await expect(page.getByText("Lieber fragen? Wir suchen mit Ihnen:")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Zu „Xylophonkurs“ haben wir keine Reise gefunden." }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Alle Reisen ansehen" }).click();
  await expect(page).toHaveURL("/de/reisesuche");
  await expect(search.cards).toHaveCount(6);
  await page.goBack();
  await expect(search.count).toHaveText("Keine Reise gefunden");
  await page.getByRole("main").getByRole("button", { name: "Alle Filter löschen" }).last().click();
  await expect(search.cards).toHaveCount(6);
});

test("sorts by price, up and down", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche");
  await search.sort.selectOption("Preis aufsteigend");
  await expect(page).toHaveURL("/de/reisesuche?sort=price");
  await expect.poll(async () => isSorted(await pricesOf(page))).toBe(true);
  await search.sort.selectOption("Preis absteigend");
  await expect(page).toHaveURL("/de/reisesuche?sort=-price");
  await expect.poll(async () => isSorted((await pricesOf(page)).reverse())).toBe(true);
  await expect(search.cards).toHaveCount(6);
});

test("a failing server is told in German, the input stays, and trying again helps", async ({
  page,
  faults,
}) => {
  faults.expect(/status 500|status of 500|\/api\/trips\/search/);
  const search = searchPage(page);
  await visit(page, "/de/reisesuche");
  await page.route(SEARCHES, (route) => route.fulfill({ status: 500, body: "{}" }));
  await search.field.fill("Karwendel");
  await search.submit.click();
  await expect(page.getByText("Die Suche antwortet gerade nicht.")).toBeVisible();
  await expect(search.field).toHaveValue("Karwendel");
  await page.unroute(SEARCHES);
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(search.titles.first()).toHaveText(KARWENDEL.title);
  await expect(page.getByText("Die Suche antwortet gerade nicht.")).toHaveCount(0);

  await page.route(SEARCHES, (route) => route.abort("connectionreset"));
  await search.field.fill("Dolomiten");
  await search.submit.click();
  await expect(page.getByText("Die Suche antwortet gerade nicht.")).toBeVisible();
  await expect(search.field).toHaveValue("Dolomiten");
});

test("offline is told, and the search goes on by itself when the line is back", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const search = searchPage(page);
  await visit(page, "/de/reisesuche");
  await context.setOffline(true);
  await search.field.fill("Karwendel");
  await search.submit.click();
  await expect(page.getByText("Sie sind offline.")).toBeVisible();
  await expect(search.field).toHaveValue("Karwendel");
  await context.setOffline(false);
  await expect(search.titles.first()).toHaveText(KARWENDEL.title);
  await expect(page.getByText("Sie sind offline.")).toHaveCount(0);
});

test("a late answer of an older search never wins", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche");
  let late: Route | undefined;
  await page.route(/\/api\/trips\/search\?q=Karwendel/, (route) => {
    late = route;
  });
  await search.field.fill("Karwendel");
  await search.submit.click();
  await expect.poll(() => late).toBeDefined();
  await search.field.fill("Dolomiten");
  await search.submit.click();
  await expect(search.titles.first()).toContainText("Dolomiten");
  const titles = await search.titles.allInnerTexts();

  // The browser may already have dropped the older request; then there is nobody left to answer.
  const answer = await page.request.get("/api/trips/search?q=Karwendel");
  await late?.fulfill({ response: answer }).catch(() => undefined);
  // Two turns of the network and two frames later it would have been drawn.
  await page.evaluate(async () => {
    await fetch("/healthz");
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await expect(search.titles).toHaveText(titles);
  await expect(page).toHaveURL("/de/reisesuche?place=dolomiten");
});

async function pricesOf(page: Parameters<typeof searchPage>[0]): Promise<number[]> {
  return (await searchPage(page).cards.locator("strong").allInnerTexts()).map(eurosOf);
}

const isSorted = (numbers: number[]) =>
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));

const eurosOf = (price: string) => Number(price.replace(/\D/g, ""));
