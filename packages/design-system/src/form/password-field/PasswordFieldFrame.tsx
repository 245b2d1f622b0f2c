import { forwardRef, useId, useState, type InputHTMLAttributes, type ReactNode } from "react";
import { describedBy, Field, type FieldTexts } from "../../field/Field";
import { Icon } from "../../icon/Icon";
import { eyeIcon, eyeSlashIcon, warningIcon } from "../../icon/icons";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import { CapsLock, Frame, Input, ShowButton } from "./PasswordField.styles";
import { useCapsLock } from "./useCapsLock";
import { useHiddenOnSubmit } from "./useHiddenOnSubmit";

const texts = formMicrocopy.password;

export interface PasswordFieldFrameProps
  extends
    Omit<FieldTexts, "label">,
    Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "type" | "size" | "children" | "autoComplete"> {
  label?: string;
  /** Tells password managers whether they fill in or suggest and save. */
  autoComplete: "current-password" | "new-password";
  onValueChange?: (value: string) => void;
  /** Below the field. */
  meter?: ReactNode;
  /** Name of the button that shows the password. */
  showLabel?: string;
}

/** `PasswordField` for known passwords alone, which need no meter: for sign-in forms that are to arrive quickly. */
export const PasswordFieldFrame = forwardRef<HTMLInputElement, PasswordFieldFrameProps>(
  function PasswordFieldFrame(props, ref) {
    const { label = texts.label, labelDisplay, hint, error, optional, id, meter, ...more } = props;
    const { onValueChange, onChange, showLabel = texts.show, "aria-describedby": describing, ...rest } = more;
    const ownId = useId();
    const controlId = id ?? ownId;
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
            {...describedBy(controlId, { hint, error }, describing)}
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
        {meter}
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
