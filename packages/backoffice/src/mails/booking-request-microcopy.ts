import type { ChangeRequest } from "../bookings/requests";
import { berlinDay } from "@gratweg/contracts/kernel";
import { formatDay, formatTime } from "./format";

const when = (moment: string) => `am ${formatDay(berlinDay(moment))} um ${formatTime(moment)} Uhr`;

export const bookingRequestMicrocopy = {
  cancellation: {
    notice: "Storno angefragt",
    title: "Ihre Stornoanfrage ist da",
    intro: (number: number, moment: string, organiser: string) =>
      `Sie haben ${when(moment)} darum gebeten, Ihre Buchung ${number} zu stornieren. Wir haben das dem Veranstalter ${organiser} mitgeteilt. Sobald die Stornierung eingetragen ist, bekommen Sie eine Bestätigung; Sie müssen nichts weiter tun.`,
    operator:
      "Unsere Buchungsstelle trägt die Stornierung ein; dann bekommen Sie noch eine E-Mail, und die Plätze stehen wieder zum Verkauf. Spricht etwas dagegen, antworten Sie bitte heute noch.",
    desk: "Bitte stornieren Sie die Buchung in der Redaktion: Dann werden die Plätze frei, und die Bestätigungen gehen hinaus.",
  },
  change: {
    notice: "Änderung angefragt",
    title: "Ihr Änderungswunsch ist da",
    intro: (number: number, moment: string, organiser: string) =>
      `Sie haben ${when(moment)} um eine Änderung Ihrer Buchung ${number} gebeten. Wir klären das mit dem Veranstalter ${organiser} und melden uns bei Ihnen. Bis dahin gilt alles wie gebucht; kostet die Änderung etwas, erfahren Sie es vorher.`,
    operator: "Bitte antworten Sie auf diese E-Mail, ob die Änderung möglich ist und was sie kostet.",
    desk: "Bitte klären Sie die Änderung mit dem Veranstalter, antworten Sie der reisenden Person und tragen Sie die Anfrage in der Redaktion als erledigt ein.",
  },
  noticeIntro: (kind: ChangeRequest, number: number, moment: string) =>
    `für die Buchung ${number} wurde ${when(moment)} unter „Meine Reisen“ eine ${kind === "change" ? "Änderung" : "Stornierung"} angefragt.`,
  mistake: "War das ein Irrtum? Dann melden Sie sich bitte gleich.",
  booking: "Die Buchung",
  wish: "Gewünschte Änderung",
  fee: {
    title: "Was die Stornierung kostet",
    base: "Reisepreis ohne Versicherung",
    label: (percent: number) => `Entschädigung, ${percent}\u00a0%`,
    day: "Es zählt der Tag, an dem die Anfrage eingegangen ist, auch wenn die Stornierung später eingetragen wird.",
  },
} as const;
