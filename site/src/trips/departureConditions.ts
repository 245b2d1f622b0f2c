import type { Departure } from "@gratweg/contracts";
import { lastWithdrawalDay, withdrawalNoticeDays } from "@gratweg/contracts/booking-rules";
import type { TripConditionsProps } from "@gratweg/design-system";

/** What a departure asks for in order to take place, by the law's own days. */
export function departureConditions({
  startDate,
  endDate,
  minimumParticipants,
  guaranteed,
  singleSupplement,
}: Departure): NonNullable<TripConditionsProps["departure"]> {
  return {
    startDate,
    minimumParticipants,
    guaranteed,
    lastWithdrawalDay: lastWithdrawalDay(startDate, endDate),
    withdrawalNoticeDays: withdrawalNoticeDays(startDate, endDate),
    singleSupplementCents: singleSupplement.amount,
  };
}
