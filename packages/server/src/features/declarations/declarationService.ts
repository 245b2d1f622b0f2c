import {
  DECLARATION_FIELDS,
  declarationIssues,
  tidyDeclaration,
  type DeclarationAnswer,
  type DeclarationEntries,
  type DeclarationKind,
} from "@gratweg/contracts";
import { siteByKey, type SiteKey } from "@gratweg/sites";
import { berlinDay } from "@gratweg/contracts/kernel";
import { ProblemError, RETRY_AFTER } from "../../http/problems";
import { askThrough } from "../../limits/askThrough";
import type { Gate } from "../../limits/gate";
import type { ClientLimit } from "../../limits/clientLimit";
import type { DeclarationSource, Log } from "../../ports";
import { declarationProblems } from "./declarationProblems";

export const DECLARATION_LIMIT_MS = 8_000;

export interface DeclarationServices {
  /** Undefined where it is not set up. */
  source: DeclarationSource | undefined;
  /** Of declarations that are right. */
  limit: ClientLimit;
  /** Of all, before a body is read: reading, checking and writing the form once more keeps this process busy. */
  attempts: ClientLimit;
  gate: Gate;
  count: (outcome: string) => void;
}

export interface Declarer {
  clientAddress: string;
  site: SiteKey;
  log: Log;
}

/** The kind's fields of a JSON body or a form, as they were typed; anything but text is nothing. */
export function readEntries(kind: DeclarationKind, body: unknown): DeclarationEntries {
  const sent = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  return Object.fromEntries(
    DECLARATION_FIELDS[kind].map((field) => {
      const value = Object.hasOwn(sent, field) ? sent[field] : undefined;
      return [field, typeof value === "string" ? value : ""];
    }),
  );
}

/** Throws where somebody has sent too many, right or wrong. */
export function countAttempt(
  kind: DeclarationKind,
  { clientAddress, site }: Pick<Declarer, "clientAddress" | "site">,
  { attempts, count }: DeclarationServices,
): void {
  const wait = attempts.take(clientAddress);
  if (wait === undefined) return;
  count(`${kind}-limited`);
  const { contact } = siteByKey(site);
  throw new ProblemError(declarationProblems.tooMany(kind, contact), { "retry-after": String(wait) });
}

export async function declare(
  kind: DeclarationKind,
  entries: DeclarationEntries,
  { clientAddress, site, log }: Declarer,
  { source, limit, gate, count }: DeclarationServices,
): Promise<DeclarationAnswer> {
  const { contact } = siteByKey(site);
  const fail = (outcome: string, error: ProblemError): ProblemError => {
    count(`${kind}-${outcome}`);
    return error;
  };
  const issues = declarationIssues(kind, entries, berlinDay());
  if (issues.length > 0) throw fail("invalid", new ProblemError(declarationProblems.invalid(kind, issues)));
  const wait = limit.take(clientAddress);
  if (wait !== undefined) {
    const headers = { "retry-after": String(wait) };
    throw fail("limited", new ProblemError(declarationProblems.tooMany(kind, contact), headers));
  }
  const declaration = tidyDeclaration(kind, entries);
  const order = { kind, declaration, site, officeEmail: contact.email };
  try {
    const receipt = await askThrough(
      { source, gate, clientAddress, limitMs: DECLARATION_LIMIT_MS },
      (declarations, context) => declarations.receive(order, context),
    );
    count(`${kind}-received`);
    return { ...receipt, declaration };
  } catch (error) {
    log.warn({ err: error }, "a declaration could not be handed on");
    throw fail("unavailable", new ProblemError(declarationProblems.unavailable(kind, contact), RETRY_AFTER));
  }
}
