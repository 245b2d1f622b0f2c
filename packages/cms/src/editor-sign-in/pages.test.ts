import { createHash } from "node:crypto";
import { PAGE_POLICY, PAGE_STYLE } from "./page-style";
import { enrolPage, goneLinkPage, invitationPage, recoveryPage, signInPage } from "./pages";

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
