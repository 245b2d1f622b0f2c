import { useEffect, useRef } from "react";
import { CheckboxBox } from "../checkbox/CheckboxBox";
import { styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { PHONE } from "./Table.styles";

const Target = styled("label", {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "$1",
  minWidth: "$sizes$target",
  minHeight: "$sizes$target",
  marginBlock: "calc(-1 * $space$half)",
  marginInlineStart: "calc(-1 * $space$1)",
  cursor: "pointer",
  "& > input": { margin: 0 },
});

/** The header's own words are out of sight in a card, so the box says what it is for. */
const PhoneWord = styled("span", {
  display: "none",
  [PHONE]: { display: "inline", fontWeight: "$semibold" },
});

export interface SelectBoxProps {
  label: string;
  /** Beside the box on phones. */
  phoneLabel?: string;
  checked: boolean | "mixed";
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function SelectBox({ label, phoneLabel, checked, disabled, onCheckedChange }: SelectBoxProps) {
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
      {phoneLabel && <PhoneWord aria-hidden="true">{phoneLabel}</PhoneWord>}
    </Target>
  );
}
