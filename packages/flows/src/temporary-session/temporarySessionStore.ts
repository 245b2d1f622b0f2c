import { tolerant, type StorageAccess } from "../storage";

export const TEMPORARY_SESSION_KEY = "temporary_session";
export const TEMPORARY_SESSION_GRACE_KEY = "temporary_session_grace_until";

export interface TemporarySessionStore {
  isOn: () => boolean;
  turnOn: () => void;
  /** Removes the flag and the grace time. */
  turnOff: () => void;
  /** Epoch ms; null where none is stored, or no number. */
  graceUntil: () => number | null;
  /** Before one is sent to a page from which one comes back, such as the payment page. */
  grantGrace: (until: number) => void;
}

/** The mode of this tab, in session storage. Where that is forbidden, the mode holds as long as the page. */
export function createTemporarySessionStore(storage: StorageAccess): TemporarySessionStore {
  const read = (key: string) => tolerant(() => storage().getItem(key), null);
  const write = (key: string, value: string) => tolerant(() => storage().setItem(key, value), undefined);
  const remove = (key: string) => tolerant(() => storage().removeItem(key), undefined);
  return {
    isOn: () => read(TEMPORARY_SESSION_KEY) === "true",
    turnOn: () => write(TEMPORARY_SESSION_KEY, "true"),
    turnOff() {
      remove(TEMPORARY_SESSION_KEY);
      remove(TEMPORARY_SESSION_GRACE_KEY);
    },
    graceUntil() {
      const until = Number(read(TEMPORARY_SESSION_GRACE_KEY) ?? Number.NaN);
      return Number.isFinite(until) ? until : null;
    },
    grantGrace: (until) => write(TEMPORARY_SESSION_GRACE_KEY, String(until)),
  };
}
