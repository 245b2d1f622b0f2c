import type { FieldCheck } from "./each-field";

/** The end of an `integer` column of PostgreSQL and of GraphQL's `Int`; one number beyond it ends the build of every site. */
const LARGEST = 2_147_483_647;

/**
 * What stands in a field for whole numbers and is none. Strapi would make a number of a text or of a list after the rules have looked,
 * who see no number there and let it pass.
 */
export const misfitIn: FieldCheck = (field, value, type) => {
  if (type !== "integer" || value === undefined || value === null) return [];
  if (typeof value !== "number" || !Number.isSafeInteger(value))
    return [{ path: [field], message: `Im Feld „${field}“ steht keine ganze Zahl.` }];
  if (Math.abs(value) > LARGEST)
    return [{ path: [field], message: `Im Feld „${field}“ steht eine zu große Zahl.` }];
  return [];
};
