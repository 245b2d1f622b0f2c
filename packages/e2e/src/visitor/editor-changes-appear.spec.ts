import { readFile } from "node:fs/promises";
import { buildSite } from "../../../../scripts/lib/site.mjs";
import { signInAsEditor } from "../support/cms-admin";
import { linkFromArticle, uploadPdf } from "../support/editor-article";
import { product } from "../support/product";
import { repositoryRoot } from "../support/repository";
import { searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

/** Another project of the configuration: it runs when no other test looks at the site any more. */
const TOUR = "/content-manager/collection-types/api::tour.tour";
/** A trip that no other test looks at. */
const TRIP = {
  number: 1006,
  path: "/de/reise/1006/tour-du-mont-blanc",
  title: "Tour du Mont Blanc: um den Berg durch drei Länder",
};
const NEW_TITLE = "Murmeltierpfad um den Mont Blanc";
const ARTICLE = "erste-nacht-auf-der-huette";
const PDF = new Uint8Array(
  Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"),
);

interface Found {
  results: { documentId: string }[];
}

/** Puts back what the test has changed; runs after a timeout, too. */
const restore: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  const outcomes = await Promise.allSettled(restore.splice(0).map((putBack) => putBack()));
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
});

test("what an editor publishes is in the search, and after the site's build on the page, an uploaded file behind its link [1.17, 7.32]", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { ports, data, environment, editor: admin } = product();
  const editor = await signInAsEditor({ url: `http://localhost:${ports.GRATWEG_CMS_PORT}`, admin });
  const found = await editor.call<Found>("GET", `${TOUR}?filters[number][$eq]=${TRIP.number}`);
  const [tour] = found.body.results;
  if (!tour) throw new Error("The tour is not in the content system.");
  const publish = async (title: string) => {
    const answer = await editor.call("POST", `${TOUR}/${tour.documentId}/actions/publish`, { title });
    expect(answer.status).toBe(200);
  };
  const firstFound = async () => {
    const answer = await request.get("/api/trips/search?q=Murmeltierpfad");
    const { data: trips } = (await answer.json()) as { data: { title: string }[] };
    return trips.map(({ title }) => title);
  };

  const uploaded = await uploadPdf(editor, "packliste.pdf", PDF);
  restore.push(await linkFromArticle(editor, ARTICLE, { text: "Packliste als PDF", url: uploaded }));
  restore.push(() => publish(TRIP.title));
  await publish(NEW_TITLE);
  await expect.poll(firstFound).toEqual([NEW_TITLE]);
  // What `npm run site:build` does, on the data of this product.
  const { built } = await buildSite({ root: repositoryRoot(), data, key: "hiking", env: environment });
  expect(built).toBe(true);
  await expect
    .poll(async () => (await request.get(TRIP.path)).text(), { timeout: 15_000 })
    .toContain(`${NEW_TITLE}</h1>`);

  const search = searchPage(page);
  await visit(page, "/de/reisesuche?q=Murmeltierpfad");
  await expect(search.titles).toHaveText([NEW_TITLE]);
  await search.cards.first().getByRole("link").click();
  await expect(page).toHaveURL(TRIP.path);
  await expect(page.getByRole("heading", { level: 1, name: NEW_TITLE })).toBeVisible();

  await visit(page, `/de/magazin/unterwegs-lernen/${ARTICLE}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Packliste als PDF" }).click(),
  ]);
  expect(new Uint8Array(await readFile(await download.path()))).toEqual(PDF);
});

test("a word that an editor explains is understood at once, on its site, and forgotten with its group", async ({
  request,
}) => {
  const groups = "/content-manager/collection-types/api::search-word-group.search-word-group";
  const { ports, editor: admin } = product();
  const editor = await signInAsEditor({ url: `http://localhost:${ports.GRATWEG_CMS_PORT}`, admin });
  const found = async (q: string) => {
    const answer = await request.get(`/api/trips/search?q=${encodeURIComponent(q)}`);
    const { data: trips } = (await answer.json()) as { data: { number: number }[] };
    return trips.map(({ number }) => number);
  };
  const words = { kind: "oneWay", words: "Xaverlquatsch", finds: "Karwendel", site: "hiking" };

  const refused = await editor.call<{ error: { message: string } }>("POST", groups, { ...words, finds: "" });
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    "Bitte sagen Sie, was die Wörter auch finden sollen.",
  ]);
  const before = await found(words.words);
  const meant = await found(words.finds);
  expect(meant.length).toBeGreaterThan(0);
  expect(before).not.toEqual(meant);
  const made = await editor.call<{ data: { documentId: string } }>("POST", groups, words);
  expect(made.status).toBe(201);
  const forget = () => editor.call("DELETE", `${groups}/${made.body.data.documentId}`);
  restore.push(forget);
  await expect.poll(() => found(words.words)).toEqual(meant);
  await forget();
  await expect.poll(() => found(words.words)).toEqual(before);
});
