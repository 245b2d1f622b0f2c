import type { KeyValueStorage } from "../storage";

export interface MemoryStorage extends KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  entries(): Record<string, string>;
}

export function memoryStorage(entries: Record<string, string> = {}): MemoryStorage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    entries: () => Object.fromEntries(map),
  };
}

/** Throws as a browser does where storage is forbidden. */
export function forbiddenStorage(): never {
  throw new DOMException("forbidden", "SecurityError");
}

/** Takes nothing more. */
export const fullStorage = (): MemoryStorage => ({ ...memoryStorage(), setItem: forbiddenStorage });
