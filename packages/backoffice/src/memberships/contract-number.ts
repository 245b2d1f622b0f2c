import { randomInt } from "node:crypto";

/** Without what is mistaken for something else when it is read aloud. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/** `M-7F3M-92QX`. Random, so that it tells nobody how many members there are. */
export function createContractNumber(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `M-${part()}-${part()}`;
}
