import { BaseLink } from "../link/LinkProvider";
import { css, styled } from "../theme";

export const Frame = styled("footer", {
  position: "relative",
  overflow: "hidden",
  contentVisibility: "auto",
  containIntrinsicSize: "auto 60rem",
  backgroundColor: "$primaryDeep",
  color: "$onPrimaryDeep",
  "& :focus-visible": { outlineColor: "$focusRingDeep" },
  // Nothing of it belongs on a receipt or a confirmation, and it would be a page of ink.
  "@media print": { display: "none" },
});

export const Ornament = styled("div", { position: "absolute", inset: 0, opacity: 0.55 });

export const Inner = styled("div", {
  position: "relative",
  zIndex: "$raised",
  display: "flex",
  flexDirection: "column",
  gap: "$6",
  paddingBlock: "$section $4",
});

export const Newsletter = styled("div", {
  paddingBlockEnd: "$6",
  borderBlockEnd: "$borderWidths$thin solid $colors$borderDeep",
});

/** On phones two tiles stand side by side, then four; on large windows all eight share a row. */
export const LogoBand = styled("div", {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "$3 $1half",
  "@sm": { gridTemplateColumns: "repeat(4, minmax(0, 11rem))" },
  "@lg": { gridTemplateColumns: "repeat(8, minmax(0, 1fr))" },
});

export const Columns = styled("div", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "$5",
  "@md": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr)" },
  "@lg": { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
});

export const Column = styled("div", { display: "flex", flexDirection: "column", gap: "$2", minWidth: 0 });

/** Looks like a heading, but the footer's outline is its landmarks. */
export const Title = styled("p", { fontSize: "$sm", fontWeight: "$semibold", color: "$onPrimaryDeepMuted" });

export const LinkList = styled("ul", {
  listStyle: "none",
  variants: {
    columns: {
      one: {},
      several: {
        "& > li": { breakInside: "avoid" },
        "@sm": { columnCount: 2, columnGap: "$3" },
        "@lg": { columnCount: 3 },
      },
    },
  },
  defaultVariants: { columns: "one" },
});

const linkStyles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "$1",
  minWidth: "$sizes$target",
  minHeight: "$sizes$target",
  maxWidth: "100%",
  padding: 0,
  border: 0,
  borderRadius: "$sm",
  backgroundColor: "transparent",
  color: "inherit",
  fontSize: "$md",
  lineHeight: "$snug",
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "@hover": { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" } },
});

export const FooterLink = styled(BaseLink, linkStyles);
export const PlainButton = styled("button", linkStyles);

export const Bottom = styled("div", {
  paddingBlockStart: "$3",
  borderBlockStart: "$borderWidths$thin solid $colors$borderDeep",
  fontSize: "$sm",
  color: "$onPrimaryDeepMuted",
});
