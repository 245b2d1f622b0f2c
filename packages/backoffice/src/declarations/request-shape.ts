import { createHash } from "node:crypto";
import { foldEmailAddress } from "../email-address";

export type DeclarationKind = "cancel" | "withdraw";

/** As the server has tidied it. */
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

export interface DeclarationCommand {
  kind: DeclarationKind;
  declaration: Declaration;
  /** The same for the same declaration of the same person. */
  contentKey: string;
  site: string;
  /** Where the site's visitors reach the office; null: as the settings say. */
  officeEmail: string | null;
}

const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{3,189}$/;
const SITE = /^[a-z-]{3,30}$/;
const LONGEST = 2000;

/** The server has checked this already; here only what would do harm in a database or a mail is kept out. */
export function declarationCommand(body: unknown): DeclarationCommand | null {
  const { kind, declaration, site, officeEmail } = record(body);
  if (kind !== "cancel" && kind !== "withdraw") return null;
  const read = readDeclaration(kind, record(declaration));
  if (!read || !matches(site, SITE)) return null;
  if (officeEmail !== null && !matches(officeEmail, ADDRESS)) return null;
  return { kind, declaration: read, contentKey: contentKey(kind, read), site, officeEmail };
}

function readDeclaration(kind: DeclarationKind, sent: Record<string, unknown>): Declaration | null {
  const texts = Object.values(sent);
  if (texts.some((text) => typeof text !== "string" || text.length > LONGEST)) return null;
  const text = (field: string) => (sent[field] as string | undefined) ?? "";
  const { name, contract, email } = { name: text("name"), contract: text("contract"), email: text("email") };
  if (name === "" || contract === "" || !ADDRESS.test(email)) return null;
  const own = { name, contract, email };
  if (kind === "withdraw")
    return { ...own, identification: null, cancellation: null, reason: null, endsOn: null };
  const cancellation = text("kind");
  if (cancellation !== "ordinary" && cancellation !== "extraordinary") return null;
  const endsOn = text("endsOn") || null;
  if (endsOn !== null && !/^\d{4}-\d{2}-\d{2}$/.test(endsOn)) return null;
  return {
    ...own,
    identification: text("identification") || null,
    cancellation,
    reason: text("reason") || null,
    endsOn,
  };
}

/** A double click, a reloaded page or a repeated request says the same once more. */
function contentKey(kind: DeclarationKind, declaration: Declaration): string {
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

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}
