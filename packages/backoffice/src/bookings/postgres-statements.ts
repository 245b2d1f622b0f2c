import { prepared } from "./named-parameters";
import { BOOKING, CANCEL, EXPIRE, PROVE, TAKE } from "./postgres-sql";
import { FORGET_HOLDS, FORGET_MAILS, PROVABLE, DEPARTURES_OF, guestCounts, LOOK, overdueSql } from "./sql";

export type PostgresStatements = ReturnType<typeof prepareStatements>;

export function prepareStatements() {
  return {
    look: prepared("booking-look", LOOK),
    departuresOf: prepared("booking-departures", DEPARTURES_OF),
    guestCounts: prepared("booking-guests", `SELECT ${guestCounts}`),
    take: prepared("booking-take", TAKE),
    cancel: prepared("booking-cancel", CANCEL),
    booking: prepared("booking-one", BOOKING),
    provable: prepared("booking-provable", PROVABLE),
    prove: prepared("booking-prove", PROVE),
    overdue: prepared("booking-overdue", overdueSql("")),
    overdueOf: prepared("booking-overdue-of", overdueSql("AND departure_number = :departure")),
    expire: prepared("booking-expire", EXPIRE),
    forget: [FORGET_MAILS, FORGET_HOLDS].map((sql, at) => prepared(`booking-forget-${at}`, sql)),
  };
}
