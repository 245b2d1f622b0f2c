import { forwardRef, useId, type SelectHTMLAttributes } from "react";
import { describedBy, Field, type FieldTexts } from "../field/Field";
import { Icon } from "../icon/Icon";
import { caretDownIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";
import { NativeSelect, SelectFrame } from "./selectStyles";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "style" | "size" | "children" | "placeholder"> {
  options: readonly SelectOption[];
  /** A first line that is no choice, with the value `""`; `true` takes „Bitte wählen“. */
  placeholder?: string | true;
  onValueChange?: (value: string) => void;
}

/** The platform's own select: known on every phone, works without scripts. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, labelDisplay, hint, error, optional, id, options, placeholder, ...props },
  ref,
) {
  const { onValueChange, onChange, "aria-describedby": describing, ...rest } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field {...{ controlId, label, labelDisplay, hint, error, optional }}>
      <SelectFrame>
        <NativeSelect
          ref={ref}
          id={controlId}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          {...describedBy(controlId, { hint, error }, describing)}
          {...rest}
        >
          {placeholder && (
            <option value="" disabled={rest.required}>
              {placeholder === true ? microcopy.field.choose : placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <Icon icon={caretDownIcon} />
      </SelectFrame>
    </Field>
  );
});
