import {
  DECLARATION_FIELDS,
  type DeclarationField,
  type DeclarationKind,
} from "@gratweg/contracts/declaration-rules";
import { declarationSlot } from "@gratweg/contracts/routes";
import { formatDate, type ReceiptRow } from "@gratweg/design-system";
import type { DeclarationReceipt } from "@gratweg/flows";
import type { Translate } from "./issueText";

const berlin = { timeZone: "Europe/Berlin" } as const;
const dayFormat = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", ...berlin });
const timeFormat = new Intl.DateTimeFormat("de-DE", { timeStyle: "medium", ...berlin });

/** Everything that was declared, with day and time in Berlin; what was left empty is left out. */
export function receiptRows(kind: DeclarationKind, receipt: DeclarationReceipt, t: Translate): ReceiptRow[] {
  const { declaration } = receipt;
  const moment = new Date(receipt.receivedAt);
  const received = t("declarations.receipt.receivedValue", {
    day: dayFormat.format(moment),
    time: timeFormat.format(moment),
  });
  const rows = shownFields(kind).flatMap((field): ReceiptRow[] => {
    const value = shown(field, declaration, t);
    return value === "" ? [] : [{ label: labelOf(kind, field, t), value }];
  });
  return [{ label: t("declarations.receipt.receivedAt"), value: received }, ...rows];
}

/** The same rows with slots in place of values; the server fills them. */
export function receiptSlots(kind: DeclarationKind, t: Translate): ReceiptRow[] {
  return [
    { label: t("declarations.receipt.receivedAt"), value: declarationSlot("receivedAt") },
    ...shownFields(kind).map((field) => ({ label: labelOf(kind, field, t), value: declarationSlot(field) })),
  ];
}

/** The same as a plain file. */
export function receiptFile(title: string, number: ReceiptRow, rows: readonly ReceiptRow[]): string {
  const lines = [number, ...rows].map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`);
  return `data:text/plain;charset=utf-8,${encodeURIComponent([title, "", ...lines, ""].join("\r\n"))}`;
}

/** The day stands in the row of the end. */
function shownFields(kind: DeclarationKind): DeclarationField[] {
  return DECLARATION_FIELDS[kind].filter((field) => field !== "endsOn");
}

function labelOf(kind: DeclarationKind, field: DeclarationField, t: Translate): string {
  return t(
    field === "contract" ? `declarations.${kind}.contract.label` : `declarations.fields.${field}.label`,
  );
}

function shown(field: DeclarationField, declaration: Record<string, string>, t: Translate): string {
  const value = declaration[field] ?? "";
  if (field === "kind") return t(`declarations.receipt.kind.${value}`);
  if (field === "end")
    return value === "date" ? formatDate(declaration.endsOn ?? "") : t("declarations.receipt.soonest");
  return value;
}
