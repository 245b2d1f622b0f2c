import { css, styled } from "../theme";

/** The box of every input and select: one height, one edge with 3:1 contrast. */
export const controlStyles = css({
  width: "100%",
  minWidth: 0,
  minHeight: "$space$6",
  paddingInline: "$2",
  paddingBlock: "$1",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surface",
  color: "$text",
  fontSize: "$md",
  lineHeight: "$snug",
  transition: "border-color $transitions$fast",
  "&::placeholder": { color: "$textMuted", opacity: 1 },
  "&[aria-invalid='true']": { borderColor: "$danger", boxShadow: "inset 0 0 0 1px $colors$danger" },
  "&:disabled": { backgroundColor: "$surfaceSunken", color: "$textMuted", cursor: "not-allowed" },
  // Readable and copied, not changed: an edge like a printed form's.
  "&[readonly]": { backgroundColor: "$surfaceSunken", borderStyle: "dashed" },
  "@hover": { "&:hover:not(:disabled):not([readonly])": { borderColor: "$text" } },
  // The button that opens the calendar is a stop of its own, at which Chromium does not count the field as focused.
  "&[type='date']:focus-within": {
    outline: "$borderWidths$ring solid $colors$focusRing",
    outlineOffset: "2px",
  },
});

export const FieldFrame = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  width: "100%",
  minWidth: 0,
});

export const FieldLabel = styled("label", {
  fontSize: "$sm",
  fontWeight: "$semibold",
  lineHeight: "$normal",
  color: "$text",
});

export const FieldHint = styled("p", { fontSize: "$sm", lineHeight: "$normal", color: "$textMuted" });

export const FieldError = styled("p", {
  display: "flex",
  gap: "$half",
  alignItems: "flex-start",
  "& > svg": { marginBlockStart: "0.15em" },
  fontSize: "$sm",
  fontWeight: "$medium",
  lineHeight: "$normal",
  color: "$danger",
});

export const OptionalMark = styled("span", { fontWeight: "$regular", color: "$textMuted" });

/** The legend of a fieldset, in the display face: these are the headings of a filter panel. */
export const FieldLegend = styled("legend", {
  fontFamily: "$display",
  fontWeight: "$bold",
  fontSize: "$h4",
  lineHeight: "$snug",
  paddingBlockEnd: "$1",
});
