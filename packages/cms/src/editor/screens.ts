import type { OwnedValues, Path } from "../bootstrap/owned-values";
import type { ScreenCopy } from "./labels";

/** Columns that every type has. */
const STRAPIS_OWN = { createdAt: "Angelegt am", updatedAt: "Geändert" } as const;

/** The parts of Strapi's screen configuration that the microcopy decides, by path. */
export function wantedScreen(copy: ScreenCopy): OwnedValues {
  const wanted: OwnedValues = {};
  for (const [field, [label, help]] of Object.entries(copy.fields)) {
    wanted[`metadatas/${field}/edit/label`] = label;
    wanted[`metadatas/${field}/edit/description`] = help;
    wanted[`metadatas/${field}/list/label`] = label;
  }
  for (const [field, label] of Object.entries(STRAPIS_OWN))
    if (copy.list?.includes(field)) wanted[`metadatas/${field}/list/label`] = label;
  for (const field of copy.locked ?? []) wanted[`metadatas/${field}/edit/editable`] = false;
  for (const [field, main] of Object.entries(copy.relations ?? {}))
    for (const place of ["edit", "list"]) wanted[`metadatas/${field}/${place}/mainField`] = main;
  if (copy.mainField) wanted["settings/mainField"] = copy.mainField;
  if (copy.sort) {
    const [field, order] = copy.sort;
    wanted["settings/defaultSortBy"] = field;
    wanted["settings/defaultSortOrder"] = order;
  }
  if (copy.list) wanted["layouts/list"] = [...copy.list];
  if (copy.edit) wanted["layouts/edit"] = copy.edit.map((row) => row.map(([name, size]) => ({ name, size })));
  return wanted;
}

/**
 * Whether a value that was never written by us is still Strapi's own. `fresh` says that this screen was never touched by us at all:
 * then Strapi has just made it, and its order of fields is nobody's decision.
 */
export function isStrapisDefault(path: Path, value: unknown, fresh: boolean): boolean {
  const [root, field, , property] = path.split("/");
  // What Strapi sorts and names by where it finds no text.
  if (value === "documentId") return true;
  if (root !== "metadatas") return fresh;
  if (property === "label") return value === field;
  if (property === "description") return value === "";
  if (property === "editable") return value === true;
  return fresh;
}
