/** The part of the Web Storage interface that the flows need. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Asked anew for each access: reading `window.sessionStorage` itself throws where storage is blocked. */
export type StorageAccess = () => KeyValueStorage;

/** Runs a storage access; what a browser throws for blocked or full storage counts as the fallback. */
export function tolerant<Result>(access: () => Result, fallback: Result): Result {
  try {
    return access();
  } catch {
    return fallback;
  }
}

/** Of text that is none, and of no text, nothing. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
