import { forwardRef, type HTMLAttributes } from "react";
import { styled } from "../theme";
import type { LayoutElement } from "./gap";

const StyledContainer = styled("div", {
  width: "100%",
  marginInline: "auto",
  paddingInline: "$gutter",
  variants: {
    // The gutter is added, so that the named width is that of the content.
    width: {
      content: { maxWidth: "calc($sizes$content + 2 * $space$gutter)" },
      measure: { maxWidth: "calc($sizes$measure + 2 * $space$gutter)" },
      wide: { maxWidth: "calc($sizes$wide + 2 * $space$gutter)" },
      full: {},
      /** Inside another container. */
      parent: { paddingInline: 0 },
    },
  },
  defaultVariants: { width: "content" },
});

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, "style"> {
  as?: LayoutElement;
  width?: "content" | "measure" | "wide" | "full" | "parent";
}

/** Centres its content and keeps the page's side margins. */
export const Container = forwardRef<HTMLDivElement, ContainerProps>(function Container(
  { as = "div", ...props },
  ref,
) {
  return <StyledContainer as={as} ref={ref} {...props} />;
});
