import type { Complaint } from "./rule";

interface Attribute {
  type: string;
  component?: string;
}
export type Attributes = Readonly<Record<string, Attribute>>;

/** Returns what `check` finds wrong with a value, given the type of its field. */
export type FieldCheck = (field: string, value: unknown, type: string) => Complaint[];

/** Asks `check` about every field of an entry, those of components included; `attributesOf` a component, by its name. */
export function complaintsOfFields(
  data: Readonly<Record<string, unknown>>,
  attributes: Attributes,
  attributesOf: (component: string) => Attributes | undefined,
  check: FieldCheck,
): Complaint[] {
  const inComponent = (value: unknown, name: unknown): Complaint[] => {
    const own = typeof name === "string" ? attributesOf(name) : undefined;
    return own && isObject(value) ? complaintsOfFields(value, own, attributesOf, check) : [];
  };
  const below = (found: Complaint[], path: Complaint["path"]) =>
    found.map((one) => ({ ...one, path: [...path, ...one.path] }));
  return Object.entries(data).flatMap(([field, value]): Complaint[] => {
    const { type = "", component } = attributes[field] ?? {};
    if (type !== "component" && type !== "dynamiczone") return check(field, value, type);
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) =>
          below(inComponent(item, component ?? (isObject(item) ? item.__component : undefined)), [
            field,
            index,
          ]),
        )
      : below(inComponent(value, component), [field]);
  });
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
