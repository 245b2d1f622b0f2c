import type { ReactNode } from "react";
import { ContourLines } from "../../contour-lines/ContourLines";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const Frame = styled("header", {
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: "$4",
  rowGap: "$2",
  paddingBlock: "$4",
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
});

const Ornament = styled("div", { position: "absolute", inset: 0, zIndex: -1, opacity: 0.8 });
const Words = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  maxWidth: "$sizes$measure",
});

export interface SectionHeaderProps {
  title: string;
  /** Small line above the title. */
  kicker?: string;
  intro?: ReactNode;
  headingLevel?: HeadingLevel;
  /** For `aria-labelledby` of what follows. */
  id?: string;
  action?: ReactNode;
}

/** Opens a part of a page that is not a `Section` of its own, with contour lines behind it. */
export function SectionHeader({ title, kicker, intro, headingLevel = 2, id, action }: SectionHeaderProps) {
  return (
    <Frame>
      <Ornament>
        <ContourLines motif="ridge" />
      </Ornament>
      <Words>
        {kicker && (
          <Text size="sm" weight="semibold" tone="primary">
            {kicker}
          </Text>
        )}
        <Heading level={headingLevel} id={id}>
          {title}
        </Heading>
        {intro && (
          <Text as="div" size="lg" tone="muted">
            {intro}
          </Text>
        )}
      </Words>
      {action}
    </Frame>
  );
}
