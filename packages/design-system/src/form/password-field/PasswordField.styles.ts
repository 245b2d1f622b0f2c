import { controlStyles } from "../../field/fieldStyles";
import { styled } from "../../theme";

export const Frame = styled("div", { position: "relative", width: "100%" });

export const Input = styled("input", controlStyles, {
  paddingInlineEnd: "calc($sizes$target + $space$1)",
  // Edge's own button would stand beside ours.
  "&::-ms-reveal, &::-ms-clear": { display: "none" },
});

export const ShowButton = styled("button", {
  position: "absolute",
  insetInlineEnd: "$space$half",
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  display: "grid",
  placeItems: "center",
  width: "$sizes$target",
  height: "$sizes$target",
  padding: 0,
  border: 0,
  borderRadius: "$sm",
  backgroundColor: "transparent",
  color: "$textMuted",
  cursor: "pointer",
  "@hover": { "&:hover:not(:disabled)": { color: "$text" } },
  "&[aria-pressed='true']": { color: "$primaryText" },
  "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
  "&:focus-visible": { outlineOffset: "-3px" },
});

export const CapsLock = styled("p", {
  display: "flex",
  alignItems: "center",
  gap: "$half",
  color: "$warning",
  fontSize: "$sm",
  fontWeight: "$medium",
  lineHeight: "$normal",
});
