import { factories } from "@strapi/strapi";
import { cancelBooking } from "@gratweg/backoffice/bookings/cancel";
import { bookingStore } from "../../../domain/bookings/running";
import type { CancelOutcome, CancelRequest } from "@gratweg/backoffice/bookings/types";

export default factories.createCoreService("api::booking.booking", () => ({
  cancel: (number: number, request: CancelRequest): Promise<CancelOutcome> =>
    cancelBooking(bookingStore(), number, request),
}));
