import { forwardRef, useId } from "react";
import { PasswordFieldFrame, type PasswordFieldFrameProps } from "./PasswordFieldFrame";
import type { PasswordStrength } from "./passwordStrength";
import { PasswordStrengthMeter } from "./PasswordStrengthMeter";

export interface PasswordFieldProps extends Omit<PasswordFieldFrameProps, "meter"> {
  /** For a new password: shows how far it meets the rules, from `passwordStrength(value)`. */
  strength?: PasswordStrength;
}

/** A password that one may look at, paste and leave to a password manager. Hidden again when its form is submitted. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { strength, id, "aria-describedby": describing, ...props },
  ref,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  if (!strength)
    return <PasswordFieldFrame ref={ref} id={controlId} aria-describedby={describing} {...props} />;
  const strengthId = `${controlId}-strength`;
  return (
    <PasswordFieldFrame
      ref={ref}
      id={controlId}
      aria-describedby={describing ? `${strengthId} ${describing}` : strengthId}
      meter={<PasswordStrengthMeter id={strengthId} strength={strength} brief={Boolean(props.error)} />}
      {...{ passwordrules: `minlength: ${strength.minLength};` }}
      {...props}
    />
  );
});
