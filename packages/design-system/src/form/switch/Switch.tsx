import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from "react";
import { describedBy, FieldMessage } from "../../field/Field";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { styled } from "../../theme";
import { SwitchTrack } from "./SwitchTrack";

const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$half", width: "100%" });

const Row = styled("div", {
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "$2",
  minHeight: "$sizes$target",
  // The track's middle on the label's first line.
  "& > input": { marginBlockStart: "calc(($sizes$target - $space$4) / 2)" },
});

const Words = styled("div", { flex: 1, minWidth: 0, paddingBlockEnd: "$half" });

const Label = styled("label", {
  display: "flex",
  alignItems: "center",
  minHeight: "$sizes$target",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  cursor: "pointer",
  "[data-state='disabled'] &": { color: "$textMuted", cursor: "not-allowed" },
});

const Hint = styled("p", { color: "$textMuted", fontSize: "$sm", lineHeight: "$normal" });

const State = styled("span", {
  flexShrink: 0,
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$sizes$target",
});

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "style" | "type" | "role" | "onChange" | "size" | "children"
> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Without it the switch stands alone and is named elsewhere (`id` and a label, or `aria-labelledby`). */
  label?: ReactNode;
  /** Below the label: what happens when it is on. */
  hint?: string;
  /** Says what went wrong and how to put it right. */
  error?: string;
  /** The change is being stored: keeps the focus, takes no further press. */
  busy?: boolean;
}

/** On or off, at once and without a button to save: for that there is the checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, error, busy = false, onCheckedChange, id, "aria-describedby": describing, ...props },
  ref,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const shownHint = label === undefined ? undefined : hint;
  const track = (
    <SwitchTrack
      ref={ref}
      id={controlId}
      type="checkbox"
      role="switch" // oxlint-disable-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onChange={(event) => !busy && onCheckedChange(event.target.checked)}
      {...describedBy(controlId, { hint: shownHint, error }, describing)}
      {...props}
    />
  );
  if (label === undefined) return track;
  return (
    <Frame data-state={props.disabled ? "disabled" : props.checked ? "on" : "off"}>
      <Row>
        <Words>
          <Label htmlFor={controlId}>{label}</Label>
          {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
        </Words>
        {busy && <State role="status">{formMicrocopy.switch.busy}</State>}
        {track}
      </Row>
      {error && <FieldMessage controlId={controlId} error={error} />}
    </Frame>
  );
});
