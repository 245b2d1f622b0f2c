import { css } from "../theme";

/** Shared by the button and the link that looks like one. */
export const buttonStyles = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "$1",
  minHeight: "$sizes$target",
  minWidth: "$sizes$target",
  // Transparent, so that forced colours draw an edge.
  border: "$borderWidths$thick solid transparent",
  borderRadius: "$md",
  fontFamily: "$text",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color $transitions$fast, border-color $transitions$fast, color $transitions$fast",
  "&:disabled, &[aria-disabled='true']": { opacity: 0.55, cursor: "not-allowed" },
  // At work, which its words say: they stay legible.
  "&[aria-busy='true'][aria-disabled='true']": { opacity: 0.85, cursor: "progress" },
  variants: {
    variant: {
      primary: {
        backgroundColor: "$primary",
        color: "$onPrimary",
        "@hover": { "&:hover": { backgroundColor: "$primaryHover" } },
      },
      secondary: {
        backgroundColor: "$surface",
        borderColor: "$borderStrong",
        color: "$text",
        "@hover": {
          "&:hover": { borderColor: "$primary", backgroundColor: "$primarySoft", color: "$onPrimarySoft" },
        },
      },
      quiet: {
        backgroundColor: "transparent",
        color: "$primaryText",
        "@hover": { "&:hover": { backgroundColor: "$primarySoft", color: "$onPrimarySoft" } },
      },
      danger: {
        backgroundColor: "$danger",
        color: "$onDanger",
        "@hover": { "&:hover": { backgroundColor: "$dangerHover" } },
      },
      /** On dark bands and pictures. */
      inverse: {
        backgroundColor: "transparent",
        borderColor: "currentColor",
        color: "$onPrimaryDeep",
        "&:focus-visible": { outlineColor: "$focusRingDeep" },
        "@hover": { "&:hover": { backgroundColor: "$onPrimaryDeep", color: "$primaryDeep" } },
      },
    },
    size: {
      sm: { paddingInline: "$1half", fontSize: "$sm" },
      md: { paddingInline: "$3", paddingBlock: "$1", fontSize: "$md" },
      lg: { paddingInline: "$4", paddingBlock: "$1half", fontSize: "$lg", minHeight: "$space$7" },
    },
    width: { auto: {}, full: { width: "100%" } },
  },
  defaultVariants: { variant: "primary", size: "md", width: "auto" },
});
