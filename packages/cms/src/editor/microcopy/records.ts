import type { Microcopy } from "./types";

/** What machines write; editors look things up here and change nothing. */
export const records: Microcopy = {
  "api::booking.booking": {
    mainField: "number",
    list: ["number", "tourNumber", "departureNumber", "email", "seats", "state", "bookedAt"],
    locked: [
      "number",
      "departureNumber",
      "tourNumber",
      "seats",
      "totalCents",
      "formSheetVersion",
      "idempotencyKey",
      "requestHash",
      "bookedAt",
    ],
    fields: {
      number: ["Buchungsnummer", "Vom System vergeben."],
      departureNumber: ["Nummer des Termins", "Welcher Termin gebucht wurde."],
      tourNumber: ["Nummer der Tour", "Welche Reise gebucht wurde."],
      state: [
        "Zustand",
        "„confirmed“ ist bestätigt, „cancelled“ ist storniert. Plätze werden hier nicht frei; bitte über die Buchungsverwaltung stornieren.",
      ],
      travellers: ["Reisende", "Namen und Geburtsdaten. Personenbezogen: bitte nicht kopieren."],
      contact: ["Kontakt", "Anschrift und Telefon der anmeldenden Person."],
      email: ["E-Mail", "An diese Adresse ging die Bestätigung."],
      options: ["Wünsche", "Einzelzimmer und Versicherung."],
      note: ["Nachricht", "Was die anmeldende Person dazu geschrieben hat."],
      seats: ["Plätze", "Zahl der gebuchten Plätze."],
      totalCents: ["Gesamtpreis (Cent)", "In Cent, zum Zeitpunkt der Buchung."],
      formSheetVersion: ["Fassung des Formblatts", "Welches Formblatt vor der Buchung gezeigt wurde."],
      idempotencyKey: ["Schlüssel der Anfrage", "Verhindert doppelte Buchungen."],
      requestHash: ["Prüfsumme der Anfrage", "Verhindert doppelte Buchungen."],
      history: ["Verlauf", "Was mit der Buchung geschehen ist."],
      bookedAt: ["Gebucht am", "Zeitpunkt der Buchung."],
    },
  },
  "api::outbox-mail.outbox-mail": {
    mainField: "subject",
    list: ["bookingNumber", "kind", "to", "state", "attempts", "nextAttemptAt", "sentAt"],
    locked: [
      "messageId",
      "kind",
      "bookingNumber",
      "subject",
      "attempts",
      "leasedUntil",
      "giveUpAt",
      "sentAt",
      "lastError",
    ],
    fields: {
      messageId: ["Kennung", "Bleibt bei jedem Versuch dieselbe; Mailprogramme erkennen daran Doppeltes."],
      kind: [
        "Anlass",
        "„booking-confirmation“ und „booking-cancellation“ gehen an die anmeldende Person, „booking-notice“ und „booking-cancellation-notice“ an den Veranstalter.",
      ],
      to: [
        "Empfänger",
        "E-Mail-Adresse. Bei einem Tippfehler hier berichtigen und den Zustand auf „pending“ stellen.",
      ],
      bookingNumber: ["Buchungsnummer", "Zu welcher Buchung die E-Mail gehört."],
      subject: ["Betreff", "Steht fest, sobald die E-Mail zum ersten Mal geschrieben wurde."],
      data: [
        "Angaben zum Anlass",
        "Was nicht in der Buchung selbst steht, zum Beispiel der Grund einer Stornierung.",
      ],
      state: [
        "Zustand",
        "„pending“ wartet, „sent“ ist verschickt, „failed“ ist gescheitert. Gescheiterte E-Mails werden erneut verschickt, wenn Sie hier „pending“ wählen.",
      ],
      attempts: ["Versuche", "Wie oft der Versand versucht wurde."],
      nextAttemptAt: ["Nächster Versuch", "Frühester Zeitpunkt. Leer heißt: sofort."],
      leasedUntil: ["In Arbeit bis", "So lange kümmert sich ein Versandprozess um diese E-Mail."],
      giveUpAt: [
        "Letzter Versuch spätestens",
        "Bis dahin wird nach vorübergehenden Störungen weiter versucht.",
      ],
      sentAt: ["Verschickt am", "Zeitpunkt des Versands."],
      lastError: [
        "Letzter Fehler",
        "Was beim letzten Versuch geschehen ist, meist die Antwort des Mailservers.",
      ],
    },
  },
  "api::newsletter-subscriber.newsletter-subscriber": {
    mainField: "email",
    list: ["email", "state", "requestedAt", "confirmedAt", "unsubscribedAt"],
    fields: {
      email: ["E-Mail", "Angemeldete Adresse."],
      state: [
        "Zustand",
        "„pending“ wartet auf Bestätigung, „confirmed“ erhält den Newsletter, „unsubscribed“ ist abgemeldet.",
      ],
      tokenHash: ["Prüfsumme des Links", "Gehört zum Link in der Bestätigungsmail."],
      textVersion: ["Fassung der Einwilligung", "Welchem Text zugestimmt wurde."],
      requestedAt: ["Angemeldet am", "Zeitpunkt der Anmeldung."],
      confirmedAt: ["Bestätigt am", "Zeitpunkt der Bestätigung."],
      unsubscribedAt: ["Abgemeldet am", "Zeitpunkt der Abmeldung."],
      site: ["Seite", "Auf welcher Seite die Anmeldung stattfand."],
    },
  },
};
