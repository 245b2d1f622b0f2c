import { foldEmailAddress } from "../email-address";
import { berlinDay } from "@gratweg/contracts/kernel";
import { MAX_TRAVELLERS } from "@gratweg/contracts/booking-rules";
import { agreedTerms, composeAnswer } from "./compose";
import type { ContentCache } from "./content-cache";
import { decide } from "./decide";
import { endOverdue } from "./holds";
import { HOLD_MS, WINDOW_MS, type BookingLimits } from "./limits";
import { guestDecision, isDisposable, type GuestCounts } from "./risk";
import { payableCents } from "./stored";
import { StoreUnavailable, type BookingStore, type Intent, type LiveDeparture } from "./store";
import type { BookingCommand, BookingOutcome, BookingTerms, Departure, TripContent } from "./types";

export interface BookingsOptions {
  store: BookingStore;
  content: ContentCache;
  limits: BookingLimits;
  now?: () => Date;
}

export interface Bookings {
  book(command: BookingCommand): Promise<BookingOutcome>;
  /** null: no such departure of a published tour with that number. */
  terms(tourNumber: number, departureNumber: number, isMember?: boolean): Promise<BookingTerms | null>;
}

/** How often a decision is taken anew because the database saw something else; each time somebody else got further. */
const MOST_TRIES = 8;

export function createBookings({
  store,
  content,
  limits,
  now = () => new Date(),
}: BookingsOptions): Bookings {
  async function attempt(command: BookingCommand): Promise<BookingOutcome | "again"> {
    const { key, requestHash, request, isMember, isGuest } = command;
    const at = now();
    const today = berlinDay(at);
    const lookup = {
      key,
      departure: request.departure,
      email: foldEmailAddress(request.contact.email),
      since: new Date(at.getTime() - WINDOW_MS),
      isMember,
      isGuest,
      now: at,
    };
    const { known, live, emailSeats, guests, isHoldOver } = await store.look(lookup);
    if (known)
      return known.requestHash === requestHash
        ? { outcome: "replayed", booking: known.answer }
        : { outcome: "key-reused" };

    const tourNumber = live?.tourNumber;
    const trip = tourNumber ? await content.read(tourNumber, today) : null;
    if (!live || !tourNumber || !trip) return { outcome: "unknown-departure" };

    const decision = decide(request, { live, emailSeats }, trip, {
      today,
      emailLimit: limits.seatsPerEmail,
    });
    const seats = request.travellers.length;
    if (decision.reason === "sold-out" && isHoldOver && (await endOverdue(store, at, request.departure)) > 0)
      return "again";
    switch (decision.reason) {
      case "closed":
      case "past":
      case "sold-out":
        return {
          outcome: decision.reason,
          seatsLeft: live.departure.seatsLeft,
          alternatives: await alternatives(live, seats, today, isMember),
        };
      case "form-sheet-changed":
        return { outcome: "form-sheet-changed", terms: await termsOf(live, trip, today, isMember) };
      case "price-changed":
        return {
          outcome: "price-changed",
          totalCents: decision.totalCents,
          terms: await termsOf(live, trip, today, isMember),
        };
      case "too-many-bookings":
        return { outcome: "too-many-bookings" };
      case "bookable":
    }

    const { departure } = live;
    const { capacity } = departure;
    const wish = { seats, capacity, isDisposable: isDisposable(lookup.email) };
    const judge = (counts: GuestCounts) => (isGuest ? guestDecision(wish, counts, limits) : "book");
    const judged = judge(guests);
    if (judged === "too-many-holds") return { outcome: judged };
    if (judged === "departure-held")
      return { outcome: judged, minutes: minutesUntil(guests.nextHoldEnd, at) };

    const { lines, totalCents } = decision;
    const heldUntil = judged === "book" ? null : new Date(at.getTime() + HOLD_MS);
    const answer = composeAnswer({
      request,
      departure,
      content: trip,
      lines,
      totalCents,
      at,
      heldUntil,
      today,
    });
    const intent: Intent = {
      ...lookup,
      requestHash,
      request,
      seats,
      tourNumber,
      priceCents: payableCents(departure),
      singleSupplementCents: departure.singleSupplement.amount,
      totalCents,
      today,
      bookedAt: at,
      emailLimit: limits.seatsPerEmail,
      isStillRight: isGuest ? (counts) => judge(counts) === judged : null,
      heldUntil,
      answer,
      terms: agreedTerms(trip, departure),
    };
    const taken = await store.take(intent);
    return taken.outcome === "booked"
      ? { outcome: heldUntil ? "held" : "booked", booking: { number: taken.number, ...answer } }
      : "again";
  }

  async function alternatives(
    live: LiveDeparture,
    seats: number,
    today: string,
    isMember: boolean,
  ): Promise<Departure[]> {
    if (live.tourNumber === null) return [];
    return (await store.departuresOf(live.tourNumber, today, isMember)).filter(
      ({ number, seatsLeft }) => number !== live.departure.number && seatsLeft >= seats,
    );
  }

  async function termsOf(
    live: LiveDeparture,
    trip: TripContent,
    today: string,
    isMember: boolean,
  ): Promise<BookingTerms> {
    const { departure } = live;
    const availability =
      live.state !== "open"
        ? "closed"
        : departure.startDate < today
          ? "past"
          : departure.seatsLeft === 0
            ? "soldOut"
            : "open";
    const others = await alternatives(live, 1, today, isMember);
    const { trip: about, ...agreed } = trip;
    return {
      availability,
      trip: about,
      departure,
      alternatives: others,
      maxTravellers: MAX_TRAVELLERS,
      ...agreed,
    };
  }

  return {
    async book(command) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const outcome = await attempt(command);
        if (outcome !== "again") return outcome;
      }
      throw new StoreUnavailable("The departure changes faster than a booking can be decided.");
    },

    async terms(tourNumber, departureNumber, isMember = false) {
      const at = now();
      const today = berlinDay(at);
      const lookup = {
        key: "",
        departure: departureNumber,
        email: "",
        since: at,
        isMember,
        isGuest: false,
        now: at,
      };
      const { live, isHoldOver } = await store.look(lookup);
      if (isHoldOver && (await endOverdue(store, at, departureNumber)) > 0)
        return this.terms(tourNumber, departureNumber, isMember);
      if (live?.tourNumber !== tourNumber) return null;
      const trip = await content.read(tourNumber, today);
      return trip && termsOf(live, trip, today, isMember);
    },
  };
}

/** Rounded up, so that whoever comes back then finds seats; at least one. */
const minutesUntil = (moment: Date | null, at: Date): number =>
  Math.max(1, Math.ceil(((moment ?? at).getTime() - at.getTime()) / 60_000));
