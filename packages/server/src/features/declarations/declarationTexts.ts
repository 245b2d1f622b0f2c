const missing = {
  name: "Bitte nennen Sie Ihren Namen.",
  identification: "Bitte ergänzen Sie die Angaben zu Ihrer Person.",
  contract: "Bitte nennen Sie den Vertrag, zum Beispiel mit der Buchungsnummer.",
  kind: "Bitte wählen Sie, ob Sie ordentlich oder außerordentlich kündigen.",
  reason: "Bitte nennen Sie den Grund der außerordentlichen Kündigung.",
  end: "Bitte wählen Sie, wann der Vertrag enden soll.",
  endsOn: "Bitte nennen Sie den Tag, an dem der Vertrag enden soll.",
  email: "Bitte geben Sie Ihre E-Mail-Adresse an; an sie geht die Bestätigung.",
} as const;

/** What the server says about cancelling and withdrawing; part of `microcopy`. */
export const declarationTexts = {
  missing,
  tooLong: "Dieser Text ist zu lang. Bitte kürzen Sie ihn.",
  characters: "Dieser Text enthält Zeichen, die sich nicht speichern lassen.",
  email: "Diese E-Mail-Adresse stimmt so nicht. Sie sieht zum Beispiel so aus: name@beispiel.de.",
  noDate: "Diesen Tag gibt es im Kalender nicht.",
  past: "Dieser Tag ist schon vorbei. Bitte nennen Sie heute oder einen späteren Tag.",
  /** Of the site's own contact; without it people know where to look. */
  ways: ({ phone, email }: { phone: string | null; email: string | null }) =>
    [email && `per E-Mail an ${email}`, phone && `telefonisch unter ${phone}`]
      .filter(Boolean)
      .join(" oder ") || "auf einem der Wege, die im Impressum stehen",
  cancel: {
    invalid: "Bitte prüfen Sie Ihre Angaben. Ihre Kündigung ist noch nicht bei uns eingegangen.",
    tooMany: (ways: string) =>
      `Von Ihrem Anschluss aus kamen gerade sehr viele Erklärungen. Ihre Kündigung ist noch nicht bei uns eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal, oder kündigen Sie ${ways}.`,
    unavailable: (ways: string) =>
      `Das hat gerade nicht geklappt: Wir können nicht bestätigen, dass Ihre Kündigung bei uns eingegangen ist. Bitte versuchen Sie es in wenigen Augenblicken noch einmal; doppelt zählt sie dann nicht. Oder kündigen Sie ${ways}.`,
  },
  withdraw: {
    invalid: "Bitte prüfen Sie Ihre Angaben. Ihr Widerruf ist noch nicht bei uns eingegangen.",
    tooMany: (ways: string) =>
      `Von Ihrem Anschluss aus kamen gerade sehr viele Erklärungen. Ihr Widerruf ist noch nicht bei uns eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal, oder widerrufen Sie ${ways}.`,
    unavailable: (ways: string) =>
      `Das hat gerade nicht geklappt: Wir können nicht bestätigen, dass Ihr Widerruf bei uns eingegangen ist. Bitte versuchen Sie es in wenigen Augenblicken noch einmal; doppelt zählt er dann nicht. Oder widerrufen Sie ${ways}.`,
  },
  /** On the pages that answer a form without scripts. */
  page: {
    invalid: "Bitte prüfen Sie Ihre Angaben",
    notReceived: "Noch nicht angekommen",
    received: (day: string, time: string) => `${day}, ${time} Uhr`,
    receivedHeadline: { cancel: "Ihre Kündigung ist eingegangen", withdraw: "Ihr Widerruf ist eingegangen" },
    receivedText: (receipt: string, when: string) => `Beleg ${receipt}, eingegangen am ${when}.`,
    kinds: { ordinary: "ordentliche Kündigung", extraordinary: "außerordentliche Kündigung" },
    soonest: "zum nächstmöglichen Zeitpunkt",
    nothing: "keine Angabe",
  },
} as const;
