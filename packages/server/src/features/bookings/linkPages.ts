import { paths, type BookingAnswer } from "@gratweg/contracts";
import { berlinTime } from "../../http/berlinTime";
import { CONFIRMATION_PAGE_HEADERS, confirmationPage } from "../../http/confirmationPage";
import { NOTICE_PAGE_HEADERS, noticePage } from "../../http/noticePage";
import type { Fact } from "../../http/plainPage";
import { microcopy } from "../../microcopy";
import type { ProofOutcome } from "../../ports";
import { bookingFacts } from "./bookingFacts";

export const CONFIRM_BOOKING_PATH = "/api/bookings/confirm";

export interface LinkPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const texts = microcopy.bookingLink;

/** What a held booking's link, or its button, has led to. */
export function linkPage(proof: ProofOutcome | { outcome: "unavailable" }, token: string): LinkPage {
  switch (proof.outcome) {
    case "held":
      return askPage(proof.booking, token);
    case "confirmed": {
      const { number, email } = proof.booking;
      const { title, text } = texts.confirmed;
      return notice(200, title, text(number, email), proof.booking, bookingFacts(proof.booking));
    }
    case "expired":
    case "cancelled":
    case "closed": {
      const { title, text } = texts[proof.outcome];
      return notice(410, title, text, proof.booking);
    }
    case "unknown":
      return notice(404, texts.unknown.title, texts.unknown.text);
    case "unavailable": {
      const page = notice(503, texts.unavailable.title, texts.unavailable.text);
      return { ...page, headers: { ...page.headers, "retry-after": "2" } };
    }
  }
}

function askPage(booking: BookingAnswer, token: string): LinkPage {
  const { title, text, button } = texts.held;
  const body = confirmationPage({
    title,
    text: text(booking.seats, berlinTime(booking.heldUntil ?? booking.bookedAt)),
    facts: bookingFacts(booking),
    button,
    action: `${CONFIRM_BOOKING_PATH}?token=${encodeURIComponent(token)}`,
    back: toTrip(booking),
  });
  return { status: 200, headers: CONFIRMATION_PAGE_HEADERS, body };
}

function notice(
  status: number,
  title: string,
  text: string,
  booking?: BookingAnswer,
  facts?: readonly Fact[],
): LinkPage {
  const link = booking ? toTrip(booking) : { href: paths.home(), label: texts.home };
  return { status, headers: NOTICE_PAGE_HEADERS, body: noticePage({ title, text, facts, link }) };
}

function toTrip({ trip }: BookingAnswer): { href: string; label: string } {
  return { href: paths.trip(trip.number, trip.slug), label: texts.toTrip };
}
