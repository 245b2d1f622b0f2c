import { matchesQuery } from "./matchOption";

export interface ComboBoxOption {
  /** What the form submits and `value` holds; unique within the field. */
  value: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** Small text at the line's end, for example how many tours the choice gives. */
  aside?: string;
  /** Further words that find the option („Tirol“ for „Österreich“); never shown. */
  keywords?: readonly string[];
  disabled?: boolean;
}

export interface ComboBoxGroup {
  label: string;
  options: readonly ComboBoxOption[];
}

export type ComboBoxItem = ComboBoxOption | ComboBoxGroup;

export function isGroup(item: ComboBoxItem): item is ComboBoxGroup {
  return "options" in item;
}

/** All options in their order, without the groups. */
export function flatOptions(items: readonly ComboBoxItem[]): ComboBoxOption[] {
  return items.flatMap((item) => (isGroup(item) ? [...item.options] : [item]));
}

/** What React Aria asks for each option: its text and the query, in which the keywords are not contained. */
export function optionFilter(items: readonly ComboBoxItem[]): (label: string, query: string) => boolean {
  const findable = new Map<string, string>();
  for (const { label, keywords = [] } of flatOptions(items)) {
    findable.set(label, [findable.get(label) ?? label, ...keywords].join(" "));
  }
  return (label, query) => matchesQuery(findable.get(label) ?? label, query);
}
