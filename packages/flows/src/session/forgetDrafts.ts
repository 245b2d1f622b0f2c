import { BOOKING_CONFIRMATION_KEY } from "../booking/bookingConfirmation";
import { BOOKING_DRAFT_PREFIX } from "../booking/bookingStore";
import { CHECKOUT_PLAN_KEY } from "../checkout/checkoutPlan";
import { DECLARATION_DRAFT_PREFIX } from "../contract-declaration/declarationDrafts";
import type { EnumerableStorage } from "../payment-access/paymentCache";
import { PACKING_TICKS_PREFIX } from "../packing-ticks/packingTicks";
import { TRIP_WISH_KEY } from "../trip-wish/tripWish";
import { tolerant } from "../storage";

const PERSONAL = [
  BOOKING_DRAFT_PREFIX,
  BOOKING_CONFIRMATION_KEY,
  DECLARATION_DRAFT_PREFIX,
  CHECKOUT_PLAN_KEY,
  PACKING_TICKS_PREFIX,
  TRIP_WISH_KEY,
] as const;

/**
 * Takes what was typed into bookings and declarations and ticked on packing lists out of a storage. For signing out: whoever comes next to this
 * computer is somebody else. A session that is merely lost keeps it, as the same person signs in again.
 */
export function forgetDrafts(storage: () => EnumerableStorage): void {
  const keys = tolerant(() => {
    const { length } = storage();
    return Array.from({ length }, (_, index) => storage().key(index));
  }, []);
  for (const key of keys)
    if (key !== null && PERSONAL.some((start) => key.startsWith(start)))
      tolerant(() => storage().removeItem(key), undefined);
}
