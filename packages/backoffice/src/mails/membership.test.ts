import { MEMBERSHIP_MAILS, type MembershipMail, type MembershipMailData } from "../memberships/mails";
import { isMembershipMail } from "./membership";
import { membershipRenderer } from "./render-membership";

const sender = {
  name: "Gratweg",
  street: "Uferweg 1000",
  postalCode: "10115",
  city: "Berlin",
  email: "hallo@gratweg.example",
};
const data: MembershipMailData = {
  contractNumber: "M-2345-6789",
  name: "Anna Ott",
  planName: "Gratweg Plus",
  priceCents: 3900,
  interval: "year",
  startedAt: "2027-03-01T23:30:00.000Z",
  currentPeriodEnd: "2028-03-01T23:30:00.000Z",
  cancelledAt: "2027-06-30T22:30:00.000Z",
  withdrawableUntil: "2027-03-16T22:59:59.999Z",
  origin: "http://localhost:8000",
};
const render = (
  kind: MembershipMail,
  more: Partial<MembershipMailData> = {},
  from: typeof sender | null = sender,
) =>
  membershipRenderer({
    findSender: () => Promise.resolve(from ?? undefined),
    from: "Gratweg <service@gratweg.example>",
  })(kind, {
    ...data,
    ...more,
  });
const plain = (text: string) => text.replace(/\u00a0/g, " ").replace(/\s+/g, " ");

it.each<[MembershipMail, string, string[]]>([
  [
    MEMBERSHIP_MAILS.started,
    "Willkommen bei Gratweg Plus",
    [
      "Guten Tag Anna Ott,",
      "M-2345-6789",
      "Vertragspartner: Gratweg, Uferweg 1000, 10115 Berlin",
      "39,00 € je Jahr, einschließlich Mehrwertsteuer",
      // By Berlin's calendar.
      "2. März 2027",
      "läuft nach dem 2. März 2028 auf unbestimmte Zeit weiter, solange Sie nicht kündigen",
      "wieder für ein Jahr im Voraus, zum selben Preis",
      "Im ersten Jahr können Sie jederzeit zu dessen Ende kündigen, danach jederzeit mit einem Monat Frist",
      "auf den Tag genau zurück",
      "bis zum 16. März 2027 ohne Angabe von Gründen widerrufen",
      "Sie bekommen den vollen Preis zurück",
      "http://localhost:8000/de/portal/settings",
      "http://localhost:8000/de/vertrag-kuendigen",
      "http://localhost:8000/de/vertrag-widerrufen",
      "Hiermit widerrufe ich meinen Vertrag über die Mitgliedschaft M-2345-6789",
    ],
  ],
  [
    MEMBERSHIP_MAILS.cancelled,
    "Ihre Mitgliedschaft endet am 2. März 2028",
    ["Gekündigt am: 1. Juli 2027", "Endet am: 2. März 2028", "es wird nichts mehr abgebucht", "zurücknehmen"],
  ],
  [
    MEMBERSHIP_MAILS.withdrawn,
    "Ihr Widerruf: Mitgliedschaft beendet",
    [
      "Widerrufen am: 1. Juli 2027",
      "Erstattung: 39,00 €",
      "auf dem Weg zurückkommen, auf dem Sie bezahlt haben",
    ],
  ],
  [
    MEMBERSHIP_MAILS.paymentFailed,
    "Die Zahlung für Ihre Mitgliedschaft ist fehlgeschlagen",
    [
      "die Abbuchung von 39,00 € für Gratweg Plus wurde abgelehnt",
      "http://localhost:8000/de/portal/settings",
    ],
  ],
  [
    MEMBERSHIP_MAILS.returned,
    "Ihre Zahlung kommt zurück",
    ["ist angekommen, nachdem Ihr Konto gelöscht war", "Erstattung: 39,00 €", "Abgebucht wird nichts mehr"],
  ],
  [
    MEMBERSHIP_MAILS.ended,
    "Ihre Mitgliedschaft ist beendet",
    ["Gratweg Plus ist am 2. März 2028 zu Ende gegangen", "http://localhost:8000/de/portal/user/pricing"],
  ],
])("%s says what counts, in text and in HTML", async (kind, subject, parts) => {
  const mail = await render(kind);
  expect([mail.subject, mail.replyTo]).toEqual([subject, sender.email]);
  for (const part of parts) expect(plain(mail.text)).toContain(part);
  const shown = plain(mail.html.replace(/<style[\s\S]*?<\/style>/g, "").replace(/<[^>]+>/g, " "));
  const targets = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target).join(" ");
  for (const word of parts.join(" ").match(/[\p{L}\d-]{4,}/gu) ?? [])
    expect(`${shown} ${targets}`).toContain(word);
});

it("months are months, somebody without a name is greeted all the same, and a missing sender is no reason to wait", async () => {
  const mail = await render(MEMBERSHIP_MAILS.started, { interval: "month", name: "" }, null);
  expect(plain(mail.text)).toContain("je Monat");
  expect(plain(mail.text)).toContain("wieder für einen Monat im Voraus");
  expect(plain(mail.text)).toContain("jederzeit zum Ende des bezahlten Monats kündigen");
  expect(plain(mail.text)).toContain("Guten Tag, schön");
  expect(mail.replyTo).toBe("service@gratweg.example");
});

it("names what goes back for the time after the end: how much, and when", async () => {
  const more = { currentPeriodEnd: "2029-04-15T21:59:59.000Z", refundCents: 3421 };
  const cancelled = plain((await render(MEMBERSHIP_MAILS.cancelled, more)).text);
  for (const part of [
    "Endet am: 15. April 2029",
    "Erstattung: 34,21 €",
    "Für die Zeit nach dem 15. April 2029 haben Sie schon bezahlt",
    "34,21 € erstatten wir Ihnen, sobald die Mitgliedschaft endet",
  ])
    expect(cancelled).toContain(part);
  const ended = plain((await render(MEMBERSHIP_MAILS.ended, more)).text);
  expect(ended).toContain("34,21 € kommen auf dem Weg zurück, auf dem Sie bezahlt haben");
  for (const kind of [MEMBERSHIP_MAILS.cancelled, MEMBERSHIP_MAILS.ended])
    for (const refundCents of [0, undefined])
      expect((await render(kind, { refundCents })).text).not.toMatch(/Erstattung|kommen auf dem Weg/);
});

it("one button stands out; ways out of the contract are buttons too, drawn in outline", async () => {
  const { html, text } = await render(MEMBERSHIP_MAILS.started);
  const labels = (look: string) =>
    [...html.matchAll(new RegExp(`class="${look}"[^>]*>([^<]*)</a>`, "g"))].map(([, label]) => label);
  expect(labels("button")).toEqual(["Mitgliedschaft verwalten"]);
  expect(labels("quietButton")).toEqual(["Verträge hier kündigen", "Vertrag widerrufen"]);
  expect(text).toContain("Verträge hier kündigen:\nhttp://");
});

it("breaks no line inside „E-Mail“", async () => {
  const { html } = await render(MEMBERSHIP_MAILS.started);
  expect(html).toContain('mit einer Antwort auf diese <span style="white-space:nowrap">E-Mail</span>.');
  expect(html.replaceAll(/<span style="white-space:nowrap">E-Mail<\/span>/g, "")).not.toContain("E-Mail");
});

it("shows what people typed as text", async () => {
  const { html } = await render(MEMBERSHIP_MAILS.started, { name: '<img src=x onerror="alert(1)">' });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

it("knows its own occasions", () => {
  expect([...Object.values(MEMBERSHIP_MAILS), "booking-notice", "toString"].map(isMembershipMail)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it("greets by a name and never by a link", async () => {
  const { text, html } = await render(MEMBERSHIP_MAILS.started, { name: "Anna www.gratweg-hilfe.example" });
  for (const version of [text, html]) {
    expect(plain(version)).toContain("Guten Tag Anna www[.]gratweg-hilfe[.]example,");
    expect(version).not.toContain("gratweg-hilfe.example");
  }
});
