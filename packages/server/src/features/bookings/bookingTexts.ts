import { MAX_TRAVELLERS, type BookingIssueCode } from "@gratweg/contracts";

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const seats = (count: number) => (count === 1 ? "1 Platz" : `${count} Plätze`);
const nothingBooked = "Es ist noch nichts gebucht.";

const issues: Readonly<Record<BookingIssueCode | "shape" | "unknown", string>> = {
  missing: "Diese Angabe fehlt noch.",
  tooLong: "Diese Angabe ist zu lang.",
  characters: "Hier stehen Zeichen, die an dieser Stelle nicht vorkommen können.",
  noDate: "Dieses Datum gibt es nicht. Bitte geben Sie Tag, Monat und Jahr an.",
  future: "Das Geburtsdatum liegt in der Zukunft.",
  tooOld: "Bitte prüfen Sie das Jahr des Geburtsdatums.",
  notOfAge: "Wer bucht, muss mindestens 18 Jahre alt sein. Bitte nennen Sie zuerst eine volljährige Person.",
  email: "Diese E-Mail-Adresse stimmt so nicht. Sie sieht zum Beispiel so aus: name@beispiel.de.",
  phone: "Bitte geben Sie die Telefonnummer mit Vorwahl an, zum Beispiel 030 1234567.",
  postalCode: "Diese Postleitzahl passt nicht zum Land. In Deutschland hat sie fünf Ziffern.",
  country: "Bitte wählen Sie ein Land aus der Liste.",
  count: "Es kann nicht mehr Einzelzimmer geben als Reisende.",
  tooMany: `In einer Buchung sind höchstens ${MAX_TRAVELLERS} Personen möglich. Für größere Gruppen rufen Sie uns bitte an.`,
  duplicate: "Diese Person steht schon in der Liste.",
  shape: "Diese Angabe hat nicht die erwartete Form.",
  unknown: "Diese Angabe gehört nicht zu einer Buchung.",
};

/** What the server says about bookings; part of `microcopy`. */
export const bookingTexts = {
  issues,
  keyMissing:
    "Bitte senden Sie die Kopfzeile „Idempotency-Key“ mit: 16 bis 128 Buchstaben, Ziffern, „-“ oder „_“, zum Beispiel eine UUID. Für jede neue Buchung ist sie neu, für jede Wiederholung dieselbe.",
  noObject: "Erwartet wird eine Buchung als JSON-Objekt.",
  invalid: (count: number) =>
    `${count === 1 ? "Eine Angabe fehlt noch oder stimmt nicht." : `${count} Angaben fehlen noch oder stimmen nicht.`} ${nothingBooked}`,
  tooManySeats: `${issues.tooMany} ${nothingBooked}`,
  keyReused:
    "Unter diesem Schlüssel liegt schon eine Buchung mit anderen Angaben. Wenn Sie noch einmal buchen möchten, beginnen Sie bitte eine neue Buchung.",
  soldOut: (left: number, wanted: number, alternatives: number) =>
    [
      left === 0
        ? "Dieser Termin ist leider ausgebucht."
        : `Für diesen Termin ${left === 1 ? "ist" : "sind"} nur noch ${seats(left)} frei, Sie möchten ${seats(wanted)} buchen.`,
      nothingBooked,
      otherDates(alternatives),
    ].join(" "),
  closed: (alternatives: number) =>
    `Dieser Termin findet nicht statt oder wurde vom Veranstalter geschlossen. ${nothingBooked} ${otherDates(alternatives)}`,
  past: (alternatives: number) =>
    `Dieser Termin liegt schon zurück. ${nothingBooked} ${otherDates(alternatives)}`,
  priceChanged: (before: number, now: number) =>
    `Der Preis hat sich geändert: bisher ${euros.format(before / 100)}, jetzt ${euros.format(now / 100)}. ${nothingBooked}`,
  formSheetChanged: `Das Formblatt zur Pauschalreise gibt es in einer neuen Fassung. Bitte lesen und bestätigen Sie es noch einmal. ${nothingBooked}`,
  tooManyFromAddress: `Von Ihrem Anschluss aus wurden gerade sehr viele Plätze gebucht. ${nothingBooked} Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.`,
  tooManyForEmail: `Mit dieser E-Mail-Adresse wurden in den letzten 24 Stunden sehr viele Plätze gebucht. ${nothingBooked} Für größere Gruppen rufen Sie uns bitte an.`,
  tooManyHolds: `Für diese E-Mail-Adresse warten schon Buchungen auf eine Bestätigung. ${nothingBooked} Bitte bestätigen Sie sie über den Link in der E-Mail, melden Sie sich mit Ihrem Konto an, oder rufen Sie uns an.`,
  departureHeld: (minutes: number) =>
    `Gerade warten viele Plätze dieses Termins auf eine Bestätigung; mehr halten wir ohne Anmeldung nicht frei. Spätestens in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} gibt es wieder welche. ${nothingBooked} Mit dem Konto Ihrer E-Mail-Adresse buchen Sie sofort.`,
  unavailable:
    "Die Buchung antwortet gerade nicht. Bitte senden Sie sie in wenigen Augenblicken noch einmal: Doppelt gebucht wird nichts.",
  busy: "Gerade wird sehr viel gebucht. Bitte senden Sie Ihre Buchung in wenigen Augenblicken noch einmal: Doppelt gebucht wird nichts.",
} as const;

function otherDates(count: number): string {
  if (count === 0) return "Zurzeit gibt es keinen anderen freien Termin für diese Reise.";
  return count === 1
    ? "Ein anderer Termin dieser Reise ist noch frei."
    : `${count} andere Termine dieser Reise sind noch frei.`;
}
