import {
  DECLARATION_FIELDS,
  type DeclarationEntries,
  type DeclarationKind,
} from "@gratweg/contracts/declaration-rules";
import { isRecord, parseJson, tolerant, type StorageAccess } from "../storage";

export const DECLARATION_DRAFT_PREFIX = "gratweg_declaration_draft:";

/** Personal data that goes with the tab: session storage only. */
export interface DeclarationDrafts {
  read(kind: DeclarationKind): DeclarationEntries | null;
  write(kind: DeclarationKind, entries: DeclarationEntries): void;
  remove(kind: DeclarationKind): void;
}

export function createDeclarationDrafts(storage: StorageAccess): DeclarationDrafts {
  const keyOf = (kind: DeclarationKind) => `${DECLARATION_DRAFT_PREFIX}${kind}`;
  return {
    read(kind) {
      const stored = parseJson(tolerant(() => storage().getItem(keyOf(kind)), null));
      if (!isRecord(stored)) return null;
      const known = DECLARATION_FIELDS[kind].filter((field) => typeof stored[field] === "string");
      return Object.fromEntries(known.map((field) => [field, stored[field] as string]));
    },
    write: (kind, entries) =>
      tolerant(() => storage().setItem(keyOf(kind), JSON.stringify(entries)), undefined),
    remove: (kind) => tolerant(() => storage().removeItem(keyOf(kind)), undefined),
  };
}
