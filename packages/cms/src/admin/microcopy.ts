/** Strapi's own German says „du“; the sentences that editors meet every day say „Sie“ here. */
export const de = {
  "app.components.LeftMenu.navbrand.title": "Gratweg",
  "app.components.LeftMenu.navbrand.workplace": "Redaktion",
  "Auth.form.welcome.title": "Willkommen bei Gratweg",
  "Auth.form.welcome.subtitle": "Melden Sie sich bei der Redaktion an.",
  "Auth.form.error.email.provide": "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  "Auth.form.error.password.provide": "Bitte geben Sie Ihr Passwort ein.",
  "Auth.form.forgot-password.email.label": "Ihre E-Mail-Adresse",
  "HomePage.header.subtitle": "Hier pflegen Sie Touren, Termine und alle Texte der Seiten.",
  "search.placeholder": "Suchen",
  "content-manager.plugin.name": "Inhalte",
  "app.confirm.body": "Sind Sie sicher?",
  "app.page.not.found": "Diese Seite gibt es in der Redaktion nicht.",
  "app.components.EmptyStateLayout.content-permissions": "Ihnen fehlen die Rechte für diesen Inhalt.",
  "content-manager.actions.delete.dialog.body":
    "Möchten Sie diesen Eintrag wirklich löschen? Das lässt sich nicht rückgängig machen.",
  "content-manager.actions.discard.dialog.body":
    "Möchten Sie die Änderungen wirklich verwerfen? Das lässt sich nicht rückgängig machen.",
  "content-manager.actions.unpublish.dialog.body": "Möchten Sie die Veröffentlichung wirklich zurücknehmen?",
  "content-manager.popUpWarning.bodyMessage.contentType.delete.all":
    "Möchten Sie diese Einträge wirklich löschen?",
  "content-manager.popUpWarning.bodyMessage.contentType.publish.all":
    "Möchten Sie diese Einträge wirklich veröffentlichen?",
  "content-manager.popUpWarning.bodyMessage.contentType.unpublish.all":
    "Möchten Sie die Veröffentlichung dieser Einträge wirklich zurücknehmen?",
  "content-manager.popUpWarning.warning.publish-question":
    "Möchten Sie diesen Eintrag trotzdem veröffentlichen?",
  "content-manager.validation.error":
    "Einige Angaben stimmen noch nicht. Bitte prüfen Sie die markierten Felder.",
  "content-manager.listView.validation.errors.message":
    "Bitte prüfen Sie vor dem Veröffentlichen, ob alle Felder richtig ausgefüllt sind.",
  "content-manager.notification.upload.error": "Beim Hochladen Ihrer Dateien ist ein Fehler aufgetreten.",
  "content-manager.permissions.not-allowed.create": "Ihnen fehlen die Rechte, um einen Eintrag anzulegen.",
  "content-manager.permissions.not-allowed.update": "Ihnen fehlen die Rechte, um diesen Eintrag anzusehen.",
};

/** The booking desk: bookings and the seats of departures. */
export const desk = {
  states: { confirmed: "bestätigt", cancelled: "storniert" } as Readonly<Record<string, string>>,
  departureStates: { open: "buchbar", cancelled: "abgesagt" } as Readonly<Record<string, string>>,
  yes: "ja",
  no: "nein",
  none: "–",
  list: {
    booking: "Buchung",
    tour: "Reise",
    departure: "Termin",
    total: "Gesamtpreis",
    price: "Preis pro Person",
    state: "Zustand",
    numbered: (number: number) => `Nr. ${number}`,
  },
  export: {
    open: "Als CSV exportieren",
    bookings: "Eine Zeile je Buchung",
    travellers: "Eine Zeile je Person",
    done: "Die Tabelle enthält personenbezogene Daten. Bitte löschen Sie sie, sobald Sie sie nicht mehr brauchen.",
    failed: "Der Export ist nicht gelungen.",
  },
  booking: {
    panel: "Buchung",
    trip: "Reise",
    departure: "Termin",
    departureGone: "Dieser Termin ist nicht mehr angelegt.",
    bookedAt: "Gebucht am",
    seats: "Plätze",
    total: "Gesamtpreis",
    travellers: "Reisende",
    traveller: "Name",
    birthDate: "Geburtsdatum",
    age: "Alter bei Reisebeginn",
    years: (years: number) => `${years} Jahre`,
    registers: "meldet an",
    contact: "Kontakt und Wünsche",
    email: "E-Mail",
    phone: "Telefon",
    address: "Anschrift",
    singleRooms: "Einzelzimmer",
    insurance: "Reiseversicherung",
    note: "Nachricht",
    formSheet: "Formblatt",
    hint: "Niemand ändert eine Buchung von Hand: sie hält fest, was vereinbart wurde.",
  },
  cancel: {
    open: "Buchung stornieren",
    title: (number: number) => `Buchung ${number} stornieren?`,
    seats: (seats: number) =>
      seats === 1 ? "Der Platz wird sofort wieder frei." : `Die ${seats} Plätze werden sofort wieder frei.`,
    mails: "Die reisende Person und der Veranstalter erhalten je eine E-Mail.",
    payments: "Zahlungen und Stornokosten regelt der Veranstalter; hier wird nichts erstattet.",
    forever: "Das lässt sich nicht rückgängig machen.",
    reason: "Grund der Stornierung",
    reasonHint: "Steht im Verlauf der Buchung, mit Ihrem Namen. 3 bis 500 Zeichen.",
    reasonMissing: "Bitte nennen Sie den Grund (3 bis 500 Zeichen).",
    back: "Nicht stornieren",
    confirm: "Jetzt stornieren",
    done: (number: number) => `Buchung ${number} ist storniert.`,
    already: (number: number) => `Buchung ${number} war schon storniert.`,
  },
  history: {
    title: "Verlauf",
    empty: "Zu dieser Buchung ist noch nichts vermerkt.",
    events: {
      booked: "Gebucht",
      cancelled: "Storniert",
      "declared-cancel": "Kündigung eingegangen",
      "declared-withdraw": "Widerruf eingegangen",
    } as Readonly<Record<string, string>>,
    by: (who: string) => (who === "traveller" ? "über die Website" : `von ${who}`),
  },
  mails: {
    title: "E-Mails",
    empty: "Zu dieser Buchung gibt es keine E-Mails.",
    failed: "Die E-Mails lassen sich gerade nicht laden.",
    kinds: {
      "booking-confirmation": "Bestätigung",
      "booking-notice": "Nachricht an den Veranstalter",
      "booking-cancellation": "Stornobestätigung",
      "booking-cancellation-notice": "Stornonachricht an den Veranstalter",
      "declaration-receipt": "Eingangsbestätigung",
      "declaration-notice": "Nachricht über eine Kündigung oder einen Widerruf",
    } as Readonly<Record<string, string>>,
    states: { pending: "wartet", sent: "verschickt", failed: "gescheitert" } as Readonly<
      Record<string, string>
    >,
    next: (when: string) => `nächster Versuch ${when}`,
    attempts: (count: number) => (count === 1 ? "1 Versuch" : `${count} Versuche`),
  },
  seats: {
    panel: "Plätze",
    column: "Plätze",
    taken: (taken: number, capacity: number) => `${taken} von ${capacity} gebucht`,
    left: (left: number) =>
      left === 0 ? "ausgebucht" : left === 1 ? "noch 1 Platz frei" : `noch ${left} Plätze frei`,
    loading: "Plätze werden geladen",
    unknown: "Die Plätze lassen sich gerade nicht laden.",
    bookings: "Buchungen dieses Termins",
    unsaved: "Plätze zählt das System, sobald der Termin gespeichert ist.",
  },
} as const;
