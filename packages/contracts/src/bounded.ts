import { z } from "zod";

// Zod's own `max` measures whatever has a length, also when its type is wrong already, and throws for
// `{"length": {"toString": null}}`. A check of one's own is not asked then; the document hears of the bound by `meta`.

/** Half of a surrogate pair: no text, whatever it stands in. It has no bytes in UTF-8, so no address and no database takes it. */
const HALF_PAIR = /\p{Cs}/u;

/** A string of at most `max` UTF-16 units; a longer one is the issue `too_big`, one with half a character `invalid_format`. */
export const boundedText = (max: number) =>
  z
    .string()
    .check(({ value, issues }) => {
      if (value.length > max)
        issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value });
      if (HALF_PAIR.test(value))
        issues.push({ code: "invalid_format", format: "well_formed", origin: "string", input: value });
    })
    .meta({ maxLength: max });

/** An array of at most `max` items; a longer one is the issue `too_big`. */
export const boundedArray = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .check(({ value, issues }) => {
      if (value.length > max)
        issues.push({ code: "too_big", origin: "array", maximum: max, inclusive: true, input: value });
    })
    .meta({ maxItems: max });
