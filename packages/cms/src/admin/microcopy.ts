/** Strapi's own German says „du“; the sentences that editors meet every day say „Sie“ here. */
export const de = {
  "app.components.LeftMenu.navbrand.title": "Gratweg",
  "app.components.LeftMenu.navbrand.workplace": "Redaktion",
  "Auth.form.welcome.title": "Willkommen bei Gratweg",
  "Auth.form.welcome.subtitle": "Melden Sie sich bei der Redaktion an.",
  "Auth.form.error.email.provide": "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  "Auth.form.error.password.provide": "Bitte geben Sie Ihr Passwort ein.",
  "Auth.form.forgot-password.email.label": "Ihre E-Mail-Adresse",
  "global.sessions.active-devices": "Wo Sie angemeldet sind",
  "Settings.sessions.title": "Wo Sie angemeldet sind",
  "Settings.sessions.subtitle": "Auf diesen Geräten ist Ihr Konto gerade angemeldet.",
  "Settings.sessions.device": "Gerät",
  "Settings.sessions.loginAt": "Angemeldet seit",
  "Settings.sessions.lastActiveAt": "Zuletzt benutzt",
  "Settings.sessions.actions": "Aktionen",
  "Settings.sessions.current": "Dieses Gerät",
  "Settings.sessions.unknownDevice": "Unbekanntes Gerät",
  "Settings.sessions.revoke": "Abmelden",
  "Settings.sessions.revoke.success": "Das Gerät ist abgemeldet.",
  "Settings.sessions.revoke.confirm":
    "Möchten Sie dieses Gerät wirklich abmelden? Dort müssen Sie sich dann neu anmelden.",
  "Settings.sessions.revoke.confirmCurrent":
    "Das ist das Gerät, an dem Sie gerade arbeiten. Sie werden hier abgemeldet.",
  "Settings.sessions.revokeOthers": "Alle anderen Geräte abmelden",
  "Settings.sessions.revokeOthers.confirm":
    "Möchten Sie wirklich alle anderen Geräte abmelden? Hier bleiben Sie angemeldet.",
  "Settings.sessions.revokeOthers.success": "Alle anderen Geräte sind abgemeldet.",
  "Settings.sessions.revokeAll": "Alle Geräte abmelden",
  "Settings.sessions.revokeAll.confirm":
    "Möchten Sie wirklich alle Geräte abmelden, auch dieses? Sie müssen sich dann neu anmelden.",
  "app.session.ended.title": "Ihre Anmeldung ist beendet",
  "app.session.ended.unsaved":
    "Ihre Anmeldung ist beendet. Was Sie noch nicht gespeichert haben, geht verloren.",
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

/** Kept values that are German words without capitals and umlauts. */
const PLAIN =
  "alpen mittelgebirge kueste insel fjord fjaell wald seenland weinland flusstal wueste duenen vulkan gletscher hochland dschungel steppe stadt karst fruehling sommer herbst winter morgen tag abend nacht portal start pass huette hotel pension gasthof zelt biwak schiff keine";

/** What editors read in place of the values that are kept: selections, lists and filters of every type that has no desk of its own. */
export const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    PLAIN.split(" ").map((plain) => [
      plain,
      (plain.charAt(0).toUpperCase() + plain.slice(1)).replace("ae", "ä").replace("ue", "ü"),
    ]),
  ),
  month: "Monat",
  year: "Jahr",
  pending: "ausstehend",
  active: "aktiv",
  ending: "gekündigt",
  "past-due": "Zahlung offen",
  ended: "beendet",
  withdrawn: "widerrufen",
  stripe: "Stripe",
  sandbox: "Testbetrieb",
  cancel: "Kündigung",
  withdraw: "Widerruf",
  ordinary: "ordentlich",
  extraordinary: "außerordentlich",
  sent: "verschickt",
  failed: "gescheitert",
  confirmed: "bestätigt",
  unsubscribed: "abgemeldet",
  invited: "eingeladen",
  "invited-again": "erneut eingeladen",
  blocked: "gesperrt",
  unblocked: "entsperrt",
  "role-changed": "Rolle geändert",
  deleted: "gelöscht",
  authenticated: "Konto",
  manager: "Verwaltung",
  open: "buchbar",
  cancelled: "abgesagt",
  none: "ohne Verpflegung",
  breakfast: "Frühstück",
  half: "Halbpension",
  full: "Vollpension",
  mediterran: "Mittelmeer",
  adventures: "Abenteuer",
  biking: "Rad",
  cultural: "Kultur",
  hiking: "Wandern",
  "outdoors-germany": "Deutschland",
  "outdoors-sweden": "Schweden",
  traveling: "Reisen",
  site: "Website",
  all: "alle Seiten",
  s301: "301 (für immer)",
  s302: "302 (vorläufig)",
  s307: "307 (vorläufig)",
  s308: "308 (für immer)",
  same: "gleichbedeutend",
  oneWay: "findet auch",
  silent: "wird überhört",
  end: "Ziel",
  overnight: "Übernachtung",
  summit: "Gipfel",
  hut: "Hütte",
  place: "Ort",
};

/** Fields of money. */
export const amounts = {
  noAmount: "Bitte einen Betrag in Euro, zum Beispiel „840“ oder „840,50“.",
  shown: (euros: string) => `Auf den Seiten steht: ${euros}`,
  question: (euros: string) => `${euros} – stimmt das?`,
  before: "Gespeichert ist noch nichts.",
  change: "Betrag ändern",
  confirm: "Ja, so speichern",
} as const;

/** Says what of an entry is on the sites. */
export const builds = {
  panel: "Auf den Seiten",
  draft:
    "Nicht veröffentlicht: Auf den Seiten steht dieser Eintrag nicht oder verschwindet mit dem nächsten Bau.",
  atOnce: "Änderungen gelten sofort nach dem Veröffentlichen.",
  away: "Gerade werden keine Seiten gebaut. Änderungen erscheinen mit dem nächsten Bau, spätestens heute Nacht.",
  live: "Suche, Termine und freie Plätze stimmen sofort.",
  state: (state: string, when: string, reason = ""): string => {
    if (state === "live") return `live seit ${when}`;
    if (state === "failed") return `nicht gebaut (${when}), der Stand davor bleibt. ${reason}`;
    return state === "building" ? "wird gebaut" : "wartet auf den Bau";
  },
} as const;

/** The booking desk: bookings and the seats of departures. */
export const desk = {
  states: {
    held: "wartet auf Bestätigung",
    confirmed: "bestätigt",
    cancelled: "storniert",
    expired: "abgelaufen",
  } as Readonly<Record<string, string>>,
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
    heldUntil: "Gehalten bis",
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
    noMails: "Die Buchung ist noch nicht bestätigt; es geht keine E-Mail hinaus.",
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
  request: {
    asked: { "asked-cancellation": "Storno angefragt", "asked-change": "Änderung angefragt" },
    settle: "Anfrage als erledigt eintragen",
    done: "Die Anfrage ist erledigt. Unter „Meine Reisen“ steht sie nicht mehr.",
    reason: (when: string) => `Rücktritt über „Meine Reisen“, eingegangen am ${when}`,
  },
  history: {
    title: "Verlauf",
    empty: "Zu dieser Buchung ist noch nichts vermerkt.",
    events: {
      booked: "Gebucht",
      held: "Plätze gehalten, Bestätigung erbeten",
      proven: "Per E-Mail bestätigt",
      expired: "Frist abgelaufen, Plätze frei",
      cancelled: "Storniert",
      "declared-cancel": "Kündigung eingegangen",
      "declared-withdraw": "Widerruf eingegangen",
      "asked-cancellation": "Storno angefragt",
      "asked-change": "Änderung angefragt",
      settled: "Anfrage erledigt",
    } as Readonly<Record<string, string>>,
    by: (who: string) =>
      who === "traveller" ? "über die Website" : who === "system" ? "automatisch" : `von ${who}`,
  },
  mails: {
    title: "E-Mails",
    empty: "Zu dieser Buchung gibt es keine E-Mails.",
    failed: "Die E-Mails lassen sich gerade nicht laden.",
    kinds: {
      "booking-confirmation": "Bestätigung",
      "booking-hold": "Bitte um Bestätigung",
      "booking-notice": "Nachricht an den Veranstalter",
      "booking-cancellation": "Stornobestätigung",
      "booking-cancellation-notice": "Stornonachricht an den Veranstalter",
      "booking-request": "Eingangsbestätigung der Anfrage",
      "booking-request-notice": "Anfrage an den Veranstalter",
      "booking-request-desk": "Anfrage an die Buchungsstelle",
      "declaration-receipt": "Eingangsbestätigung",
      "declaration-receipts": "Mehrere Eingangsbestätigungen",
      "declaration-notice": "Nachricht über eine Kündigung oder einen Widerruf",
    } as Readonly<Record<string, string>>,
    states: { pending: "wartet", sent: "verschickt", failed: "gescheitert" } as Readonly<
      Record<string, string>
    >,
    next: (when: string) => `nächster Versuch ${when}`,
    attempts: (count: number) => (count === 1 ? "1 Versuch" : `${count} Versuche`),
  },
  outbox: {
    panel: "Versand",
    resend: "Erneut senden",
    hint: "Die E-Mail geht unverändert an die Adresse, die zum Konto, zur Buchung oder zur Anmeldung gehört.",
    done: "Die E-Mail wartet auf den nächsten Versand.",
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
