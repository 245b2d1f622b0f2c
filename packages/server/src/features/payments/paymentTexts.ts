/** What the server says about memberships and payment; part of `microcopy`. */
export const paymentTexts = {
  unknownPlan: "Diese Mitgliedschaft wird nicht oder nicht mehr angeboten.",
  planMissing: "Bitte wählen Sie eine Mitgliedschaft.",
  alreadyMember:
    "Sie sind schon Mitglied. In den Einstellungen sehen Sie Ihre Mitgliedschaft und können sie verwalten.",
  notMember: "Für Ihr Konto läuft gerade keine Mitgliedschaft.",
  noAccess: "Für diese Seite brauchen Sie eine Mitgliedschaft.",
  notWithdrawable:
    "Die Widerrufsfrist von 14 Tagen ist vorbei. Sie können die Mitgliedschaft aber jederzeit kündigen.",
  unconfirmed: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link aus unserer E-Mail.",
  tooMany:
    "Sie haben die Bezahlseite gerade sehr oft geöffnet. Bitte versuchen Sie es in einer Stunde noch einmal.",
  unavailable:
    "Der Zahlungsdienst antwortet gerade nicht. Es wurde nichts geändert und nichts abgebucht. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  stateUnavailable:
    "Ihre Mitgliedschaft lässt sich gerade nicht prüfen. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  notYetShown:
    "Ihre Änderung ist beim Zahlungsdienst angekommen, wird hier aber noch nicht angezeigt. Bitte laden Sie die Seite gleich noch einmal.",
  unreadable: "Diese Nachricht lässt sich nicht lesen.",
  badSignature: "Die Signatur dieser Nachricht stimmt nicht.",
} as const;
