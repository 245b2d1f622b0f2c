export { useAccountDeletion, useAccountDeletionActor, type AccountDeletion } from "./useAccountDeletion";
export {
  useBooking,
  useBookingActor,
  type Booking,
  type BookingCommands,
  type BookingStatus,
  type BookingStepState,
  type BookingValues,
} from "./useBooking";
export {
  useBookingConfirmation,
  type BookingConfirmation,
  type BookingConfirmationPorts,
} from "./useBookingConfirmation";
export { useBuildCheck, type BuildCheck } from "./useBuildCheck";
export { useCheckout, type Checkout } from "./useCheckout";
export { useCheckoutReturn, useCheckoutReturnActor, type CheckoutReturn } from "./useCheckoutReturn";
export { useConsent, type ConsentPanelState } from "./useConsent";
export {
  useContractDeclaration,
  useContractDeclarationActor,
  type ContractDeclaration,
} from "./useContractDeclaration";
export {
  useEmailConfirmation,
  useMailRequestActor,
  usePasswordRecovery,
  type MailRequest,
} from "./useMailRequest";
export {
  useMembershipChange,
  useMembershipChangeActor,
  type MembershipChanging,
} from "./useMembershipChange";
export { useNewPassword, useNewPasswordActor, type NewPassword } from "./useNewPassword";
export { useNewsletterNotice, useNewsletterNoticeActor, type NewsletterSignup } from "./useNewsletterNotice";
export { usePasswordChange, usePasswordChangeActor, type PasswordChange } from "./usePasswordChange";
export {
  usePaymentAccess,
  usePaymentAccessActor,
  type PaymentAccessValues,
  type PaymentState,
} from "./usePaymentAccess";
export {
  useRegistration,
  useRegistrationActor,
  type Registration,
  type RegistrationStatus,
} from "./useRegistration";
export { useResource, useResourceActor, type ResourceValues } from "./useResource";
export { useSession, type Session, type SessionStatus } from "./useSession";
export { useSessionList, useSessionListActor, type SessionList } from "./useSessionList";
export { useSubmission, useSubmissionActor, type SubmissionValues } from "./useSubmission";
export { useTemporarySession, type TemporarySession } from "./useTemporarySession";
export { useTripSearch, useTripSearchActor, type TripSearch, type TripSearchStatus } from "./useTripSearch";
export { useTripSuggestions, type TripSuggestions } from "./useTripSuggestions";
export { useUserManagement, useUserManagementActor, type UserManagement } from "./useUserManagement";
export { useWidget, useWidgetActor, type Widget, type WidgetConsent, type WidgetStatus } from "./useWidget";
