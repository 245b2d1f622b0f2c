import { tolerant, type StorageAccess } from "../storage";
import { CONSENT_KEY, readConsentRecord, type ConsentRecord } from "./consentRecord";

export interface ConsentStore {
  /** The same object until the decision changes; null = not decided. */
  read: () => ConsentRecord | null;
  /** False where nothing can be stored: the decision then holds as long as the page. */
  write: (record: ConsentRecord) => boolean;
  /** Whether the decision is one that ends with the page. */
  isFleeting: () => boolean;
  /** Told of each change, in this tab and in others. */
  subscribe: (listener: (record: ConsentRecord | null) => void) => () => void;
}

/** What the store hears of other tabs; a window. */
export interface StorageEvents {
  addEventListener(type: "storage", listener: (event: { key: string | null }) => void): void;
  removeEventListener(type: "storage", listener: (event: { key: string | null }) => void): void;
}

/** `tabs` is asked when somebody subscribes, so that the store may be made on a server. */
export function createConsentStore(storage: StorageAccess, tabs: () => StorageEvents): ConsentStore {
  const listeners = new Set<(record: ConsentRecord | null) => void>();
  let text: string | null = null;
  let record: ConsentRecord | null = null;
  /** The decision of a page whose browser stores nothing. */
  let fleeting: ConsentRecord | null = null;

  const read = () => {
    if (fleeting) return fleeting;
    const stored = tolerant(() => storage().getItem(CONSENT_KEY), null);
    if (stored !== text) {
      text = stored;
      record = readConsentRecord(stored);
    }
    return record;
  };
  const tell = () => {
    const now = read();
    for (const listener of [...listeners]) listener(now);
  };
  /** The key is missing when everything was removed at once. */
  const onStorage = ({ key }: { key: string | null }) => {
    if (key !== CONSENT_KEY && key !== null) return;
    // Another tab could store, so what is stored is the newest decision.
    fleeting = null;
    tell();
  };

  return {
    read,
    write(next) {
      const lasts = tolerant(() => {
        storage().setItem(CONSENT_KEY, JSON.stringify(next));
        return true;
      }, false);
      fleeting = lasts ? null : next;
      tell();
      return lasts;
    },
    isFleeting: () => fleeting !== null,
    subscribe(listener) {
      if (listeners.size === 0) tabs().addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs().removeEventListener("storage", onStorage);
      };
    },
  };
}
