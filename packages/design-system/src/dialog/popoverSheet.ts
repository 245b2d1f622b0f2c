import { css } from "../theme";
import { slideIn } from "./Dialog.styles";

/** A sheet on phones that a button opens by `popoverTarget`, without any script; from 1280 px on whoever uses it says what it is there. */
export const popoverSheet = css({
  width: "min(100%, $sizes$sheet)",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: "0 0 0 auto",
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: "$text",
  "&::backdrop": { backgroundColor: "$backdrop" },
  "&:popover-open": { animation: `${slideIn} 250ms ease-out` },
  "html:has(&:popover-open)": { overflow: "hidden" },
  "@lg": { "html:has(&:popover-open)": { overflow: "visible" } },
});
