import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { signInAsEditor } from "../support/cms-admin";
import { product } from "../support/product";
import { repositoryRoot } from "../support/repository";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

/** Another project of the configuration: it runs when no other test looks at the site any more. */
const TOUR = "/content-manager/collection-types/api::tour.tour";
const NEW_TITLE = "Murmeltierpfad durch das Karwendel";

interface Found {
  results: { documentId: string; title: string; slug: string }[];
}

test("what an editor publishes is in the search, and after `npm run site:build` on the page", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { ports, data } = product();
  const { GRATWEG_ADMIN_EMAIL: email = "", GRATWEG_ADMIN_PASSWORD: password = "" } = JSON.parse(
    await readFile(path.join(data, "secrets.json"), "utf8"),
  ) as Record<string, string>;
  const editor = await signInAsEditor({
    url: `http://localhost:${ports.GRATWEG_CMS_PORT}`,
    admin: { email, password },
  });
  const found = await editor.call<Found>("GET", `${TOUR}?filters[number][$eq]=${KARWENDEL.number}`);
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

  await publish(NEW_TITLE);
  try {
    await expect.poll(firstFound).toEqual([NEW_TITLE]);
    await npmRun("site:build");
    await expect
      .poll(async () => (await request.get(KARWENDEL.path)).text(), { timeout: 15_000 })
      .toContain(`${NEW_TITLE}</h1>`);

    const search = searchPage(page);
    await visit(page, "/de/reisesuche?q=Murmeltierpfad");
    await expect(search.titles).toHaveText([NEW_TITLE]);
    await search.cards.first().getByRole("link").click();
    await expect(page).toHaveURL(KARWENDEL.path);
    await expect(page.getByRole("heading", { level: 1, name: NEW_TITLE })).toBeVisible();
  } finally {
    await publish(KARWENDEL.title);
  }
  await expect.poll(firstFound).toEqual([]);
});

/** On the running product's data, as its operator does it. */
function npmRun(script: string): Promise<void> {
  const { ports, data } = product();
  const child = spawn("npm", ["run", "--silent", script], {
    cwd: repositoryRoot(),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      GRATWEG_DATA: data,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run ${script} ended with ${String(code)}:\n${output}`)),
    );
  });
}
