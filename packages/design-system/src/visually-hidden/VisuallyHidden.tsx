import type { ReactNode } from "react";
import { styled } from "../theme";

const Hidden = styled("span", {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
});

export interface VisuallyHiddenProps {
  as?: "span" | "div" | "h2" | "h3" | "legend" | "caption";
  id?: string;
  children: ReactNode;
}

/** Read by screen readers, not seen. */
export function VisuallyHidden({ as = "span", ...props }: VisuallyHiddenProps) {
  return <Hidden as={as} {...props} />;
}
