export const BOOKING_STEPS = ["departure", "travellers", "options", "contact", "check"] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export const BOOKING_STEP_PARAMETER = "schritt";

const NAMES: Readonly<Record<BookingStep, string>> = {
  departure: "termin",
  travellers: "reisende",
  options: "wuensche",
  contact: "kontakt",
  check: "pruefen",
};

/** The step that an address asks for; null where it names none. */
export function readBookingStep(parameters: URLSearchParams): BookingStep | null {
  const name = parameters.get(BOOKING_STEP_PARAMETER);
  return BOOKING_STEPS.find((step) => NAMES[step] === name) ?? null;
}

/** The value of `schritt`. */
export function writeBookingStep(step: BookingStep): string {
  return NAMES[step];
}

export function isBookingStep(value: unknown): value is BookingStep {
  return BOOKING_STEPS.some((step) => step === value);
}

export function stepAfter(step: BookingStep): BookingStep | null {
  return BOOKING_STEPS[BOOKING_STEPS.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: BookingStep): BookingStep | null {
  return BOOKING_STEPS[BOOKING_STEPS.indexOf(step) - 1] ?? null;
}
