/** Occasions of `outbox_mails.kind`; the outbox renders them. */
export const BOOKED_MAILS = { traveller: "booking-confirmation", operator: "booking-notice" } as const;
/** To the traveller alone: nobody else hears of a booking that nobody has proven. */
export const HELD_MAIL = "booking-hold";
export const CANCELLED_MAILS = {
  traveller: "booking-cancellation",
  operator: "booking-cancellation-notice",
} as const;
/** Names what a traveller asks for; the booking desk decides. */
export const REQUEST_MAILS = {
  traveller: "booking-request",
  operator: "booking-request-notice",
  desk: "booking-request-desk",
} as const;

export interface QueuedMail {
  kind: string;
  to: string;
  /** The identifier is `<before + booking number + after>`: the same for ever, so a mail that is sent twice is seen once. */
  before: string;
  after: string;
}

/** The host of the sender's address, on which message identifiers hang. */
export function mailHost(from: string): string {
  const host = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1];
  return host ?? "gratweg.example";
}

export function bookedMails(traveller: string, operator: string, host: string): QueuedMail[] {
  return [
    {
      kind: BOOKED_MAILS.traveller,
      to: traveller,
      before: "<booking-",
      after: `-confirmation@${host}>`,
    },
    { kind: BOOKED_MAILS.operator, to: operator, before: "<booking-", after: `-notice@${host}>` },
  ];
}

export function heldMails(traveller: string, host: string): QueuedMail[] {
  return [{ kind: HELD_MAIL, to: traveller, before: "<booking-", after: `-hold@${host}>` }];
}

export function cancelledMails(traveller: string, operator: string | null, host: string): QueuedMail[] {
  const mails: QueuedMail[] = [
    {
      kind: CANCELLED_MAILS.traveller,
      to: traveller,
      before: "<booking-",
      after: `-cancellation@${host}>`,
    },
  ];
  if (operator)
    mails.push({
      kind: CANCELLED_MAILS.operator,
      to: operator,
      before: "<booking-",
      after: `-cancellation-notice@${host}>`,
    });
  return mails;
}
