import { forwardRef, useId, useState, type InputHTMLAttributes } from "react";
import { describedBy, Field, type FieldTexts } from "../../field/Field";
import { Icon } from "../../icon/Icon";
import { eyeIcon, eyeSlashIcon, warningIcon } from "../../icon/icons";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import { CapsLock, Frame, Input, ShowButton } from "./PasswordField.styles";
import type { PasswordStrength } from "./passwordStrength";
import { PasswordStrengthMeter } from "./PasswordStrengthMeter";
import { useCapsLock } from "./useCapsLock";
import { useHiddenOnSubmit } from "./useHiddenOnSubmit";

const texts = formMicrocopy.password;

export interface PasswordFieldProps
  extends
    Omit<FieldTexts, "label">,
    Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "type" | "size" | "children" | "autoComplete"> {
  label?: string;
  /** Tells password managers whether they fill in or suggest and save. */
  autoComplete: "current-password" | "new-password";
  onValueChange?: (value: string) => void;
  /** For a new password: shows how far it meets the rules, from `passwordStrength(value)`. */
  strength?: PasswordStrength;
  /** Name of the button that shows the password. */
  showLabel?: string;
}

/** A password that one may look at, paste and leave to a password manager. Hidden again when its form is submitted. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const { label = texts.label, labelDisplay, hint, error, optional, id, strength, ...more } = props;
    const { onValueChange, onChange, showLabel = texts.show, "aria-describedby": describing, ...rest } = more;
    const ownId = useId();
    const controlId = id ?? ownId;
    const strengthId = strength && `${controlId}-strength`;
    const [visible, setVisible] = useState<boolean>();
    const capsLock = useCapsLock();
    const input = useHiddenOnSubmit(ref, () => setVisible(undefined));
    return (
      <Field {...{ controlId, label, labelDisplay, hint, error, optional }}>
        <Frame {...capsLock.handlers}>
          <Input
            ref={input}
            id={controlId}
            type={visible ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...(strength && { passwordrules: `minlength: ${strength.minLength};` })}
            {...describedBy(controlId, { hint, error }, strengthId, describing)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            {...rest}
          />
          <ShowButton
            type="button"
            aria-label={showLabel}
            title={showLabel}
            aria-pressed={visible ?? false}
            aria-controls={controlId}
            disabled={rest.disabled}
            onClick={() => setVisible(!visible)}
          >
            <Icon icon={visible ? eyeSlashIcon : eyeIcon} />
          </ShowButton>
        </Frame>
        {capsLock.isOn && (
          <CapsLock aria-hidden="true">
            <Icon icon={warningIcon} />
            {texts.capsLock}
          </CapsLock>
        )}
        {strength && <PasswordStrengthMeter id={strengthId} strength={strength} brief={Boolean(error)} />}
        <VisuallyHidden>
          <span role="status">
            {visible !== undefined && (visible ? texts.shown : texts.hidden)}{" "}
            {capsLock.isOn && texts.capsLock}
          </span>
        </VisuallyHidden>
      </Field>
    );
  },
);
