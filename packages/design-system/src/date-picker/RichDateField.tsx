import type { ReactNode, Ref } from "react";
import { GermanLocale } from "../aria/GermanLocale";
import { describedBy, Field } from "../field/Field";
import { datePickerMicrocopy } from "../microcopy/datePickerMicrocopy";
import { todayHere } from "./calendarValue";
import { DateControl } from "./DateControl";
import type { DateFieldProps } from "./datePickerProps";
import { dayProblem } from "./dayRules";
import { Segments } from "./Segments";
import { useRefusal } from "./useDraft";

export interface RichDateFieldProps extends DateFieldProps {
  id: string;
  controlRef: Ref<HTMLDivElement>;
  takesFocus: boolean;
  onOpen?: () => void;
  /** The button of the calendar. */
  button?: ReactNode;
}

/** Segments in a box; also the visible part of the date picker. */
export function RichDateField({ controlRef, ...props }: RichDateFieldProps) {
  const { id, name, value, onValueChange, hint, disabled, readOnly, required, takesFocus, onOpen, button } =
    props;
  const texts = { ...datePickerMicrocopy, ...props.texts };
  const { refusal, refuse } = useRefusal(value, texts.unreadable);
  const error = props.error ?? refusal ?? dayProblem(value, props, texts) ?? undefined;
  const description = describedBy(id, { hint, error })["aria-describedby"];
  const labelledBy = `${id}-label`;
  const invalid = Boolean(error);
  return (
    <GermanLocale>
      <Field {...props} error={error} controlId={id} labelId={labelledBy} labelElement="span">
        <DateControl
          ref={controlRef}
          {...{ id, invalid, disabled, readOnly, takesFocus, onOpen, button }}
          clearLabel={texts.clear}
          onClear={value && !required ? () => onValueChange("") : undefined}
        >
          <Segments
            {...{ value, onValueChange, labelledBy, invalid, required, disabled, readOnly }}
            describedBy={description}
            onRefuse={refuse}
            today={props.today ?? todayHere()}
          />
        </DateControl>
        {name && !disabled && <input type="hidden" name={name} value={value} />}
      </Field>
    </GermanLocale>
  );
}
