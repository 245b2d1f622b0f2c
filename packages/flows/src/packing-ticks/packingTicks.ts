import { parseJson, tolerant, type StorageAccess } from "../storage";

export const PACKING_TICKS_PREFIX = "gratweg_packing:";

/**
 * What is ticked of a trip's packing list, on this device alone; goes when somebody signs out.
 * @param storage local storage
 */
export function createPackingTicks(storage: StorageAccess, trip: number) {
  const key = `${PACKING_TICKS_PREFIX}${trip}`;
  return {
    read(): readonly string[] {
      const stored = parseJson(tolerant(() => storage().getItem(key), null));
      return Array.isArray(stored) ? stored.filter((tick): tick is string => typeof tick === "string") : [];
    },
    keep(ticked: readonly string[]): void {
      tolerant(() => {
        if (ticked.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(ticked));
      }, undefined);
    },
  };
}
