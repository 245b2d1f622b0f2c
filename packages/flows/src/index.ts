export { analyticsMachine } from "./analytics/analyticsMachine";
export { connectAnalytics } from "./analytics/connectAnalytics";
export { createBookingApi } from "./booking/bookingApi";
export { BOOKING_CONFIRMATION_KEY, createBookingConfirmationStore } from "./booking/bookingConfirmation";
export { stepOfField } from "./booking/bookingDraft";
export { BookingError } from "./booking/BookingError";
export { bookingMachine } from "./booking/bookingMachine";
export {
  BOOKING_STEP_PARAMETER,
  BOOKING_STEPS,
  readBookingStep,
  writeBookingStep,
} from "./booking/bookingSteps";
export { BOOKING_DRAFT_PREFIX, createBookingStore } from "./booking/bookingStore";
export { watchBookingWindow } from "./booking/browserBooking";
export { connectBooking } from "./booking/connectBooking";
export { createBookingKey } from "./booking/createBookingKey";
export { fetchLatestBuild, reloadPage, watchWindow } from "./build-check/browserBuildCheck";
export { buildCheckMachine } from "./build-check/buildCheckMachine";
export { isChunkError } from "./build-check/chunkError";
export { buildCheckInput, connectBuildCheck } from "./build-check/connectBuildCheck";
export { createReloadGuardStore, RELOAD_GUARD_KEY, RELOAD_GUARD_MS } from "./build-check/reloadGuard";
export { detectLocale, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, rememberLocale } from "./locale/localeCookie";
export { consentMachine } from "./consent/consentMachine";
export {
  CONSENT_KEY,
  CONSENT_VERSION,
  NO_PURPOSES,
  onlyPurposes,
  PURPOSES,
  toConsentRecord,
  withPurpose,
} from "./consent/consentRecord";
export { createConsentStore } from "./consent/consentStore";
export { startConsent } from "./consent/startConsent";
export { connectContractDeclaration } from "./contract-declaration/connectContractDeclaration";
export { contractDeclarationMachine } from "./contract-declaration/contractDeclarationMachine";
export { createDeclarationApi } from "./contract-declaration/declarationApi";
export { createDeclarationDrafts, DECLARATION_DRAFT_PREFIX } from "./contract-declaration/declarationDrafts";
export { DeclarationError } from "./contract-declaration/DeclarationError";
export { connectNewsletterNotice } from "./newsletter-notice/connectNewsletterNotice";
export { createNewsletterApi } from "./newsletter-notice/newsletterApi";
export { newsletterNoticeMachine } from "./newsletter-notice/newsletterNoticeMachine";
export { connectTripSearch } from "./trip-search/connectTripSearch";
export { tripSearchMachine } from "./trip-search/tripSearchMachine";
export { TripSearchError } from "./trip-search/TripSearchError";
export { createTripSearchStore, TRIP_SEARCH_STATE_KEY } from "./trip-search/tripSearchStore";
export { connectWidget } from "./widget/connectWidget";
export { widgetMachine } from "./widget/widgetMachine";

export type {
  AnalyticsActor,
  AnalyticsClient,
  AnalyticsContext,
  AnalyticsEvent,
  AnalyticsMachine,
  PageView,
  StartClient,
} from "./analytics/analyticsMachine";
export type { AnalyticsPorts } from "./analytics/connectAnalytics";
export type { BookingConfirmationStore } from "./booking/bookingConfirmation";
export type {
  BookingContext,
  BookingDraft,
  BookingFailureShown,
  BookingFormIssue,
  BookingInput,
  BookingNotice,
  BookingPriceChange,
  BookingRefusalShown,
  BookingSubmission,
} from "./booking/bookingContext";
export type { BookingErrorReason, BookingFailure, BookingRefusal } from "./booking/BookingError";
export type { BookingEvent, BookingPlace } from "./booking/bookingEvents";
export type { BookingActor, BookingMachine } from "./booking/bookingMachine";
export type { BookingWindowCommands } from "./booking/browserBooking";
export type { BookingApi, BookingPorts } from "./booking/bookingPorts";
export type { BookingStep } from "./booking/bookingSteps";
export type { BookingStore, StoredBooking } from "./booking/bookingStore";
export type {
  BuildCheckActor,
  BuildCheckContext,
  BuildCheckEvent,
  BuildCheckInput,
  BuildCheckMachine,
} from "./build-check/buildCheckMachine";
export type { BuildCheckPorts } from "./build-check/connectBuildCheck";
export type { ReloadGuard, ReloadGuardStore } from "./build-check/reloadGuard";
export type { Locale, LocaleWindow } from "./locale/localeCookie";
export type {
  ConsentActor,
  ConsentContext,
  ConsentEvent,
  ConsentInput,
  ConsentMachine,
} from "./consent/consentMachine";
export type { ConsentRecord, Purpose, Purposes } from "./consent/consentRecord";
export type { ConsentStore, StorageEvents } from "./consent/consentStore";
export type { ContractDeclarationPorts } from "./contract-declaration/connectContractDeclaration";
export type {
  ContractDeclarationActor,
  ContractDeclarationContext,
  ContractDeclarationEvent,
  ContractDeclarationInput,
  ContractDeclarationMachine,
  DeclarationFormIssue,
  DeclarationReceipt,
  DeclarationTrouble,
} from "./contract-declaration/contractDeclarationMachine";
export type { DeclarationOrder } from "./contract-declaration/declarationApi";
export type { DeclarationDrafts } from "./contract-declaration/declarationDrafts";
export type { DeclarationFailure } from "./contract-declaration/DeclarationError";
export type { NewsletterNoticePorts } from "./newsletter-notice/connectNewsletterNotice";
export type {
  NewsletterAnswer,
  NewsletterNotice,
  NewsletterNoticeActor,
  NewsletterNoticeContext,
  NewsletterNoticeEvent,
  NewsletterNoticeMachine,
  NewsletterTexts,
} from "./newsletter-notice/newsletterNoticeMachine";
export type { KeyValueStorage, StorageAccess } from "./storage";
export type { TripSearchPorts } from "./trip-search/connectTripSearch";
export type { SearchQueryPatch, ToggleFacet } from "./trip-search/queryChanges";
export type {
  ChosenFilters,
  TripPlace,
  TripSearchContext,
  TripSearchInput,
} from "./trip-search/tripSearchContext";
export type { TripSearchActor, TripSearchMachine } from "./trip-search/tripSearchMachine";
export type { ScrollTarget, TripSearchEvent } from "./trip-search/tripSearchSetup";
export type { TripSearchStore } from "./trip-search/tripSearchStore";
export type { WidgetPorts } from "./widget/connectWidget";
export type { WidgetActor, WidgetEvent, WidgetInput, WidgetMachine } from "./widget/widgetMachine";
