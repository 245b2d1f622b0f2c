import { z } from "zod";

/** RFC 9457 problem document; `title` is stable and English, `detail` is German and for people. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  instance: z.string().optional(),
  /** What is wrong with single parameters or fields. */
  issues: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problem>;

/** The stable `type` of each kind of failure, for programs. */
export const PROBLEM_TYPES = {
  badRequest: "/probleme/ungueltige-anfrage",
  malformedJson: "/probleme/ungueltiges-json",
  unauthorized: "/probleme/nicht-angemeldet",
  forbidden: "/probleme/kein-zugriff",
  pageNotFound: "/probleme/seite-nicht-gefunden",
  validity: "/probleme/seite-ungueltig",
  notFound: "/probleme/nicht-gefunden",
  methodNotAllowed: "/probleme/methode-nicht-erlaubt",
  notAcceptable: "/probleme/format-nicht-verfuegbar",
  payloadTooLarge: "/probleme/anfrage-zu-gross",
  unsupportedMediaType: "/probleme/format-nicht-verstanden",
  uriTooLong: "/probleme/adresse-zu-lang",
  misdirected: "/probleme/unbekannter-host",
  contentUnavailable: "/probleme/inhalte-nicht-erreichbar",
  siteUnavailable: "/probleme/website-wird-gebaut",
  internal: "/probleme/interner-fehler",
  idempotencyKeyMissing: "/probleme/schluessel-fehlt",
  idempotencyKeyReused: "/probleme/schluessel-schon-benutzt",
  invalidBooking: "/probleme/buchung-unvollstaendig",
  /** Seats that wait for a link to be pressed. */
  tooManyHolds: "/probleme/zu-viele-offene-buchungen",
  tooManySeats: "/probleme/zu-viele-plaetze",
  /** Others hold so many seats of the departure that no more are held at this moment. */
  departureHeld: "/probleme/plaetze-gehalten",
  soldOut: "/probleme/ausgebucht",
  departureClosed: "/probleme/termin-nicht-buchbar",
  departurePast: "/probleme/termin-vorbei",
  priceChanged: "/probleme/preis-geaendert",
  formSheetChanged: "/probleme/formblatt-geaendert",
  tooManyRequests: "/probleme/zu-viele-anfragen",
  bookingUnavailable: "/probleme/buchung-nicht-erreichbar",
  invalidEmail: "/probleme/e-mail-adresse-ungueltig",
  unknownToken: "/probleme/link-unbekannt",
  newsletterUnavailable: "/probleme/newsletter-nicht-erreichbar",
  invalidDeclaration: "/probleme/erklaerung-unvollstaendig",
  declarationUnavailable: "/probleme/erklaerung-nicht-angekommen",
  /** With `issues` beside the fields. */
  invalidAccount: "/probleme/angaben-pruefen",
  wrongPassword: "/probleme/passwort-falsch",
  /** The account has no password; it takes a session that has just begun. */
  signInOld: "/probleme/anmeldung-zu-alt",
  accountUnavailable: "/probleme/konto-nicht-erreichbar",
  emailTaken: "/probleme/adresse-schon-vergeben",
  ownAccount: "/probleme/eigenes-konto",
  lastManager: "/probleme/letzte-verwaltung",
  unknownPlan: "/probleme/mitgliedschaft-unbekannt",
  alreadyMember: "/probleme/schon-mitglied",
  notMember: "/probleme/kein-mitglied",
  notWithdrawable: "/probleme/widerrufsfrist-vorbei",
  paymentUnavailable: "/probleme/zahlung-nicht-erreichbar",
  badSignature: "/probleme/signatur-ungueltig",
} as const;
export type ProblemType = (typeof PROBLEM_TYPES)[keyof typeof PROBLEM_TYPES];

/** The two wordings of the specification's sections 5 and 8. */
export const notFoundTitle = {
  /** A route exists, but its page's validity check failed. */
  validity: (path: string): string => `Page Not Found: ${path}`,
  /** No route matches. */
  route: (path: string): string => `Page not found: ${path}`,
};
