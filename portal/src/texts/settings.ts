import { berlinDay } from "@gratweg/contracts/kernel";
import { authTexts } from "./auth";
import { MAX_PERSON_NAME_LENGTH, MIN_PASSWORD_LENGTH } from "@gratweg/contracts/account-rules";
import type { FormIssue } from "@gratweg/flows";
import { formatDate, formatPrice } from "@gratweg/design-system";
import type { AccountSession, Membership } from "@gratweg/contracts";

const endOf = ({ cancellation, currentPeriodEnd }: Membership): string =>
  formatDate(berlinDay(cancellation?.endsAt ?? currentPeriodEnd));

const refundWords = ({ cancellation }: Membership): string =>
  cancellation?.refund
    ? ` Für die Zeit danach haben Sie schon bezahlt: ${formatPrice(cancellation.refund.amount)} erstatten wir Ihnen, sobald die Mitgliedschaft endet.`
    : "";

export const settingsTexts = {
  pageTitle: "Einstellungen",
  title: "Einstellungen",
  loading: "Ihre Einstellungen werden geladen …",
  failed: "Ihre Einstellungen konnten wir nicht laden",
  profile: {
    title: "Profil",
    description: "Name, E-Mail-Adresse und Telefonnummer füllen wir für Sie aus, wenn Sie angemeldet buchen.",
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail-Adresse",
    emailHint: "Damit melden Sie sich an. Eine neue Adresse tragen wir gern für Sie ein: ",
    emailLink: "Schreiben Sie uns",
    emailSubject: "Neue E-Mail-Adresse für mein Konto",
    phone: "Telefon",
    save: "Profil speichern",
    failed: "Ihr Profil ist nicht gespeichert",
  },
  password: {
    title: "Passwort",
    description: "Nach der Änderung sind Sie auf allen anderen Geräten abgemeldet.",
    current: "Bisheriges Passwort",
    next: "Neues Passwort",
    save: "Passwort ändern",
    saving: "Wird geändert …",
    changed: "Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.",
    failed: "Ihr Passwort ist nicht geändert",
    none: "Sie melden sich über einen anderen Dienst an und haben bei uns kein Passwort.",
    create: "Passwort festlegen",
  },
  sessions: {
    title: "Wo Sie angemeldet sind",
    description: "Ein Gerät, das Sie nicht kennen? Beenden Sie die Anmeldung und ändern Sie Ihr Passwort.",
    loading: "Ihre Anmeldungen werden geladen …",
    failed: "Ihre Anmeldungen konnten wir nicht laden",
    list: "Ihre Anmeldungen",
    device: ({ browser, system }: Pick<AccountSession, "browser" | "system">): string => {
      if (browser && system)
        return `${browser} ${/^(?:iP|Android)/.test(system) ? "auf" : "unter"} ${system}`;
      return browser ?? system ?? "Unbekanntes Gerät";
    },
    current: "Dieses Gerät",
    shared: "geteilter Computer, endet nach zwei Stunden",
    since: (moment: string) => `Angemeldet seit ${moment}`,
    lastSeen: (moment: string) => `Zuletzt aktiv: ${moment}`,
    now: "Gerade aktiv",
    end: "Abmelden",
    endLabel: (device: string) => `${device} abmelden`,
    endOthers: "Auf allen anderen Geräten abmelden",
    ending: "Wird abgemeldet …",
    endingLabel: (device: string) => `${device}: Wird abgemeldet …`,
    endFailed: "Die Anmeldung ist nicht beendet",
    ended: "Beendet. Dort muss man sich neu anmelden.",
    alone: "Sie sind nur auf diesem Gerät angemeldet.",
    proof: {
      title: "Anmeldung beenden",
      titleOthers: "Alle anderen Anmeldungen beenden",
      text: "Ihre Anmeldung hier liegt schon etwas zurück. Bitte geben Sie Ihr Passwort ein, damit niemand sonst Sie abmeldet.",
      password: "Passwort",
      confirm: "Beenden",
      cancel: "Abbrechen",
    },
  },
  newsletter: {
    title: "Newsletter und dieser Computer",
    label: "Newsletter",
    hint: "Neue Touren und Geschichten, etwa einmal im Monat.",
    pending:
      "Fast geschafft: Bitte bestätigen Sie die Bestellung mit dem Link in der E-Mail, die wir Ihnen geschickt haben.",
    failed: "Das ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.",
    shared: authTexts.login.shared,
    sharedHint: authTexts.login.sharedHint,
  },
  membership: {
    title: "Mitgliedschaft",
    description: "Vertrag, Zahlung, Kündigung und Widerruf.",
    contract: "Vertragsnummer",
    payments: "Zahlungen und Zahlungsmittel",
    paymentsFailed: "Die Seite des Zahlungsdienstes öffnet sich gerade nicht",
    publicWays: "Kündigen und widerrufen können Sie auch ohne Anmeldung:",
    publicCancel: "Verträge hier kündigen",
    publicWithdraw: "Vertrag widerrufen",
    subscribe: "Mitgliedschaft ansehen",
    again: "Wieder Mitglied werden",
    ending: (day: string, refund: string) =>
      `Sie haben gekündigt. Bis zum ${formatDate(day)} nutzen Sie weiterhin alles. Danach endet der Zugang von selbst, und ${refund}, die Sie für die Zeit danach schon bezahlt haben, erstatten wir Ihnen auf dem Weg, auf dem Sie bezahlt haben.`,
    ended: (day: string) => `Ihre Mitgliedschaft lief bis zum ${formatDate(day)}.`,
    refund: {
      made: (amount: string) => `Für die Zeit danach haben wir Ihnen ${amount} erstattet.`,
      due: (amount: string) => `Für die Zeit danach erstatten wir Ihnen ${amount}.`,
    },
    cancel: {
      button: "Mitgliedschaft kündigen",
      title: "Mitgliedschaft kündigen?",
      text: (membership: Membership) =>
        membership.state === "past-due"
          ? "Ihre Mitgliedschaft endet dann sofort, und es wird nichts mehr abgebucht. Die Bestätigung schicken wir Ihnen sofort per E-Mail."
          : `Ihre Mitgliedschaft endet dann am ${endOf(membership)}. Bis dahin nutzen Sie weiterhin alles; danach wird nichts mehr abgebucht.${refundWords(membership)} Die Bestätigung schicken wir Ihnen sofort per E-Mail.`,
      confirm: "Jetzt kündigen",
      done: (membership: Membership) =>
        `Ihre Mitgliedschaft ist gekündigt und endet am ${endOf(membership)}.${refundWords(membership)} Die Bestätigung ist per E-Mail unterwegs.`,
      failed: "Die Kündigung ist nicht angekommen.",
    },
    resume: {
      button: "Kündigung zurücknehmen",
      title: "Kündigung zurücknehmen?",
      text: ({ cancellation, paidUntil, price }: Membership) =>
        `Ihre Mitgliedschaft läuft dann weiter${cancellation?.refund ? ", und es wird nichts erstattet" : ""}. Am ${formatDate(berlinDay(paidUntil))} werden wieder ${formatPrice(price.amount)} fällig.`,
      confirm: "Mitgliedschaft fortsetzen",
      done: (_: Membership) => "Ihre Mitgliedschaft läuft weiter.",
      failed: "Die Kündigung ließ sich nicht zurücknehmen.",
    },
    withdraw: {
      button: "Vertrag widerrufen",
      title: "Vertrag widerrufen?",
      text: (_: Membership) =>
        "Ihre Mitgliedschaft endet dann sofort, und wir erstatten Ihnen, was Sie bezahlt haben. Die Bestätigung schicken wir Ihnen sofort per E-Mail.",
      confirm: "Jetzt widerrufen",
      done: (_: Membership) => "Ihr Widerruf ist angekommen. Die Bestätigung ist per E-Mail unterwegs.",
      failed: "Der Widerruf ist nicht angekommen.",
    },
  },
  data: {
    title: "Ihre Daten",
    description: "Alles, was wir über Sie gespeichert haben, als eine Datei zum Mitnehmen.",
    download: "Daten herunterladen",
    collecting: "Ihre Daten werden zusammengestellt …",
    long: "Das dauert länger als sonst. Bitte lassen Sie diese Seite noch eine Minute offen.",
    saved: "Die Datei liegt jetzt bei Ihren Downloads.",
    failed: "Ihre Daten konnten wir nicht zusammenstellen",
    fileName: "gratweg-daten.json",
  },
  deletion: {
    title: "Konto löschen",
    description: "Das lässt sich nicht rückgängig machen.",
    consequences: [
      "Ihr Profil und Ihre Merkliste werden gelöscht.",
      "Gebuchte Reisen bleiben gebucht. Was das Gesetz verlangt, bewahren die Veranstalter und wir so lange auf, wie es vorgeschrieben ist.",
    ],
    runningMembership: {
      month: "Ihre laufende Mitgliedschaft wird sofort gekündigt und endet mit dem Konto.",
      year: "Ihre laufende Mitgliedschaft wird sofort gekündigt und endet mit dem Konto. Nach dem ersten Jahr erstatten wir, was Sie für die Zeit danach schon bezahlt haben.",
    },
    begin: "Konto löschen …",
    dialogTitle: "Konto endgültig löschen?",
    text: "Ihr Profil und Ihre Merkliste werden sofort gelöscht. Gebuchte Reisen bleiben gebucht.",
    password: "Ihr Passwort",
    email: (address: string) => `Zur Bestätigung bitte „${address}“ eingeben`,
    confirm: "Endgültig löschen",
    deleting: "Wird gelöscht …",
    cancel: "Abbrechen",
    failed: "Ihr Konto ist nicht gelöscht",
    unsure: {
      title: "Ob Ihr Konto gelöscht ist, wissen wir noch nicht",
      text: "Ihr Auftrag ist abgeschickt, aber keine Antwort angekommen. Bitte versuchen Sie es noch einmal: Ist das Konto schon gelöscht, sagen wir es Ihnen.",
    },
  },
} as const;

type Words = Readonly<Partial<Record<FormIssue["code"], string>>>;

const name = (which: string): Words => ({
  missing: `Bitte geben Sie den ${which} ein.`,
  tooLong: `Der ${which} ist zu lang. Bitte kürzen Sie ihn auf ${MAX_PERSON_NAME_LENGTH} Zeichen.`,
  characters: `Bitte geben Sie den ${which} ohne Klammern, Internetadresse und lange Nummern an.`,
});
const wrong = "Dieses Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.";

/** What is wrong with a field and how to put it right. */
const issues: Readonly<Record<string, Words>> = {
  firstName: name("Vornamen"),
  lastName: name("Nachnamen"),
  phone: { phone: "Bitte geben Sie eine Telefonnummer ein, zum Beispiel 0151 2345678." },
  email: {
    missing: "Bitte geben Sie die E-Mail-Adresse ein.",
    tooLong: "Diese E-Mail-Adresse ist zu lang.",
    email: "Diese E-Mail-Adresse sieht nicht richtig aus. Ein Beispiel: name@anbieter.de",
  },
  currentPassword: { missing: "Bitte geben Sie Ihr bisheriges Passwort ein.", wrong },
  password: {
    missing: "Bitte geben Sie ein Passwort ein.",
    tooShort: `Bitte wählen Sie ein Passwort mit mindestens ${MIN_PASSWORD_LENGTH} Zeichen.`,
    tooLong: "Dieses Passwort ist zu lang. Bitte wählen Sie ein kürzeres.",
    common:
      "Dieses Passwort ist aus Datenlecks bekannt oder leicht zu erraten, auch mit angehängten Ziffern. Bitte wählen Sie ein anderes.",
    wrong,
  },
};

export function issueWords({ field, code, message }: FormIssue): string {
  return message ?? issues[field]?.[code] ?? "Bitte prüfen Sie diese Angabe.";
}
