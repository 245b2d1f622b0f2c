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
export { useConsent, type ConsentPanelState } from "./useConsent";
export {
  useContractDeclaration,
  useContractDeclarationActor,
  type ContractDeclaration,
} from "./useContractDeclaration";
export { useNewsletterNotice, useNewsletterNoticeActor, type NewsletterSignup } from "./useNewsletterNotice";
export { useTripSearch, useTripSearchActor, type TripSearch, type TripSearchStatus } from "./useTripSearch";
export { useWidget, useWidgetActor, type Widget, type WidgetConsent, type WidgetStatus } from "./useWidget";
