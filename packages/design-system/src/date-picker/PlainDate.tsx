import { usePlainField } from "../aria/usePlainField";
import { describedBy, Field } from "../field/Field";
import { controlStyles } from "../field/fieldStyles";
import { styled } from "../theme";
import type { DateFieldProps } from "./datePickerProps";

/** The platform's own date field, also for the range. */
export const PlainInput = styled("input", controlStyles);

export interface PlainDateProps extends DateFieldProps {
  id: string;
  onHandOver: (focused: boolean) => void;
}

export function PlainDate({ onHandOver, ...props }: PlainDateProps) {
  const { id, name, value, min, max, disabled, readOnly, required, hint, error } = props;
  const frame = usePlainField(
    (element) => element.querySelector("input")?.value ?? "",
    (day, focused) => {
      if (day !== value) props.onValueChange(day);
      onHandOver(focused);
    },
  );
  return (
    <Field {...props} controlId={id}>
      <div ref={frame}>
        <PlainInput
          type="date"
          {...{ id, name, min, max, disabled, readOnly }}
          aria-required={required}
          defaultValue={value}
          {...describedBy(id, { hint, error })}
        />
      </div>
    </Field>
  );
}
