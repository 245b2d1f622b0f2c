export { accountDeletionMachine } from "./account-deletion/accountDeletionMachine";
export { connectAccountDeletion } from "./account-deletion/connectAccountDeletion";
export { analyticsMachine } from "./analytics/analyticsMachine";
export { connectAnalytics } from "./analytics/connectAnalytics";
export { startAnalytics } from "./analytics/startAnalytics";
export { createAccountApi, EXPORT_LIMIT_MS, SESSION_CHECK_LIMIT_MS } from "./api/accountApi";
export { ApiFailure } from "./api/ApiFailure";
export { createCheckoutApi } from "./api/checkoutApi";
export { createMemberApi } from "./api/memberApi";
export { createPortalContentApi } from "./api/portalContentApi";
export { createUsersApi, writeUserQuery } from "./api/usersApi";
export { createBookingApi } from "./booking/bookingApi";
export {
  BOOKING_CONFIRMATION_KEY,
  createBookingConfirmationStore,
  isHoldOver,
} from "./booking/bookingConfirmation";
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
export { fetchLatestBuild, watchWindow } from "./build-check/browserBuildCheck";
export { buildCheckMachine } from "./build-check/buildCheckMachine";
export { isChunkError } from "./build-check/chunkError";
export { buildCheckInput, connectBuildCheck } from "./build-check/connectBuildCheck";
export { createReloadGuardStore, RELOAD_GUARD_KEY, RELOAD_GUARD_MS } from "./build-check/reloadGuard";
export { reloadPage } from "./build-check/reloadPage";
export { checkoutMachine } from "./checkout/checkoutMachine";
export { CHECKOUT_PLAN_KEY, CHECKOUT_PLAN_MS, createCheckoutPlanStore } from "./checkout/checkoutPlan";
export { CHECKOUT_GRACE_MS, startCheckout } from "./checkout/startCheckout";
export { checkoutReturnMachine } from "./checkout-return/checkoutReturnMachine";
export { connectCheckoutReturn } from "./checkout-return/connectCheckoutReturn";
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
export { hostCookieName, readCookie, writeCookie } from "./cookies";
export { connectEmailConfirmation, connectPasswordRecovery } from "./mail-request/connectMailRequest";
export { emailConfirmationMachine, passwordRecoveryMachine } from "./mail-request/mailRequestMachine";
export { connectMembershipChange } from "./membership-change/connectMembershipChange";
export { membershipChangeMachine } from "./membership-change/membershipChangeMachine";
export { connectNewPassword } from "./new-password/connectNewPassword";
export { newPasswordMachine } from "./new-password/newPasswordMachine";
export { connectNewsletterNotice } from "./newsletter-notice/connectNewsletterNotice";
export { createNewsletterApi } from "./newsletter-notice/newsletterApi";
export { newsletterNoticeMachine } from "./newsletter-notice/newsletterNoticeMachine";
export { connectPasswordChange } from "./password-change/connectPasswordChange";
export { passwordChangeMachine } from "./password-change/passwordChangeMachine";
export { startPaymentAccess } from "./payment-access/connectPaymentAccess";
export { paymentAccessMachine } from "./payment-access/paymentAccessMachine";
export {
  createPaymentCache,
  PAYMENT_CACHE_MS,
  PAYMENT_CACHE_PREFIX,
  paymentCacheKey,
} from "./payment-access/paymentCache";
export { createSubscriptionApi } from "./payment-access/subscriptionApi";
export { connectRegistration } from "./registration/connectRegistration";
export { registrationMachine } from "./registration/registrationMachine";
export { createResource } from "./resource/createResource";
export { resourceMachine } from "./resource/resourceMachine";
export { connectSessionList } from "./session-list/connectSessionList";
export { sessionListMachine } from "./session-list/sessionListMachine";
export { createTripWish } from "./trip-wish/tripWish";
export { createPackingTicks } from "./packing-ticks/packingTicks";
export { forgetDrafts } from "./session/forgetDrafts";
export { createCredentialStore, isUserId, PROVIDER_KEY, SESSION_DAYS, USER_KEY } from "./session/credentials";
export { SessionError } from "./session/SessionError";
export { sessionMachine } from "./session/sessionMachine";
export { LOGGED_OUT_KEY } from "./session/loggedOutFlag";
export { SESSION_CONFIRMED_KEY, SIGNED_IN_COOKIE } from "./session/signedInKeys";
export { startSession } from "./session/startSession";
export { readStoredToken, TOKEN_KEY } from "./session/storedToken";
export { createSubmission } from "./submission/createSubmission";
export { submissionMachine } from "./submission/submissionMachine";
export { revokeGraceOnReturn } from "./temporary-session/revokeGraceOnReturn";
export { startTemporarySession } from "./temporary-session/startTemporarySession";
export {
  DISABLE_TEMPORARY_SESSION,
  ENABLE_TEMPORARY_SESSION,
} from "./temporary-session/temporarySessionEvents";
export { temporarySessionMachine } from "./temporary-session/temporarySessionMachine";
export { TEMPORARY_SESSION_GRACE_KEY, TEMPORARY_SESSION_KEY } from "./temporary-session/temporarySessionKeys";
export { createTemporarySessionStore } from "./temporary-session/temporarySessionStore";
export { watchTemporarySession } from "./temporary-session/watchTemporarySession";
export { connectTripSearch } from "./trip-search/connectTripSearch";
export { understoodQuery } from "./trip-search/queryChanges";
export { chosenFilters } from "./trip-search/tripSearchContext";
export { tripSearchMachine } from "./trip-search/tripSearchMachine";
export { TripSearchError } from "./trip-search/TripSearchError";
export { createTripSearchStore, TRIP_SEARCH_STATE_KEY } from "./trip-search/tripSearchStore";
export { connectTripSuggestions } from "./trip-suggestions/connectTripSuggestions";
export { createRecentSearches } from "./trip-suggestions/recentSearches";
export { tripSuggestionsMachine } from "./trip-suggestions/tripSuggestionsMachine";
export { toTrouble } from "./trouble/trouble";
export { connectUserManagement } from "./user-management/connectUserManagement";
export { userManagementMachine } from "./user-management/userManagementMachine";
export { connectWidget } from "./widget/connectWidget";
export { createEmbedding } from "./widget/createEmbedding";
export { widgetMachine } from "./widget/widgetMachine";

export type {
  AccountDeletionActor,
  AccountDeletionContext,
  AccountDeletionEvent,
  AccountDeletionInput,
  AccountDeletionMachine,
  DeletionProof,
} from "./account-deletion/accountDeletionMachine";
export type { AccountDeletionPorts } from "./account-deletion/connectAccountDeletion";
export type {
  AnalyticsActor,
  AnalyticsClient,
  AnalyticsContext,
  AnalyticsEvent,
  AnalyticsMachine,
  PageFailure,
  PageView,
  StartClient,
} from "./analytics/analyticsMachine";
export type { AnalyticsPorts } from "./analytics/connectAnalytics";
export type { AnalyticsConsent } from "./analytics/startAnalytics";
export type { AccountApi } from "./api/accountApi";
export type { ApiFailureKind, ApiRefusal } from "./api/ApiFailure";
export type { CheckoutApi } from "./api/checkoutApi";
export type { ApiOptions } from "./api/createCall";
export type { MemberApi } from "./api/memberApi";
export type { PortalContentApi } from "./api/portalContentApi";
export type { UserQuery, UsersApi } from "./api/usersApi";
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
  KnownBooker,
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
export type {
  CheckoutActor,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutMachine,
} from "./checkout/checkoutMachine";
export type { CheckoutPlanStore } from "./checkout/checkoutPlan";
export type { CheckoutPorts } from "./checkout/startCheckout";
export type {
  CheckoutOutcome,
  CheckoutReturnActor,
  CheckoutReturnContext,
  CheckoutReturnEvent,
  CheckoutReturnInput,
  CheckoutReturnMachine,
} from "./checkout-return/checkoutReturnMachine";
export type { CheckoutReturnPorts } from "./checkout-return/connectCheckoutReturn";
export type { CookieWindow } from "./cookies";
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
export type { MailRequestPorts } from "./mail-request/connectMailRequest";
export type {
  MailRequestActor,
  MailRequestContext,
  MailRequestEvent,
  MailRequestInput,
  MailRequestMachine,
} from "./mail-request/mailRequestMachine";
export type { MembershipChangePorts } from "./membership-change/connectMembershipChange";
export type {
  MembershipChange,
  MembershipChangeActor,
  MembershipChangeContext,
  MembershipChangeEvent,
  MembershipChangeInput,
  MembershipChangeMachine,
} from "./membership-change/membershipChangeMachine";
export type { NewPasswordPorts } from "./new-password/connectNewPassword";
export type {
  NewPasswordActor,
  NewPasswordContext,
  NewPasswordEvent,
  NewPasswordInput,
  NewPasswordMachine,
} from "./new-password/newPasswordMachine";
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
export type { SessionListPorts } from "./session-list/connectSessionList";
export type {
  SessionListActor,
  SessionListContext,
  SessionListEvent,
  SessionListMachine,
  SessionEnding,
} from "./session-list/sessionListMachine";
export type { KeyValueStorage, StorageAccess } from "./storage";
export type { PasswordChangePorts } from "./password-change/connectPasswordChange";
export type {
  PasswordChangeActor,
  PasswordChangeContext,
  PasswordChangeEvent,
  PasswordChangeMachine,
  PasswordEntries,
} from "./password-change/passwordChangeMachine";
export type { PaymentAccess, PaymentAccessPorts } from "./payment-access/connectPaymentAccess";
export type {
  AccessCheck,
  CacheChange,
  PaymentAccessActor,
  PaymentAccessContext,
  PaymentAccessEvent,
  PaymentAccessInput,
  PaymentAccessMachine,
  SubscriptionAnswer,
} from "./payment-access/paymentAccessMachine";
export type {
  CachedPayment,
  EnumerableStorage,
  PaymentCache,
  PaymentCacheEntry,
} from "./payment-access/paymentCache";
export type { RegistrationPorts } from "./registration/connectRegistration";
export type {
  RegistrationActor,
  RegistrationContext,
  RegistrationEvent,
  RegistrationField,
  RegistrationInput,
  RegistrationMachine,
} from "./registration/registrationMachine";
export type { Resource } from "./resource/createResource";
export type {
  ResourceActor,
  ResourceContext,
  ResourceEvent,
  ResourceMachine,
} from "./resource/resourceMachine";
export type { CredentialOptions, Credentials, CredentialStore, SessionUser } from "./session/credentials";
export type { SessionErrorReason, SessionFailure } from "./session/SessionError";
export type {
  Proof,
  SessionActor,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionMachine,
} from "./session/sessionMachine";
export type { SessionPorts } from "./session/startSession";
export type { StoredTokenPlaces } from "./session/storedToken";
export type { Submission, SubmissionOptions } from "./submission/createSubmission";
export type {
  SubmissionActor,
  SubmissionContext,
  SubmissionEvent,
  SubmissionMachine,
} from "./submission/submissionMachine";
export type { TemporarySessionPorts } from "./temporary-session/startTemporarySession";
export type {
  TemporarySessionActor,
  TemporarySessionEvent,
  TemporarySessionInput,
  TemporarySessionMachine,
} from "./temporary-session/temporarySessionMachine";
export type { TemporarySessionStore } from "./temporary-session/temporarySessionStore";
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
export type { TripSuggestionsPorts } from "./trip-suggestions/connectTripSuggestions";
export type { RecentSearches } from "./trip-suggestions/recentSearches";
export type {
  TripSuggestionsActor,
  TripSuggestionsContext,
  TripSuggestionsEvent,
  TripSuggestionsMachine,
} from "./trip-suggestions/tripSuggestionsMachine";
export type { FormIssue, FormIssueCode, FormTrouble } from "./trouble/formTrouble";
export type { Trouble, TroubleReason } from "./trouble/trouble";
export type { UserManagementPorts } from "./user-management/connectUserManagement";
export type {
  InvitationField,
  UserAction,
  UserManagementActor,
  UserManagementContext,
  UserManagementEvent,
  UserManagementMachine,
} from "./user-management/userManagementMachine";
export type { WidgetPorts } from "./widget/connectWidget";
export type { Embedding } from "./widget/createEmbedding";
export type { EmbeddedWidget } from "./widget/embedWidget";
export type { WidgetActor, WidgetEvent, WidgetInput, WidgetMachine } from "./widget/widgetMachine";
