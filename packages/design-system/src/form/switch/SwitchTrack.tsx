import { styled } from "../../theme";

export const SwitchTrack = styled("input", {
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
  "&:disabled": {
    borderColor: "$border",
    backgroundColor: "$surfaceSunken",
    cursor: "not-allowed",
    "&::before": { backgroundColor: "$borderStrong" },
  },
  "&[aria-busy='true']": { cursor: "progress" },
  // The whole target can be pressed, not only what is seen.
  "&::after": { content: "''", position: "absolute", inset: "-0.5rem" },
  "@media (forced-colors: active)": {
    appearance: "auto",
    "&::before, &::after": { display: "none" },
  },
});
