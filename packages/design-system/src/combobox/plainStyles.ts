import { controlStyles } from "../field/fieldStyles";
import { styled } from "../theme";

export const Disclosure = styled("details", { position: "relative" });

export const Summary = styled("summary", controlStyles, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  listStyle: "none",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
});

export const DisclosureBox = styled("div", {
  maxHeight: "24rem",
  marginBlockStart: "$half",
  paddingInline: "$1half",
  paddingBlock: "$half",
  overflowY: "auto",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surfaceRaised",
});
