import { formatDay, formatTime } from "./format";

const forgotten = "Passwort vergessen";

/** What mails about accounts say; part of `microcopy`. Names that somebody typed stand in none of them: anybody may type any. */
export const accountMicrocopy = {
  eyebrow: "Ihr Konto",
  greeting: "Guten Tag,",
  automatic: "Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns trotzdem.",
  /** Where the booking settings name nobody yet. */
  brand: "Gratweg",
  untilDay: (day: string) => `Der Link gilt bis zum ${formatDay(day)} und nur ein Mal.`,
  untilTime: (moment: string, day: string) =>
    `Der Link gilt bis ${formatTime(moment)} Uhr am ${formatDay(day)} und nur ein Mal.`,
  notYou: "Sie waren das nicht?",

  confirm: {
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    title: "Noch ein Schritt zu Ihrem Konto",
    subtitle: "Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.",
    preview: "Nach der Bestätigung ist Ihr Konto bereit.",
    intro: (brand: string, moment: string, day: string) =>
      `am ${formatDay(day)} um ${formatTime(moment)} Uhr wurde mit dieser E-Mail-Adresse ein Konto bei ${brand} angelegt. Bestätigen Sie die Adresse mit dem Passwort, das Sie dabei gewählt haben, dann können Sie sich anmelden.`,
    button: "E-Mail-Adresse bestätigen",
    notYouText:
      "Dann müssen Sie nichts tun. Ohne Bestätigung kann sich niemand mit dieser Adresse anmelden, und nach 30 Tagen löschen wir die Angaben.",
  },

  firstPassword: {
    subject: "Bitte legen Sie Ihr Passwort fest",
    title: "Legen Sie Ihr Passwort fest",
    subtitle: "Damit bestätigen Sie zugleich Ihre E-Mail-Adresse.",
    preview: "Für Ihr Konto fehlt nur noch ein Passwort.",
    intro: (brand: string, moment: string, day: string) =>
      `am ${formatDay(day)} um ${formatTime(moment)} Uhr wurde mit dieser E-Mail-Adresse ein Konto bei ${brand} angefragt, das noch nicht bestätigt war. Zu Ihrer Sicherheit gilt kein Passwort, das vorher eingegeben wurde: Legen Sie es hier selbst fest. Danach sind Sie gleich angemeldet.`,
    button: "Passwort festlegen",
    notYouText:
      "Dann müssen Sie nichts tun. Ohne diesen Link kann sich niemand mit Ihrer Adresse anmelden, und nach 30 Tagen löschen wir die Angaben.",
  },

  known: {
    subject: "Sie haben schon ein Konto",
    title: "Sie haben schon ein Konto",
    subtitle: "Es ist nichts weiter zu tun.",
    preview: "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
    intro: (brand: string, moment: string, day: string) =>
      `am ${formatDay(day)} um ${formatTime(moment)} Uhr wollte jemand mit dieser E-Mail-Adresse ein Konto bei ${brand} anlegen. Es gibt schon eines. Waren Sie das, dann melden Sie sich einfach an.`,
    button: "Anmelden",
    forgotten,
    forgottenBefore: "Das Passwort ist Ihnen entfallen? Legen Sie hier ein neues fest: ",
    forgottenAfter: ".",
    notYouText: "Dann können Sie diese E-Mail löschen. An Ihrem Konto hat sich nichts geändert.",
  },

  reset: {
    subject: "Ihr Link für ein neues Passwort",
    title: "Neues Passwort festlegen",
    subtitle: "Der Link gilt eine Stunde lang.",
    preview: "Der Link gilt eine Stunde lang und nur ein Mal.",
    intro:
      "für Ihr Konto wurde ein neues Passwort angefordert. Hier legen Sie es fest; danach sind Sie gleich angemeldet, und alle anderen Geräte werden abgemeldet.",
    button: "Neues Passwort festlegen",
    notYouText: "Dann können Sie diese E-Mail löschen. Ihr Passwort bleibt, wie es ist.",
  },

  invitation: {
    subject: (portal: string) => `Ihre Einladung zu ${portal}`,
    title: "Sie sind eingeladen",
    subtitle: (portal: string) => `Für Sie liegt ein Konto bei ${portal} bereit.`,
    preview: "Legen Sie Ihr Passwort fest, dann können Sie sich anmelden.",
    intro: (portal: string) =>
      `wir haben für diese E-Mail-Adresse ein Konto bei ${portal} angelegt. Es fehlt nur noch ein Passwort, das Sie selbst festlegen. Danach sind Sie gleich angemeldet.`,
    button: "Passwort festlegen",
    notYou: "Sie haben damit nicht gerechnet?",
    notYouText:
      "Dann antworten Sie uns gern auf diese E-Mail, oder löschen Sie sie einfach. Ohne ein Passwort kann das Konto niemand nutzen.",
  },

  welcome: {
    subject: "Willkommen im Portal",
    title: "Schön, dass Sie da sind",
    subtitle: "Ihre E-Mail-Adresse ist bestätigt.",
    preview: "Ihr Konto ist bereit.",
    intro: (brand: string) => `Ihr Konto bei ${brand} ist bereit. Das finden Sie im Portal:`,
    contents: [
      {
        label: "Reisen",
        text: "Unterlagen und Termine für Ihren Kalender. Buchungen mit dieser Adresse sind schon dabei.",
      },
      { label: "Merkliste", text: "Touren, die Ihnen gefallen, an einem Ort." },
      { label: "Mitgliedschaft", text: "Mitgliederpreise, Angebote, Wegpunkte und Packlisten." },
    ],
    button: "Zum Portal",
  },

  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    title: "Ihr Passwort wurde geändert",
    subtitle: "Alle anderen Geräte sind jetzt abgemeldet.",
    preview: "Wenn Sie das waren, ist nichts weiter zu tun.",
    intro: (moment: string, day: string) =>
      `am ${formatDay(day)} um ${formatTime(moment)} Uhr wurde das Passwort Ihres Kontos geändert. Wenn Sie das waren, ist nichts weiter zu tun.`,
    notYouText: "Dann fordern Sie bitte gleich ein neues Passwort an: ",
    notYouAfter: ". Und antworten Sie uns kurz auf diese E-Mail, damit wir mit Ihnen nachsehen.",
    forgotten,
  },
} as const;
