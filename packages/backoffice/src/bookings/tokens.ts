import { createHmac, timingSafeEqual } from "node:crypto";

/** Booking number and 32 bytes in base64url. */
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;

export interface BookingTokens {
  confirm(booking: BookingIdentity): string;
  /** Whether the token is this booking's; takes the same time for each wrong one. */
  isRight(token: string, booking: BookingIdentity): boolean;
}

interface BookingIdentity {
  number: number;
  documentId: string;
}

/**
 * A link's token is derived whenever it is needed, by the outbox to write the mail and by the server to check it. So it
 * stands in the mail alone. The secret is that of the account mails: both prove an address.
 */
export function bookingTokens(secret: string): BookingTokens {
  const confirm = ({ number, documentId }: BookingIdentity): string => {
    const proof = createHmac("sha256", secret).update(`booking-confirm\n${number}\n${documentId}`);
    return `${number}.${proof.digest("base64url")}`;
  };
  return {
    confirm,
    isRight(token, booking) {
      const [given, right] = [Buffer.from(token), Buffer.from(confirm(booking))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** The booking that a token speaks of; null: it is none of ours. */
export function bookingOfToken(token: string): number | null {
  const number = TOKEN.exec(token)?.[1];
  return number === undefined ? null : Number(number);
}
