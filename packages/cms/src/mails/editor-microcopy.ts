import { formatDay, formatTime } from "./format";

/** What editors read about their own sign-in; part of `microcopy`. */
export const editorMicrocopy = {
  brand: "Gratweg",
  eyebrow: "Redaktion",
  greeting: "Guten Tag,",
  device: "Gerät",
  unknownDevice: "unbekannt",
  moment: "Zeitpunkt",
  at: (day: string, moment: string) => `${formatDay(day)}, ${formatTime(moment)} Uhr`,
  newDevice: {
    subject: "Neue Anmeldung in der Redaktion",
    title: "Neue Anmeldung in der Redaktion",
    subtitle: "Von einem Gerät, das wir noch nicht kennen.",
    preview: "Waren Sie das? Dann ist nichts weiter zu tun.",
    intro:
      "in Ihrem Konto der Redaktion hat sich jemand mit einem Gerät angemeldet, das dort noch nie angemeldet war. Waren Sie das, ist nichts weiter zu tun.",
    notYou: "Sie waren das nicht?",
    notYouText:
      "Dann wählen Sie bitte sofort ein neues Passwort; alle Anmeldungen enden damit. Sagen Sie auch der Verwaltung Bescheid: Sie setzt Ihren zweiten Faktor zurück.",
  },
  wrongCode: {
    subject: "Falscher Code bei der Anmeldung in der Redaktion",
    title: "Falscher Code bei der Anmeldung",
    subtitle: "Das Passwort stimmte, der Code nicht.",
    preview: "Haben Sie sich nur vertippt? Dann ist nichts weiter zu tun.",
    intro:
      "bei der Anmeldung in Ihrem Konto der Redaktion wurde das richtige Passwort eingegeben, aber ein falscher Code. Haben Sie sich nur vertippt, ist nichts weiter zu tun.",
    notYou: "Sie waren das nicht?",
    notYouText:
      "Dann kennt jemand Ihr Passwort. Hereingekommen ist niemand. Bitte wählen Sie sofort ein neues Passwort, und verwenden Sie das alte nirgends mehr.",
  },
  forgottenPassword: {
    subject: "Neues Passwort für die Redaktion",
    title: "Neues Passwort wählen",
    subtitle: "Der Link gilt eine Stunde lang.",
    preview: "Der Link gilt eine Stunde lang und nur ein Mal.",
    intro: "für Ihr Konto in der Redaktion wurde ein neues Passwort angefordert. Hier wählen Sie es:",
    button: "Neues Passwort wählen",
    until: (day: string, moment: string) =>
      `Der Link gilt bis ${formatTime(moment)} Uhr am ${formatDay(day)} und nur ein Mal.`,
    notYou: "Sie waren das nicht?",
    notYouText: "Dann ist nichts weiter zu tun. Ihr Passwort bleibt, wie es ist.",
  },
  automatic: "Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns trotzdem.",
} as const;
