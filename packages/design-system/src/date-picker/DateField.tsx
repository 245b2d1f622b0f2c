import { forwardRef, useId, useState } from "react";
import { useHydrated } from "../aria/useHydrated";
import type { DateFieldProps } from "./datePickerProps";
import { PlainDate } from "./PlainDate";
import { RichDateField } from "./RichDateField";

/**
 * A day that is typed: the visitor knows it and needs no calendar, for example the day of a payment. With a calendar:
 * `DatePicker`; for birthdays: `BirthDateField`. Rendered on a server it is an `<input type="date">`.
 */
export const DateField = forwardRef<HTMLDivElement, DateFieldProps>(function DateField(props, ref) {
  const ownId = useId();
  const [focused, setFocused] = useState(false);
  const own = { ...props, id: props.id ?? ownId };
  return useHydrated() ? (
    <RichDateField {...own} controlRef={ref} takesFocus={focused} />
  ) : (
    <PlainDate {...own} onHandOver={setFocused} />
  );
});
