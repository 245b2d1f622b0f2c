import type { Core } from "@strapi/strapi";
import { linkActions } from "./link-actions";
import { createBrowser, createEditorBench } from "./testing";

let bench: Awaited<ReturnType<typeof createEditorBench>>;
jest.mock("./running", () => ({ editorParts: () => bench.running }));

const GOOD = "right-token";
const ANMELDEN = "/admin/anmelden?hinweis=passwort";
const taken: unknown[] = [];
const asked: unknown[] = [];
/** Strapi's own services, which know one token. */
const known =
  <Order extends object>(token: (order: Order) => unknown) =>
  (order: Order) => {
    if (token(order) !== GOOD)
      return Promise.reject(Object.assign(new Error("gone"), { name: "ValidationError" }));
    taken.push(order);
    return Promise.resolve({ id: 7 });
  };
const services: Readonly<Record<string, object>> = {
  "admin::auth": {
    resetPassword: known((order: { resetPasswordToken: unknown }) => order.resetPasswordToken),
  },
  "admin::user": {
    register: known((order: { registrationToken: unknown }) => order.registrationToken),
    // Strapi hands whatever it is given on to the database.
    findRegistrationInfo: (token: unknown) => {
      asked.push(token);
      return Promise.resolve(String(token) === "used" ? undefined : { firstname: "Kim" });
    },
  },
};
const links = linkActions({ service: (uid: string) => services[uid] } as unknown as Core.Strapi);

beforeEach(async () => {
  bench = await createEditorBench();
  taken.length = 0;
  asked.length = 0;
});
afterEach(() => bench.database.destroy());

const isRefusal = (html: string) => html.includes('role="alert"');
const isForm = (html: string) => html.includes("<form");
const FOREIGN = { "sec-fetch-site": "cross-site" };

describe("a mail's link to a new password", () => {
  const send = (code: unknown, password: string, headers = {}) =>
    createBrowser().visit(links.resetSent, { query: { code }, body: { password }, headers });

  it("shows a form, saves the password and leads to signing in, which it does not do itself", async () => {
    expect(isForm((await createBrowser().visit(links.reset)).html)).toBe(true);
    const { status, location } = await send(GOOD, "Bergschuh-2027");
    expect([status, location]).toEqual([303, ANMELDEN]);
    expect(taken).toEqual([{ resetPasswordToken: GOOD, password: "Bergschuh-2027" }]);
    expect(bench.sessions).toEqual([]);
  });

  it("says of one that is gone that it is, and where there is a new one", async () => {
    const { status, html } = await send("used", "Bergschuh-2027");
    expect([status, isForm(html)]).toEqual([410, false]);
    expect(html).toContain('href="/admin/auth/forgot-password"');
  });

  it("asks for another password where this one is not fit", async () => {
    const { status, html } = await send(GOOD, "kurz");
    expect([status, isRefusal(html), isForm(html), taken]).toEqual([400, true, true, []]);
  });

  it("takes no form of another site, and tries of one address are counted", async () => {
    expect((await send(GOOD, "Bergschuh-2027", FOREIGN)).status).toBe(403);
    for (let time = 0; time < 30; time += 1) await send(`guess-${time}`, "Bergschuh-2027");
    expect((await send(GOOD, "Bergschuh-2027")).status).toBe(429);
    expect(taken).toEqual([]);
  });

  it("hides no failure of ours", async () => {
    bench.signIn.triedLink = () => {
      throw new Error("The database is away.");
    };
    await expect(send(GOOD, "Bergschuh-2027")).rejects.toThrow("The database is away.");
  });
});

describe("an invitation's link", () => {
  const person = { firstname: "Kim", lastname: "Berger", password: "Bergschuh-2027" };
  const open = (registrationToken: unknown) =>
    createBrowser().visit(links.invitation, { query: { registrationToken } });
  const send = (registrationToken: unknown, body: object, headers = {}) =>
    createBrowser().visit(links.invitationSent, { query: { registrationToken }, body, headers });

  it("knows the name, makes the account and leads to signing in", async () => {
    const { html } = await open(GOOD);
    expect([
      isForm(html),
      html.includes('name="firstname" type="text" autocomplete="given-name" value="Kim"'),
    ]).toEqual([true, true]);
    expect(html).toContain('autocomplete="family-name" value=""');
    const { status, location } = await send(GOOD, { ...person, registrationToken: "another" });
    expect([status, location]).toEqual([303, ANMELDEN]);
    expect(taken).toEqual([{ registrationToken: GOOD, userInfo: person }]);
    expect(bench.sessions).toEqual([]);
  });

  it.each([["used"], [""], [undefined], [[GOOD]], [{ $ne: "" }]])(
    "says that one is gone: %j",
    async (token) => {
      const { status, html } = await open(token);
      expect([status, isForm(html)]).toEqual([410, false]);
      expect(asked).toEqual(token === "used" ? ["used"] : []);
    },
  );

  it("says so after the form, too", async () => {
    const { status, html } = await send("used", person);
    expect([status, isForm(html), html.includes("forgot-password")]).toEqual([410, false, false]);
  });

  it("keeps the names where the password is not fit, at a length that a name has", async () => {
    const { status, html } = await send(GOOD, { ...person, lastname: "b".repeat(201), password: "kurz" });
    expect([status, isRefusal(html), taken]).toEqual([400, true, []]);
    expect(html).toContain('value="Kim"');
    expect([html.includes("b".repeat(200)), html.includes("b".repeat(201))]).toEqual([true, false]);
    expect((await send(GOOD, { firstname: ["Kim"], lastname: "Berger", password: "x" })).html).toContain(
      'autocomplete="given-name" value=""',
    );
  });

  it("takes no form of another site, and tries of one address are counted", async () => {
    expect((await send(GOOD, person, FOREIGN)).status).toBe(403);
    for (let time = 0; time < 30; time += 1) await open(`guess-${time}`);
    const { status, headers, html } = await open(GOOD);
    expect([status, isForm(html), headers["Retry-After"]]).toEqual([429, false, "3600"]);
    expect((await send(GOOD, person)).status).toBe(429);
  });
});
