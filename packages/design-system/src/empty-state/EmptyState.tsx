import type { ReactNode } from "react";
import { ContourLines } from "../contour-lines/ContourLines";
import { Icon } from "../icon/Icon";
import type { IconShape } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Heading, type HeadingLevel } from "../text/Heading";
import { Text } from "../text/Text";
import { styled } from "../theme";

const Frame = styled("div", {
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  paddingBlock: "$5",
  overflowWrap: "anywhere",
  // The reset takes the room of bullets away.
  "& > ul:not([class])": { paddingInlineStart: "$3", lineHeight: "$text" },
  variants: {
    variant: {
      framed: {
        paddingInline: "$3",
        borderRadius: "$lg",
        border: "$borderWidths$thin solid $colors$border",
        backgroundColor: "$surface",
      },
      /** Inside something that has an edge already: a table, a panel. */
      plain: { paddingInline: "$2" },
    },
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center", textAlign: "center" },
    },
  },
  defaultVariants: { variant: "framed", align: "start" },
});

// Fainter than on a page: here words stand on the lines.
const Ornament = styled("div", { position: "absolute", inset: 0, zIndex: -1, opacity: 0.45 });

const Sign = styled("span", {
  display: "grid",
  placeItems: "center",
  width: "$space$8",
  height: "$space$8",
  border: "$borderWidths$thin solid transparent",
  borderRadius: "$round",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
  fontSize: "$lg",
});

export interface EmptyStateProps {
  /** What is not there, as a fact: „Noch keine Reise gemerkt“. */
  title: string;
  /** Why it is empty or how it fills. */
  text?: ReactNode;
  icon?: IconShape;
  /** `contours` is for a page's own emptiness; small places take an icon. */
  ornament?: "none" | "contours";
  /** The ways on: one button or link, at most two. */
  actions?: ReactNode;
  variant?: "framed" | "plain";
  align?: "start" | "center";
  headingLevel?: HeadingLevel;
  /** More ways on, below the actions. */
  children?: ReactNode;
}

/** In the place of what is not there yet: says so, says why, and leads on. */
export function EmptyState({
  title,
  text,
  icon,
  ornament = "none",
  actions,
  variant = "framed",
  align = "start",
  headingLevel = 2,
  children,
}: EmptyStateProps) {
  return (
    <Frame variant={variant} align={align}>
      {ornament === "contours" && (
        <Ornament>
          <ContourLines motif="peaks" fade={align === "center" ? "top" : "start"} />
        </Ornament>
      )}
      {icon && (
        <Sign>
          <Icon icon={icon} />
        </Sign>
      )}
      <Heading level={headingLevel} size={variant === "plain" ? "h4" : "h3"}>
        {title}
      </Heading>
      {text && (
        <Text tone="muted" width="measure">
          {text}
        </Text>
      )}
      {actions && (
        <Cluster gap="1half" justify={align === "center" ? "center" : "start"}>
          {actions}
        </Cluster>
      )}
      {children}
    </Frame>
  );
}
