import { forwardRef, useId, useState } from "react";
import { useHydrated } from "../aria/useHydrated";
import type { DatePickerProps } from "./datePickerProps";
import { PlainDate } from "./PlainDate";
import { RichDatePicker } from "./RichDatePicker";

/**
 * A day that is typed or chosen in a calendar, for example the first possible day of travel. On phones the calendar is a
 * sheet at the lower edge. Rendered on a server it is an `<input type="date">`.
 */
export const DatePicker = forwardRef<HTMLDivElement, DatePickerProps>(function DatePicker(props, ref) {
  const ownId = useId();
  const [focused, setFocused] = useState(false);
  const own = { ...props, id: props.id ?? ownId };
  return useHydrated() ? (
    <RichDatePicker {...own} controlRef={ref} takesFocus={focused} />
  ) : (
    <PlainDate {...own} onHandOver={setFocused} />
  );
});
