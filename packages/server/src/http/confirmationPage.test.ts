/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { CONFIRMATION_PAGE_HEADERS, confirmationPage } from "./confirmationPage";

const page = {
  title: "Bestätigen & fertig",
  text: "Mit dem Knopf geht es weiter.",
  button: "Jetzt bestätigen",
  action: "/api/newsletter/confirm?token=a&x=\"'",
  hidden: { token: "<b>" },
  back: { href: "/de", label: "Zurück zur Startseite" },
};

function rendered(): { html: string; document: Document } {
  const html = confirmationPage(page).toString();
  return { html, document: new DOMParser().parseFromString(html, "text/html") };
}

it("has a headline, a sentence, one form with one button, and a way back", () => {
  const { document } = rendered();
  const form = document.querySelector("form");
  expect({
    title: document.title,
    headline: document.querySelector("h1")?.textContent,
    text: document.querySelector("p")?.textContent,
    forms: document.forms.length,
    method: form?.method,
    action: form?.getAttribute("action"),
    hidden: [...(form?.querySelectorAll("input") ?? [])].map(({ type, name, value }) => [type, name, value]),
    button: form?.querySelector("button")?.textContent,
    back: [...document.querySelectorAll("main a")].map((a) => [a.getAttribute("href"), a.textContent]),
    scripts: document.scripts.length,
  }).toEqual({
    title: page.title,
    headline: page.title,
    text: page.text,
    forms: 1,
    method: "post",
    action: page.action,
    hidden: [["hidden", "token", "<b>"]],
    button: page.button,
    back: [["/de", "Zurück zur Startseite"]],
    scripts: 0,
  });
});

it("asks for a password where it is told to, and says what was wrong and who need do nothing", () => {
  const asked = {
    ...page,
    password: {
      label: "Kennwort <1>",
      error: "Falsch & leer.",
      forgotten: { href: "/neu?a=1&b=2", label: "Neu?" },
    },
    notYou: { title: "Nicht Sie?", text: "Dann <nichts>." },
  };
  const parse = (html: Buffer) => new DOMParser().parseFromString(html.toString(), "text/html");
  const document = parse(confirmationPage(asked));
  const input = document.querySelector<HTMLInputElement>("input[name=password]");
  const described = document.getElementById(input?.getAttribute("aria-describedby") ?? "");
  expect({
    label: input?.labels?.[0]?.textContent,
    field: [input?.type, input?.autocomplete, input?.required, input?.value, input?.autofocus],
    error: [described?.textContent, described?.getAttribute("role"), input?.getAttribute("aria-invalid")],
    links: [...document.querySelectorAll("main a")].map((a) => a.getAttribute("href")),
    notYou: [document.querySelector("h2")?.textContent, document.querySelector("h2 + p")?.textContent],
  }).toEqual({
    label: "Kennwort <1>",
    field: ["password", "current-password", true, "", true],
    error: ["Falsch & leer.", "alert", "true"],
    links: ["/neu?a=1&b=2", "/de"],
    notYou: ["Nicht Sie?", "Dann <nichts>."],
  });
  const { label, forgotten } = asked.password;
  const first = parse(confirmationPage({ ...asked, password: { label, forgotten } })).querySelector(
    "#password",
  );
  expect([first?.hasAttribute("aria-invalid"), first?.hasAttribute("autofocus")]).toEqual([false, false]);
});

it("allows its own style and its own form and nothing else", () => {
  const style = /<style>([\s\S]*)<\/style>/.exec(rendered().html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(CONFIRMATION_PAGE_HEADERS).toEqual({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
  });
});
