/** One thing that an editor has to correct; `path` leads to the field in the form. */
export interface Complaint {
  path: (string | number)[];
  message: string;
}

export type Entry = Readonly<Record<string, unknown>>;

/** A draft may be unfinished; what is published must be whole. */
export type Stage = "draft" | "published";

export type Rule = (entry: Entry, stage: Stage) => Complaint[];

export const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== "";
export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
};
export const listOf = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);
