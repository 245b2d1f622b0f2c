import { BaseLink } from "../link/LinkProvider";
import { styled } from "../theme";

/** A heading that leads somewhere: underlined when it is meant, not always. */
export const TitleLink = styled(BaseLink, {
  display: "inline-block",
  paddingBlock: "$half",
  marginBlock: "calc(-1 * $space$half)",
  borderRadius: "$sm",
  color: "inherit",
  textDecorationLine: "none",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.15em",
  "@hover": { "&:hover": { color: "$primaryText", textDecorationLine: "underline" } },
});
