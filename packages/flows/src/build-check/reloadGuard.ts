import { isRecord, parseJson, tolerant, type StorageAccess } from "../storage";

export const RELOAD_GUARD_KEY = "build_reload_guard";
/** Section 9: within this time a path is not reloaded a second time. */
export const RELOAD_GUARD_MS = 10_000;

/** Path → time (epoch ms) until which no second reload happens. */
export type ReloadGuard = Readonly<Record<string, number>>;

/** The guard counts for a page, whatever its query and fragment are. */
export function guardedPath(href: string): string {
  return href.replace(/[?#].*/, "");
}

export function mayReload(guard: ReloadGuard, href: string, at: number): boolean {
  const until = guard[guardedPath(href)];
  return until === undefined || at >= until;
}

/** The guard with this reload in it, and without what has passed. */
export function withReload(guard: ReloadGuard, href: string, at: number): ReloadGuard {
  const open = Object.entries(guard).filter(([, until]) => until > at);
  return { ...Object.fromEntries(open), [guardedPath(href)]: at + RELOAD_GUARD_MS };
}

export interface ReloadGuardStore {
  /** Malformed entries are removed. */
  read(): ReloadGuard;
  write(guard: ReloadGuard): void;
  /** Whether an entry outlives a reload. Without that, a reload after an error could go round for ever. */
  isLasting(): boolean;
}

export function createReloadGuardStore(
  storage: StorageAccess,
  now: () => number = () => Date.now(),
): ReloadGuardStore {
  const probe = `${RELOAD_GUARD_KEY}_probe`;
  return {
    read() {
      const text = tolerant(() => storage().getItem(RELOAD_GUARD_KEY), null);
      const guard = toGuard(parseJson(text), now());
      if (guard) return guard;
      tolerant(() => storage().removeItem(RELOAD_GUARD_KEY), undefined);
      return {};
    },
    write(guard) {
      tolerant(() => storage().setItem(RELOAD_GUARD_KEY, JSON.stringify(guard)), undefined);
    },
    isLasting: () =>
      tolerant(() => {
        storage().setItem(probe, "1");
        const lasting = storage().getItem(probe) === "1";
        storage().removeItem(probe);
        return lasting;
      }, false),
  };
}

function toGuard(entry: unknown, now: number): ReloadGuard | null {
  if (!isRecord(entry)) return null;
  const limit = now + RELOAD_GUARD_MS;
  // A time beyond the limit comes from a clock that was put back; it must not block reloads for hours.
  const isTime = (until: unknown): until is number => Number.isFinite(until) && (until as number) <= limit;
  return Object.values(entry).every(isTime) ? (entry as Record<string, number>) : null;
}
