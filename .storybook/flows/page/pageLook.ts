import { styled } from "../../../packages/design-system/src/theme";

export const Page = styled("main", {
  padding: "$3",
  backgroundColor: "$background",
  color: "$text",
});

/** The component beside its chart where there is room for both. */
export const Columns = styled("div", {
  display: "grid",
  gap: "$4",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media (min-width: 1100px)": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
});

export const Side = styled("div", { display: "grid", gap: "$4", minWidth: 0 });

export const StageDocument = styled("iframe", {
  display: "block",
  width: "100%",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$background",
});

export const EventButton = styled("button", {
  minHeight: "2.75rem",
  paddingInline: "$2",
  paddingBlock: "$half",
  maxWidth: "100%",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
  font: "inherit",
  fontSize: "$sm",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&:hover": { backgroundColor: "$primarySoftHover" },
  "&:focus-visible": { outline: "2px solid $colors$focusRing", outlineOffset: "2px" },
});

export const Json = styled("pre", {
  overflow: "auto",
  maxHeight: "20rem",
  fontSize: "$xs",
  "&:focus-visible": { outline: "2px solid $colors$focusRing" },
});

/** As in the footer. */
export const Band = styled("div", {
  padding: "$4",
  backgroundColor: "$primaryDeep",
  color: "$onPrimaryDeep",
});
