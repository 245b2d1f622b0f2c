import {
  createContentClient,
  fetchTripDocuments,
  fixedToken,
  memoryToken,
  type ContentClient,
  type ContentError,
  type ContentProblem,
} from "@gratweg/content-client";
import { startInbox, type Inbox } from "@gratweg/inbox";
import { signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { ACCOUNT_ENVIRONMENT, accountToken, signInOf } from "./support/sign-in";
import { startStrapi, type RunningStrapi } from "./support/strapi";
import { until } from "./support/until";

const OPERATORS = "/content-manager/collection-types/api::tour-operator.tour-operator";
const TOURS = "/content-manager/collection-types/api::tour.tour";

let inbox: Inbox;
let strapi: RunningStrapi;
let worker: MailWorker;
let editor: CmsAdmin;
let reader: ContentClient;

beforeAll(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  strapi = await startStrapi({ env: ACCOUNT_ENVIRONMENT });
  const { dataFolder } = strapi;
  worker = startMailWorker({ dataFolder, smtpPort: inbox.smtpPort, env: ACCOUNT_ENVIRONMENT });
  editor = await signInAsEditor(strapi);
  reader = createContentClient({ baseUrl: strapi.url, tokens: fixedToken(strapi.token) });
});

afterAll(async () => {
  await worker?.stop();
  await strapi?.stop();
  await inbox?.stop();
});

function visitor(token: string | null = null) {
  const tokens = memoryToken();
  if (token) tokens.set(token);
  const failures: string[] = [];
  const client = createContentClient({
    baseUrl: strapi.url,
    tokens,
    onError: ({ status, name }) => failures.push(`${status} ${name}`),
    onTokenInvalid: () => failures.push("token"),
  });
  return { client, tokens, failures };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("The call should have failed.");
    },
    (error: unknown) => error as ContentError,
  );

async function tripDocuments() {
  const problems: ContentProblem[] = [];
  const documents = await fetchTripDocuments(reader, { report: (problem) => problems.push(problem) });
  return { documents, problems };
}

describe("trip documents", () => {
  it("come complete from the seed, without a complaint [1.17, 3.7]", async () => {
    const { documents, problems } = await tripDocuments();
    expect(problems).toEqual([]);
    expect(documents).toHaveLength(6);
    for (const document of documents) {
      expect(document.departures.length).toBeGreaterThanOrEqual(3);
      expect(document.sites).toContain("hiking");
      expect([document.country, document.continent, document.region, document.operator]).not.toContain(null);
      expect(document.activities.length).toBeGreaterThan(0);
      expect(document.body.length).toBeGreaterThan(500);
      const picture = await fetch(document.image?.src ?? "");
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
  });

  it("keep their departures when a tour is published again, and leave drafts out", async () => {
    const before = (await tripDocuments()).documents;
    const { data } = await reader.find("tours", { sort: "number", pagination: { pageSize: 2 } });
    const [published, withdrawn] = data;
    if (!published || !withdrawn) throw new Error("The seed made too few tours.");
    await editor.call("PUT", `${TOURS}/${published.documentId}`, { teaser: "Ein neuer Kurztext." });
    const again = await editor.call("POST", `${TOURS}/${published.documentId}/actions/publish`, {});
    const away = await editor.call("POST", `${TOURS}/${withdrawn.documentId}/actions/unpublish`, {});
    expect([again.status, away.status]).toEqual([200, 200]);

    expect((await tripDocuments()).documents).toEqual(
      before
        .filter(({ number }) => number !== withdrawn.number)
        .map((document) =>
          document.number === published.number ? { ...document, teaser: "Ein neuer Kurztext." } : document,
        ),
    );
    await editor.call("POST", `${TOURS}/${withdrawn.documentId}/actions/publish`, {});
    expect((await tripDocuments()).documents.map(({ number, departures }) => [number, departures])).toEqual(
      before.map(({ number, departures }) => [number, departures]),
    );
  });
});

describe("tour operators", () => {
  it("come in the footer's order with a thumbnail each [7.11]", async () => {
    const operators = await visitor().client.tourOperators();
    expect(operators.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { logo } of operators) expect((await fetch(logo?.src ?? "")).status).toBe(200);
  });

  it("come all when there are more than the server gives for one page [9.10]", async () => {
    for (let number = 1; number <= 100; number++) {
      const { status } = await editor.call("POST", `${OPERATORS}/actions/publish`, {
        name: `Veranstalter ${number}`,
        slug: `veranstalter-${number}`,
      });
      if (status >= 300) throw new Error(`An operator was refused with ${status}.`);
    }
    const capped = await reader.find("tour-operators", { pagination: { pageSize: 999 } });
    expect([capped.data.length, capped.meta.pagination.pageCount]).toEqual([100, 2]);
    const operators = await visitor().client.tourOperators();
    expect(operators).toHaveLength(112);
    expect(new Set(operators.map(({ slug }) => slug)).size).toBe(112);
    expect((await reader.findAll("tour-operators")).map(({ slug }) => slug).sort()).toEqual(
      operators.map(({ slug }) => slug).sort(),
    );
  });
});

it("a stale token does not keep anybody from the operators", async () => {
  const { client, tokens, failures } = visitor("stale");
  expect((await client.tourOperators()).length).toBeGreaterThan(0);
  expect([tokens.get(), failures]).toEqual([null, ["token"]]);
});

describe("failures carry the content system's payload [8.5]", () => {
  it.each<[string, (client: ContentClient) => Promise<unknown>, number, string]>([
    ["something private", (client) => client.find("bookings"), 403, "ForbiddenError"],
    ["an unknown document", (client) => client.findOne("tours", "nirgends"), 404, "NotFoundError"],
    [
      "a field that is none",
      (client) => client.find("tours", { filters: { nirgends: 1 } }),
      400,
      "ValidationError",
    ],
    ["a creation", (client) => client.create("regions", { name: "Neu" }), 403, "ForbiddenError"],
    [
      "a wrong password",
      (c) => c.login({ identifier: "niemand@gratweg.example", password: "x" }),
      400,
      "ValidationError",
    ],
    ["nobody's session", (client) => client.me(), 403, "ForbiddenError"],
  ])("of %s", async (what, call, status, name) => {
    const { client, failures } = visitor(what === "nobody's session" ? null : strapi.token);
    const error = await failureOf(call(client));
    expect([error.status, error.name, typeof error.message, typeof error.details]).toEqual([
      status,
      name,
      "string",
      "object",
    ]);
    expect(failures).toEqual([`${status} ${name}`]);
  });
});

it("a visitor registers, confirms, signs in, changes and forgets the password [6.2, 7.3, 7.5–7.8]", async () => {
  const { client, tokens } = visitor();
  const email = "erika@gratweg.example";
  const password = "Bergschuh-2027";
  const linkOf = async (subject: string) =>
    accountToken(
      await until(
        () => inbox.messages.list().find((mail) => mail.subject === subject)?.html ?? "",
        (html) => html !== "",
      ),
    );

  const name = { firstName: "Erika", lastName: "Muster" };
  const registered = await client.register({ username: email, email, password, ...name });
  expect([registered.jwt, registered.user, tokens.get()]).toEqual([undefined, null, null]);
  expect((await failureOf(client.login({ identifier: email, password }))).name).toBe("ValidationError");
  const confirmation = await linkOf("Bitte bestätigen Sie Ihre E-Mail-Adresse");
  expect((await signInOf(strapi).confirm(confirmation, password)).body).toEqual({ outcome: "confirmed" });
  expect(await client.sendEmailConfirmation({ email })).toEqual({ email, sent: true });

  const { jwt, user } = await client.login({ identifier: email, password });
  expect([tokens.get(), user.email]).toEqual([jwt, email]);
  expect(await client.me()).toMatchObject({ id: user.id, email });

  const changed = { password: "Bergstiefel-2027", passwordConfirmation: "Bergstiefel-2027" };
  const { jwt: next } = await client.changePassword({ currentPassword: password, ...changed });
  expect(tokens.get()).toBe(next);
  expect((await client.me()).id).toBe(user.id);

  expect(await client.forgotPassword({ email })).toEqual({ ok: true });
  expect(tokens.get()).toBeNull();
  const reset = { password: "Gamaschen-2027", passwordConfirmation: "Gamaschen-2027" };
  const code = await linkOf("Ihr Link für ein neues Passwort");
  await client.resetPassword({ code, ...reset });
  expect((await client.me()).id).toBe(user.id);
  expect((await failureOf(client.login({ identifier: email, password }))).status).toBe(400);
});
