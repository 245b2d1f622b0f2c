import type { TroubleReason } from "@gratweg/flows";

interface TroubleWords {
  title: string;
  text: string;
}

const unavailable: TroubleWords = {
  title: "Das hat gerade nicht geklappt",
  text: "Unser Dienst antwortet im Moment nicht. Es ist nichts verloren gegangen. Bitte versuchen Sie es in einer Minute noch einmal.",
};

/** What happened and what helps, for failures that any screen may meet; where the server says more, its words are shown. */
const words: Partial<Record<TroubleReason, TroubleWords>> = {
  offline: {
    title: "Keine Verbindung zum Internet",
    text: "Ihr Gerät ist gerade nicht mit dem Internet verbunden. Ihre Eingaben bleiben erhalten. Sobald die Verbindung steht, versuchen Sie es bitte noch einmal.",
  },
  timeout: {
    title: "Das dauert gerade zu lange",
    text: "Wir haben keine Antwort bekommen. Bitte versuchen Sie es noch einmal.",
  },
  limited: {
    title: "Zu viele Versuche in kurzer Zeit",
    text: "Bitte warten Sie einen Augenblick und versuchen Sie es dann noch einmal.",
  },
  busy: {
    title: "Gerade ist viel los",
    text: "Bitte versuchen Sie es gleich noch einmal.",
  },
  unauthorized: {
    title: "Ihre Anmeldung ist abgelaufen",
    text: "Bitte melden Sie sich noch einmal an. Danach geht es hier weiter.",
  },
  forbidden: {
    title: "Dafür fehlt Ihnen die Berechtigung",
    text: "Ihr Konto darf das nicht. Wenn Sie das für einen Fehler halten, schreiben Sie uns bitte.",
  },
  "not-found": {
    title: "Das gibt es nicht mehr",
    text: "Vielleicht wurde es inzwischen geändert oder gelöscht. Bitte laden Sie die Liste neu.",
  },
};

export function troubleWords(reason: TroubleReason): TroubleWords {
  return words[reason] ?? unavailable;
}

export const retryText = "Noch einmal versuchen";

/** Shorter waits are over before one has read of them. */
const SHORTEST_TOLD_SECONDS = 10;

/** What the server asks to wait, as a sentence behind others; empty when there is nothing to say. */
export function waitText(seconds: number | null): string {
  if (seconds === null || seconds < SHORTEST_TOLD_SECONDS) return "";
  return seconds < 90
    ? `Frühestens geht das in ${seconds} Sekunden.`
    : `Frühestens geht das in ${Math.ceil(seconds / 60)} Minuten.`;
}
