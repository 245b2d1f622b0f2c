import { ACCOUNT_MAILS, type AccountMail, type AccountMailData, type TokenPurpose } from "../sign-in/mails";
import { accountTokens } from "../sign-in/tokens";
import { accountRenderer, type AccountRendererParts } from "./render-account";

const tokens = accountTokens("geheim", () => "seed");
const origin = "https://radreisen.gratweg.example";
const at = new Date("2026-11-21T23:05:00Z");
const sender = {
  name: "Gratweg GmbH",
  street: "Am Grat 1",
  postalCode: "80331",
  city: "München",
  email: "hallo@gratweg.example",
};

const PURPOSES: Partial<Record<AccountMail, TokenPurpose>> = {
  [ACCOUNT_MAILS.confirm]: "confirm",
  [ACCOUNT_MAILS.firstPassword]: "invitation",
  [ACCOUNT_MAILS.invitation]: "invitation",
  [ACCOUNT_MAILS.reset]: "reset",
};

function render(kind: AccountMail, more: Partial<AccountRendererParts & AccountMailData> = {}) {
  const { portalName, plan, ...parts } = more;
  const purpose = PURPOSES[kind];
  const data: AccountMailData = {
    user: "abc",
    origin,
    at: at.toISOString(),
    link: purpose ? tokens.link(purpose, "abc", at) : null,
    ...(portalName === undefined ? {} : { portalName }),
    ...(plan === undefined ? {} : { plan }),
  };
  return accountRenderer({
    tokens,
    findSender: () => Promise.resolve(sender),
    from: "Gratweg <service@gratweg.example>",
    ...parts,
  })(kind, data);
}

it("leads whoever chose a membership on to paying, from the confirmation and where the account was there already", async () => {
  const token = tokens.token("confirm", "abc", "seed");
  const { text, html } = await render(ACCOUNT_MAILS.confirm, { plan: "gratweg-plus" });
  expect(text).toContain(`${origin}/api/account/confirm-email?token=${token}&plan=gratweg-plus`);
  expect(html).toContain(`confirm-email?token=${token}&amp;plan=gratweg-plus`);
  const known = await render(ACCOUNT_MAILS.known, { plan: "gratweg-plus" });
  expect(known.text).toContain(`${origin}/de/portal/user/login-checkout?plan=gratweg-plus`);
});

it.each<[AccountMail, string]>([
  [ACCOUNT_MAILS.firstPassword, "/de/portal/user/set-new-password?token=TOKEN&plan=gratweg-plus"],
  [ACCOUNT_MAILS.reset, "/de/portal/user/reset-password/TOKEN?plan=gratweg-plus"],
  [ACCOUNT_MAILS.known, "/de/portal/user/reset-password?plan=gratweg-plus"],
])("%s, too, keeps the membership that was chosen before", async (kind, path) => {
  const purpose = PURPOSES[kind];
  const token = purpose ? tokens.token(purpose, "abc", "seed") : "";
  const { text, html } = await render(kind, { plan: "gratweg-plus" });
  const href = origin + path.replace("TOKEN", token);
  expect(text).toContain(href);
  expect(html).toContain(`href="${href.replace("&", "&amp;")}"`);
});

it("asks to confirm the address: when it was given, until when the link holds, and what to do if it was somebody else", async () => {
  const { subject, text, html, replyTo, attachments } = await render(ACCOUNT_MAILS.confirm);
  const link = `${origin}/api/account/confirm-email?token=${tokens.token("confirm", "abc", "seed")}`;
  expect([subject, replyTo, attachments]).toEqual([
    "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    "hallo@gratweg.example",
    [],
  ]);
  expect(text).toBe(`GRATWEG GMBH

Ihr Konto
Noch ein Schritt zu Ihrem Konto
===============================
Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.

Guten Tag,

am 22. November 2026 um 00:05 Uhr wurde mit dieser E-Mail-Adresse ein
Konto bei Gratweg GmbH angelegt. Bestätigen Sie die Adresse mit dem
Passwort, das Sie dabei gewählt haben, dann können Sie sich anmelden.

E-Mail-Adresse bestätigen:
${link}

Der Link gilt bis zum 29. November 2026 und nur ein Mal.


Sie waren das nicht?
--------------------

Dann müssen Sie nichts tun. Ohne Bestätigung kann sich niemand mit
dieser Adresse anmelden, und nach 30 Tagen löschen wir die Angaben.

------------------------------------------------------------------------

Gratweg GmbH, Am Grat 1, 80331 München
Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns
trotzdem.
`);
  expect(html).toContain(`href="${link}"`);
});

it("a link for a new password says by the clock when it ends", async () => {
  const { subject, text } = await render(ACCOUNT_MAILS.reset);
  expect(subject).toBe("Ihr Link für ein neues Passwort");
  expect(text).toContain(`${origin}/de/portal/user/reset-password/${tokens.token("reset", "abc", "seed")}`);
  expect(text).toContain("Der Link gilt bis 01:05 Uhr am 22. November 2026 und nur ein Mal.");
});

it("an invitation names the portal and leads to the first password", async () => {
  const { subject, text } = await render(ACCOUNT_MAILS.invitation, { portalName: "Gratweg Radreisen" });
  expect(subject).toBe("Ihre Einladung zu Gratweg Radreisen");
  expect(text).toContain("ein Konto bei Gratweg Radreisen");
  expect(text).toContain(
    `${origin}/de/portal/user/set-new-password?token=${tokens.token("invitation", "abc", "seed")}`,
  );
});

it("a first password is chosen through the mail alone", async () => {
  const { subject, text } = await render(ACCOUNT_MAILS.firstPassword);
  expect(subject).toBe("Bitte legen Sie Ihr Passwort fest");
  expect(text.replace(/\s+/g, " ")).toContain("gilt kein Passwort, das vorher eingegeben wurde");
  expect(text).toContain("/de/portal/user/set-new-password?token=");
});

it.each([
  [ACCOUNT_MAILS.known, "Sie haben schon ein Konto", "/de/portal/user/login"],
  [ACCOUNT_MAILS.welcome, "Willkommen im Portal", "/de/portal"],
  [ACCOUNT_MAILS.passwordChanged, "Ihr Passwort wurde geändert", "/de/portal/user/reset-password"],
])("%s leads on and holds nothing secret", async (kind, subject, path) => {
  const mail = await render(kind, { tokens: null });
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(`href="${origin}${path}"`);
  expect(mail.text).toContain(`${origin}${path}`);
  expect(mail.text + mail.html).not.toMatch(/token=|reset-password\/[\w-]/);
});

it.each(Object.values(ACCOUNT_MAILS))(
  "%s asks for nothing from outside and names who sends it",
  async (kind) => {
    const { html, text } = await render(kind);
    expect(html.match(/<img|<link|<script|@import|url\(|src=/g)).toBeNull();
    expect(text).toContain("Gratweg GmbH, Am Grat 1, 80331 München");
  },
);

it("is written without booking settings too", async () => {
  const { text, replyTo } = await render(ACCOUNT_MAILS.confirm, {
    findSender: () => Promise.resolve(undefined),
  });
  expect(replyTo).toBe("service@gratweg.example");
  expect(text.replace(/\s+/g, " ")).toContain("ein Konto bei Gratweg angelegt");
});

it.each<[string, Partial<AccountRendererParts>]>([
  ["GRATWEG_ACCOUNT_SECRET is not set", { tokens: null }],
  ["not the one that the links were made with", { tokens: accountTokens("anderes") }],
])("is not written: %s", async (reason, more) => {
  await expect(render(ACCOUNT_MAILS.confirm, more)).rejects.toThrow(reason);
});
