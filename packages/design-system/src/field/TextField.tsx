import { forwardRef, useId, type InputHTMLAttributes } from "react";
import { styled } from "../theme";
import { describedBy, Field, type FieldTexts } from "./Field";
import { controlStyles } from "./fieldStyles";

const Input = styled("input", controlStyles);

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "size" | "children"> {
  type?: "text" | "email" | "password" | "tel" | "url" | "number" | "date";
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelDisplay, hint, error, optional, id, type = "text", ...props },
  ref,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field {...{ controlId, label, labelDisplay, hint, error, optional }}>
      <Input ref={ref} id={controlId} type={type} {...describedBy(controlId, { hint, error })} {...props} />
    </Field>
  );
});
