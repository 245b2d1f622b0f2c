import type { TripDocument } from "@gratweg/contracts";
import type { Reader } from "./phrase";
import { readLine } from "./tokens";

/** What operators put behind their names. */
const KIND = / (?:\w*reisen|touren|expeditionen|kulturwandern|bergschule|gmbh|travel|tours)$/;

/** Names of the trips' operators, whole and without what kind of operator they are („Steinadler“ for „Steinadler Bergreisen“). */
export function operatorNames(documents: readonly TripDocument[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { operator } of documents) {
    if (!operator) continue;
    const { text } = readLine(operator.name);
    names.set(text, operator.slug);
    const bare = text.replace(KIND, "");
    if (!names.has(bare)) names.set(bare, operator.slug);
  }
  return names;
}

const LONGEST = 5;

/** Only the name as it is written: „murmeltiere“ is no „Murmeltier Touren“. */
export function readOperators(names: ReadonlyMap<string, string>): Reader {
  return (line, at) => {
    for (let length = Math.min(LONGEST, line.tokens.length - at); length >= 1; length -= 1) {
      const slug = names.get(line.text.slice(line.offsets[at], line.offsets[at + length]! - 1));
      if (slug !== undefined) return { length, facts: [{ kind: "operator", slug }], isWhole: true };
    }
    return null;
  };
}
