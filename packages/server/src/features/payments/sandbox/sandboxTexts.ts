const money = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
const per = { month: "Monat", year: "Jahr" } as const;
const price = (cents: number) => money.format(cents / 100);

/** The sandbox's pages, in German as the real payment page. */
export const sandboxTexts = {
  badge: "Sandbox – es wird nichts abgebucht",
  day: (moment: Date) => day.format(moment),
  price,
  perInterval: (cents: number, interval: keyof typeof per) => `${price(cents)} je ${per[interval]}`,
  facts: {
    plan: "Mitgliedschaft",
    price: "Preis",
    account: "Konto",
    seller: "Vertragspartner",
    renews: "Verlängerung",
    state: "Zustand",
    start: "Beginn",
    paidUntil: "Bezahlt bis",
    ends: "Endet am",
    refunded: "Erstattet",
  },
  checkout: {
    title: "Mitgliedschaft bezahlen",
    note: "Diese Seite steht für die Bezahlseite eines Zahlungsdienstes. Sie brauchen keine Karte: Wählen Sie, wie die Zahlung ausgehen soll.",
    renews: (interval: keyof typeof per) =>
      interval === "year"
        ? "danach auf unbestimmte Zeit, nach dem ersten Jahr mit einem Monat Frist kündbar"
        : "danach auf unbestimmte Zeit, jederzeit zum Ende des bezahlten Monats kündbar",
    pay: (cents: number) => `${price(cents)} bezahlen`,
    decline: "Zahlung ablehnen lassen",
    abandon: "Abbrechen und zurück",
    declined: "Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht; Sie können es noch einmal versuchen.",
    paidTitle: "Schon bezahlt",
    paidText: "Diese Zahlung ist angekommen. Sie brauchen nichts weiter zu tun.",
    goOn: "Weiter zu Ihrer Mitgliedschaft",
  },
  gone: {
    title: "Diese Seite ist abgelaufen",
    text: "Vielleicht haben Sie inzwischen eine neue Bezahlseite geöffnet. Es wurde nichts abgebucht.",
    back: "Zu den Mitgliedschaften",
  },
  customer: {
    title: "Ihre Zahlungen",
    note: "Diese Seite steht für die Kundenseite eines Zahlungsdienstes. Hier lässt sich ausprobieren, was sonst Monate dauert.",
    states: {
      active: "verlängert sich von selbst",
      ending: "gekündigt, läuft noch",
      past_due: "Zahlung offen",
      canceled: "beendet",
    },
    time: "Laufzeit vorspulen",
    timeNote: "Es ist dann so, als wäre diese Zeit seit dem Abschluss schon vergangen.",
    days: "15 Tage vorspulen",
    toEnd: "Bis zum Ende des Zeitraums vorspulen",
    card: "Karte",
    declines: "Die nächste Abbuchung wird abgelehnt.",
    accepts: "Die nächste Abbuchung klappt.",
    decline: "Nächste Abbuchung ablehnen lassen",
    accept: "Karte wieder annehmen",
    contract: "Vertrag",
    cancel: "Zum Ende des Zeitraums kündigen",
    resume: "Kündigung zurücknehmen",
    back: "Zurück zu den Einstellungen",
  },
} as const;
