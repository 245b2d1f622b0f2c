import { lazy } from "react";
import LoginScreen from "../screens/login/LoginScreen";
import type { Screen, ScreenRoute } from "./screenProps";

/** Each is a chunk of its own, but for signing in, where most people arrive: it comes with the application. */
export const screens: Readonly<Record<ScreenRoute, Screen>> = {
  portal: lazy(() => import("../screens/my-trips/MyTripsScreen")),
  "portal-trip": lazy(() => import("../screens/trip/TripScreen")),
  "portal-offer": lazy(() => import("../screens/offers/OffersScreen")),
  "portal-settings": lazy(() => import("../screens/settings/SettingsScreen")),
  "portal-manage-users": lazy(() => import("../screens/manage-users/ManageUsersScreen")),
  "portal-pricing": lazy(() => import("../screens/pricing/PricingScreen")),
  "portal-checkout-return": lazy(() => import("../screens/checkout-return/CheckoutReturnScreen")),
  "portal-payment-success": lazy(() => import("../screens/payment-success/PaymentSuccessScreen")),
  "portal-login": LoginScreen,
  "portal-login-checkout": lazy(() => import("../screens/login/LoginCheckoutScreen")),
  "portal-register": lazy(() => import("../screens/register/RegisterScreen")),
  "portal-register-checkout": lazy(() => import("../screens/register/RegisterCheckoutScreen")),
  "portal-user-success": lazy(() => import("../screens/user-success/UserSuccessScreen")),
  "portal-reset-password": lazy(() => import("../screens/reset-password/ResetPasswordScreen")),
  "portal-reset-password-token": lazy(() => import("../screens/new-password/ResetTokenScreen")),
  "portal-set-new-password": lazy(() => import("../screens/new-password/SetNewPasswordScreen")),
};
