import { forwardRef, useId, type InputHTMLAttributes } from "react";
import { styled } from "../theme";
import { Affix, AffixRow, BusyAffix } from "./Affix";
import { describedBy, Field, type FieldTexts } from "./Field";
import { controlStyles } from "./fieldStyles";

const Input = styled("input", controlStyles);

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "size" | "children" | "prefix"> {
  type?: "text" | "email" | "password" | "tel" | "url" | "number" | "date";
  onValueChange?: (value: string) => void;
  /** Stands before the field and describes it: „https://“. */
  prefix?: string;
  /** Stands after the field and describes it: „km“. */
  suffix?: string;
  /** The value is being checked elsewhere; one may go on typing. */
  busy?: boolean;
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelDisplay, hint, error, optional, id, type = "text", prefix, suffix, busy = false, ...props },
  ref,
) {
  const { onValueChange, onChange, "aria-describedby": describing, ...rest } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const prefixId = prefix && `${controlId}-prefix`;
  const suffixId = suffix && `${controlId}-suffix`;
  return (
    <Field {...{ controlId, label, labelDisplay, hint, error, optional }}>
      <AffixRow>
        {prefix && <Affix id={prefixId}>{prefix}</Affix>}
        {/* Always in the same place, so that what is typed and the focus stay when a check begins. */}
        <Input
          key="input"
          ref={ref}
          id={controlId}
          type={type}
          aria-busy={busy || undefined}
          {...describedBy(controlId, { hint, error }, prefixId, suffixId, describing)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          {...rest}
        />
        {suffix && <Affix id={suffixId}>{suffix}</Affix>}
        {busy && <BusyAffix />}
      </AffixRow>
    </Field>
  );
});
