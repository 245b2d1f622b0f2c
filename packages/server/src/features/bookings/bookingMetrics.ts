import type { Metrics } from "../operations/metrics";
import type { Gate } from "../../limits/gate";

export interface BookingMetrics {
  count(outcome: string): void;
  /** Seconds that the decision took. */
  took(seconds: number): void;
}

export function createBookingMetrics(metrics: Metrics, gate: Gate): BookingMetrics {
  metrics.gauge("gratweg_bookings_in_flight", "Bookings that are being decided.", () => gate.inside());
  return {
    count: metrics.counter("gratweg_bookings_total", "Bookings by outcome.", "outcome"),
    took: metrics.histogram("gratweg_booking_decision_seconds", "Time until a booking was decided."),
  };
}
