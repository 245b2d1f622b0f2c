import { DECLARATION_MAILS, type DeclarationMailData } from "../declarations/mails";
import { declarationRenderer } from "./render-declaration";

const data: DeclarationMailData = {
  kind: "cancel",
  receiptNumber: "K-7F3M-92QX",
  receivedAt: "2026-11-21T23:05:00Z",
  declaration: {
    name: "Anna Ott",
    identification: "Am Grat 1, 80331 München",
    contract: "Mitgliedschaft",
    email: "anna@post.example",
    cancellation: "extraordinary",
    reason: "Die Leistung fiel aus.\nZweimal.",
    endsOn: null,
  },
  bookingNumber: null,
};
const sender = {
  name: "Gratweg GmbH",
  street: "Musterweg 1",
  postalCode: "10115",
  city: "Berlin",
  email: "hallo@gratweg.example",
};
const render = declarationRenderer({
  findSender: () => Promise.resolve(sender),
  from: "Gratweg <service@gratweg.example>",
});
const withdrawal: DeclarationMailData = {
  ...data,
  kind: "withdraw",
  receiptNumber: "W-2222-3333",
  declaration: { ...data.declaration, identification: null, cancellation: null, reason: null },
};

it("the receipt of a cancellation repeats everything, with day and time in Berlin and when it shall end", async () => {
  const { subject, replyTo, text, html } = await render(DECLARATION_MAILS.receipt, data);
  expect([subject, replyTo]).toEqual([
    "Eingangsbestätigung Ihrer Kündigung (K-7F3M-92QX)",
    "hallo@gratweg.example",
  ]);
  expect(text).toContain(`Guten Tag,

am 22. November 2026 um 00:05 Uhr ist Ihre Kündigung bei uns
eingegangen. Sie soll den Vertrag zum nächstmöglichen Zeitpunkt beenden.
Das bestätigen wir Ihnen hiermit.


Ihre Erklärung
--------------

So stand es in unserem Formular. Die Angaben stammen von der Person, die
es abgeschickt hat, nicht von uns; Internetadressen darin haben wir mit
Klammern unterbrochen, damit sie niemand aus Versehen öffnet.

Belegnummer:         K-7F3M-92QX
Eingegangen:         22. November 2026, 00:05 Uhr
Name:                Anna Ott
Angaben zur Person:  Am Grat 1, 80331 München
Vertrag:             Mitgliedschaft
Art der Kündigung:   außerordentliche Kündigung
Grund:               Die Leistung fiel aus.
                     Zweimal.
Ende des Vertrags:   zum nächstmöglichen Zeitpunkt
E-Mail:              anna@post.example
`);
  expect(text).not.toContain("Passende Buchung");
  for (const part of ["K-7F3M-92QX", "Anna Ott", "22. November 2026, 00:05 Uhr"])
    expect(html).toContain(part);
});

it("names the day that was asked for", async () => {
  const dated = { ...data, declaration: { ...data.declaration, endsOn: "2027-01-31" } };
  const { text } = await render(DECLARATION_MAILS.receipt, dated);
  expect(text).toMatch(/Sie soll den Vertrag zum 31\. Januar 2027 beenden/);
});

it("the receipt of a withdrawal says that a trip is not cancelled by it", async () => {
  const { subject, text } = await render(DECLARATION_MAILS.receipt, withdrawal);
  expect(subject).toBe("Eingangsbestätigung Ihres Widerrufs (W-2222-3333)");
  expect(text.replace(/\s+/g, " ")).toContain(
    "am 22. November 2026 um 00:05 Uhr ist Ihr Widerruf bei uns eingegangen.",
  );
  expect(text).toContain("§ 312g Abs. 2 Nr. 9 BGB");
  expect(text).not.toContain("Ende des Vertrags");
});

it("the office reads which booking fits and answers the person; markup in a name is text", async () => {
  const { subject, replyTo, text } = await render(DECLARATION_MAILS.notice, {
    ...withdrawal,
    bookingNumber: 100_017,
  });
  expect([subject, replyTo]).toEqual(["Widerruf eingegangen (W-2222-3333)", "anna@post.example"]);
  expect(text).toMatch(/Passende Buchung: +100017/);
  expect((await render(DECLARATION_MAILS.notice, data)).text).toMatch(/Passende Buchung: +keine gefunden/);
  const { html } = await render(DECLARATION_MAILS.notice, {
    ...data,
    declaration: { ...data.declaration, name: "<b>Anna</b>" },
  });
  expect(html).not.toContain("<b>Anna</b>");
});

it("nothing that somebody typed is a link, neither ours nor one that a mail program makes", async () => {
  const lure = "https://evil.example/pay oder www.evil.example";
  const typed = { name: lure, identification: lure, contract: lure, reason: `Zahlen Sie:\n${lure}` };
  const declared = { ...data, declaration: { ...data.declaration, ...typed } };
  const collected = { ...data, due: data.receivedAt, declared: [declared], more: 0 };
  for (const mail of [
    await render(DECLARATION_MAILS.receipt, declared),
    await render(DECLARATION_MAILS.notice, declared),
    await render(DECLARATION_MAILS.collected, collected),
  ])
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("https[:]//evil[.]example/pay");
      expect(part).not.toMatch(/evil\.example|:\/\/evil/);
    }
});

it("receipts that are sent together hold each declaration whole, and say how many more there are", async () => {
  const collected = { ...data, due: data.receivedAt, declared: [data, withdrawal], more: 12 };
  const { subject, replyTo, text } = await render(DECLARATION_MAILS.collected, collected);
  expect([subject, replyTo]).toEqual(["Eingangsbestätigung Ihrer 14 Erklärungen", "hallo@gratweg.example"]);
  for (const part of [
    "Kündigung K-7F3M-92QX\n---",
    "Widerruf W-2222-3333\n---",
    "Eingegangen:         22. November 2026, 00:05 Uhr",
    "Grund:               Die Leistung fiel aus.",
    "12 weitere Erklärungen liegen uns vor.",
  ])
    expect(text).toContain(part);
});
