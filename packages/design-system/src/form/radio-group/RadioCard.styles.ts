import { styled } from "../../theme";

/** What the browser knows, not what scripts have said: a card is right without them too. */
const CHOSEN = ":has(> div > input:checked)";

export const Card = styled("div", {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  minHeight: "$sizes$target",
  padding: "$2",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surface",
  color: "$text",
  transition: "border-color $transitions$fast, background-color $transitions$fast",
  "@hover": { "&[data-state='open']:hover": { borderColor: "$primary" } },
  // The ring stands around the whole card: the card is what is pressed.
  "&:has(input[type='radio']:focus-visible)": {
    outline: "$borderWidths$ring solid $colors$focusRing",
    outlineOffset: "2px",
  },
  "&[data-invalid]": { borderColor: "$danger" },
  [`&${CHOSEN}`]: {
    borderColor: "$primary",
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
    boxShadow: "inset 0 0 0 1px $colors$primary",
  },
  "&[data-state='disabled']": {
    backgroundColor: "$surfaceSunken",
    borderColor: "$border",
    color: "$textMuted",
  },
  "@media (forced-colors: active)": {
    [`&${CHOSEN}`]: { outline: "$borderWidths$thick solid Highlight" },
    "&[data-state='disabled']": { color: "GrayText" },
  },
  "@media print": { breakInside: "avoid" },
  "&:has(> div > input:not(:checked)) > [data-follow-up]": { display: "none" },
});

/** Above the label, which covers the card. */
export const FollowUp = styled("div", {
  position: "relative",
  paddingBlockStart: "$1",
  color: "$text",
});

export const Head = styled("div", { display: "flex", alignItems: "flex-start", gap: "$1half" });

export const Dot = styled("input", {
  flexShrink: 0,
  appearance: "none",
  display: "grid",
  placeContent: "center",
  width: "$space$3",
  height: "$space$3",
  margin: 0,
  border: "$borderWidths$thick solid $colors$borderStrong",
  borderRadius: "$round",
  backgroundColor: "$surface",
  cursor: "inherit",
  "&:focus-visible": { outline: "none" },
  "&::before": {
    content: "''",
    width: "$space$1half",
    height: "$space$1half",
    borderRadius: "$round",
    backgroundColor: "$primary",
    visibility: "hidden",
  },
  "&:checked": { borderColor: "$primary", "&::before": { visibility: "visible" } },
  "&:disabled": { borderColor: "$border", backgroundColor: "transparent" },
  "@media (forced-colors: active)": { appearance: "auto", "&::before": { display: "none" } },
});

export const Words = styled("div", {
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: "$half",
});

export const Title = styled("label", {
  fontWeight: "$semibold",
  lineHeight: "$space$3",
  cursor: "pointer",
  // The label covers the card, so that all of it can be pressed; links in the card are raised above it.
  "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: "inherit" },
  "[data-state='disabled'] &": { cursor: "not-allowed" },
});

export const Description = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "$3",
  rowGap: "$half",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
  [`${CHOSEN} > div &`]: { color: "inherit" },
});

export const Aside = styled("span", {
  color: "$text",
  fontWeight: "$semibold",
  fontVariantNumeric: "tabular-nums",
  [`${CHOSEN} > div &, [data-state='disabled'] &`]: { color: "inherit" },
});
