import { accountTexts } from "./features/accounts/accountTexts";
import { bookingLinkTexts } from "./features/bookings/bookingLinkTexts";
import { bookingTexts } from "./features/bookings/bookingTexts";
import { declarationTexts } from "./features/declarations/declarationTexts";
import { memberTexts } from "./features/trips/memberTexts";
import { newsletterTexts } from "./features/newsletter/newsletterTexts";
import { paymentTexts } from "./features/payments/paymentTexts";

/** Every German text that the server itself sends to people. */
export const microcopy = {
  badAddress: "Die Adresse enthält Zeichen, die hier nicht erlaubt sind.",
  badParameters: "Bitte prüfen Sie die Angaben in der Adresse.",
  badTripNumber: "Erwartet wird die Nummer einer Reise, eine ganze Zahl ab 1.",
  malformedJson: "Die gesendeten Daten sind kein gültiges JSON.",
  badRequest: "Die Anfrage konnte nicht gelesen werden.",
  unauthorized: "Bitte melden Sie sich an.",
  managersOnly: "Diese Seite ist der Verwaltung vorbehalten.",
  hookUnauthorized: "Der Schlüssel dieser Anfrage stimmt nicht.",
  pageNotFound: "Diese Seite gibt es nicht oder nicht mehr.",
  apiNotFound: "Diese Adresse gibt es nicht.",
  tripNotFound: "Diese Reise gibt es nicht oder nicht mehr.",
  iconSetNotFound: "Diese Symbolsammlung gibt es hier nicht.",
  iconsMissing: "Bitte nennen Sie mindestens ein Symbol.",
  iconsTooMany: "Höchstens 100 Symbole sind in einer Anfrage möglich.",
  iconsMalformed: "Namen bestehen aus Kleinbuchstaben, Ziffern und Bindestrichen.",
  unknownParameter: "Diesen Parameter gibt es nicht.",
  methodNotAllowed: "Diese Adresse kann so nicht aufgerufen werden.",
  payloadTooLarge: "Die gesendeten Daten sind zu groß.",
  unsupportedMediaType: "Dieses Datenformat wird hier nicht verstanden.",
  uriTooLong: "Die Adresse ist zu lang.",
  headersTooLarge: "Die Kopfzeilen der Anfrage sind zu lang.",
  requestTimeout: "Die Anfrage kam nicht rechtzeitig an.",
  misdirected: "Unter diesem Namen ist hier keine Website zu finden.",
  typedMissing: "Erwartet wird, was bisher getippt wurde.",
  typedTooLong: (most: number) => `Erwartet wird eine Eingabe von höchstens ${most} Zeichen.`,
  searchUnavailable:
    "Die Reisesuche startet gerade. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  departuresUnavailable:
    "Die Termine sind gerade nicht abrufbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  contentUnavailable:
    "Diese Angaben sind gerade nicht abrufbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  sessionUnavailable:
    "Ihre Anmeldung lässt sich gerade nicht prüfen. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  signInBusy:
    "Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es in wenigen Sekunden noch einmal.",
  signInUnavailable:
    "Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  httpsOnly: "Diese Adresse nimmt Daten nur verschlüsselt an. Bitte rufen Sie sie mit https:// auf.",
  siteStarting: "Diese Website startet gerade. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  siteUnavailable: "Diese Website wird gerade gebaut. Bitte versuchen Sie es in wenigen Minuten noch einmal.",
  forbidden: "Diese Anfrage kommt von einer fremden Website und wird hier nicht angenommen.",
  tooManyRequests: "Von hier kamen gerade sehr viele Anfragen. Bitte warten Sie eine Minute.",
  tooManyReports: "Von hier kamen gerade sehr viele Meldungen. Bitte warten Sie einen Augenblick.",
  departureNotFound: "Diesen Termin gibt es nicht oder nicht mehr.",
  badDepartureNumber: "Erwartet wird die Nummer eines Termins, eine ganze Zahl ab 1.",
  termsUnavailable:
    "Die Angaben zu diesem Termin sind gerade nicht abrufbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  account: accountTexts,
  booking: bookingTexts,
  bookingLink: bookingLinkTexts,
  newsletter: newsletterTexts,
  declaration: declarationTexts,
  payment: paymentTexts,
  members: memberTexts,
  internal: "Da ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.",
  plainPage: {
    notFoundHeadline: "Diese Seite ist umgezogen",
    notFoundText: "Unser Team sucht schon nach ihr.",
    backHome: "Zurück zur Startseite",
    backToPortal: "Zurück zum Portal",
    unavailableHeadline: "Gleich geht es weiter",
    unavailableText: (name: string) =>
      `${name} wird gerade gebaut und ist in ein bis zwei Minuten da. Danke, dass Sie warten.`,
    startingText: (name: string) =>
      `${name} startet gerade und ist in wenigen Augenblicken da. Danke, dass Sie warten.`,
    tryAgain: "Seite neu laden",
    failureHeadline: "Das hat nicht geklappt",
  },
} as const;
