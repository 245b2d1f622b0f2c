import { forwardRef, type HTMLAttributes } from "react";
import { styled } from "../theme";
import { gapVariants, type Gap, type LayoutElement } from "./gap";

const StyledGrid = styled("div", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  variants: {
    gap: gapVariants,
    columns: {
      "12": { "@md": { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
      "2": { "@sm": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
      "3": {
        "@sm": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        "@md": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      },
      "4": {
        "@sm": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        "@lg": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
    },
  },
  defaultVariants: { gap: "3", columns: "12" },
});

const spans = {
  "1": { "@md": { gridColumn: "span 1" } },
  "2": { "@md": { gridColumn: "span 2" } },
  "3": { "@md": { gridColumn: "span 3" } },
  "4": { "@md": { gridColumn: "span 4" } },
  "5": { "@md": { gridColumn: "span 5" } },
  "6": { "@md": { gridColumn: "span 6" } },
  "7": { "@md": { gridColumn: "span 7" } },
  "8": { "@md": { gridColumn: "span 8" } },
  "9": { "@md": { gridColumn: "span 9" } },
  "10": { "@md": { gridColumn: "span 10" } },
  "11": { "@md": { gridColumn: "span 11" } },
  "12": { "@md": { gridColumn: "span 12" } },
} as const;

const StyledItem = styled("div", { minWidth: 0, variants: { span: spans }, defaultVariants: { span: "12" } });

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, "style"> {
  as?: LayoutElement;
  gap?: Gap;
  /** 12 is the page's grid above 960 px, to be filled with `GridItem`; 2, 3 and 4 are equal cards. One column on phones. */
  columns?: "12" | "2" | "3" | "4";
}

export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid({ as = "div", ...props }, ref) {
  const role = as === "ul" || as === "ol" ? "list" : undefined;
  return <StyledGrid as={as} role={role} ref={ref} {...props} />;
});

export interface GridItemProps extends Omit<HTMLAttributes<HTMLElement>, "style"> {
  as?: LayoutElement;
  /** Columns of twelve, above 960 px. */
  span?: keyof typeof spans;
}

export const GridItem = forwardRef<HTMLDivElement, GridItemProps>(function GridItem(
  { as = "div", ...props },
  ref,
) {
  return <StyledItem as={as} ref={ref} {...props} />;
});
