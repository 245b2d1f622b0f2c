import { breakpoints, css, styled } from "../theme";
import { BaseLink } from "../link/LinkProvider";
import { hidden } from "../visually-hidden/hidden";

export const PHONE = `@media (max-width: ${breakpoints.sm - 0.02}px)`;

const line = "$borderWidths$thin solid $colors$border";

export const Frame = styled("div", {
  position: "relative",
  minWidth: 0,
  border: line,
  borderRadius: "$lg",
  backgroundColor: "$surface",
  overflow: "clip",
  variants: {
    phoneLayout: {
      // Cards have edges of their own.
      cards: {
        [PHONE]: { border: 0, borderRadius: 0, backgroundColor: "transparent", overflow: "visible" },
      },
      scroll: {},
    },
  },
});

export const Scroller = styled("div", {
  overflowX: "auto",
  "&:focus-visible": { outlineOffset: "-3px" },
  variants: {
    header: {
      static: {},
      // What sticks needs an area that scrolls; its height leaves room for the page around it.
      sticky: { maxHeight: "70dvh", overflowY: "auto", scrollPaddingBlockStart: "$space$7" },
    },
    phoneLayout: {
      cards: { [PHONE]: { overflow: "visible", maxHeight: "none" } },
      scroll: {},
    },
  },
});

export const Grid = styled("table", {
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: "$sm",
  lineHeight: "$normal",
  "& :is(td, th)": { textAlign: "start", verticalAlign: "middle" },
  "& td": { fontWeight: "$regular" },
  "& :is(td, th)[data-align='end']": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  "& :is(td, th)[data-width='fit']": { width: "1%", whiteSpace: "nowrap" },
  "& tbody > tr:not(:last-child) > :is(td, th)": { borderBlockEnd: line },
  "& th": { fontWeight: "$semibold" },
  variants: {
    density: {
      normal: {
        "& :is(td, th)": { paddingInline: "$2", paddingBlock: "$1" },
        "& thead th": { paddingBlock: "$half" },
      },
      compact: {
        "& :is(td, th)": { paddingInline: "$1half", paddingBlock: "$half" },
        "& thead th": { paddingBlock: 0, height: "$space$5" },
      },
    },
    header: {
      static: {},
      sticky: { "& thead th": { position: "sticky", insetBlockStart: 0, zIndex: "$raised" } },
    },
    phoneLayout: {
      scroll: {},
      cards: {
        [PHONE]: {
          "&, & > caption, & > thead, & > tbody": { display: "block" },
          "& > tbody": { display: "flex", flexDirection: "column", gap: "$1half" },
        },
      },
    },
  },
});

export const Caption = styled("caption", {
  textAlign: "start",
  fontFamily: "$display",
  fontSize: "$h4",
  fontWeight: "$bold",
  lineHeight: "$snug",
  padding: "$2",
  variants: {
    display: {
      visible: {},
      hidden,
    },
    phoneLayout: { cards: { [PHONE]: { paddingInline: 0 } }, scroll: {} },
  },
});

export const Head = styled("thead", {});
export const Rows = styled("tbody", {});

/** On phones the header is the line of ways to sort. */
export const HeadRow = styled("tr", {
  variants: {
    phoneLayout: {
      scroll: {},
      cards: {
        [PHONE]: {
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "$half",
          paddingBlockEnd: "$1half",
        },
      },
    },
  },
});

export const HeadCell = styled("th", {
  backgroundColor: "$surfaceSunken",
  color: "$textMuted",
  borderBlockEnd: line,
  variants: {
    kind: { plain: {}, sortable: {}, select: { width: "1%" } },
    phoneLayout: { scroll: {}, cards: {} },
  },
  compoundVariants: [
    {
      phoneLayout: "cards",
      kind: "plain",
      css: { [PHONE]: { "&&&": hidden } },
    },
    {
      phoneLayout: "cards",
      kind: "sortable",
      css: { [PHONE]: { "&&&": { padding: 0, border: 0, backgroundColor: "transparent", width: "auto" } } },
    },
    {
      phoneLayout: "cards",
      kind: "select",
      css: {
        [PHONE]: { "&&&": { padding: 0, border: 0, backgroundColor: "transparent", width: "100%" } },
      },
    },
  ],
});

const sortStyles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "$half",
  minHeight: "$sizes$target",
  paddingInline: "$1",
  marginInline: "calc(-1 * $space$1)",
  border: "$borderWidths$thin solid transparent",
  borderRadius: "$sm",
  background: "none",
  color: "inherit",
  fontWeight: "$semibold",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  "& > svg": { opacity: 0.55 },
  "&:focus-visible": { outlineOffset: "-3px" },
  "[aria-sort] > &": { color: "$primaryText", "& > svg": { opacity: 1 } },
  "@hover": { "&:hover": { color: "$primaryText", textDecoration: "underline" } },
  variants: {
    phoneLayout: {
      scroll: {},
      cards: {
        [PHONE]: {
          paddingInline: "$1half",
          marginInline: 0,
          borderColor: "$border",
          borderRadius: "$pill",
          backgroundColor: "$surface",
          "[aria-sort] > &": { borderColor: "$primary" },
        },
      },
    },
  },
});

export const SortButton = styled("button", sortStyles);
export const SortLink = styled(BaseLink, sortStyles);

/** On phones a card: the row's name above, then label and value beside each other. */
export const BodyRow = styled("tr", {
  // A soft green row would swallow the soft green states in it.
  "&[data-state='selected'] > :is(td, th)": { backgroundColor: "$surfaceSunken" },
  "&[data-state='selected'] > :first-child": { boxShadow: "inset $space$half 0 0 $colors$primary" },
  "@media (forced-colors: active)": {
    "&[data-state='selected'] > :first-child": { borderInlineStart: "$space$half solid Highlight" },
  },
  "@hover": { "&[data-state='none']:hover > :is(td, th)": { backgroundColor: "$surfaceSunken" } },
  variants: {
    phoneLayout: {
      scroll: {},
      cards: {
        [PHONE]: {
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr) auto",
          border: line,
          borderRadius: "$lg",
          backgroundColor: "$surface",
          paddingBlock: "$1half",
          paddingInline: "$2",
          rowGap: "$half",
          "&[data-state='selected']": {
            borderColor: "$primary",
            boxShadow: "inset $space$half 0 0 $colors$primary",
          },
          "&&& > :is(td, th)": {
            padding: 0,
            border: 0,
            backgroundColor: "transparent",
            boxShadow: "none",
          },
        },
      },
    },
  },
});

export const Cell = styled("td", {
  variants: {
    kind: { value: {}, name: {}, select: { width: "1%" }, actions: { width: "1%" } },
    phoneLayout: { scroll: {}, cards: {} },
  },
  compoundVariants: [
    {
      phoneLayout: "cards",
      kind: "value",
      css: {
        [PHONE]: {
          "&&&": {
            gridColumn: "1 / -1",
            // A value that does not fit beside its label has the next line to itself: addresses stay whole.
            display: "flex",
            flexWrap: "wrap",
            columnGap: "$2",
            alignItems: "baseline",
            "& > :last-child": { flex: "1 1 auto", minWidth: 0, maxWidth: "100%" },
            width: "auto",
            whiteSpace: "normal",
            textAlign: "start",
            overflowWrap: "anywhere",
          },
        },
      },
    },
    {
      phoneLayout: "cards",
      kind: "name",
      css: {
        [PHONE]: {
          "&&&": {
            gridRow: 1,
            gridColumn: 2,
            alignSelf: "center",
            minHeight: "$sizes$target",
            display: "flex",
            alignItems: "center",
            width: "auto",
            whiteSpace: "normal",
            fontSize: "$md",
            overflowWrap: "anywhere",
          },
        },
      },
    },
    {
      phoneLayout: "cards",
      kind: "select",
      css: { [PHONE]: { "&&&": { gridRow: 1, gridColumn: 1, width: "auto" } } },
    },
    {
      phoneLayout: "cards",
      kind: "actions",
      css: { [PHONE]: { "&&&": { gridRow: 1, gridColumn: 3, width: "auto", justifySelf: "end" } } },
    },
  ],
});

/** Only a card shows it: from 600 px the column's header says it. */
export const CellLabel = styled("span", {
  display: "none",
  color: "$textMuted",
  variants: {
    phoneLayout: {
      scroll: {},
      cards: { [PHONE]: { display: "block", flex: "0 0 8rem", overflowWrap: "normal", hyphens: "auto" } },
    },
  },
});

/** One cell over the whole width: nothing there, or not loaded. */
export const WholeCell = styled("td", {
  variants: { phoneLayout: { scroll: {}, cards: { [PHONE]: { "&&&": { gridColumn: "1 / -1" } } } } },
});

export const Bar = styled("div", {
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: "$raised",
});

export const Below = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "$1 $3",
  paddingBlockStart: "$2",
  fontSize: "$sm",
  color: "$textMuted",
});
