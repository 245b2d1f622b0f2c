import { formatDay, formatTime } from "./format";

/** What the mail about a deleted account says; part of `microcopy`. */
export const accountDeletedMicrocopy = {
  brand: "Gratweg",
  subject: "Ihr Konto ist gelöscht",
  eyebrow: "Ihr Konto",
  title: "Ihr Konto ist gelöscht",
  subtitle: "Danke, dass Sie mit uns unterwegs waren.",
  preview: "Profil, Merkliste und Newsletter sind gelöscht.",
  greeting: "Guten Tag,",
  intro: (day: string, moment: string) =>
    `am ${formatDay(day)} um ${formatTime(moment)} Uhr wurde Ihr Konto gelöscht: Ihr Profil, Ihre Merkliste und, falls Sie ihn bekamen, Ihre Anmeldung zum Newsletter.`,
  membership: "Ihre Mitgliedschaft ist damit beendet. Es wird nichts mehr abgebucht.",
  trips: (count: number) =>
    `${count === 1 ? "Ihre gebuchte Reise findet statt" : `Ihre ${count} gebuchten Reisen finden statt`} wie vereinbart. Die Unterlagen haben Sie per E-Mail; Ihr Veranstalter ist weiter für Sie da.`,
  kept: "Was wir noch aufbewahren",
  keptText:
    "Buchungen, Verträge und Erklärungen dazu müssen wir nach Handels- und Steuerrecht sechs bis zehn Jahre aufbewahren (§ 257 HGB, § 147 AO). Sie werden für nichts anderes verwendet und danach gelöscht.",
  notYou: "Sie waren das nicht?",
  notYouText:
    "Dann antworten Sie uns bitte gleich auf diese E-Mail. Wiederherstellen lässt sich das Konto nicht, aber wir sehen mit Ihnen nach, was geschehen ist.",
  automatic: "Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns trotzdem.",
} as const;
