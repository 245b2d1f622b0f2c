import { usePlainField } from "../aria/usePlainField";
import { describedBy, Field } from "../field/Field";
import { datePickerMicrocopy } from "../microcopy/datePickerMicrocopy";
import type { DateRangePickerProps } from "./datePickerProps";
import { PlainPair } from "./dateStyles";
import { PlainInput } from "./PlainDate";

export interface PlainDateRangeProps extends DateRangePickerProps {
  id: string;
  onHandOver: (focused: boolean) => void;
}

export function PlainDateRange({ onHandOver, ...props }: PlainDateRangeProps) {
  const { id, names, value, min, max, disabled, readOnly, required, label, hint, error } = props;
  const texts = { ...datePickerMicrocopy, ...props.texts };
  const frame = usePlainField(readDays, (days, focused) => {
    if (days.from !== value.from || days.to !== value.to) props.onValueChange(days);
    onHandOver(focused);
  });
  const shared = { type: "date", min, max, disabled, readOnly, "aria-required": required } as const;
  const description = describedBy(id, { hint, error });
  return (
    <Field {...props} controlId={id} labelId={`${id}-label`} labelElement="span">
      <PlainPair ref={frame} role="group" aria-labelledby={`${id}-label`}>
        <PlainInput
          {...shared}
          {...description}
          id={id}
          name={names?.from}
          aria-label={`${label}, ${texts.from}`}
          defaultValue={value.from}
        />
        {texts.to}
        <PlainInput
          {...shared}
          {...description}
          id={`${id}-to`}
          name={names?.to}
          aria-label={`${label}, ${texts.to}`}
          defaultValue={value.to}
        />
      </PlainPair>
    </Field>
  );
}

function readDays(frame: HTMLElement) {
  const [from = "", to = ""] = [...frame.querySelectorAll("input")].map(({ value }) => value);
  return { from, to };
}
