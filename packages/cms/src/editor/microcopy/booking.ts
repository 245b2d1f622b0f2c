import type { Microcopy } from "./types";

/** What is agreed with a booking; bookings themselves stand in `records.ts`. */
export const booking: Microcopy = {
  "api::form-sheet.form-sheet": {
    mainField: "version",
    list: ["version", "title", "validFrom", "updatedAt"],
    fields: {
      version: [
        "Fassung",
        "Jahr und laufende Nummer, zum Beispiel „2027-1“. Sie steht in jeder Buchung, die mit diesem Formblatt zustande kam.",
      ],
      title: ["Überschrift", "Wie das Formblatt vor der Buchung und in der E-Mail heißt."],
      validFrom: [
        "Gilt ab",
        "Ab diesem Tag wird dieses Formblatt gezeigt. Danach lässt es sich nicht mehr ändern: Für jede Änderung legen Sie eine neue Fassung an.",
      ],
      sections: [
        "Abschnitte",
        "Der Wortlaut nach Anlage 11 zu Artikel 250 § 2 EGBGB. Bitte nur nach Prüfung durch eine Rechtsanwältin oder einen Rechtsanwalt.",
      ],
    },
    edit: [
      [
        ["version", 6],
        ["validFrom", 6],
      ],
      [["title", 12]],
      [["sections", 12]],
    ],
  },
  "api::booking-setting.booking-setting": {
    mainField: "mediatorName",
    fields: {
      mediatorName: ["Vermittler", "Firma, die die Reisen vermittelt. Steht neben dem Buchungsknopf."],
      street: ["Straße und Hausnummer", "Anschrift des Vermittlers."],
      postalCode: ["Postleitzahl", "Postleitzahl der Anschrift."],
      city: ["Ort", "Ort der Anschrift."],
      countryName: ["Land", "Land der Anschrift, ausgeschrieben."],
      email: ["E-Mail", "Für Fragen zur Buchung; steht in der Bestätigung."],
      phone: ["Telefon", "Für Fragen zur Buchung; steht in der Bestätigung."],
      insuranceOffered: [
        "Versicherung anbieten",
        "Ausgeschaltet: Bei der Buchung wird keine Versicherung angeboten. Partner und Adresse stehen in den Einstellungen der Seiten.",
      ],
      insuranceProduct: ["Name der Versicherung", "Zum Beispiel „Rücktritt und Abbruch“."],
      insurancePerMille: [
        "Beitrag (Promille)",
        "Anteil am Reisepreis mit Einzelzimmern, in Tausendsteln: 42 bedeutet 4,2 %. Gilt für neue Buchungen.",
      ],
      insuranceCovers: ["Leistungen", "Was versichert ist, eine Leistung in jeder Zeile."],
      depositPercent: ["Anzahlung (%)", "Anteil am Gesamtpreis. Mehr als 20 % sind in der Regel unzulässig."],
      depositDueDays: ["Anzahlung fällig", "So viele Tage nach der Buchung, nie vor dem Sicherungsschein."],
      restDueDaysBefore: ["Rest fällig", "So viele Tage vor dem Beginn der Reise."],
      cancellationSteps: [
        "Stornostaffel",
        "Gilt für alle Veranstalter ohne eigene Staffel. Fallende Tage, steigende Kosten; die letzte Stufe ohne Tage gilt am Reisetag und bei Nichtantritt.",
      ],
    },
    edit: [
      [["mediatorName", 12]],
      [
        ["street", 6],
        ["postalCode", 3],
        ["city", 3],
      ],
      [["countryName", 6]],
      [
        ["email", 6],
        ["phone", 6],
      ],
      [
        ["depositPercent", 4],
        ["depositDueDays", 4],
        ["restDueDaysBefore", 4],
      ],
      [["cancellationSteps", 12]],
      [
        ["insuranceOffered", 4],
        ["insuranceProduct", 4],
        ["insurancePerMille", 4],
      ],
      [["insuranceCovers", 12]],
    ],
  },
};
