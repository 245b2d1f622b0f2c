import { forwardRef, useId, useState } from "react";
import { useHydrated } from "../aria/useHydrated";
import type { MultiComboBoxProps } from "./comboBoxProps";
import { PlainMultiComboBox } from "./PlainMultiComboBox";
import { RichMultiComboBox } from "./RichMultiComboBox";

export type { MultiComboBoxProps };

/**
 * Several choices of many, found by typing, each shown as a chip that takes it away. For up to about ten options take
 * `FilterGroup`, which shows them all. Rendered on a server it is a disclosure with checkboxes, sent under the same name.
 */
export const MultiComboBox = forwardRef<HTMLInputElement, MultiComboBoxProps>(
  function MultiComboBox(props, ref) {
    const ownId = useId();
    const [focused, setFocused] = useState(false);
    const own = { ...props, id: props.id ?? ownId };
    return useHydrated() ? (
      <RichMultiComboBox {...own} inputRef={ref} takesFocus={focused} />
    ) : (
      <PlainMultiComboBox {...own} onHandOver={setFocused} />
    );
  },
);
