import { styled } from "../theme";

/** The box alone: whoever uses it gives it a label. */
export const CheckboxBox = styled("input", {
  flexShrink: 0,
  width: "$space$3",
  height: "$space$3",
  margin: 0,
  // Centres the box in the target's height beside one line of text.
  marginBlockStart: "calc(($sizes$target - $space$3) / 2)",
  appearance: "none",
  display: "grid",
  placeContent: "center",
  border: "$borderWidths$thick solid $colors$borderStrong",
  borderRadius: "$sm",
  backgroundColor: "$surface",
  cursor: "pointer",
  transition: "background-color $transitions$fast, border-color $transitions$fast",
  "&::before": {
    content: "''",
    width: "$space$2",
    height: "$space$2",
    backgroundColor: "$onPrimary",
    clipPath: "polygon(14% 47%, 4% 58%, 38% 92%, 97% 24%, 86% 13%, 38% 68%)",
    visibility: "hidden",
  },
  "&:checked": {
    borderColor: "$primary",
    backgroundColor: "$primary",
    "&::before": { visibility: "visible" },
  },
  /** Some of the choices below it are taken, not all. */
  "&:indeterminate": {
    borderColor: "$primary",
    backgroundColor: "$primary",
    "&::before": { visibility: "visible", clipPath: "inset(43% 8%)" },
  },
  "&:disabled": { borderColor: "$border", cursor: "not-allowed" },
  "&[aria-invalid='true']": { borderColor: "$danger" },
  "@media (forced-colors: active)": { appearance: "auto", "&::before": { display: "none" } },
});
