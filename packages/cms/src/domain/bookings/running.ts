import type { BookingStore } from "./store";

let running: BookingStore | null = null;

/** The store of this process: opened by the bootstrap, closed by the end. */
export function bookingStore(): BookingStore {
  if (!running) throw new Error("The booking store is not open yet.");
  return running;
}

export function useBookingStore(store: BookingStore): void {
  running = store;
}

export async function closeBookingStore(): Promise<void> {
  const store = running;
  running = null;
  await store?.close();
}
