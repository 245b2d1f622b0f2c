import { useState } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { formatDate } from "../format/formatDate";
import { datePickerMicrocopy } from "../microcopy/datePickerMicrocopy";
import { CalendarButton } from "./CalendarButton";
import { CalendarPanel } from "./CalendarPanel";
import { toCalendarDate, todayHere, toDay } from "./calendarValue";
import { RichDateField, type RichDateFieldProps } from "./RichDateField";
import { useFocusedDay } from "./useFocusedDay";

export function RichDatePicker({ controlRef, ...props }: Omit<RichDateFieldProps, "onOpen" | "button">) {
  const { value, onValueChange, min, max, unavailable } = props;
  const texts = { ...datePickerMicrocopy, ...props.texts };
  const [open, setOpen] = useState(false);
  const today = props.today ?? todayHere();
  const focus = useFocusedDay(value || today, { min, max });

  const changeOpen = (next: boolean) => {
    if (next) focus.goTo(value || today);
    setOpen(next);
  };
  const chosen = value && texts.chosen(formatDate(value));
  return (
    <RichDateField
      {...props}
      controlRef={controlRef}
      onOpen={() => changeOpen(true)}
      button={
        <CalendarButton
          {...{ open }}
          anchor={props.id}
          onOpenChange={changeOpen}
          label={[texts.open, chosen].filter(Boolean).join(". ")}
          title={texts.calendar(props.label)}
          disabled={props.disabled || props.readOnly}
        >
          <Calendar
            aria-label={props.label}
            // The dialog exists for its calendar: the focus goes to the day at once.
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- inside of a dialog that the visitor opened
            firstDayOfWeek="mon"
            minValue={toCalendarDate(min)}
            maxValue={toCalendarDate(max)}
            isDateUnavailable={(date) => Boolean(unavailable?.(toDay(date)))}
            value={toCalendarDate(value)}
            onChange={(date) => {
              onValueChange(toDay(date));
              setOpen(false);
            }}
            focusedValue={focus.date}
            onFocusChange={focus.setDate}
          >
            <CalendarPanel {...{ today, min, max, unavailable, texts }} kind="day" months={1} focus={focus} />
          </Calendar>
        </CalendarButton>
      }
    />
  );
}
