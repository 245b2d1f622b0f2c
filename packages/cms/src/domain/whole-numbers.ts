import type { Attributes } from "./hidden-signs";
import type { Complaint } from "./rule";

/**
 * What stands in a field for whole numbers and is none. Strapi would make a number of a text or of a list after the rules have looked,
 * who see no number there and let it pass.
 */
export function misfitsIn(data: Readonly<Record<string, unknown>>, attributes: Attributes): Complaint[] {
  return Object.entries(data)
    .filter(([field, value]) => attributes[field]?.type === "integer" && !isFit(value))
    .map(([field]) => ({ path: [field], message: `Im Feld „${field}“ steht keine ganze Zahl.` }));
}

const isFit = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "number" && Number.isSafeInteger(value));
