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
    h2("Was Ihr Browser für uns aufbewahrt"),
    p(
      "Einiges ist notwendig, damit die Website funktioniert, und bleibt auf Ihrem Gerät. Dafür brauchen wir keine Einwilligung:",
    ),
    ul(
      "Ihre Sprache: das Cookie „gratweg_locale“, 365 Tage",
      "Ihre Wahl zwischen heller und dunkler Darstellung, bis Sie sie löschen",
      "Ihre Entscheidung in den Datenschutzeinstellungen, bis Sie sie ändern",
      "Ihre letzte Suche und eine angefangene Buchung, bis Sie das Fenster schließen",
      "Ihre letzten fünf Suchen, damit Sie sie nicht noch einmal tippen müssen: 30 Tage, oder bis Sie sie unter dem Suchfeld löschen oder sich abmelden. Sie verlassen Ihr Gerät nicht",
      "was Sie auf einer Packliste abgehakt haben, und die Reise, die Sie sich vor der Anmeldung merken wollten: bis Sie sich abmelden",
      "wohin Sie nach einer Registrierung oder einem neuen Passwort zurückwollten: das Cookie „gratweg_way_back“, sieben Tage",
      "wann eine Seite zuletzt neu geladen werden musste, bis Sie das Fenster schließen",
      "wenn Sie sich anmelden: Ihre Anmeldung in den Cookies „gratweg_token“ und „gratweg_signed_in“ (über https mit „__Host-“ davor) und im Speicher des Browsers, 30 Tage oder bis Sie sich abmelden",
      "dass Sie sich auf diesem Gerät schon einmal angemeldet haben: das Cookie „gratweg_device“, 365 Tage. Es lässt Sie auch dann hinein, wenn jemand anderes Ihr Passwort zu erraten versucht",
      "ob Ihre Mitgliedschaft gilt, eine halbe Stunde lang, damit nicht jede Seite danach fragen muss",
    ),
    p(
      "Alles andere, etwa Zählungen oder Dienste anderer Anbieter, beginnt erst, wenn Sie es in den Datenschutzeinstellungen erlauben.",
    ),
    h2("Was wir über die Verwaltung von Konten festhalten"),
    p(
      "Wer ein Konto einlädt, sperrt, freigibt, löscht oder seine Rechte ändert, und wann, halten wir 24 Monate lang fest, um Missbrauch aufklären zu können. Danach werden diese Einträge gelöscht.",
    ),
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
