import { css, styled } from "../../theme";

/** Phones see the compact line; the list stays for screen readers. */
export const Compact = styled("div", {
  fontSize: "$sm",
  lineHeight: "$normal",
  color: "$textMuted",
  "& strong": { color: "$text", fontWeight: "$semibold" },
  "@sm": { display: "none" },
});

export const Bar = styled("div", { display: "flex", gap: "$half", paddingBlockStart: "$1" });

export const BarPart = styled("span", {
  flex: 1,
  height: "$space$half",
  borderRadius: "$pill",
  backgroundColor: "$border",
  border: "$borderWidths$thin solid transparent",
  "&[data-state='filled']": { backgroundColor: "$primary" },
  "@media (forced-colors: active)": { "&[data-state='filled']": { backgroundColor: "Highlight" } },
});

export const List = styled("ol", {
  // On phones out of sight but read aloud and reachable by its buttons.
  display: "flex",
  flexWrap: "wrap",
  columnGap: "$1",
  "@sm": { columnGap: "0", flexWrap: "nowrap" },
});

export const Item = styled("li", {
  position: "relative",
  fontSize: "$sm",
  lineHeight: "$snug",
  color: "$textMuted",
  "&[data-state='current']": { color: "$text", fontWeight: "$semibold" },
  "@sm": { flex: "1 1 0", minWidth: 0 },
});

export const press = css({
  display: "flex",
  alignItems: "center",
  gap: "$1",
  minHeight: "$sizes$target",
  padding: 0,
  border: 0,
  borderRadius: "$sm",
  background: "none",
  color: "$primaryText",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  "@hover": { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
});

export const Plain = styled("span", {
  display: "flex",
  alignItems: "center",
  gap: "$1",
  minHeight: "$sizes$target",
});

export const Mark = styled("span", {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "$space$4",
  height: "$space$4",
  borderRadius: "$round",
  border: "$borderWidths$thick solid $colors$borderStrong",
  fontSize: "$sm",
  fontWeight: "$semibold",
  fontVariantNumeric: "tabular-nums",
  "&[data-state='current']": { borderColor: "$primary", backgroundColor: "$primary", color: "$onPrimary" },
  "&[data-state='done']": { borderColor: "$primary", color: "$primaryText" },
});
