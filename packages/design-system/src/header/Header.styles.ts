import { BaseLink } from "../link/LinkProvider";
import { popoverSheet } from "../dialog/popoverSheet";
import { styled } from "../theme";
import { signedInStyles } from "./signedInStyles";

export const Frame = styled("header", {
  position: "sticky",
  insetBlockStart: 0,
  zIndex: "$header",
  borderBlockEnd: "$borderWidths$thin solid",
  transition: "transform $transitions$slow",
  // A link that the keyboard reaches brings the header back.
  "@media screen": { "&[data-state='hidden']:not(:focus-within)": { transform: "translateY(-100%)" } },
  // Without a transition: the sheet is drawn before it would have ended.
  // On paper nothing can be pressed: the name alone stays.
  "@media print": { position: "static", transition: "none", "& nav, & button": { display: "none" } },
  variants: {
    phone: {
      shown: {},
      hidden: { "@phone": { display: "none" } },
    },
    layout: {
      default: {
        "--header-accent": "$colors$primaryText",
        "--header-line": "$colors$contour",
        backgroundColor: "$surface",
        borderColor: "$border",
        color: "$text",
      },
      // One dark band from the contact bar to the menu: an application's frame rather than a magazine's.
      portal: {
        "--header-accent": "$colors$onPrimaryDeepMuted",
        "--header-line": "$colors$borderDeep",
        backgroundColor: "$primaryDeep",
        borderColor: "$borderDeep",
        color: "$onPrimaryDeep",
        "& > :not(dialog) :focus-visible": { outlineColor: "$focusRingDeep" },
      },
    },
  },
  defaultVariants: { phone: "shown", layout: "default" },
});

export const Bar = styled("div", {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "$1",
  "@sm": { columnGap: "$3" },
  maxWidth: "calc($sizes$wide + 2 * $space$gutter)",
  marginInline: "auto",
  paddingInline: "$gutter",
  variants: {
    layout: {
      default: { minHeight: "$space$8", paddingBlock: "$1", "@lg": { minHeight: "$space$10" } },
      portal: { minHeight: "$space$7", paddingBlock: "$half" },
    },
  },
  defaultVariants: { layout: "default" },
});

export const HomeLink = styled(BaseLink, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "$sizes$target",
  borderRadius: "$sm",
  color: "inherit",
  textDecoration: "none",
});

export const Nav = styled("nav", {
  display: "none",
  marginInlineStart: "auto",
  "@lg": { display: "block" },
});

export const Entries = styled("ul", {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "$1",
  listStyle: "none",
});

export const Entry = styled(BaseLink, {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "$sizes$target",
  paddingInline: "$2",
  borderRadius: "$sm",
  color: "inherit",
  fontSize: "$md",
  fontWeight: "$semibold",
  textDecoration: "none",
  "&::after": {
    content: "''",
    position: "absolute",
    insetInline: "$space$2",
    insetBlockEnd: "$space$half",
    borderBlockEnd: "$borderWidths$ring solid transparent",
    transition: "border-color $transitions$fast",
  },
  "&[aria-current]": { color: "var(--header-accent)", "&::after": { borderColor: "currentColor" } },
  "@hover": {
    "&:hover": { color: "var(--header-accent)", "&::after": { borderColor: "var(--header-line)" } },
  },
});

export const Tools = styled("div", {
  display: "flex",
  alignItems: "center",
  gap: "$half",
  "@sm": { gap: "$1" },
  // The narrowest windows, also with a scroll bar beside them: account, its caret and the menu's word find room beside the logo.
  "@media (max-width: 21.5rem)": { "& :is(a, button)": { paddingInline: "$half", gap: "$half" } },
});

export const AccountSlot = styled("div", signedInStyles);

/** Phones show the icon; the name stays in the label. */
export const Word = styled("span", { display: "none", "@sm": { display: "inline" } });

export const MenuSlot = styled("div", {
  "@lg": { display: "none" },
});

/** A sheet from the end of the window. It has room only where the entries have none beside the logo. */
export const MenuSheet = styled("dialog", popoverSheet, { "@lg": { display: "none" } });

export const MenuFrame = styled("nav", { position: "relative", zIndex: "$raised" });

export const MenuList = styled("ul", { listStyle: "none" });

export const MenuEntry = styled(BaseLink, {
  display: "flex",
  alignItems: "center",
  minHeight: "$space$8",
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  color: "$text",
  fontFamily: "$display",
  fontSize: "$h2",
  fontWeight: "$bold",
  letterSpacing: "$heading",
  textDecoration: "none",
  "&[aria-current]": { color: "$primaryText" },
});

export const MenuOrnament = styled("div", {
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  height: "16rem",
  overflow: "hidden",
  pointerEvents: "none",
});
