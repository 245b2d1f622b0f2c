import { formatTime } from "../format/formatTime";

interface PurposeTexts {
  title: string;
  text: string;
  receives: (provider: string) => string;
  keeps: string;
}

const providersOwnTime =
  "Wir speichern davon nichts. Wie lange der Anbieter etwas aufbewahrt, steht in seinen Datenschutzhinweisen.";

/** German texts of the consent panel and of the gates before foreign services. */
export const consentMicrocopy = {
  banner: {
    title: "Was dürfen wir laden?",
    text: (names: readonly string[]) =>
      `${listed(names)} laden wir nur, wenn Sie es erlauben; dabei erhalten andere Anbieter Daten.`,
    later: "Ändern können Sie das jederzeit am Ende der Seite.",
    privacy: "Datenschutz",
  },
  choices: {
    allowAll: "Alle erlauben",
    rejectAll: "Alles ablehnen",
    choose: "Auswählen",
    save: "Auswahl speichern",
  },
  providerPrivacy: (provider: string) => `Datenschutz bei ${provider}`,
  close: "Schließen",
  panel: {
    // Parts where a phone is too narrow for it.
    title: "Datenschutz\u00ADeinstellungen",
    intro:
      "Diese Website funktioniert ohne Ihre Einwilligung. Was hier ausgeschaltet ist, wird nicht geladen. Ihre Auswahl gilt für diese Website in diesem Browser.",
    nothing:
      "Diese Website lädt zurzeit nichts, wofür sie Ihre Einwilligung braucht: keine Statistik und keine Inhalte anderer Anbieter.",
    decided: (time: string) => `Ihre letzte Auswahl: ${formatTime(time)}.`,
    fleeting:
      "Ihr Browser lässt nicht zu, dass wir Ihre Auswahl speichern. Sie gilt, bis Sie diese Seite verlassen oder neu laden.",
    refusedByBrowser:
      "Ihr Browser bittet uns mit „Global Privacy Control“, Sie nicht zu zählen. Daran halten wir uns, auch wenn dies eingeschaltet ist.",
    receives: "Wer erhält was",
    keeps: "Wie lange",
    always: "immer an",
    more: "Mehr dazu unter",
    privacy: "Datenschutz",
  },
  necessary: {
    title: "Notwendig",
    text: "Damit Suche, Buchung und Anmeldung funktionieren.",
    receives: "Niemand außer uns.",
    keeps:
      "In Ihrem Browser: Sprache 365 Tage; Suche und Buchungsentwurf, bis Sie den Tab schließen; Anmeldung, bis Sie sich abmelden; Darstellung und diese Auswahl, bis Sie die Daten der Website löschen.",
  },
  purposes: {
    analytics: {
      title: "Statistik",
      text: "Zeigt uns, welche Seiten gelesen werden und wo es hakt.",
      receives: (provider) =>
        `${provider} erhält in unserem Auftrag: aufgerufene Seiten mit Suchwörtern und Filtern, Zeitpunkt, Gerät, Browser, IP‑Adresse und eine zufällige Kennung.`,
      keeps:
        "Die Kennung bleibt höchstens 365 Tage in Ihrem Browser. Schalten Sie die Statistik aus, löschen wir sie dort sofort.",
    },
    videoConsultation: {
      title: "Videoberatung",
      text: "Öffnet den Kalender, in dem Sie ein Gespräch mit uns vereinbaren.",
      receives: (provider) =>
        `${provider} erhält beim Öffnen Ihre IP‑Adresse und Angaben zu Ihrem Browser, dazu das, was Sie dort eintragen.`,
      keeps: providersOwnTime,
    },
    reviews: {
      title: "Bewertungen",
      text: "Zeigt, was Reisende über uns schreiben.",
      receives: (provider) => `${provider} erhält beim Laden Ihre IP‑Adresse und Angaben zu Ihrem Browser.`,
      keeps: providersOwnTime,
    },
  },
  gate: {
    videoConsultation: {
      title: "Videoberatung",
      question: "Videoberatung laden?",
      load: "Videoberatung laden",
      loading: "Videoberatung wird geladen …",
      failed: "Die Videoberatung lässt sich gerade nicht laden.",
    },
    reviews: {
      title: "Bewertungen",
      question: "Bewertungen laden?",
      load: "Bewertungen laden",
      loading: "Bewertungen werden geladen …",
      failed: "Die Bewertungen lassen sich gerade nicht laden.",
    },
    why: "Dieser Teil der Seite kommt von einem anderen Anbieter. Wir laden ihn erst, wenn Sie es möchten.",
    always: "Künftig ohne Nachfrage laden",
    alternatives: "Lieber direkt?",
    failedText: "Vielleicht hilft ein zweiter Versuch. Manchmal verhindert es auch ein Werbeblocker.",
    retry: "Erneut versuchen",
  },
} as const satisfies Record<string, unknown> & { purposes: Record<string, PurposeTexts> };

/** „A“, „A und B“, „A, B und C“. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} und ${last}`;
}
