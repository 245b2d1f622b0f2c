import { forwardRef, type InputHTMLAttributes } from "react";
import { styled } from "../theme";

const Track = styled("input", {
  flexShrink: 0,
  appearance: "none",
  position: "relative",
  width: "3.25rem",
  height: "$space$4",
  margin: 0,
  border: "$borderWidths$thick solid $colors$borderStrong",
  borderRadius: "$pill",
  backgroundColor: "$surface",
  cursor: "pointer",
  transition: "background-color $transitions$fast, border-color $transitions$fast",
  "&::before": {
    content: "''",
    position: "absolute",
    insetBlockStart: "0.25rem",
    insetInlineStart: "0.25rem",
    width: "1.25rem",
    height: "1.25rem",
    borderRadius: "$round",
    backgroundColor: "$borderStrong",
    transition: "transform $transitions$fast, background-color $transitions$fast",
  },
  "&:checked": {
    borderColor: "$primary",
    backgroundColor: "$primary",
    "&::before": { transform: "translateX(1.25rem)", backgroundColor: "$onPrimary" },
  },
  // The whole target can be pressed, not only what is seen.
  "&::after": { content: "''", position: "absolute", inset: "-0.5rem" },
  "@media (forced-colors: active)": {
    appearance: "auto",
    "&::before, &::after": { display: "none" },
  },
});

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "style" | "type" | "role" | "onChange"
> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** On or off, named by a label elsewhere. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { onCheckedChange, ...props },
  ref,
) {
  return (
    <Track
      ref={ref}
      type="checkbox"
      role="switch"
      onChange={(event) => onCheckedChange(event.target.checked)}
      {...props}
    />
  );
});
