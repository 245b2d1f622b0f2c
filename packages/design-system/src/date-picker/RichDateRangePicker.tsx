import { readDayRange } from "@gratweg/contracts/day";
import { useState, type Ref } from "react";
import { GermanLocale } from "../aria/GermanLocale";
import { describedBy, Field } from "../field/Field";
import { formatDate } from "../format/formatDate";
import { datePickerMicrocopy } from "../microcopy/datePickerMicrocopy";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { todayHere } from "./calendarValue";
import { CalendarButton } from "./CalendarButton";
import { DateControl, FocusTarget } from "./DateControl";
import type { DateRangePickerProps } from "./datePickerProps";
import { Until } from "./dateStyles";
import { RangeCalendarPanel } from "./RangeCalendarPanel";
import { rangeProblem } from "./rangeRules";
import { Segments } from "./Segments";
import { useRefusal } from "./useDraft";

export interface RichDateRangePickerProps extends DateRangePickerProps {
  id: string;
  controlRef: Ref<HTMLDivElement>;
  takesFocus: boolean;
}

export function RichDateRangePicker({ controlRef, ...props }: RichDateRangePickerProps) {
  const { id, names, value, onValueChange, hint, disabled, readOnly, required, takesFocus } = props;
  const texts = { ...datePickerMicrocopy, ...props.texts };
  const [open, setOpen] = useState(false);
  const today = props.today ?? todayHere();
  const { refusal, refuse } = useRefusal(`${value.from} ${value.to}`, texts.unreadable);
  const error = props.error ?? refusal ?? rangeProblem(value, props, texts) ?? undefined;
  const description = describedBy(id, { hint, error })["aria-describedby"];
  const label = `${id}-label`;
  const state = { today, invalid: Boolean(error), required, disabled, readOnly, describedBy: description };
  const chosen = value.from && value.to && texts.chosenRange(formatDate(value.from), formatDate(value.to));

  const pasteBoth = (text: string) => {
    const range = readDayRange(text, today);
    if (range) onValueChange(range);
    return range !== null;
  };
  const pasting = { onRefuse: refuse, onPasteText: pasteBoth };
  return (
    <GermanLocale>
      <Field {...props} error={error} controlId={id} labelId={label} labelElement="span">
        <DateControl
          ref={controlRef}
          {...state}
          {...{ id, takesFocus }}
          group={{ labelledBy: label, describedBy: description }}
          clearLabel={texts.clearRange}
          onClear={
            (value.from || value.to) && !required ? () => onValueChange({ from: "", to: "" }) : undefined
          }
          onOpen={() => setOpen(true)}
          button={
            <CalendarButton
              {...{ open }}
              anchor={id}
              onOpenChange={setOpen}
              label={[texts.open, chosen].filter(Boolean).join(". ")}
              title={texts.rangeCalendar(props.label)}
              disabled={disabled || readOnly}
            >
              <RangeCalendarPanel
                {...props}
                {...{ today, texts }}
                onValueChange={(range) => {
                  onValueChange(range);
                  setOpen(false);
                }}
              />
            </CalendarButton>
          }
        >
          <VisuallyHidden id={`${id}-from-label`}>{texts.from}</VisuallyHidden>
          <Segments
            {...state}
            value={value.from}
            onValueChange={(from) => onValueChange({ ...value, from })}
            labelledBy={`${label} ${id}-from-label`}
            {...pasting}
          />
          <FocusTarget id={`${id}-to`}>
            <Until id={`${id}-to-label`}>{texts.to}</Until>
            <Segments
              {...state}
              value={value.to}
              onValueChange={(to) => onValueChange({ ...value, to })}
              labelledBy={`${label} ${id}-to-label`}
              {...pasting}
            />
          </FocusTarget>
        </DateControl>
        {names && !disabled && (
          <>
            <input type="hidden" name={names.from} value={value.from} />
            <input type="hidden" name={names.to} value={value.to} />
          </>
        )}
      </Field>
    </GermanLocale>
  );
}
