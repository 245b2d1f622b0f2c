import { controlStyles } from "../field/fieldStyles";
import { styled } from "../theme";

export const SelectFrame = styled("div", {
  position: "relative",
  "& > svg": {
    position: "absolute",
    insetInlineEnd: "$space$2",
    insetBlockStart: "50%",
    transform: "translateY(-50%)",
    pointerEvents: "none",
  },
});

export const NativeSelect = styled("select", controlStyles, {
  appearance: "none",
  paddingInlineEnd: "$6",
  cursor: "pointer",
});
