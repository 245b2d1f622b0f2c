import { formatCount } from "@gratweg/design-system";
import type { AuditEntry, ManagedUser } from "@gratweg/contracts";

type Role = ManagedUser["role"];

export const roleNames: Readonly<Record<Role, string>> = { authenticated: "Konto", manager: "Verwaltung" };

export const manageUsersTexts = {
  pageTitle: "Nutzerverwaltung",
  /** Breaks where the word does, on narrow phones. */
  title: "Nutzer\u00adverwaltung",
  intro: "Wer ein Konto hat, wer sich anmelden darf und wer verwalten darf.",
  refused: {
    title: "Diese Seite ist der Verwaltung vorbehalten",
    text: "Ihr Konto hat keine Verwaltungsrechte. Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich bitte an jemanden, der sie vergeben kann.",
    action: "Zu meinen Reisen",
    help: "Hilfe und Kontakt",
  },
  tabs: { label: "Ansichten der Nutzerverwaltung", users: "Konten", audit: "Protokoll" },
  search: {
    label: "Name oder E-Mail-Adresse",
    role: "Rolle",
    anyRole: "Alle Rollen",
    state: "Zustand",
    anyState: "Alle Zustände",
    results: (count: number) => (count === 1 ? "1 Konto" : `${formatCount(count)} Konten`),
    reset: "Suche und Filter zurücksetzen",
  },
  states: {
    active: "aktiv",
    unconfirmed: "unbestätigt",
    invited: "eingeladen",
    blocked: "gesperrt",
  },
  table: {
    caption: "Konten",
    name: "Person",
    role: "Rolle",
    state: "Zustand",
    signedIn: "Zuletzt da",
    never: "noch nie",
    unnamed: "ohne Namen",
    failed: "Die Konten konnten wir nicht laden",
    actions: (name: string) => `Aktionen für ${name}`,
    you: "Ihr Konto",
  },
  none: {
    title: "Kein Konto gefunden",
    text: "Vielleicht ist es anders geschrieben, oder ein Filter schließt es aus.",
  },
  pagination: "Seiten der Kontenliste",
  actions: {
    invite: "Einladen",
    inviteAgain: "Einladung noch einmal senden",
    bookings: "Buchungen ansehen",
    block: "Sperren",
    unblock: "Sperre aufheben",
    promote: "Zur Verwaltung machen",
    demote: "Verwaltungsrechte entziehen",
    delete: "Konto löschen …",
    own: "Das eigene Konto lässt sich hier nicht ändern.",
  },
  bookings: {
    title: (name: string) => `Buchungen von ${name}`,
    entry: (number: number, seats: number) =>
      `Nummer ${number}, ${seats === 1 ? "1 Platz" : `${seats} Plätze`}`,
    cancelled: "storniert",
    none: "Mit dieser bestätigten Adresse gibt es keine Buchung.",
    loading: "Die Buchungen werden geladen …",
    failed: "Die Buchungen konnten wir nicht laden",
  },
  invitation: {
    title: "Jemanden einladen",
    text: "Wir schicken eine E-Mail mit einem Link. Damit legt die Person ihr Passwort fest und kann sich anmelden.",
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail-Adresse",
    role: "Rolle",
    roleHint: "Verwaltung darf Konten einladen, sperren und löschen.",
    send: "Einladung senden",
    sending: "Wird gesendet …",
    cancel: "Abbrechen",
    failed: "Die Einladung ist nicht verschickt",
    taken: "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
  },
  confirm: {
    block: {
      title: (name: string) => `${name} sperren?`,
      text: "Die Person ist sofort abgemeldet und kann sich nicht mehr anmelden, bis Sie die Sperre aufheben. Buchungen und Mitgliedschaft bleiben bestehen.",
      label: "Sperren",
    },
    unblock: {
      title: (name: string) => `Sperre von ${name} aufheben?`,
      text: "Danach kann sich die Person wieder anmelden.",
      label: "Sperre aufheben",
    },
    promote: {
      title: (name: string) => `${name} zur Verwaltung machen?`,
      text: "Die Person darf dann alle Konten sehen, einladen, sperren und löschen.",
      label: "Zur Verwaltung machen",
    },
    demote: {
      title: (name: string) => `${name} die Verwaltungsrechte entziehen?`,
      text: "Das Konto bleibt bestehen, die Nutzerverwaltung ist für die Person dann zu.",
      label: "Rechte entziehen",
    },
    delete: {
      title: (name: string) => `Konto von ${name} löschen?`,
      text: "Profil und Merkliste werden sofort gelöscht, eine laufende Mitgliedschaft wird gekündigt. Gebuchte Reisen bleiben gebucht. Das lässt sich nicht rückgängig machen.",
      label: "Endgültig löschen",
    },
    typedLabel: (email: string) => `Zur Bestätigung bitte „${email}“ eingeben`,
    failed: "Das hat nicht geklappt.",
  },
  conflicts: {
    "own-account": "Ihr eigenes Konto können Sie hier nicht sperren, herabstufen oder löschen.",
    "last-manager":
      "Das ist das letzte Konto mit Verwaltungsrechten. Machen Sie zuerst jemand anderen zur Verwaltung.",
    "not-found": "Dieses Konto gibt es nicht mehr. Bitte laden Sie die Liste neu.",
  },
  done: {
    invite: (email: string) => `Die Einladung an ${email} ist unterwegs.`,
    inviteAgain: (email: string) => `Die Einladung an ${email} ist noch einmal unterwegs.`,
    block: (name: string) => `${name} ist gesperrt.`,
    unblock: (name: string) => `${name} kann sich wieder anmelden.`,
    promote: (name: string) => `${name} gehört jetzt zur Verwaltung.`,
    demote: (name: string) => `${name} hat keine Verwaltungsrechte mehr.`,
    delete: (name: string) => `Das Konto von ${name} ist gelöscht.`,
  },
  audit: {
    caption: "Protokoll der Verwaltung",
    at: "Wann",
    actor: "Wer",
    action: "Was",
    target: "Wen",
    empty: { title: "Noch nichts geschehen", text: "Hier steht, wer wann welches Konto geändert hat." },
    failed: "Das Protokoll konnten wir nicht laden",
    pagination: "Seiten des Protokolls",
  },
} as const;

export function auditWords({ action, role }: Pick<AuditEntry, "action" | "role">): string {
  switch (action) {
    case "invited":
      return "eingeladen";
    case "invited-again":
      return "noch einmal eingeladen";
    case "blocked":
      return "gesperrt";
    case "unblocked":
      return "Sperre aufgehoben";
    case "role-changed":
      return role === "manager" ? "zur Verwaltung gemacht" : "Verwaltungsrechte entzogen";
    case "deleted":
      return "Konto gelöscht";
  }
}

export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<ManagedUser, "firstName" | "lastName" | "email">) {
  return `${firstName} ${lastName}`.trim() || email;
}
