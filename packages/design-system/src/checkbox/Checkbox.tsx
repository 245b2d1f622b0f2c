import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from "react";
import { describedBy, FieldMessage } from "../field/Field";
import { styled } from "../theme";
import { CheckboxBox } from "./CheckboxBox";

const Row = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  minHeight: "$sizes$target",
});

/** On a line of its own, below the label's first letter. */
const Hint = styled("p", {
  flexBasis: "100%",
  paddingInlineStart: "calc($space$3 + $space$1half)",
  marginBlockStart: "calc(-1 * $space$half)",
  paddingBlockEnd: "$1",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
});

const Label = styled("label", {
  display: "flex",
  flex: 1,
  minWidth: 0,
  minHeight: "$sizes$target",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "$2",
  paddingInlineStart: "$1half",
  paddingBlock: "$half",
  lineHeight: "$snug",
  cursor: "pointer",
  "@hover": { "&:hover": { color: "$primaryText" } },
  "input:disabled + &": { color: "$textMuted", cursor: "not-allowed" },
});

const Count = styled("span", { fontSize: "$sm", color: "$textMuted", fontVariantNumeric: "tabular-nums" });

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "style" | "type" | "size" | "children"
> {
  label: ReactNode;
  /** Small text at the line's end, for example how many results the choice gives. */
  aside?: ReactNode;
  /** Below the label: what the choice means. */
  hint?: string;
  /** Says what is wrong and how to put it right. */
  error?: string;
  onCheckedChange?: (checked: boolean) => void;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, aside, hint, error, id, onCheckedChange, onChange, "aria-describedby": describing, ...props },
  ref,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const row = (
    <Row>
      <CheckboxBox
        ref={ref}
        id={controlId}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        {...describedBy(controlId, { hint, error }, describing)}
        {...props}
      />
      <Label htmlFor={controlId}>
        <span>{label}</span>
        {aside !== undefined && <Count>{aside}</Count>}
      </Label>
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
    </Row>
  );
  return error ? (
    <div>
      <FieldMessage controlId={controlId} error={error} />
      {row}
    </div>
  ) : (
    row
  );
});
