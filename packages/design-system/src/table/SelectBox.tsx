import { useEffect, useRef } from "react";
import { CheckboxBox } from "../checkbox/CheckboxBox";
import { styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";

const Target = styled("label", {
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  minWidth: "$sizes$target",
  minHeight: "$sizes$target",
  marginBlock: "calc(-1 * $space$half)",
  marginInlineStart: "calc(-1 * $space$1)",
  cursor: "pointer",
  "& > input": { margin: 0 },
});

export interface SelectBoxProps {
  label: string;
  checked: boolean | "mixed";
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function SelectBox({ label, checked, disabled, onCheckedChange }: SelectBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for it.
    if (ref.current) ref.current.indeterminate = checked === "mixed";
  }, [checked]);
  return (
    <Target>
      <CheckboxBox
        ref={ref}
        type="checkbox"
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Target>
  );
}
