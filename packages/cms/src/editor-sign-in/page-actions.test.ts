import type { Core } from "@strapi/strapi";
import { signInActions } from "./page-actions";
import { createBrowser, createEditorBench, kim, right } from "./testing";
import { newSecret } from "./totp";

let bench: Awaited<ReturnType<typeof createEditorBench>>;
jest.mock("./running", () => ({ editorParts: () => bench.running }));

const told: unknown[] = [];
const strapi = {
  eventHub: { emit: (...event: unknown[]) => Promise.resolve(void told.push(event)) },
  log: { info: () => undefined },
} as unknown as Core.Strapi;
const pages = signInActions(strapi);

const START = "/admin/anmelden";
const PENDING = "gratweg_editor_pending";
const AGAIN = `${START}?hinweis=zeit`;

beforeEach(async () => {
  bench = await createEditorBench();
  told.length = 0;
  jest.spyOn(Date, "now").mockImplementation(() => bench.now().getTime());
});
afterEach(async () => {
  jest.restoreAllMocks();
  await bench.database.destroy();
});

async function inMode(mode: "optional" | "off"): Promise<void> {
  await bench.database.destroy();
  bench = await createEditorBench(mode);
}

async function withFactor(): Promise<string> {
  const secret = newSecret();
  await bench.factors.enrol(kim.id, { secret, step: 0, recoveryHashes: ["0"] });
  return secret;
}

type Browser = ReturnType<typeof createBrowser>;
const typePassword = (browser: Browser, more: Readonly<Record<string, string>> = {}) =>
  browser.visit(pages.password, { body: { ...right, ...more } });
const typeCode = (browser: Browser, code: string) => browser.visit(pages.codeTyped, { body: { code } });
const secretOn = (html: string) =>
  /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(" ", "") ?? "no secret on the page";
const isRefusal = (html: string) => html.includes('role="alert"');

/** Strapi's session, once, in the two cookies that its screens and its server read. */
function expectSession(browser: Browser): void {
  expect(bench.sessions).toEqual(["begun for 7"]);
  expect(browser.set.strapi_admin_refresh).toMatchObject({ value: "refresh 7", httpOnly: true });
  expect(browser.set.jwtToken).toMatchObject({ value: "access 7", httpOnly: false });
  for (const name of ["strapi_admin_refresh", "jwtToken"])
    expect(browser.set[name]).toMatchObject({ secure: true, sameSite: "strict", path: "/admin" });
  expect(browser.set[PENDING]).toMatchObject({ value: null, path: START });
  expect(told).toEqual([["admin.auth.success", { user: { id: 7 }, provider: "local" }]]);
}

describe("the password's page", () => {
  it("leads on to the code, and after it to where the editor was going", async () => {
    const secret = await withFactor();
    const browser = createBrowser();
    expect((await browser.visit(pages.start, { query: { weiter: "/content-manager" } })).html).toContain(
      'name="goOn" value="/content-manager"',
    );
    const first = await typePassword(browser, { goOn: "/content-manager" });
    expect([first.status, first.location]).toEqual([303, `${START}/code`]);
    expect(browser.set[PENDING]).toMatchObject({ httpOnly: true, path: START, maxAge: 600_000 });
    expect(bench.sessions).toEqual([]);
    expect((await browser.visit(pages.code)).html).toContain('name="code"');
    const last = await typeCode(browser, ` ${bench.code(secret)} `);
    expect([last.status, last.location]).toEqual([303, "/admin/content-manager"]);
    expectSession(browser);
  });

  it("leads straight in where no second factor is asked for", async () => {
    await inMode("off");
    const browser = createBrowser();
    const { status, location } = await typePassword(browser, { goOn: "https://evil.example/" });
    expect([status, location]).toEqual([303, "/admin"]);
    expectSession(browser);
  });

  it("ends the session that the browser still had", async () => {
    await inMode("off");
    const browser = createBrowser();
    browser.jar.set("strapi_admin_refresh", "of somebody else");
    await typePassword(browser);
    expect(bench.sessions).toEqual(["ended of of somebody else", "begun for 7"]);
  });

  it("tells of a browser by mail once, and knows it from then on", async () => {
    await inMode("off");
    const browser = createBrowser();
    await typePassword(browser);
    await typePassword(browser);
    expect(bench.alerts).toEqual(["editor-new-device kim@gratweg.example Firefox unter Linux"]);
  });

  it("keeps address and way after a wrong password, and never what was typed as one", async () => {
    const browser = createBrowser();
    const { status, html } = await typePassword(browser, { password: "Geheimnis", goOn: "/content-manager" });
    expect(status).toBe(400);
    expect(isRefusal(html)).toBe(true);
    expect(html).toContain(`value="${kim.email}"`);
    expect(html).toContain('value="/content-manager"');
    expect(html).not.toContain("Geheimnis");
    expect([bench.sessions, browser.jar.size]).toEqual([[], 0]);
  });

  it("shows no more than 500 characters of an address that is none", async () => {
    const { status, html } = await typePassword(createBrowser(), { email: "a".repeat(501) });
    expect([status, html.includes("a".repeat(500)), html.includes("a".repeat(501))]).toEqual([
      400,
      true,
      false,
    ]);
    expect(bench.hashes).toEqual([]);
  });

  it("is shown again, empty, where nothing was typed", async () => {
    for (const body of [undefined, { email: ["a"], goOn: 7, password: 7 }]) {
      const { status, html } = await createBrowser().visit(pages.password, { body });
      expect([status, isRefusal(html)]).toEqual([400, true]);
      expect(html).toMatch(/name="email"[^>]* value="" /);
      expect(html).toContain('name="goOn" value=""');
    }
  });

  it("looks at nothing that another site's form sends", async () => {
    const { status, html } = await createBrowser().visit(pages.password, {
      body: right,
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect([status, isRefusal(html)]).toEqual([403, true]);
    expect(bench.hashes).toEqual([]);
  });

  it("says after ten wrong ones when to come again", async () => {
    const tries = [];
    for (let time = 0; time < 11; time += 1)
      tries.push(await typePassword(createBrowser(`198.51.100.${time}`), { password: "falsch" }));
    const last = tries.at(-1);
    expect(tries[0]?.headers).not.toHaveProperty("Retry-After");
    expect(tries[0]?.html).not.toContain("Minute");
    expect([last?.status, last?.headers["Retry-After"]]).toEqual([429, "900"]);
    expect(last?.html).toContain("15 Minuten");
    expect(tries.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(400));
  });

  it("hides no failure of ours", async () => {
    bench.signIn.password = () => Promise.reject(new Error("The database is away."));
    await expect(typePassword(createBrowser())).rejects.toThrow("The database is away.");
  });

  it.each([
    ["passwort", true],
    ["zeit", true],
    ["anderes", false],
  ])("says why it is shown (%s): %s", async (hinweis, isSaid) => {
    const { html } = await createBrowser().visit(pages.start, { query: { hinweis } });
    expect(html.includes('role="status"')).toBe(isSaid);
  });

  it("is kept by no cache, runs no script, and tells other sites nothing", async () => {
    const { headers, html } = await createBrowser().visit(pages.start, { query: { weiter: ["a", "b"] } });
    expect(headers).toMatchObject({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });
    expect(headers["Content-Security-Policy"]).toContain("default-src 'none'");
    expect(headers["Content-Type"]).toBe("html");
    expect(html).toContain('name="goOn" value=""');
    expect((await typePassword(createBrowser())).headers["Cache-Control"]).toBe("no-store");
  });
});

describe("the code's page", () => {
  it("stays, without a session, after a wrong code", async () => {
    await withFactor();
    const browser = createBrowser();
    await typePassword(browser);
    const { status, html } = await typeCode(browser, "000000");
    expect([status, isRefusal(html), bench.sessions]).toEqual([400, true, []]);
    expect(bench.alerts).toEqual(["editor-wrong-code kim@gratweg.example Firefox unter Linux"]);
  });

  it("takes no form of another site", async () => {
    const secret = await withFactor();
    const browser = createBrowser();
    await typePassword(browser);
    const { status } = await browser.visit(pages.codeTyped, {
      body: { code: bench.code(secret) },
      headers: { "sec-fetch-site": "same-site" },
    });
    expect([status, bench.sessions]).toEqual([403, []]);
  });

  it("leads back to the password without one, ten minutes after it, and once it was changed", async () => {
    const secret = await withFactor();
    const ask = async (browser: Browser) => [
      (await browser.visit(pages.code)).location,
      (await typeCode(browser, bench.code(secret))).location,
    ];
    expect(await ask(createBrowser())).toEqual([AGAIN, AGAIN]);
    const late = createBrowser();
    await typePassword(late);
    bench.advance(600);
    expect(await ask(late)).toEqual([AGAIN, AGAIN]);
    const changed = createBrowser();
    await typePassword(changed);
    bench.editors.set(kim.id, { ...kim, passwordHash: "hash of another" });
    expect(await ask(changed)).toEqual([AGAIN, AGAIN]);
    expect(bench.sessions).toEqual([]);
  });
});

describe("setting the second factor up", () => {
  it("comes before the first session, and shows the recovery codes once", async () => {
    const browser = createBrowser();
    expect((await typePassword(browser, { goOn: "/content-manager" })).location).toBe(`${START}/einrichten`);
    const { html } = await browser.visit(pages.enrol);
    expect(html).not.toContain('name="later"');
    const secret = secretOn(html);
    const done = await browser.visit(pages.enrolled, { body: { code: bench.code(secret) } });
    expect(done.html.match(/<li><code>/g)).toHaveLength(10);
    expect(done.html).toContain('href="/admin/content-manager"');
    expectSession(browser);
    expect(await bench.factors.secret(kim.id)).toBe(secret);
  });

  it("goes on with the same secret after a wrong code", async () => {
    const browser = createBrowser();
    await typePassword(browser);
    const secret = secretOn((await browser.visit(pages.enrol)).html);
    const wrong = await browser.visit(pages.enrolled, { body: { code: "000000" } });
    expect([wrong.status, isRefusal(wrong.html), secretOn(wrong.html)]).toEqual([400, true, secret]);
    expect([bench.sessions, await bench.factors.owners()]).toEqual([[], []]);
  });

  it("can wait where it is optional, and only there", async () => {
    const later = async (browser: Browser) => {
      await typePassword(browser, { goOn: "/content-manager" });
      return browser.visit(pages.enrolled, { body: { later: "1" } });
    };
    expect((await later(createBrowser())).status).toBe(400);
    expect(bench.sessions).toEqual([]);
    await inMode("optional");
    const hasty = createBrowser();
    await typePassword(hasty);
    expect((await hasty.visit(pages.enrolled, { body: { code: "000000" } })).status).toBe(400);
    expect(bench.sessions).toEqual([]);
    const browser = createBrowser();
    expect((await later(browser)).location).toBe("/admin/content-manager");
    expectSession(browser);
    expect(await bench.factors.owners()).toEqual([]);
    expect((await browser.visit(pages.enrol)).location).toBe(AGAIN);
    await typePassword(browser);
    expect((await browser.visit(pages.enrol)).html).toContain('name="later"');
  });

  it("is no way around the code of somebody who has set it up meanwhile", async () => {
    await inMode("optional");
    const browser = createBrowser();
    await typePassword(browser);
    await withFactor();
    for (const body of [{ later: "1" }, { code: "000000" }])
      expect((await browser.visit(pages.enrolled, { body })).location).toBe(AGAIN);
    expect(bench.sessions).toEqual([]);
  });

  it("is not reached by a sign-in that waits for its code", async () => {
    const secret = await withFactor();
    const browser = createBrowser();
    await typePassword(browser);
    expect((await browser.visit(pages.enrol)).location).toBe(AGAIN);
    const typed = { body: { code: bench.code(secret) } };
    expect((await browser.visit(pages.enrolled, typed)).location).toBe(AGAIN);
    expect((await createBrowser().visit(pages.enrolled, typed)).location).toBe(AGAIN);
  });

  it("takes no form of another site", async () => {
    await inMode("optional");
    const browser = createBrowser();
    await typePassword(browser);
    const headers = { "sec-fetch-site": "cross-site" };
    const { status } = await browser.visit(pages.enrolled, { body: { later: "1" }, headers });
    expect([status, bench.sessions]).toEqual([403, []]);
  });
});
