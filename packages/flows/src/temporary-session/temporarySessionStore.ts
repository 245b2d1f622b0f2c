import { tolerant, type StorageAccess } from "../storage";
import { TEMPORARY_SESSION_GRACE_KEY, TEMPORARY_SESSION_KEY } from "./temporarySessionKeys";

export interface TemporarySessionStore {
  isOn: () => boolean;
  /** A grace time of an earlier mode is removed: it would let the first leaving pass. */
  turnOn: () => void;
  /** Removes the flag and the grace time. */
  turnOff: () => void;
  /** Epoch ms; null where none is stored, or no number. */
  graceUntil: () => number | null;
  /** Before one is sent to a page from which one comes back, such as the payment page. Only while the mode is on. */
  grantGrace: (until: number) => void;
  /** Whoever has come back needs none any more. */
  revokeGrace: () => void;
}

/** The mode of this tab, in session storage. Where that is forbidden, the mode holds as long as the page. */
export function createTemporarySessionStore(storage: StorageAccess): TemporarySessionStore {
  const read = (key: string) => tolerant(() => storage().getItem(key), null);
  const write = (key: string, value: string) => tolerant(() => storage().setItem(key, value), undefined);
  const remove = (key: string) => tolerant(() => storage().removeItem(key), undefined);
  const isOn = () => read(TEMPORARY_SESSION_KEY) === "true";
  const revokeGrace = () => remove(TEMPORARY_SESSION_GRACE_KEY);
  return {
    isOn,
    turnOn() {
      revokeGrace();
      write(TEMPORARY_SESSION_KEY, "true");
    },
    turnOff() {
      remove(TEMPORARY_SESSION_KEY);
      revokeGrace();
    },
    graceUntil() {
      const until = Number(read(TEMPORARY_SESSION_GRACE_KEY) ?? Number.NaN);
      return Number.isFinite(until) ? until : null;
    },
    grantGrace(until) {
      if (isOn()) write(TEMPORARY_SESSION_GRACE_KEY, String(until));
    },
    revokeGrace,
  };
}
