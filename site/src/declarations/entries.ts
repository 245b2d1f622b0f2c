import {
  DECLARATION_FIELDS,
  type DeclarationEntries,
  type DeclarationField,
  type DeclarationKind,
} from "@gratweg/contracts/declaration-rules";

const CHOSEN: Partial<Record<DeclarationField, string>> = { kind: "ordinary", end: "soonest" };

/** The form as it comes: what most people want is chosen already. */
export function emptyEntries(kind: DeclarationKind): DeclarationEntries {
  return Object.fromEntries(DECLARATION_FIELDS[kind].map((field) => [field, CHOSEN[field] ?? ""]));
}

/** What stands in the form's fields already: typed before the scripts came, or put back by the browser. */
export function entriesIn(form: HTMLFormElement, kind: DeclarationKind): DeclarationEntries {
  const empty = emptyEntries(kind);
  const data = new FormData(form);
  return Object.fromEntries(
    DECLARATION_FIELDS[kind].flatMap((field) => {
      const value = data.get(field);
      return typeof value === "string" && value !== "" && value !== empty[field] ? [[field, value]] : [];
    }),
  );
}

const LONGEST_CONTRACT = 100;

/** The contract that a link to the form names: `?contract=GW-2026-000042`. */
export function namedIn(query: string): DeclarationEntries {
  const contract = new URLSearchParams(query).get("contract")?.slice(0, LONGEST_CONTRACT);
  return contract ? { contract } : {};
}
