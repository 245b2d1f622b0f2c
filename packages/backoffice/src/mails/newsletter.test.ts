import { NEWSLETTER_MAILS, type NewsletterMail } from "../newsletter/mails";
import { hashToken, newsletterTokens } from "../newsletter/tokens";
import { newsletterRenderer, type NewsletterRendererParts } from "./render-newsletter";

const tokens = newsletterTokens("geheim");
const origin = "https://radreisen.gratweg.example";
const confirmLink = `${origin}/api/newsletter/confirm?token=${tokens.confirm("abc", "seed")}`;
const leaveLink = `${origin}/api/newsletter/unsubscribe?token=${tokens.unsubscribe("abc")}`;

function render(kind: NewsletterMail, more: Partial<NewsletterRendererParts> = {}) {
  return newsletterRenderer({
    siteUrl: "http://localhost:8000",
    tokens,
    findSubscriber: (documentId) =>
      Promise.resolve(
        documentId === "abc"
          ? {
              tokenSeed: "seed",
              tokenHash: hashToken(tokens.confirm("abc", "seed")),
              unsubscribeHash: hashToken(tokens.unsubscribe("abc")),
              requestedAt: new Date("2026-11-21T23:05:00Z"),
            }
          : undefined,
      ),
    findSender: () =>
      Promise.resolve({
        name: "Gratweg GmbH",
        street: "Am Grat 1",
        postalCode: "80331",
        city: "München",
        email: "hallo@gratweg.example",
      }),
    from: "Gratweg <service@gratweg.example>",
    ...more,
  })(kind, { subscriber: "abc", origin });
}

it("asks for confirmation: when it was asked for, until when the link holds, and what to do if it was somebody else", async () => {
  const { subject, text, html, replyTo, headers, attachments } = await render(NEWSLETTER_MAILS.confirmation);
  expect([subject, replyTo, attachments]).toEqual([
    "Bitte bestätigen Sie Ihre Anmeldung zum Newsletter",
    "hallo@gratweg.example",
    [],
  ]);
  expect(text).toBe(`GRATWEG GMBH

Newsletter
Noch ein Schritt
================
Bitte bestätigen Sie, dass der Newsletter an diese Adresse gehen soll.

Guten Tag,

am 22. November 2026 um 00:05 Uhr wurde diese E-Mail-Adresse für den
Newsletter von Gratweg GmbH eingetragen. Wir schicken ihn erst, wenn Sie
zustimmen.

Anmeldung bestätigen:
${confirmLink}

Der Link gilt bis zum 29. November 2026. Danach tragen Sie sich bei
Bedarf einfach noch einmal ein.


Sie waren das nicht?
--------------------

Dann müssen Sie nichts tun. Ohne Bestätigung bekommen Sie keinen
Newsletter, und nach 30 Tagen löschen wir die Adresse.

------------------------------------------------------------------------

Gratweg GmbH, Am Grat 1, 80331 München
Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns
trotzdem.
`);
  expect(html).toContain(`href="${confirmLink}"`);
  expect(headers).toEqual({
    "List-Unsubscribe": `<${leaveLink}>, <mailto:hallo@gratweg.example?subject=Newsletter%20abbestellen>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it.each([
  [NEWSLETTER_MAILS.welcome, "Ihre Anmeldung zum Newsletter ist bestätigt"],
  [NEWSLETTER_MAILS.already, "Sie bekommen unseren Newsletter schon"],
])(
  "%s holds the way out, visibly and for mail programs, and no link that confirms",
  async (kind, subject) => {
    const mail = await render(kind);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(leaveLink);
    expect(mail.html).toContain(`href="${leaveLink}"`);
    expect(mail.headers?.["List-Unsubscribe"]).toContain(`<${leaveLink}>`);
    expect(mail.text + mail.html).not.toContain(tokens.confirm("abc", "seed"));
    expect(mail.text).toContain("Gratweg GmbH, Am Grat 1, 80331 München");
  },
);

it("asks for nothing from outside", async () => {
  const { html } = await render(NEWSLETTER_MAILS.confirmation);
  expect(html.match(/<img|<link|<script|@import|url\(|src=/g)).toBeNull();
});

it("is written without booking settings too", async () => {
  const { text, replyTo } = await render(NEWSLETTER_MAILS.confirmation, {
    findSender: () => Promise.resolve(undefined),
  });
  expect(replyTo).toBe("service@gratweg.example");
  expect(text).toContain("Newsletter von Gratweg eingetragen");
});

it.each<[string, Partial<NewsletterRendererParts>]>([
  ["subscriber is gone", { findSubscriber: () => Promise.resolve(undefined) }],
  ["GRATWEG_NEWSLETTER_SECRET is not set", { tokens: null }],
  ["not the one that the links were made with", { tokens: newsletterTokens("anderes") }],
])("is not written: %s", async (reason, more) => {
  await expect(render(NEWSLETTER_MAILS.confirmation, more)).rejects.toThrow(reason);
});
