/**
 * Why a search gave no answer; the only error that the actor `searchTrips` should reject with.
 * `offline`: the device has no connection. `unavailable`: the server did not answer or answered with a failure.
 */
export class TripSearchError extends Error {
  override readonly name = "TripSearchError";
  readonly reason: "offline" | "unavailable";

  constructor(reason: "offline" | "unavailable", options?: ErrorOptions) {
    super(`Trip search: ${reason}`, options);
    this.reason = reason;
  }
}
