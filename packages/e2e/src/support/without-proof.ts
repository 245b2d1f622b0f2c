/** Switches proofs off for tests that book far more than guests do. */
export const WITHOUT_PROOF = {
  GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "0",
  GRATWEG_BOOKING_UNPROVEN_PER_DEPARTURE: "0",
} as const;
