import { createHash } from "node:crypto";
import { PAGE_POLICY, PAGE_STYLE } from "./page-style";
import {
  codePage,
  enrolPage,
  escape,
  goneLinkPage,
  invitationPage,
  recoveryPage,
  resetPage,
  signInPage,
} from "./pages";

const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;

it("what somebody typed, or a link brought, is text on every page", () => {
  const pages = [
    signInPage({ email: hostile, goOn: hostile, error: hostile, notice: hostile }),
    invitationPage({ firstname: hostile, lastname: hostile }),
    enrolPage({ address: `otpauth://totp/${hostile}`, secret: "ABCD", canWait: true }),
    recoveryPage(["abcd"], hostile),
    goneLinkPage(hostile, hostile),
  ];
  for (const page of pages) {
    expect(page).not.toMatch(/<script|<img|onerror='/);
    expect(page).toMatch(/^<!doctype html><html lang="de">/);
  }
});

it("the policy names the one style and allows no script, frame or foreign form", () => {
  const [, style] = /<style>(.*)<\/style>/.exec(signInPage({})) ?? [];
  expect(style).toBe(PAGE_STYLE);
  expect(PAGE_POLICY).toContain(`'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'`);
  for (const part of [
    "default-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(PAGE_POLICY).toContain(part);
});

it("password managers find their fields", () => {
  const names = [...signInPage({}).matchAll(/autocomplete="([\w-]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["username", "current-password"]);
  expect(enrolPage({ address: "otpauth://totp/a", secret: "ABCD", canWait: false })).toContain(
    'autocomplete="one-time-code"',
  );
});

const enrolment = { address: "otpauth://totp/a", secret: "ABCDEFGHIJ", canWait: true };
const inputs = (html: string) =>
  [...html.matchAll(/<input ([^>]*)>/g)]
    .map(([, attributes = ""]) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
          name,
          value,
        ]),
      ),
    )
    .filter(({ type }) => type !== "hidden");
const focused = (html: string) => inputs(html).flatMap((input) => ("autofocus" in input ? input.name : []));
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

it("what is typed comes back as the very same text", () => {
  expect(escape(`&<>"'&`)).toBe("&amp;&lt;&gt;&quot;&#39;&amp;");
  const [email] = inputs(signInPage({ email: "a&b@c.example" }));
  expect(email?.value).toBe("a&amp;b@c.example");
});

it("each field is named by its label, has to be filled in, and is described by its hint", () => {
  for (const page of [
    signInPage({}),
    codePage({}),
    enrolPage(enrolment),
    resetPage({}),
    invitationPage({}),
  ]) {
    expect(page).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/);
    expect(page).toMatch(/<title>[^<]+ – Gratweg Redaktion<\/title>/);
    for (const input of inputs(page)) {
      expect(page).toMatch(new RegExp(`<label for="${input.id}">[^<]+</label>`));
      expect([input.name, input.required]).toEqual([input.id, ""]);
      const hint = input["aria-describedby"];
      expect(page.includes(`<small id="${input.id}-hint">`)).toBe(hint !== undefined);
      if (hint !== undefined) expect(page).toMatch(new RegExp(`<small id="${hint}">[^<]+</small>`));
    }
  }
});

it("fields take what they are for, and no more than that", () => {
  const kinds = (html: string) =>
    inputs(html).map(({ name, type, maxlength, value }) => [name, type, maxlength, value]);
  expect(kinds(signInPage({}))).toEqual([
    ["email", "email", "254", ""],
    ["password", "password", "1000", ""],
  ]);
  expect(kinds(codePage({}))).toEqual([["code", "text", "20", ""]]);
  expect(kinds(resetPage({}))).toEqual([["password", "password", "1000", ""]]);
  expect(kinds(invitationPage({}))).toEqual([
    ["firstname", "text", "80", ""],
    ["lastname", "text", "80", ""],
    ["password", "password", "1000", ""],
  ]);
  for (const page of [codePage({}), enrolPage(enrolment)])
    expect(inputs(page)).toMatchObject([
      { inputmode: "text", autocapitalize: "none", spellcheck: "false", autocomplete: "one-time-code" },
    ]);
  expect(inputs(signInPage({}))[0]).not.toHaveProperty("inputmode");
});

it("one goes on where one has stopped: at the first field that is empty", () => {
  expect(focused(signInPage({}))).toEqual(["email"]);
  expect(focused(signInPage({ email: "a@b.example" }))).toEqual(["password"]);
  expect([focused(codePage({})), focused(resetPage({}))]).toEqual([["code"], ["password"]]);
  // What has to be read comes first there.
  expect([focused(enrolPage(enrolment)), focused(invitationPage({}))]).toEqual([[], []]);
});

it("there is a way on for whoever has forgotten the password, or is somebody else", () => {
  expect(hrefs(signInPage({}))).toEqual(["/admin/auth/forgot-password"]);
  expect(hrefs(codePage({}))).toEqual(["/admin/anmelden"]);
  expect(hrefs(goneLinkPage("Fort", "Der Link ist fort."))).toEqual([]);
});

it("the second factor is set up by picture or by hand, and the codes stand in a list", () => {
  const page = enrolPage(enrolment);
  expect(page).toMatch(/<ol>(?:<li>[^<]+<\/li>){3}<\/ol>/);
  expect(page).toMatch(/role="img" aria-label="[^"]+"><svg/);
  expect(page).toContain("<code>ABCD EFGH IJ</code>");
  expect(recoveryPage(["a", "b"], "/admin")).toContain(
    '<ul class="codes"><li><code>a</code></li><li><code>b</code></li></ul>',
  );
  expect(recoveryPage(["a"], "/admin")).toContain('role="status"');
});

it("a page says that something went wrong, or well, only where it did", () => {
  const said = (html: string) =>
    [...html.matchAll(/role="(alert|status)">([^<]*)</g)].map(([, ...all]) => all);
  expect(said(codePage({}))).toEqual([]);
  expect(said(codePage({ error: "Falsch", notice: "Neu" }))).toEqual([
    ["alert", "Falsch"],
    ["status", "Neu"],
  ]);
  for (const page of [signInPage({}), codePage({}), enrolPage(enrolment), invitationPage({})])
    expect(page).not.toContain("undefined");
});
