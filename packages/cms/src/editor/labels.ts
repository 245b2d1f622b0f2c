import rows from "./labels.json";

/** Label and help text of a field in the editors' screens. */
export type FieldCopy = readonly [label: string, help: string];

/** A field and its width in the form; a row holds at most twelve columns. */
export type LayoutCell = readonly [field: string, columns: 3 | 4 | 6 | 8 | 12];

export interface ScreenCopy {
  fields: Readonly<Record<string, FieldCopy>>;
  /** The field by which an entry is recognised in lists and pickers. */
  mainField?: string;
  /** The field by which the entries of a relation are recognised, by the relation's name. */
  relations?: Readonly<Record<string, string>>;
  /** Columns of the overview. */
  list?: readonly string[];
  /** By what the overview is sorted at first; without it by the main field. */
  sort?: readonly [field: string, order: "ASC" | "DESC"];
  /** Rows of the form, from top to bottom; without it Strapi's own order stays. */
  edit?: readonly (readonly LayoutCell[])[];
  /** Shown, but not to be changed by hand. */
  locked?: readonly string[];
}

/** Everything that editors read in the forms, by the uid of the type or component. */
export const labels = rows as unknown as Readonly<Record<string, ScreenCopy>>;
