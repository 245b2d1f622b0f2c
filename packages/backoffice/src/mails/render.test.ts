import { bookedTrip, bookingRow, cancelledTrip } from "./booking-record.fixture";
import type { BookingRecord } from "./booking-record";
import type { RenderedMail } from "./document";
import { mailRenderer } from "./render";

function render(kind: string, record: BookingRecord, data: object | null = null): Promise<RenderedMail> {
  return mailRenderer({
    siteUrl: "https://wandern.gratweg.example",
    origins: [],
    bookingTokens: null,
    findBooking: () => Promise.resolve(bookingRow(record)),
    findFormSheet: () => Promise.resolve(record.formSheet ?? undefined),
    account: () => Promise.reject(new Error("not about a booking")),
    farewell: () => Promise.reject(new Error("not about a booking")),
    newsletter: () => Promise.reject(new Error("not about a booking")),
    declaration: () => Promise.reject(new Error("not about a booking")),
    membership: () => Promise.reject(new Error("not about a booking")),
  })({ kind, bookingNumber: record.answer.number, data });
}

/** Amounts and their sign are held together by a space that does not break. */
const readable = (text: string) => text.replaceAll("\u00a0", " ");

/** What a reader of the HTML version sees, without its markup. */
function visible(html: string): string {
  const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " ", amp: "&" };
  return html
    .replace(/^[\s\S]*<h1/, "<h1")
    .replace(/<br>|<\/(?:p|td|th|li|h\d|div)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_all, name: string) => entities[name] ?? "");
}
const words = (text: string) => new Set(text.split(/[\s,.:;()]+/).filter((word) => /[\p{L}\d]/u.test(word)));

it.each(["booking-confirmation", "booking-notice"])(
  "%s names the member price and the normal one",
  async (kind) => {
    const [trip, ...others] = bookedTrip.answer.lines;
    if (!trip) throw new Error("no line");
    const lines = [{ ...trip, normalUnit: { amount: 119_000, currency: "EUR" as const } }, ...others];
    const mail = await render(kind, { ...bookedTrip, answer: { ...bookedTrip.answer, lines } });
    const sentence = "Reisepreis (Mitgliederpreis), 2 × 1.090,00 € statt 1.190,00 €";
    expect(readable(mail.text).replace(/\s+/g, " ")).toContain(sentence);
    expect(readable(visible(mail.html))).toContain("2 × 1.090,00 € statt 1.190,00 €");
  },
);

it("writes the traveller's confirmation", async () => {
  const mail = await render("booking-confirmation", bookedTrip);
  expect(mail.subject).toBe("Ihre Buchung 100123: Karwendel-Hüttentour, 12.–19. Juli 2027");
  expect(mail.replyTo).toBe("hallo@gratweg.example");
  expect(readable(mail.text)).toBe(`GRATWEG

Buchung 100123
Ihre Reise ist gebucht
======================
Karwendel-Hüttentour, 12.–19. Juli 2027

Guten Tag Änne Groß-Müller,

vielen Dank für Ihre Buchung! Ihre 2 Plätze sind fest reserviert. Ihr
Vertragspartner ist der Veranstalter Steinadler Bergreisen; wir haben
die Reise vermittelt. Diese E-Mail ist Ihre Buchungsbestätigung; bitte
bewahren Sie sie auf.


Was Sie gebucht haben
---------------------

Buchungsnummer:  100123
Reise:           Karwendel-Hüttentour
Beginn:          Mo., 12. Juli 2027
Ende:            Mo., 19. Juli 2027 (8 Tage)
Reisende:        Änne Groß-Müller
                 Jürgen O’Neill
Zimmer:          1 Einzelzimmer
Versicherung:    Bergreise-Schutz von Reiseschutz Alpina, für alle
                 Reisenden
Ihre Nachricht:  Wir kommen mit der Bahn.
                 Eine von uns isst <vegan> & glutenfrei.

Reise ansehen:
https://wandern.gratweg.example/de/reise/1001/karwendel-huettentour


Was es kostet
-------------

Reisepreis, 2 × 1.090,00 €                                    2.180,00 €
Zuschlag Einzelzimmer, 1 × 210,00 €                             210,00 €
Reiseversicherung                                               109,94 €
                                                              ----------
Gesamtpreis                                                   2.499,94 €

Alle verpflichtenden Kosten und Steuern sind darin enthalten.


Wie es weitergeht
-----------------

1. Steinadler Bergreisen schickt Ihnen Rechnung und Sicherungsschein.
   Sie müssen dafür nichts tun.

2. Sobald Sie den Sicherungsschein haben, überweisen Sie die Anzahlung
   von 499,99 €, spätestens am 6. Dezember 2026.

3. Die Restzahlung von 1.999,95 € ist am 14. Juni 2027 fällig.

4. Rechtzeitig vor dem Beginn bekommen Sie vom Veranstalter die
   Reiseunterlagen mit Treffpunkt, Anreise und den Telefonnummern für
   unterwegs.

5. Am 12. Juli 2027 geht es los. Wir wünschen Ihnen gute Wege!

Den Termin für Ihren Kalender finden Sie im Anhang.


Wann und wie Sie zahlen
-----------------------

Sie zahlen auf Rechnung an den Veranstalter Steinadler Bergreisen, nicht
an uns. Rechnung und Sicherungsschein bekommen Sie von ihm.

Anzahlung, fällig am 6. Dezember 2026                           499,99 €
Restzahlung, fällig am 14. Juni 2027                          1.999,95 €

* Bitte zahlen Sie nichts, bevor Sie den Sicherungsschein haben. Er
  belegt, dass Ihr Geld gegen eine Insolvenz des Veranstalters
  versichert ist. Kommt er erst nach einem der Termine, zahlen Sie,
  sobald Sie ihn haben.


Änderungen und Fragen
---------------------

Antworten Sie einfach auf diese E-Mail (hallo@gratweg.example) oder
rufen Sie uns an: 030 0000 0000. Nennen Sie bitte Ihre Buchungsnummer
100123.


Wenn Sie zurücktreten
---------------------

Sie können jederzeit vor Reisebeginn zurücktreten; eine formlose
Nachricht genügt. Der Veranstalter kann dann eine Entschädigung
verlangen, in Prozent des Reisepreises:

Bis 11. Juni 2027                                                   20 %
12.–27. Juni 2027                                                   40 %
28. Juni – 11. Juli 2027                                            70 %
Am Tag des Beginns oder ohne Absage                                 90 %

Weisen Sie nach, dass dem Veranstalter ein geringerer oder gar kein
Schaden entstanden ist, zahlen Sie nur diesen.


Wer wofür da ist
----------------

Veranstalter und Ihr Vertragspartner:
  Steinadler Bergreisen
  Gratgasse 1001
  6020 Innsbruck, Österreich
  Notfall und Fragen unterwegs: +43 512 0000 101
  E-Mail: servus@steinadler-bergreisen.example
  Website: https://steinadler-bergreisen.example

Vermittler:
  Gratweg
  Uferweg 1000
  10115 Berlin, Deutschland
  Telefon: 030 0000 0000
  E-Mail: hallo@gratweg.example

Ihre Zahlungen sind für den Fall einer Insolvenz des Veranstalters
versichert bei: Alpenbürge Versicherung AG (Beispiel).

------------------------------------------------------------------------


Formblatt zur Unterrichtung des Reisenden bei einer Pauschalreise
-----------------------------------------------------------------

Fassung 2026-1, so wie Sie sie vor der Buchung gesehen haben.

Ihre Rechte

Bei der Ihnen angebotenen Kombination von Reiseleistungen handelt es
sich um eine Pauschalreise im Sinne der Richtlinie (EU) 2015/2302.

Daher können Sie alle EU-Rechte in Anspruch nehmen, die für
Pauschalreisen gelten.

Absicherung

Der Veranstalter verfügt über die gesetzlich vorgeschriebene Absicherung
für die Rückzahlung Ihrer Zahlungen.

------------------------------------------------------------------------

Gratweg, Uferweg 1000, 10115 Berlin
Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns
trotzdem. Sie bekommen sie, weil Sie die Buchung 100123 aufgegeben
haben.
`);
});

it("writes the operator's notice", async () => {
  const mail = await render("booking-notice", bookedTrip);
  expect(mail.subject).toBe("Neue Buchung 100123: Karwendel-Hüttentour, 12.–19. Juli 2027, 2 Personen");
  expect(mail.replyTo).toBe("hallo@gratweg.example");
  expect(readable(mail.text)).toBe(`GRATWEG

Buchung 100123
Neue Buchung für Ihre Reise
===========================
Karwendel-Hüttentour, 12.–19. Juli 2027

Guten Tag,

über Gratweg wurde eine Ihrer Reisen verbindlich gebucht. Die Plätze
sind bei uns bereits abgezogen; die Buchungsbestätigung ist unterwegs.


Was jetzt zu tun ist
--------------------

1. Bitte schicken Sie Rechnung und Sicherungsschein an
   aenne@reise.example. Vor dem Sicherungsschein ist nichts fällig.

2. Bitte melden Sie die Versicherung „Bergreise-Schutz“ bei Reiseschutz
   Alpina für alle Reisenden an.

3. Stimmt etwas nicht, antworten Sie bitte heute noch auf diese E-Mail.


Die Buchung
-----------

Buchungsnummer:  100123
Reise:           Karwendel-Hüttentour
Beginn:          Mo., 12. Juli 2027
Ende:            Mo., 19. Juli 2027 (8 Tage)
Reisenummer:     1001
Terminnummer:    5004
Gebucht am:      22. November 2026
Zimmer:          1 Einzelzimmer
Versicherung:    Bergreise-Schutz von Reiseschutz Alpina, für alle
                 Reisenden
Formblatt:       2026-1
Nachricht:       Wir kommen mit der Bahn.
                 Eine von uns isst <vegan> & glutenfrei.


Reisende
--------

Person 1:  Änne Groß-Müller
           geboren am 29. Februar 1980
Person 2:  Jürgen O’Neill
           geboren am 5. Januar 1979


Kontakt und Rechnungsanschrift
------------------------------

Name:       Änne Groß-Müller
Anschrift:  Am Weg 1
            01067 Dresden
            Deutschland
E-Mail:     aenne@reise.example
Telefon:    +49 171 0000 001


Gesamtpreis
-----------

Reisepreis, 2 × 1.090,00 €                                    2.180,00 €
Zuschlag Einzelzimmer, 1 × 210,00 €                             210,00 €
Reiseversicherung                                               109,94 €
                                                              ----------
Gesamtpreis                                                   2.499,94 €


Vereinbarte Zahlung
-------------------

Anzahlung, fällig am 6. Dezember 2026                           499,99 €
Restzahlung, fällig am 14. Juni 2027                          1.999,95 €

------------------------------------------------------------------------

Gratweg, Uferweg 1000, 10115 Berlin
Diese E-Mail enthält personenbezogene Daten. Bitte verwenden Sie sie nur
für diese Reise.
`);
});

it("writes the traveller's cancellation", async () => {
  const mail = await render("booking-cancellation", cancelledTrip);
  expect(mail.subject).toBe("Storniert: Buchung 100123, Karwendel-Hüttentour, 12.–19. Juli 2027");
  expect(mail.replyTo).toBe("hallo@gratweg.example");
  expect(readable(mail.text)).toBe(`GRATWEG

Buchung 100123
Ihre Buchung ist storniert
==========================
Karwendel-Hüttentour, 12.–19. Juli 2027

Guten Tag Änne Groß-Müller,

Ihre Buchung 100123 ist seit dem 31. Mai 2027 storniert. Die Plätze sind
wieder frei, und Sie müssen nichts weiter tun.


Was storniert wurde
-------------------

Buchungsnummer:  100123
Reise:           Karwendel-Hüttentour
Beginn:          Mo., 12. Juli 2027
Ende:            Mo., 19. Juli 2027 (8 Tage)
Reisende:        Änne Groß-Müller
                 Jürgen O’Neill
Gesamtpreis:     2.499,94 €


Ihr Geld
--------

Steinadler Bergreisen rechnet mit Ihnen ab. Was Sie bezahlt haben,
bekommen Sie zurück, abzüglich einer Entschädigung, falls Sie selbst
zurückgetreten sind. Hat der Veranstalter die Reise abgesagt, wird keine
Entschädigung fällig. Sonst gilt, je nach Tag des Rücktritts, die
Staffel aus Ihrer Buchung, in Prozent des Reisepreises:

Bis 11. Juni 2027                                                   20 %
12.–27. Juni 2027                                                   40 %
28. Juni – 11. Juli 2027                                            70 %
Am Tag des Beginns oder ohne Absage                                 90 %

Weisen Sie nach, dass dem Veranstalter ein geringerer oder gar kein
Schaden entstanden ist, zahlen Sie nur diesen.

Im Anhang finden Sie die Absage für Ihren Kalender.


Änderungen und Fragen
---------------------

Antworten Sie einfach auf diese E-Mail (hallo@gratweg.example) oder
rufen Sie uns an: 030 0000 0000. Nennen Sie bitte Ihre Buchungsnummer
100123.

War das ein Irrtum, oder haben Sie die Stornierung nicht gewünscht? Dann
melden Sie sich bitte gleich.


Wer wofür da ist
----------------

Veranstalter und Ihr Vertragspartner:
  Steinadler Bergreisen
  Gratgasse 1001
  6020 Innsbruck, Österreich
  Notfall und Fragen unterwegs: +43 512 0000 101
  E-Mail: servus@steinadler-bergreisen.example
  Website: https://steinadler-bergreisen.example

Vermittler:
  Gratweg
  Uferweg 1000
  10115 Berlin, Deutschland
  Telefon: 030 0000 0000
  E-Mail: hallo@gratweg.example

Ihre Zahlungen sind für den Fall einer Insolvenz des Veranstalters
versichert bei: Alpenbürge Versicherung AG (Beispiel).

------------------------------------------------------------------------

Gratweg, Uferweg 1000, 10115 Berlin
Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns
trotzdem. Sie bekommen sie, weil Sie die Buchung 100123 aufgegeben
haben.
`);
});

it("writes the operator's cancellation", async () => {
  const mail = await render("booking-cancellation-notice", cancelledTrip);
  expect(mail.subject).toBe("Storniert: Buchung 100123, Karwendel-Hüttentour, 12.–19. Juli 2027, 2 Personen");
  expect(mail.replyTo).toBe("hallo@gratweg.example");
  expect(readable(mail.text)).toBe(`GRATWEG

Buchung 100123
Eine Buchung wurde storniert
============================
Karwendel-Hüttentour, 12.–19. Juli 2027

Guten Tag,

die Buchung 100123 ist seit dem 31. Mai 2027 storniert. Die Plätze
stehen wieder zum Verkauf.


Was storniert wurde
-------------------

Buchungsnummer:  100123
Reise:           Karwendel-Hüttentour
Beginn:          Mo., 12. Juli 2027
Ende:            Mo., 19. Juli 2027 (8 Tage)
Reisenummer:     1001
Terminnummer:    5004
Gebucht am:      22. November 2026
Reisende:        Änne Groß-Müller
                 Jürgen O’Neill
Zimmer:          1 Einzelzimmer
Versicherung:    Bergreise-Schutz von Reiseschutz Alpina, für alle
                 Reisenden
Gesamtpreis:     2.499,94 €
E-Mail:          aenne@reise.example

Bitte rechnen Sie mit den Reisenden ab, wie es bei der Buchung
vereinbart wurde.

------------------------------------------------------------------------

Gratweg, Uferweg 1000, 10115 Berlin
Diese E-Mail enthält personenbezogene Daten. Bitte verwenden Sie sie nur
für diese Reise.
`);
});

it.each([
  ["booking-confirmation", bookedTrip],
  ["booking-notice", bookedTrip],
  ["booking-cancellation", cancelledTrip],
  ["booking-cancellation-notice", cancelledTrip],
])("says in HTML what it says in text: %s", async (kind, record) => {
  const { text, html } = await render(kind, record);
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target).join(" ");
  // The brand stands in capitals in text only, and there the steps' numbers are written out.
  const inHtml = words(`${visible(html)} ${targets} GRATWEG`);
  const inText = words(text.replace(/^\d\. /gm, ""));
  expect([...inText].filter((word) => !inHtml.has(word))).toEqual([]);
});

it("asks for the whole price at once when the trip is near", async () => {
  const { total } = bookedTrip.answer;
  const payment = { deposit: { ...total, due: "2026-12-06" }, rest: null };
  const { text } = await render("booking-confirmation", {
    ...bookedTrip,
    answer: { ...bookedTrip.answer, payment },
  });
  expect(readable(text).replace(/\s+/g, " ")).toContain(
    "überweisen Sie den Gesamtpreis von 2.499,94 €, spätestens am 6. Dezember 2026.",
  );
  expect(readable(text)).toMatch(/\nGesamtpreis, fällig am 6\. Dezember 2026 {2,}2\.499,94 €\n/);
  expect(text).not.toContain("Restzahlung");
});

it("says one person and one seat for one, and nothing about an insurance that is not offered", async () => {
  const record: BookingRecord = {
    ...bookedTrip,
    answer: { ...bookedTrip.answer, seats: 1, lines: bookedTrip.answer.lines.slice(0, 1) },
    terms: { ...bookedTrip.terms, insurance: null },
    travellers: bookedTrip.travellers.slice(0, 1),
    options: { singleRooms: 0, insurance: false },
    note: "",
  };
  const { text } = await render("booking-confirmation", record);
  expect(text).toContain("Ihr Platz ist fest reserviert.");
  expect(text.match(/Reiseversicherung|Versicherung:|Nachricht:|Zuschlag/g)).toBeNull();
  expect(text).toContain("Zimmer:          wie ausgeschrieben, kein Einzelzimmer gebucht");
  expect((await render("booking-notice", record)).subject).toMatch(/, 1 Person$/);
});

it("names the form sheet when its text is no longer kept", async () => {
  const { text } = await render("booking-confirmation", { ...bookedTrip, formSheet: null });
  expect(text).toMatch(/Formblatt zur Pauschalreise in der Fassung 2026-1/);
});

const HOSTILE = `<img src=x onerror="alert('1')">&amp;`;

it("shows what people typed as text, wherever it stands", async () => {
  const { answer, terms } = bookedTrip;
  const record: BookingRecord = {
    ...cancelledTrip,
    answer: { ...answer, fullName: HOSTILE, trip: { ...answer.trip, title: HOSTILE } },
    terms: {
      ...terms,
      organiser: { ...terms.organiser, name: HOSTILE, street: HOSTILE, website: 'javascript:alert("1")' },
      mediator: { ...terms.mediator, name: HOSTILE, email: `"${HOSTILE}`, phone: HOSTILE },
      insurance: terms.insurance && { ...terms.insurance, product: HOSTILE },
    },
    travellers: [{ firstName: HOSTILE, lastName: HOSTILE, birthDate: "1980-01-01" }],
    contact: { ...bookedTrip.contact, street: HOSTILE, phone: HOSTILE },
    note: `${HOSTILE}\n</td></table>`,
    formSheet: { version: HOSTILE, title: HOSTILE, sections: [{ title: HOSTILE, text: HOSTILE }] },
  };
  for (const kind of [
    "booking-confirmation",
    "booking-notice",
    "booking-cancellation",
    "booking-cancellation-notice",
  ]) {
    const { html } = await render(kind, record);
    const calm = await render(kind, cancelledTrip);
    expect(html.match(/<img|href="javascript:/g)).toBeNull();
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;");
    expect(html.match(/<\/table>/g)).toHaveLength(calm.html.match(/<\/table>/g)?.length ?? 0);
  }
});

it("asks for nothing from outside", async () => {
  const { html } = await render("booking-confirmation", bookedTrip);
  expect(html.match(/<img|<link|<script|@import|url\(|src=/g)).toBeNull();
});

it.each([
  ["https://rad.gratweg.example", "https://rad.gratweg.example"],
  ["http://evil.example", "https://wandern.gratweg.example"],
  ["https://rad.gratweg.example.evil.example", "https://wandern.gratweg.example"],
])("a mail whose row names %s leads to %s", async (origin, leadsTo) => {
  const nobody = () => Promise.reject(new Error("not about an account"));
  const seen: unknown[] = [];
  const renderer = mailRenderer({
    siteUrl: "https://wandern.gratweg.example",
    origins: ["https://rad.gratweg.example"],
    findBooking: nobody,
    findFormSheet: nobody,
    account: (_kind, data) => {
      seen.push(data);
      return nobody();
    },
    bookingTokens: null,
    farewell: nobody,
    newsletter: nobody,
    declaration: nobody,
    membership: nobody,
  });
  const data = { user: "abc", origin };
  await expect(renderer({ kind: "account-welcome", bookingNumber: null, data })).rejects.toThrow();
  expect(seen).toEqual([{ user: "abc", origin: leadsTo }]);
});

it("refuses kinds and bookings that it does not know", async () => {
  await expect(render("birthday", bookedTrip)).rejects.toThrow("no mail of the kind birthday");
  const renderer = mailRenderer({
    siteUrl: "",
    origins: [],
    bookingTokens: null,
    findBooking: () => Promise.resolve(undefined),
    findFormSheet: () => Promise.resolve(undefined),
    account: () => Promise.reject(new Error("not about a booking")),
    farewell: () => Promise.reject(new Error("not about a booking")),
    newsletter: () => Promise.reject(new Error("not about a booking")),
    declaration: () => Promise.reject(new Error("not about a booking")),
    membership: () => Promise.reject(new Error("not about a booking")),
  });
  await expect(renderer({ kind: "booking-notice", bookingNumber: 7, data: null })).rejects.toThrow(
    "no booking 7",
  );
  await expect(render("booking-cancellation", bookedTrip)).rejects.toThrow("knows no cancellation");
});

it.each(["booking-confirmation", "booking-notice", "booking-cancellation", "booking-cancellation-notice"])(
  "%s leads nowhere that a stranger has typed",
  async (kind) => {
    const record = kind.includes("cancellation") ? cancelledTrip : bookedTrip;
    const typed = "Ihre Zahlung schlug fehl: https://falsch.example/login oder www.falsch.example";
    const mail = await render(kind, {
      ...record,
      answer: { ...record.answer, fullName: "Anna www.falsch.example" },
      travellers: record.travellers.map((traveller) => ({ ...traveller, lastName: "www.falsch.example" })),
      contact: { ...record.contact, street: "http://falsch.example/1", city: "falsch.example" },
      note: typed,
    });
    for (const version of [mail.text, mail.html]) {
      expect(version).not.toMatch(/falsch\.example|https?:\/\/falsch/);
      expect(version).toContain("falsch[.]example");
    }
  },
);

describe.each([
  ["booking-request", "Ihre Stornoanfrage ist da"],
  ["booking-request-notice", "Storno angefragt"],
  ["booking-request-desk", "Storno angefragt"],
])("%s", (kind, title) => {
  const askedAt = "2027-06-01T21:59:00.000Z";
  const asked = async (event: "asked-cancellation" | "asked-change", note: string) => {
    const history = [
      { at: askedAt, event, by: "traveller", note },
      { at: "2027-07-02T08:00:00.000Z", event: "settled" as const, by: "Kim", note: "" },
    ];
    const { subject, text, html } = await render(kind, { ...bookedTrip, history }, { askedAt });
    return { subject, html, text: readable(text).replace(/\s+/g, " ") };
  };

  it("says what a cancellation costs as of the day it came, whatever came later", async () => {
    const { subject, text } = await asked("asked-cancellation", "");
    expect(subject).toBe("Storno angefragt: Buchung 100123, Karwendel-Hüttentour, 12.–19. Juli 2027");
    for (const words of [title, "am 1. Juni 2027 um 23:59 Uhr", "Entschädigung, 20 % 478,00 €"])
      expect(text).toContain(words);
  });

  it("names a change in the traveller's words, and no link of theirs", async () => {
    const { text, html } = await asked("asked-change", "Zu zweit, siehe http://boese.example");
    expect(text).toContain("Gewünschte Änderung: Zu zweit, siehe");
    expect(text + html).not.toContain("http://boese");
    expect(text).not.toContain("Entschädigung, ");
  });
});
