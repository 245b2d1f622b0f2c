import { createBookingConfirmationStore, createBookingStore } from "@gratweg/flows";

const storage = () => window.sessionStorage;

/** What outlives a page within its tab. A file of its own: the confirmation needs no machine. */
export const confirmations = createBookingConfirmationStore(storage);
export const drafts = createBookingStore(storage);
