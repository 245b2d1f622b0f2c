import { randomInt } from "node:crypto";
import type { DeclarationKind } from "@gratweg/contracts";

/** Without what is mistaken for something else when it is read aloud. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";
const PREFIX = { cancel: "K", withdraw: "W" } as const;

/** `K-7F3M-92QX`. Random, so that it tells nobody how many declarations there are. */
export function createReceiptNumber(kind: DeclarationKind): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${PREFIX[kind]}-${part()}-${part()}`;
}
