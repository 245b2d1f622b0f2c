import { useState } from "react";
import { type ComboBoxItem, flatOptions } from "./comboBoxOptions";

/** Names of values: from the options, from what was chosen before they changed, or from the caller. */
export function useLabels(items: readonly ComboBoxItem[], ask?: (value: string) => string | undefined) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const present = new Map(flatOptions(items).map(({ value, label }) => [value, label]));
  const labelOf = (value: string) => present.get(value) ?? ask?.(value) ?? chosen[value] ?? "";
  return {
    labelOf,
    remember: (values: readonly string[]) =>
      setChosen(Object.fromEntries(values.map((value) => [value, labelOf(value)]))),
  };
}
