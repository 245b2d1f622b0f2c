import { isRecord, parseJson, tolerant, type KeyValueStorage } from "../storage";

/** Sections 4 and 9. */
export const PAYMENT_CACHE_PREFIX = "payment_status_cache";
export const PAYMENT_CACHE_MS = 30 * 60_000;

/** What a check found, as it is stored; `timestamp` is epoch ms. */
export interface PaymentCacheEntry {
  hasAccess: boolean;
  timestamp: number;
}

/** An entry and whose it is. */
export interface CachedPayment extends PaymentCacheEntry {
  email: string;
}

/** Web Storage with its list of keys. */
export type EnumerableStorage = KeyValueStorage & Pick<Storage, "key" | "length">;

export interface PaymentCache {
  /** The valid entry of an address. */
  read: (email: string, now: number) => CachedPayment | null;
  write: (payment: CachedPayment) => void;
  /** The valid entry of whoever is known to be here; all others are removed: expired, malformed, of nobody or anybody else. */
  restore: (email: string | null, now: number) => CachedPayment | null;
  remove: (email: string) => void;
}

export const paymentCacheKey = (email: string): string => `${PAYMENT_CACHE_PREFIX}:${email}`;

/** Whose entry a storage key holds. */
export function emailOfKey(key: string | null): string | null {
  const prefix = `${PAYMENT_CACHE_PREFIX}:`;
  return key?.startsWith(prefix) && key.length > prefix.length ? key.slice(prefix.length) : null;
}

/** Section 5: a boolean, a number, and younger than 30 minutes. An age cannot be negative, so a time to come is malformed. */
export function readPaymentEntry(text: string | null, now: number): PaymentCacheEntry | null {
  const entry = parseJson(text);
  if (!isRecord(entry)) return null;
  const { hasAccess, timestamp } = entry;
  if (typeof hasAccess !== "boolean" || typeof timestamp !== "number") return null;
  const age = now - timestamp;
  return age >= 0 && age < PAYMENT_CACHE_MS ? { hasAccess, timestamp } : null;
}

/** What a browser throws for blocked or full storage counts as nothing stored: the next check asks the server. */
export function createPaymentCache(storage: () => EnumerableStorage): PaymentCache {
  const read = (email: string, now: number) => {
    const entry = readPaymentEntry(
      tolerant(() => storage().getItem(paymentCacheKey(email)), null),
      now,
    );
    return entry && { email, ...entry };
  };
  const remove = (key: string) => tolerant(() => storage().removeItem(key), undefined);
  return {
    read,
    remove: (email) => remove(paymentCacheKey(email)),
    write({ email, hasAccess, timestamp }) {
      const entry: PaymentCacheEntry = { hasAccess, timestamp };
      tolerant(() => storage().setItem(paymentCacheKey(email), JSON.stringify(entry)), undefined);
    },
    restore(email, now) {
      const own = email === null ? null : read(email, now);
      for (const key of tolerant(() => keysIn(storage()), []))
        if (own === null || key !== paymentCacheKey(own.email)) remove(key);
      return own;
    },
  };
}

/** Also those that name no address: they are malformed. */
function keysIn(storage: EnumerableStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key?.startsWith(PAYMENT_CACHE_PREFIX) === true,
  ) as string[];
}
