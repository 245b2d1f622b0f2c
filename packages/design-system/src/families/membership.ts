/** The account's screens: signing in, settings, plans, subscriptions, offers, one's own trips. */
export { AuthCard } from "../account/auth-card/AuthCard";
export { ConfirmDialog } from "../account/confirm-dialog/ConfirmDialog";
export { DangerZone } from "../account/danger-zone/DangerZone";
export { AccountStateBadge, RoleBadge } from "../account/role-badge/RoleBadge";
export { SettingsSection } from "../account/settings-section/SettingsSection";
export { SocialButton } from "../account/social-button/SocialButton";
export { BookingCard } from "../membership/booking-card/BookingCard";
export { OfferCard } from "../membership/offer-card/OfferCard";
export { PlanCard } from "../membership/plan-card/PlanCard";
export { PlanCompareTable } from "../membership/plan-compare-table/PlanCompareTable";
export { SavedTripButton } from "../membership/saved-trip-button/SavedTripButton";
export { SubscriptionState } from "../membership/subscription-state/SubscriptionState";
export { TripDocumentList } from "../membership/trip-document-list/TripDocumentList";

export type { AuthCardProps } from "../account/auth-card/AuthCard";
export type { ConfirmDialogProps } from "../account/confirm-dialog/ConfirmDialog";
export type { DangerZoneProps } from "../account/danger-zone/DangerZone";
export type { AccountStateBadgeProps, RoleBadgeProps } from "../account/role-badge/RoleBadge";
export type { SettingsSectionProps } from "../account/settings-section/SettingsSection";
export type { SocialButtonProps } from "../account/social-button/SocialButton";
export type { BookingCardProps, BookingData, BookingPayment } from "../membership/booking-card/BookingCard";
export type { OfferCardProps, OfferData } from "../membership/offer-card/OfferCard";
export type { PlanCardProps, PlanData, PlanFeature } from "../membership/plan-card/PlanCard";
export type {
  ComparedPlan,
  ComparedRow,
  PlanCompareTableProps,
} from "../membership/plan-compare-table/PlanCompareTable";
export type { SavedTripButtonProps } from "../membership/saved-trip-button/SavedTripButton";
export type { Subscription } from "../membership/subscription-state/subscription";
export type { SubscriptionStateProps } from "../membership/subscription-state/SubscriptionState";
export type { TripDocument, TripDocumentListProps } from "../membership/trip-document-list/TripDocumentList";
