import type { BookingSettingSeed, FormSheetSeed } from "../types";

/** Invented like everything here; the partner's name and address stand in the site's settings. */
export const bookingSetting: BookingSettingSeed = {
  mediatorName: "Gratweg GmbH (Beispiel)",
  street: "Musterweg 1000",
  postalCode: "10115",
  city: "Berlin",
  countryName: "Deutschland",
  email: "buchung@gratweg.example",
  phone: "030 0000 0000",
  insuranceOffered: true,
  insuranceProduct: "Rücktritt und Abbruch",
  insurancePerMille: 42,
  insuranceCovers: [
    { text: "Stornokosten, wenn Sie krank werden oder sich verletzen" },
    { text: "nicht genutzte Leistungen, wenn Sie die Reise abbrechen müssen" },
    { text: "zusätzliche Kosten der Rückreise" },
    { text: "Bergung und Hubschrauber bis 10.000 €" },
    { text: "ohne Selbstbeteiligung, mit vorhandenen Erkrankungen, die seit sechs Monaten stabil sind" },
  ],
  depositPercent: 20,
  depositDueDays: 7,
  restDueDaysBefore: 30,
  cancellationSteps: [
    { daysBefore: 365, percent: 20 },
    { daysBefore: 44, percent: 30 },
    { daysBefore: 29, percent: 45 },
    { daysBefore: 21, percent: 60 },
    { daysBefore: 13, percent: 75 },
    { daysBefore: 6, percent: 85 },
    { daysBefore: null, percent: 90 },
  ],
};

/** After Anlage 11 zu Artikel 250 § 2 EGBGB. One text for all organisers: who organises and who insures is named beside it. */
export const formSheets: FormSheetSeed[] = [
  {
    version: "2026-1",
    title: "Formblatt zur Unterrichtung der Reisenden bei einem Pauschalreisevertrag nach § 651a BGB",
    validFrom: "2026-01-01",
    sections: [
      {
        title: "Entwurf",
        text: "Dieser Wortlaut ist ein Entwurf. Eine Rechtsanwältin oder ein Rechtsanwalt muss ihn prüfen, bevor er für echte Buchungen verwendet wird.",
      },
      {
        title: "Was Sie buchen",
        text: [
          "Bei der Ihnen angebotenen Kombination von Reiseleistungen handelt es sich um eine Pauschalreise im Sinne der Richtlinie (EU) 2015/2302. Daher können Sie alle EU-Rechte in Anspruch nehmen, die für Pauschalreisen gelten.",
          "Das Unternehmen, das bei dieser Buchung als Veranstalter genannt ist, trägt die volle Verantwortung für die ordnungsgemäße Durchführung der gesamten Pauschalreise.",
          "Zudem verfügt es über die gesetzlich vorgeschriebene Absicherung für die Rückzahlung Ihrer Zahlungen und, falls der Transport in der Pauschalreise inbegriffen ist, zur Sicherstellung Ihrer Rückbeförderung im Fall seiner Insolvenz.",
        ].join("\n\n"),
      },
      {
        title: "Ihre wichtigsten Rechte vor der Reise",
        text: [
          "– Die Reisenden erhalten alle wesentlichen Informationen über die Pauschalreise vor Abschluss des Pauschalreisevertrags.",
          "– Es haftet immer mindestens ein Unternehmer für die ordnungsgemäße Erbringung aller im Vertrag inbegriffenen Reiseleistungen.",
          "– Die Reisenden erhalten eine Notruftelefonnummer oder Angaben zu einer Kontaktstelle, über die sie sich mit dem Reiseveranstalter oder dem Reisebüro in Verbindung setzen können.",
          "– Die Reisenden können die Pauschalreise – innerhalb einer angemessenen Frist und unter Umständen unter zusätzlichen Kosten – auf eine andere Person übertragen.",
        ].join("\n"),
      },
      {
        title: "Wenn sich der Preis ändert",
        text: [
          "– Der Preis der Pauschalreise darf nur erhöht werden, wenn bestimmte Kosten (zum Beispiel Treibstoffpreise) sich erhöhen und wenn dies im Vertrag ausdrücklich vorgesehen ist, und in jedem Fall bis spätestens 20 Tage vor Beginn der Pauschalreise.",
          "– Wenn die Preiserhöhung 8 % des Pauschalreisepreises übersteigt, kann der Reisende vom Vertrag zurücktreten.",
          "– Wenn sich ein Reiseveranstalter das Recht auf eine Preiserhöhung vorbehält, hat der Reisende das Recht auf eine Preissenkung, wenn die entsprechenden Kosten sich verringern.",
        ].join("\n"),
      },
      {
        title: "Wenn Sie zurücktreten oder die Reise abgesagt wird",
        text: [
          "– Die Reisenden können ohne Zahlung einer Rücktrittsgebühr vom Vertrag zurücktreten und erhalten eine volle Erstattung aller Zahlungen, wenn einer der wesentlichen Bestandteile der Pauschalreise mit Ausnahme des Preises erheblich geändert wird.",
          "– Wenn der für die Pauschalreise verantwortliche Unternehmer die Pauschalreise vor Beginn der Pauschalreise absagt, haben die Reisenden Anspruch auf eine Kostenerstattung und unter Umständen auf eine Entschädigung.",
          "– Die Reisenden können bei Eintritt außergewöhnlicher Umstände vor Beginn der Pauschalreise ohne Zahlung einer Rücktrittsgebühr vom Vertrag zurücktreten, beispielsweise wenn am Bestimmungsort schwerwiegende Sicherheitsprobleme bestehen, die die Pauschalreise voraussichtlich beeinträchtigen.",
          "– Zudem können die Reisenden jederzeit vor Beginn der Pauschalreise gegen Zahlung einer angemessenen und vertretbaren Rücktrittsgebühr vom Vertrag zurücktreten.",
        ].join("\n"),
      },
      {
        title: "Wenn unterwegs etwas nicht stimmt",
        text: [
          "– Können nach Beginn der Pauschalreise wesentliche Bestandteile der Pauschalreise nicht vereinbarungsgemäß durchgeführt werden, so sind dem Reisenden angemessene andere Vorkehrungen ohne Mehrkosten anzubieten. Der Reisende kann ohne Zahlung einer Rücktrittsgebühr vom Vertrag zurücktreten (in der Bundesrepublik Deutschland heißt dieses Recht „Kündigung“), wenn Leistungen nicht gemäß dem Vertrag erbracht werden und dies erhebliche Auswirkungen auf die Erbringung der vertraglichen Pauschalreiseleistungen hat und der Reiseveranstalter es versäumt, Abhilfe zu schaffen.",
          "– Der Reisende hat Anspruch auf eine Preisminderung und/oder Schadenersatz, wenn die Reiseleistungen nicht oder nicht ordnungsgemäß erbracht werden.",
          "– Der Reiseveranstalter leistet dem Reisenden Beistand, wenn dieser sich in Schwierigkeiten befindet.",
        ].join("\n"),
      },
      {
        title: "Wenn der Veranstalter zahlungsunfähig wird",
        text: [
          "– Im Fall der Insolvenz des Reiseveranstalters oder – in einigen Mitgliedstaaten – des Reisevermittlers werden Zahlungen zurückerstattet. Tritt die Insolvenz des Reiseveranstalters oder, sofern einschlägig, des Reisevermittlers nach Beginn der Pauschalreise ein und ist die Beförderung Bestandteil der Pauschalreise, so wird die Rückbeförderung der Reisenden gewährleistet.",
          "– Der Veranstalter hat eine Insolvenzabsicherung mit dem Unternehmen abgeschlossen, das bei dieser Buchung und auf dem Sicherungsschein genannt ist. Die Reisenden können dieses Unternehmen kontaktieren, wenn ihnen Leistungen aufgrund der Insolvenz des Veranstalters verweigert werden.",
        ].join("\n"),
      },
      {
        title: "Wo die Richtlinie steht",
        text: "Die Richtlinie (EU) 2015/2302 in der in das nationale Recht umgesetzten Form ist auf der folgenden Webseite zu finden: www.umsetzung-richtlinie-eu2015-2302.de",
      },
    ],
  },
];
