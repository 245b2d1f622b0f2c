import { forwardRef, useId, useState } from "react";
import { useHydrated } from "../aria/useHydrated";
import type { DateRangePickerProps } from "./datePickerProps";
import { PlainDateRange } from "./PlainDateRange";
import { RichDateRangePicker } from "./RichDateRangePicker";

/**
 * First and last day, typed or chosen in one calendar; either may stay open, for example the search's time of travel. The
 * days have the ids `id` and `id` + `-to`. Rendered on a server it is two `<input type="date">`.
 */
export const DateRangePicker = forwardRef<HTMLDivElement, DateRangePickerProps>(
  function DateRangePicker(props, ref) {
    const ownId = useId();
    const [focused, setFocused] = useState(false);
    const own = { ...props, id: props.id ?? ownId };
    return useHydrated() ? (
      <RichDateRangePicker {...own} controlRef={ref} takesFocus={focused} />
    ) : (
      <PlainDateRange {...own} onHandOver={setFocused} />
    );
  },
);
