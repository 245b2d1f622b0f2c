import type { ReactNode } from "react";
import { Icon } from "../icon/Icon";
import { warningCircleIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { FieldError, FieldFrame, FieldHint, FieldLabel, OptionalMark } from "./fieldStyles";

export interface FieldTexts {
  label: string;
  /** `hidden` keeps the label for screen readers, where the design already says what the field is. */
  labelDisplay?: "visible" | "hidden";
  hint?: ReactNode;
  /** Says what is wrong and how to put it right; marks the field as invalid. */
  error?: string;
  /** Shows „freiwillig“; mark the exceptions, not the rule. */
  optional?: boolean;
}

export interface FieldProps extends FieldTexts {
  controlId: string;
  /** For controls that are named by `aria-labelledby`. */
  labelId?: string;
  /** `span` for controls that no `<label>` can name, such as a group. */
  labelElement?: "label" | "span";
  children: ReactNode;
}

/** Label, hint and error around one control, joined to it by ids. */
export function Field({
  controlId,
  labelId,
  labelElement = "label",
  label,
  labelDisplay = "visible",
  hint,
  error,
  optional,
  children,
}: FieldProps) {
  const named = (
    <FieldLabel as={labelElement} id={labelId} htmlFor={labelElement === "label" ? controlId : undefined}>
      {label}
      {optional && <OptionalMark> ({microcopy.field.optional})</OptionalMark>}
    </FieldLabel>
  );
  return (
    <FieldFrame>
      {labelDisplay === "hidden" ? <VisuallyHidden>{named}</VisuallyHidden> : named}
      {hint && <FieldHint id={hintId(controlId)}>{hint}</FieldHint>}
      {children}
      {error && <FieldMessage controlId={controlId} error={error} />}
    </FieldFrame>
  );
}

export function FieldMessage({ controlId, error }: { controlId: string; error: string }) {
  return (
    <FieldError id={errorId(controlId)}>
      <Icon icon={warningCircleIcon} />
      {error}
    </FieldError>
  );
}

/** Attributes that join a control to its hint and error, and to what the caller describes it with. */
export function describedBy(
  controlId: string,
  { hint, error }: Pick<FieldTexts, "hint" | "error">,
  ...others: readonly (string | undefined)[]
) {
  const ids = [hint && hintId(controlId), ...others, error && errorId(controlId)].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

function hintId(controlId: string) {
  return `${controlId}-hint`;
}

function errorId(controlId: string) {
  return `${controlId}-error`;
}
