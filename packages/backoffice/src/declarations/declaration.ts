import { createHash } from "node:crypto";
import type { DeclarationEntries, DeclarationKind } from "@gratweg/contracts";
import { foldEmailAddress } from "../email-address";

export interface Declaration {
  name: string;
  contract: string;
  email: string;
  identification: string | null;
  cancellation: "ordinary" | "extraordinary" | null;
  reason: string | null;
  /** `YYYY-MM-DD`; null: as soon as possible. */
  endsOn: string | null;
}

/** Reads entries that are checked and tidied. */
export function readDeclaration(entries: DeclarationEntries): Declaration {
  const { name = "", contract = "", email = "", identification, kind, reason, endsOn } = entries;
  return {
    name,
    contract,
    email,
    identification: identification || null,
    cancellation: (kind as "ordinary" | "extraordinary" | undefined) || null,
    reason: reason || null,
    endsOn: endsOn || null,
  };
}

/** Says the same for the same declaration of the same person: a double click, a reloaded page, a repeated request. */
export function contentKey(kind: DeclarationKind, declaration: Declaration): string {
  const { name, contract, email, identification, cancellation, reason, endsOn } = declaration;
  const content = [
    kind,
    name,
    contract,
    foldEmailAddress(email),
    identification,
    cancellation,
    reason,
    endsOn,
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

export interface Receipt {
  receiptNumber: string;
  /** ISO 8601. */
  receivedAt: string;
}
