export const checkoutTexts = {
  waiting: {
    pageTitle: "Ihre Zahlung wird bestätigt",
    title: "Ihre Zahlung wird bestätigt",
    text: "Der Zahlungsdienst meldet uns gerade, dass Ihre Zahlung angekommen ist. Das dauert meist nur ein paar Sekunden. Bitte bestellen Sie nicht noch einmal.",
  },
  late: {
    title: "Die Bestätigung lässt auf sich warten",
    text: "Der Zahlungsdienst hat sich noch nicht gemeldet. Ihre Bestellung geht dabei nicht verloren: Sobald die Zahlung bestätigt ist, bekommen Sie eine E-Mail, und Ihre Mitgliedschaft beginnt von selbst.",
    retry: "Noch einmal nachsehen",
    asking: "Wir sehen nach …",
    trips: "Zu meinen Reisen",
    help: "Hilfe und Kontakt",
  },
  abandoned: {
    title: "Sie haben die Zahlung abgebrochen",
    text: "Es wurde nichts bestellt und nichts abgebucht.",
    again: "Zurück zur Auswahl",
  },
  declined: {
    title: "Die Zahlung wurde abgelehnt",
    text: "Es wurde nichts abgebucht, und Sie haben nichts bestellt. Bitte prüfen Sie Ihr Zahlungsmittel oder wählen Sie ein anderes.",
    again: "Noch einmal wählen",
  },
  signedOut: {
    title: "Bitte melden Sie sich noch einmal an",
    text: "Ihre Anmeldung ist inzwischen abgelaufen. Ihre Zahlung gilt trotzdem: Nach dem Anmelden sehen Sie, ob sie schon bestätigt ist.",
    action: "Anmelden",
  },
  success: {
    pageTitle: "Willkommen als Mitglied",
    title: "Willkommen als Mitglied",
    crumbs: "Mein Konto",
    lead: "Ihre Zahlung ist angekommen. Die Bestätigung mit allen Angaben zum Vertrag haben wir Ihnen per E-Mail geschickt.",
    nextTitle: "Was Sie jetzt davon haben",
    next: [
      {
        title: "Angebote der Veranstalter",
        text: "Preise, die nur Mitglieder bekommen.",
        action: "Angebote ansehen",
      },
      {
        title: "Ihre Reisen mit allen Einzelheiten",
        text: "Packliste und die Orte als Wegpunkte (GPX, kein Wegverlauf).",
        action: "Zu meinen Reisen",
      },
      {
        title: "Mitgliederpreise",
        text: "Auf den Seiten der Reisen steht Ihr Preis beim Termin, sobald Sie angemeldet sind.",
        action: "Reisen suchen",
      },
    ],
    withdrawal:
      "Sie können den Vertrag 14 Tage lang ohne Angabe von Gründen widerrufen. Kündigen und widerrufen können Sie in den",
    settings: "Einstellungen",
    checking: "Ihre Mitgliedschaft wird geprüft …",
    pending: {
      title: "Ihre Mitgliedschaft ist noch nicht bestätigt",
      crumb: "Ihre Zahlung",
      lead: "Falls Sie gerade bezahlt haben, dauert es nur noch einen Augenblick.",
      action: "Noch einmal nachsehen",
      help: "Hilfe und Kontakt",
    },
  },
} as const;
