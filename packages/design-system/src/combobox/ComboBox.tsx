import { forwardRef, useId, useState } from "react";
import { useHydrated } from "../aria/useHydrated";
import type { ComboBoxProps } from "./comboBoxProps";
import { PlainComboBox } from "./PlainComboBox";
import { RichComboBox } from "./RichComboBox";

export type { ComboBoxProps };

/**
 * One choice of many, found by typing. For up to about seven options take `RadioGroup` or `Select`.
 * Rendered on a server it is a plain `<select>`; what was chosen there is handed over when scripts take it up.
 */
export const ComboBox = forwardRef<HTMLInputElement, ComboBoxProps>(function ComboBox(props, ref) {
  const ownId = useId();
  const [focused, setFocused] = useState(false);
  const own = { ...props, id: props.id ?? ownId };
  return useHydrated() ? (
    <RichComboBox {...own} inputRef={ref} takesFocus={focused} />
  ) : (
    <PlainComboBox {...own} onHandOver={setFocused} />
  );
});
