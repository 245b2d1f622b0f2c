import type { ReactNode } from "react";
import { styled } from "../theme";
import { hidden } from "./hidden";

const Hidden = styled("span", hidden);

export interface VisuallyHiddenProps {
  as?: "span" | "div" | "h2" | "h3" | "legend" | "caption";
  id?: string;
  children: ReactNode;
}

/** Read by screen readers, not seen. */
export function VisuallyHidden({ as = "span", ...props }: VisuallyHiddenProps) {
  return <Hidden as={as} {...props} />;
}
