import { forwardRef, type HTMLAttributes } from "react";
import { styled } from "../theme";
import { gapVariants, type Gap, type LayoutElement } from "./gap";

const StyledStack = styled("div", {
  display: "flex",
  flexDirection: "column",
  variants: {
    gap: gapVariants,
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
    },
  },
  defaultVariants: { gap: "2", align: "stretch" },
});

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, "style"> {
  as?: LayoutElement;
  gap?: Gap;
  align?: "stretch" | "start" | "center" | "end";
}

/** One below the other. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack({ as = "div", ...props }, ref) {
  const role = as === "ul" || as === "ol" ? "list" : undefined;
  return <StyledStack as={as} role={role} ref={ref} {...props} />;
});
