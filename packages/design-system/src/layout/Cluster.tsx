import { forwardRef, type HTMLAttributes } from "react";
import { styled } from "../theme";
import { gapVariants, type Gap, type LayoutElement } from "./gap";

const StyledCluster = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  variants: {
    gap: gapVariants,
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
      baseline: { alignItems: "baseline" },
      stretch: { alignItems: "stretch" },
    },
    justify: {
      start: { justifyContent: "flex-start" },
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
  },
  defaultVariants: { gap: "2", align: "center", justify: "start" },
});

export interface ClusterProps extends Omit<HTMLAttributes<HTMLElement>, "style"> {
  as?: LayoutElement;
  gap?: Gap;
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  justify?: "start" | "center" | "end" | "between";
}

/** Beside each other, wrapping where the line ends. */
export const Cluster = forwardRef<HTMLDivElement, ClusterProps>(function Cluster(
  { as = "div", ...props },
  ref,
) {
  const role = as === "ul" || as === "ol" ? "list" : undefined;
  return <StyledCluster as={as} role={role} ref={ref} {...props} />;
});
