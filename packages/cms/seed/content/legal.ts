import { bold, h2, p, ul } from "../blocks";
import type { LegalSeed } from "../types";

export const imprint: LegalSeed = {
  title: "Impressum",
  version: "Platzhalter 1",
  body: [
    p(
      bold(
        "Platzhalter: Diese Angaben sind von einer Rechtsanwältin oder einem Rechtsanwalt zu prüfen und zu ersetzen.",
      ),
    ),
    h2("Anbieter"),
    p("Gratweg GmbH (Beispiel), Musterweg 1000, 10115 Berlin, Deutschland"),
    p("Telefon 030 0000 0000, E-Mail hallo@gratweg.example"),
    h2("Noch zu ergänzen"),
    ul(
      "vertretungsberechtigte Personen",
      "Registergericht und Registernummer",
      "Umsatzsteuer-Identifikationsnummer",
      "verantwortliche Person für redaktionelle Inhalte",
      "Angaben zur Verbraucherstreitbeilegung",
    ),
  ],
};

export const privacy: LegalSeed = {
  title: "Datenschutz",
  version: "Platzhalter 1",
  body: [
    p(
      bold(
        "Platzhalter: Dieser Text ist von einer Rechtsanwältin oder einem Rechtsanwalt zu prüfen und zu ersetzen.",
      ),
    ),
    h2("Verantwortlich"),
    p("Gratweg GmbH (Beispiel), Musterweg 1000, 10115 Berlin, hallo@gratweg.example"),
    h2("Noch zu ergänzen"),
    ul(
      "Zwecke und Rechtsgrundlagen der Verarbeitung",
      "Empfänger, insbesondere die Veranstalter der gebuchten Reisen",
      "Speicherdauer von Buchungen, Konten und Newsletter-Anmeldungen",
      "Dienste, die erst nach Ihrer Einwilligung geladen werden",
      "Ihre Rechte auf Auskunft, Berichtigung, Löschung, Übertragung und Widerspruch",
      "zuständige Aufsichtsbehörde",
    ),
  ],
};
